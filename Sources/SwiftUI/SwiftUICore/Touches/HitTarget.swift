import Foundation

/// A touchable part, as a scripted hand finds it.
package struct HitTarget: Sendable, Equatable {
    /// The action of a touch on the target.
    package enum Action: Sendable, Equatable {
        case button, toggle, link, slider, stepper, tab, segment, field
        case tap(count: Int)
        case longPress(seconds: Double)
        case drag
        /// A press of a duration in seconds, followed by a drag of the same finger.
        case pressDrag(seconds: Double)
        /// A press of a duration in seconds that picks the view up, and a drag that carries it to a drop target.
        case carry(seconds: Double)
        /// Two fingers that move apart, or turn around each other.
        case pinch(magnifies: Bool, rotates: Bool)
        case gesture
        /// A scroll view, with the distance by which its content reaches beyond it, in points.
        case scroll(CGSize)
        /// A scroll view that is pulled down beyond its beginning.
        case pull
        /// A row that is swiped to a side at which it has actions.
        case swipe(toRight: Bool)
    }

    /// Its accessibility label; without one its text, or the name of its picture.
    package var label: String
    package var identifier: String?
    /// The name of a target without label and identifier: its kind, followed from the second of a kind on by its number in reading order.
    package var kindName = ""
    /// The names by which people may ask for it.
    package var inputLabels: [String] = []
    package var action: Action
    /// The kinds of event that its gesture waits for, if it has one.
    package var kinds: [GestureKind] = []
    /// True if it is a switch, or the part of one that is touched.
    package var isSwitch = false
    /// Its visible frame, in points from the top left of the container.
    package var frame: CGRect
    /// True if it is a control without effect in a widget, because it performs no intent.
    package var isInertInWidget = false
    /// True if it is a scroll view that refreshes its content when it is pulled down.
    package var refreshesByPull = false
    /// The sides to which a swipe moves it, revealing actions.
    package var swipeSides: [Action] = []
    /// True if it behaves in the same way as another target, as each movable row of a list does.
    package var isLikeOthers = false
    /// The point at which a finger touches it: its middle, or the nearest uncovered point; nil if it is entirely covered.
    package var point: CGPoint?

    /// Returns true if a name is this target's own.
    fileprivate func isCalled(_ name: String) -> Bool {
        label.isAlike(name) || identifier == name || inputLabels.contains(name)
    }

    fileprivate var isLifted: Bool { if case .pressDrag = action { true } else { false } }

    /// Returns true if a name is the last of the texts that make up the target's label.
    fileprivate func endsWith(_ name: String) -> Bool { !isCalled(name) && label.withPlainSpaces.hasSuffix(", \(name.withPlainSpaces)") }
}

extension ViewTree {
    /// Everything that can be touched, except scroll views, in reading order of the tree.
    package var hitTargets: [HitTarget] { allTargets.filter { if case .scroll = $0.action { false } else { true } } }

    /// The scroll views whose content can be scrolled, excluding rows that a swipe moves aside.
    package var scrollTargets: [HitTarget] {
        allTargets.filter { if case .scroll(let excess) = $0.action { excess != .zero } else { false } }
    }

    /// The scroll views that refresh their content when pulled down, whether or not the content reaches beyond them.
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

    /// Visits every part that responds to touches, in reading order of the tree.
    func visitTouchParts(at time: Double, isByHand: Bool = true, _ visit: (TouchedPart, TouchNames) -> Void) {
        for root in root?.touchRoots ?? [] {
            root.visitTouchParts(time: time, outward: ProjectionTransform(), names: TouchNames(), isByHand: isByHand, visit)
        }
    }

    /// Returns the name of a part, its own or one given by the views around it.
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

    /// Returns the other names of a field: its title, its prompt, and its text.
    private func otherNames(of part: TouchPart, _ names: TouchNames) -> [String] {
        guard part.node.fieldTouch != nil else { return [] }
        return (part.node.fieldNames(names) + [part.node.spokenLabel]).filter { !$0.isEmpty }
    }

    /// Returns the sides to which a part can be swiped if it is a row of a list.
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

