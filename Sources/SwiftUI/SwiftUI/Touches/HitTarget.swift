import Foundation

/// Something that can be touched, as a scripted hand finds it.
package struct HitTarget: Sendable, Equatable {
    /// What a touch of it does.
    package enum Action: Sendable, Equatable {
        case button, toggle, link, slider, stepper, tab, segment, field
        case tap(count: Int)
        case longPress(seconds: Double)
        case drag
        /// A press of so many seconds, and then a drag of the same finger.
        case pressDrag(seconds: Double)
        /// A press of so many seconds that picks the view up, and a drag that carries it to where it can be dropped.
        case carry(seconds: Double)
        /// Two fingers that move apart, or turn around each other.
        case pinch(magnifies: Bool, rotates: Bool)
        case gesture
        /// A scroll view, with how far its content reaches beyond it, in points.
        case scroll(CGSize)
        /// A scroll view that is pulled down beyond its beginning.
        case pull
        /// A row that is swiped to a side, where that brings out actions.
        case swipe(toRight: Bool)
    }

    /// Its accessibility label, or what is written in it, or the name of its picture.
    package var label: String
    package var identifier: String?
    /// What it is called where it has neither: its kind, from the second of a kind on with its number in reading order.
    package var kindName = ""
    /// The words that people may say to find it.
    package var inputLabels: [String] = []
    package var action: Action
    /// What its gesture waits for, if it has one.
    package var kinds: [GestureKind] = []
    /// Whether it is a switch, or the part of one that is touched.
    package var isSwitch = false
    /// In points from the top left of the container, as it is seen.
    package var frame: CGRect
    /// Whether it is a control that does nothing in a widget, since it performs no intent.
    package var isInertInWidget = false
    /// Whether it is a scroll view that refreshes what it shows when that is pulled down.
    package var refreshesByPull = false
    /// To which sides a swipe moves it, so that actions come out.
    package var swipeSides: [Action] = []
    /// Whether it does what another one does in the same way, as each row of a list that can be moved.
    package var isLikeOthers = false
    /// Where a finger touches it: its middle, or as near to that as it is not covered; nil where all of it is.
    package var point: CGPoint?

    /// Whether a name is this target's own.
    fileprivate func isCalled(_ name: String) -> Bool {
        label.isAlike(name) || identifier == name || inputLabels.contains(name)
    }

    fileprivate var isLifted: Bool { if case .pressDrag = action { true } else { false } }

    /// Whether a name is the last of the texts that the target is called by.
    fileprivate func endsWith(_ name: String) -> Bool { !isCalled(name) && label.withPlainSpaces.hasSuffix(", \(name.withPlainSpaces)") }
}

extension ViewTree {
    /// Everything that can be touched, in reading order of the tree; scroll views are apart.
    package var hitTargets: [HitTarget] { allTargets.filter { if case .scroll = $0.action { false } else { true } } }

    /// The scroll views whose content can be scrolled; rows that a swipe moves aside are none.
    package var scrollTargets: [HitTarget] {
        allTargets.filter { if case .scroll(let excess) = $0.action { excess != .zero } else { false } }
    }

    /// The scroll views that refresh what they show when that is pulled down, whether it reaches beyond them or not.
    package var pullTargets: [HitTarget] { allTargets.filter(\.refreshesByPull) }

    /// The rows that a swipe moves aside.
    package var swipeTargets: [HitTarget] {
        allTargets.filter { target in
            if case .scroll(.zero) = target.action { !target.refreshesByPull } else { false }
        }
    }

    var allTargets: [HitTarget] {
        var result: [HitTarget] = []
        visitTouchParts(at: now) { touched, names in result.append(target(of: touched, names: names)) }
        return result.withKindNames
    }

    /// Visits every part that does something when it is touched, in reading order of the tree.
    func visitTouchParts(at time: Double, isByHand: Bool = true, _ visit: (TouchedPart, TouchNames) -> Void) {
        for root in root?.touchRoots ?? [] {
            root.visitTouchParts(time: time, outward: ProjectionTransform(), names: TouchNames(), isByHand: isByHand, visit)
        }
    }

    /// What a part is called, by itself or by what is around it.
    func name(of part: TouchPart) -> String {
        var name = part.name ?? part.node.spokenLabel
        visitTouchParts(at: now) { touched, names in
            if touched.part.node === part.node, touched.part.frame == part.frame { name = Self.name(of: touched.part, names) }
        }
        return name
    }

    private static func name(of part: TouchPart, _ names: TouchNames) -> String {
        let label = names.label ?? part.name ?? part.node.fieldNames(names).first ?? part.node.spokenLabel
        guard let control = names.control, !control.isEmpty, control != label else { return label }
        let isWhole = part.interaction.role == .toggle || label.isEmpty || control.hasSuffix(label)
        return isWhole ? control : "\(control), \(label)"
    }

    func target(of touched: TouchedPart, names: TouchNames) -> HitTarget {
        let part = touched.part
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { part.frame.point(at: $0.0, $0.1).applying(touched.outward) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        let frame = CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
        var action = part.interaction.targetAction
        if case .scroll = action, let excess = part.node.scrollExcess { action = .scroll(excess) }
        return HitTarget(
            label: Self.name(of: part, names), identifier: names.identifier ?? part.node.traits.accessibility.identifier,
            inputLabels: names.inputLabels + otherNames(of: part, names), action: action, kinds: part.interaction.kinds,
            isSwitch: action == .toggle || names.role == .toggle, frame: frame,
            isInertInWidget: part.interaction.role != nil && part.interaction.isInertInWidget(part.node),
            refreshesByPull: part.node.refreshesByPull, swipeSides: swipeSides(of: part), isLikeOthers: part.isLikeOthers,
            point: point(of: touched, at: now))
    }

    /// What a field is found by besides: its title, its prompt, and what is written in it.
    private func otherNames(of part: TouchPart, _ names: TouchNames) -> [String] {
        guard part.node.fieldTouch != nil else { return [] }
        return (part.node.fieldNames(names) + [part.node.spokenLabel]).filter { !$0.isEmpty }
    }

    /// To which sides a part that is a row of a list can be swiped.
    private func swipeSides(of part: TouchPart) -> [HitTarget.Action] {
        guard case .scroll = part.interaction, part.node.scrollExcess == nil else { return [] }
        var node = part.node.parent
        while let list = node {
            let sides = list.sidesBySwipe(of: part.node)
            if !sides.isEmpty { return sides.map { .swipe(toRight: $0 == .right) } }
            node = list.parent
        }
        return []
    }

    /// The point nearest to the middle of a part at which a touch reaches it at a moment.
    func point(of touched: TouchedPart, at time: Double) -> CGPoint? {
        let container = bounds
        let frame = touched.part.frame
        var places = Self.places.map { frame.point(at: $0.0, $0.1) }
        if case .control(let control) = touched.part.interaction, let grip = control.grip?(frame.size) {
            places = [CGPoint(x: frame.minX + grip.x, y: frame.minY + grip.y)]
        }
        func isIt(_ other: TouchedPart) -> Bool { other.part.node === touched.part.node && other.part.frame == touched.part.frame }
        var beside: CGPoint?
        for place in places {
            let point = place.applying(touched.outward)
            guard container.contains(point), let parts = self.touched(at: point, time: time), parts.contains(where: isIt) else { continue }
            // Who means a row touches no button in it, if there is room beside.
            if parts.first.map(isIt) ?? false { return point }
            if beside == nil { beside = point }
        }
        if let beside { return beside }
        // What is shown elsewhere than the part's place, as after an offset, is touched there.
        var found: CGPoint?
        touched.part.node.visitShown(time: time, outward: touched.outward) { point in
            guard found == nil, container.contains(point), let parts = self.touched(at: point, time: time) else { return }
            if parts.contains(where: isIt) { found = point }
        }
        return found
    }

    /// Places in a part, as shares of its sides, the middle first and then away from it.
    private static let places: [(Double, Double)] = {
        let steps = (1...9).map { Double($0) / 10 }
        let all = steps.flatMap { y in steps.map { x in (x, y) } }
        let distance = { (place: (Double, Double)) in
            (place.0 - 0.5) * (place.0 - 0.5) + (place.1 - 0.5) * (place.1 - 0.5)
        }
        return all.enumerated()
            .sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }.map(\.element)
    }()

    /// What a touch at a point of the container reaches now, innermost first; nil where there is nothing.
    func touched(at point: CGPoint) -> [TouchedPart]? { touched(at: point, time: now) }

    private func touched(at point: CGPoint, time: Double) -> [TouchedPart]? {
        for root in root?.touchRoots ?? [] {
            if let found = root.touched(at: point, time: time, outward: ProjectionTransform()) { return found }
        }
        return nil
    }

    /// What could be touched if it were not disabled, with what can be.
    private var disabledTargets: [HitTarget] {
        countsDisabled = true
        defer { countsDisabled = false }
        return hitTargets
    }

    /// A target with the view whose part it is.
    private typealias NamedPart = (target: HitTarget, node: ViewNode)