    /// Returns the point nearest to the middle of a part at which a touch reaches it at a moment.
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
            // A touch meant for a row avoids the buttons in it, if there is room beside them.
            if parts.first.map(isIt) ?? false { return point }
            if beside == nil { beside = point }
        }
        if let beside { return beside }
        // Content shown away from the part's place, as after an offset, is touched where it is visible.
        var found: CGPoint?
        touched.part.node.visitShown(time: time, outward: touched.outward) { point in
            guard found == nil, container.contains(point), let parts = self.touched(at: point, time: time) else { return }
            if parts.contains(where: isIt) { found = point }
        }
        return found
    }

    /// Positions in a part, as fractions of its sides, ordered by distance from the middle.
    private static let places: [(Double, Double)] = {
        let steps = (1...9).map { Double($0) / 10 }
        let all = steps.flatMap { y in steps.map { x in (x, y) } }
        let distance = { (place: (Double, Double)) in
            (place.0 - 0.5) * (place.0 - 0.5) + (place.1 - 0.5) * (place.1 - 0.5)
        }
        return all.enumerated()
            .sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }.map(\.element)
    }()

    /// Returns the parts that a touch at a point of the container reaches now, innermost first; nil if there are none.
    func touched(at point: CGPoint) -> [TouchedPart]? { touched(at: point, time: now) }

    private func touched(at point: CGPoint, time: Double) -> [TouchedPart]? {
        for root in root?.touchRoots ?? [] {
            if let found = root.touched(at: point, time: time, outward: ProjectionTransform()) { return found }
        }
        return nil
    }

    /// The targets that can be touched, including disabled ones.
    private var disabledTargets: [HitTarget] {
        touches.countsDisabled = true
        defer { touches.countsDisabled = false }
        return hitTargets
    }

    /// A target with the view that contains it.
    private typealias NamedPart = (target: HitTarget, node: ViewNode)

    /// Everything that can be touched, except scroll views.
    private var namedParts: [NamedPart] {
        var result: [NamedPart] = []
        visitTouchParts(at: now) { touched, names in
            let target = target(of: touched, names: names)
            if case .scroll = target.action { return }
            result.append((target, touched.part.node))
        }
        return Array(zip(result.map(\.target).withKindNames, result.map(\.node)))
    }

    /// Returns the same targets, with inner ones before the targets that contain them. A card that contains only a button has the same
    /// name as the button.
    private func innermostFirst(_ parts: [NamedPart]) -> [HitTarget] {
        var result: [NamedPart] = []
        for part in parts {
            let outer = result.firstIndex { other in
                // The content of a switch's label belongs to the switch.
                part.node !== other.node && part.node.isInside(other.node) && (part.target.isSwitch || !other.target.isSwitch)
            }
            result.insert(part, at: outer ?? result.endIndex)
        }
        return result.map(\.target)
    }

    /// Returns the first target with a label or an accessibility identifier that a finger can reach at a moment.
    ///
    /// - Throws: `ViewTreeError.noSuchLabel` with the known labels, `disabled` if the target with the name is disabled, or `covered` if
    ///   no target with the name can be reached.
    package func target(named name: String, at time: Double) throws -> HitTarget {
        try advance(to: time)
        // A moving target is touched at its place at that moment, not at its place at the last event.
        begin(at: time)
        let parts = namedParts
        let targets = parts.map(\.target)
        // A row's name consists of all the text in it, so targets with exactly this name come first.
        var named = innermostFirst(parts.filter { $0.target.isCalled(name) }) + innermostFirst(parts.filter { $0.target.endsWith(name) })
        // A row that can be lifted comes after all targets of that name inside it.
        named = named.filter { !$0.isLifted } + named.filter(\.isLifted)
        // The first of several texts counts as the name: "Work Timer, Running".
        if named.isEmpty { named = targets.filter { $0.label.hasPrefix("\(name), ") } }
        // A row that can be swiped has no action on a tap.
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

    /// The role of a control; nil for other interactions.
    var role: ControlTouch.Role? {
        if case .control(let control) = self { control.role } else { nil }
    }

    /// The kinds of event that a gesture waits for.
    @MainActor fileprivate var kinds: [GestureKind] {
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
    /// Returns the point at fractions of the sides.
    fileprivate func point(at x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: minX + width * CGFloat(x), y: minY + height * CGFloat(y))
    }
}