    /// Everything that can be touched, but for scroll views.
    private var namedParts: [NamedPart] {
        var result: [NamedPart] = []
        visitTouchParts(at: now) { touched, names in
            let target = target(of: touched, names: names)
            if case .scroll = target.action { return }
            result.append((target, touched.part.node))
        }
        return Array(zip(result.map(\.target).withKindNames, result.map(\.node)))
    }

    /// The same targets, those inside others before these: a card with nothing but a button in it is called as the button is.
    private func innermostFirst(_ parts: [NamedPart]) -> [HitTarget] {
        var result: [NamedPart] = []
        for part in parts {
            let outer = result.firstIndex { other in
                // What stands in the label of a switch is a part of that.
                part.node !== other.node && part.node.isInside(other.node) && (part.target.isSwitch || !other.target.isSwitch)
            }
            result.insert(part, at: outer ?? result.endIndex)
        }
        return result.map(\.target)
    }

    /// The first thing with a label or an accessibility identifier that a finger can reach at a moment.
    ///
    /// - Throws: `ViewTreeError.noSuchLabel` with the labels there are, `disabled` if what has the name is, or `covered` if none of those
    ///   with the name is in reach.
    package func target(named name: String, at time: Double) throws -> HitTarget {
        try advance(to: time)
        // What moves is touched where it is by then, and not where it was at the last event.
        begin(at: time)
        let parts = namedParts
        let targets = parts.map(\.target)
        // A row is called by all that stands in it: what has the name for itself comes before it.
        var named = innermostFirst(parts.filter { $0.target.isCalled(name) }) + innermostFirst(parts.filter { $0.target.endsWith(name) })
        // A row that can be lifted is one after all that is called so in it.
        named = named.filter { !$0.isLifted } + named.filter(\.isLifted)
        // Of several texts the first is the name: "Work Timer, Running".
        if named.isEmpty { named = targets.filter { $0.label.hasPrefix("\(name), ") } }
        // A row that can be swiped does nothing where it is tapped.
        if named.isEmpty { named = swipeTargets.filter { $0.isCalled(name) || $0.endsWith(name) } }
        guard let first = named.first else {
            if disabledTargets.contains(where: { $0.isCalled(name) }) { throw ViewTreeError.disabled(name) }
            if let written = target(saying: name, at: time) { return written }
            if let unnamed = targets.first(where: { $0.kindName == name && $0.point != nil }) { return unnamed }
            throw ViewTreeError.noSuchLabel(name, known: targets.names)
        }
        guard let reached = named.first(where: { $0.point != nil }) else {
            throw ViewTreeError.covered(name, frame: first.frame)
        }
        return reached
    }
}

extension Interaction {
    var scrolls: Bool { if case .scroll = self { true } else { false } }

    /// What a control is; nil for what is none.
    var role: ControlTouch.Role? {
        if case .control(let control) = self { control.role } else { nil }
    }

    /// What a gesture waits for.
    fileprivate var kinds: [GestureKind] {
        if case .gesture(let gesture) = self { gesture.kinds } else { [] }
    }

    @MainActor
    fileprivate var targetAction: HitTarget.Action {
        switch self {
        case .tap(let count, _): .tap(count: count)
        case .control(let control): control.role.targetAction
        case .gesture(let gesture):
            switch gesture.kinds.first {
            case .magnify, .rotate:
                .pinch(magnifies: gesture.kinds.contains(.magnify), rotates: gesture.kinds.contains(.rotate))
            case let kind: kind?.targetAction ?? .gesture
            }
        case .scroll: .scroll(.zero)
        case .blocksSubviews, .shape, .hitTesting, .naming, .labelling, .nothing: .gesture
        }
    }
}

extension ControlTouch.Role {
    fileprivate var targetAction: HitTarget.Action {
        switch self {
        case .button: .button
        case .toggle: .toggle
        case .link: .link
        case .slider: .slider
        case .stepper: .stepper
        case .tab: .tab
        case .segment: .segment
        case .field: .field
        }
    }
}

extension GestureKind {
    var targetAction: HitTarget.Action {
        switch self {
        case .tap(let count): .tap(count: count)
        case .longPress(let seconds): .longPress(seconds: seconds)
        case .drag: .drag
        case .press: .gesture
        case .pressDrag(let seconds): .pressDrag(seconds: seconds)
        case .carry(let seconds): .carry(seconds: seconds)
        case .magnify: .pinch(magnifies: true, rotates: false)
        case .rotate: .pinch(magnifies: false, rotates: true)
        }
    }
}

extension CGRect {
    /// The point at shares of the sides.
    fileprivate func point(at x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: minX + width * CGFloat(x), y: minY + height * CGFloat(y))
    }
}
