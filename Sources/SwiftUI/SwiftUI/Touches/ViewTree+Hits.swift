import Foundation

extension ViewTree {
    /// Taps the view with a label or an accessibility identifier, in its middle or as near to that as it can be reached.
    ///
    /// - Throws: `ViewTreeError.noSuchLabel` with the labels there are, or what an update throws.
    package func tap(_ label: String, count: Int = 1, at time: Double) throws {
        guard let point = try target(named: label, at: time).point else { return }
        try tap(at: point, count: count, at: time)
    }

    /// Taps a point of the container; answers whether something was there.
    @discardableResult
    package func tap(at point: CGPoint, count: Int = 1, at time: Double) throws -> Bool {
        try touch(along: Array(repeating: [(0, point), (0, point)], count: max(count, 1)), at: time)
    }

    /// Touches the container: each stroke is a finger that comes down at its first point and goes up at its last.
    ///
    /// - Parameters:
    ///   - strokes: points with the seconds since `time`, in order.
    /// - Returns: whether something was there that a touch does something with.
    @discardableResult
    package func touch(along strokes: [[(seconds: Double, point: CGPoint)]], at time: Double) throws -> Bool {
        try advance(to: time)
        guard let first = strokes.first?.first else { return false }
        guard let hand = hand(at: first.point, time: time, strokes: strokes.count) else { return false }
        for stroke in strokes {
            for (index, sample) in stroke.enumerated() {
                let phase: HandPhase = index == 0 ? .began : index == stroke.count - 1 ? .ended : .moved
                try hand.feel(phase, at: sample.point, time: time + sample.seconds)
            }
        }
        return true
    }

    /// Touches the container with one hand, whose fingers come down with the first sample and go up with the last.
    ///
    /// - Parameter samples: where the fingers are, with the seconds since `time`, in order.
    /// - Returns: whether something was there that a touch does something with.
    @discardableResult
    package func touch(with samples: [(seconds: Double, fingers: Fingers)], at time: Double) throws -> Bool {
        try advance(to: time)
        guard let first = samples.first, let hand = hand(at: first.fingers.middle, time: time) else { return false }
        for (index, sample) in samples.enumerated() {
            let phase: HandPhase = index == 0 ? .began : index == samples.count - 1 ? .ended : .moved
            try hand.feel(phase, sample.fingers, time: time + sample.seconds)
        }
        return true
    }

    /// What follows a finger that comes down at a point; nil where nothing does anything with it.
    ///
    /// - Parameter strokes: how often the finger will come down.
    package func hand(at point: CGPoint, time: Double, strokes: Int = 1) -> Hand? {
        begin(at: time)
        _ = displayList(at: time)
        guard let parts = touched(at: point), !parts.isEmpty else { return nil }
        return Hand(parts, tree: self, strokes: strokes)
    }

    /// Types into a field at a point, which has the focus then; a line break in a field of one line submits it.
    ///
    /// - Returns: whether there is one.
    package func enter(_ text: String, at point: CGPoint, time: Double) throws -> Bool {
        try advance(to: time)
        begin(at: time)
        for touched in touched(at: point) ?? [] {
            guard case .control(let control) = touched.part.interaction, control.type != nil else { continue }
            try enter(text, into: touched.part.node, control, time: time)
            return true
        }
        return false
    }

    /// Types into the field to which the program has given the focus.
    ///
    /// - Returns: whether there is one.
    package func enterIntoFocusedField(_ text: String, time: Double) throws -> Bool {
        try advance(to: time)
        begin(at: time)
        guard let held = heldField(), let control = held.part.node.fieldTouch else { return false }
        try enter(text, into: held.part.node, control, time: time)
        return true
    }

    private func enter(_ text: String, into field: ViewNode, _ control: ControlTouch, time: Double) throws {
        try perform(at: time) { moveFocus(to: field) }
        // The return key ends what is typed into a line.
        let line = control.submit == nil ? text : String(text.prefix { !$0.isNewline })
        if let type = field.fieldTouch?.type, !line.isEmpty { try perform(at: time) { type(line) } }
        guard line.count < text.count else { return }
        try perform(at: time) {
            field.fieldTouch?.submit?()
            for submit in field.environment.submitActions { submit() }
            moveFocus(to: nil)
        }
    }
}

/// Where a finger is in its stroke.
package enum HandPhase: Sendable { case began, moved, ended }

/// What one touch does: the gestures of all views that it reaches follow it, and one of them takes it.
///
/// A gesture waits until those in front of it have failed, and then hears of everything that it missed: those of high
/// priority from the outside in, then the others from the inside out. Simultaneous ones wait for nobody.
///
/// Source: Apple, SwiftUI `gesture(_:including:)`, `simultaneousGesture`, `highPriorityGesture`.
@MainActor
package final class Hand {
    private unowned let tree: ViewTree
    private var waiting: [Contender]
    private var simultaneous: [Contender]
    private var touches: [Sample] = []
    /// How often the finger will come down again.
    private var strokesLeft: Int
    private var presses: [(Bool) -> Void]

    fileprivate struct Sample {
        var phase: HandPhase
        var fingers: Fingers
        var time: Double
        var isRepeated: Bool
    }

    init(_ parts: [TouchedPart], tree: ViewTree, strokes: Int) {
        self.tree = tree
        strokesLeft = strokes
        let time = tree.now
        var (high, normal, beside): ([Contender], [Contender], [Contender]) = ([], [], [])
        for (index, touched) in parts.enumerated() {
            let isInScroll = parts[(index + 1)...].contains { $0.part.interaction.scrolls }
            let contender = Contender(touched, strokes: strokes, isInScroll: isInScroll, tree: tree, time: time)
            switch contender.priority {
            case .high: high.insert(contender, at: 0)
            case .normal: normal.append(contender)
            case .simultaneous: beside.append(contender)
            }
        }
        waiting = high + normal
        simultaneous = beside
        // Only the innermost control looks pressed.
        let controls = parts.compactMap { touched -> ControlTouch? in
            if case .control(let control) = touched.part.interaction { control } else { nil }
        }
        presses = controls.first.flatMap(\.press).map { [$0] } ?? []
    }

    /// Takes one sample of the finger, as an event of its own.
    package func feel(_ phase: HandPhase, at location: CGPoint, time: Double) throws {
        try feel(phase, Fingers(location), time: time)
    }

    /// Takes one sample of the fingers, as an event of its own.
    package func feel(_ phase: HandPhase, _ fingers: Fingers, time: Double) throws {
        try tree.advance(to: time)
        if phase == .began { strokesLeft -= 1 }
        // That a control is let go is shown before what its action changes, so that the action's animations are its own.
        if phase == .ended, !presses.isEmpty { try tree.perform(at: time) { for press in presses { press(false) } } }
        try tree.perform(at: time) {
            if phase == .began { for press in presses { press(true) } }
            touches.append(Sample(phase: phase, fingers: fingers, time: time, isRepeated: strokesLeft > 0))
            // What takes a touch keeps it; what fails is out, and the next one catches up.
            for contender in simultaneous { contender.catchUp(with: touches) }
            simultaneous.removeAll { $0.progress == .failed }
            while let first = waiting.first {
                first.catchUp(with: touches)
                guard first.progress == .failed else { break }
                waiting.removeFirst()
            }
            if waiting.first?.progress == .recognized {
                waiting.removeSubrange(1...)
                // What scrolls takes the finger from the control under it.
                if waiting[0].isScroll {
                    for press in presses { press(false) }
                    presses = []
                }
            }
        }
    }
}

/// One of the things that want a touch.
@MainActor
private final class Contender {
    private(set) var progress = GestureProgress.possible
    let priority: AttachedGesture.Priority
    private let handle: @MainActor (Touch) -> GestureProgress
    private let part: TouchPart
    var isScroll: Bool { part.interaction.scrolls }
    private let inward: ProjectionTransform
    private let clock: ViewClock
    /// How many samples it has heard of.
    private var heard = 0

    /// - Parameter isInScroll: whether something around it scrolls, and takes a finger that moves.
    init(_ touched: TouchedPart, strokes: Int, isInScroll: Bool, tree: ViewTree, time: Double) {
        part = touched.part
        inward = touched.outward.inverted()
        clock = tree.clock
        if let touches = tree.environment.widgetTouches, touched.part.interaction.isInertInWidget(touched.part.node) {
            priority = .normal
            handle = Self.inert(touched, touches, in: tree)
            return
        }
        switch touched.part.interaction {
        case .gesture(let gesture), .scroll(let gesture):
            priority = gesture.priority
            handle = gesture.makeHandler()
        case .control(let control):
            priority = .normal
            if let gesture = control.gesture {
                handle = gesture.makeHandler()
            } else {
                let node = touched.part.node
                handle = Self.taps(1, of: strokes, holds: true, slack: isInScroll ? Touch.slack : nil) {
                    control.action?()
                    if control.role == .field { tree.moveFocus(to: node) }
                }
            }
        case .tap(let count, let action):
            priority = .normal
            handle = Self.taps(count, of: strokes, holds: false, action)
        case .blocksSubviews, .shape, .hitTesting, .naming, .labelling, .nothing:
            priority = .normal
            handle = { _ in .failed }
        }
    }

    /// What becomes of a touch in a widget of something that does nothing there.
    private static func inert(
        _ touched: TouchedPart, _ touches: WidgetTouches, in tree: ViewTree
    ) -> @MainActor (Touch) -> GestureProgress {
        { [name = tree.name(of: touched.part)] touch in
            guard touch.phase == .ended else { return .possible }
            touches.note(inert: name)
            return .recognized
        }
    }

    func catchUp(with touches: [Hand.Sample]) {
        while heard < touches.count, progress != .failed {
            let sample = touches[heard]
            let location = sample.fingers.middle
            heard += 1
            let own = location.applying(inward)
            let touch = Touch(
                phase: sample.phase == .began ? .began : sample.phase == .moved ? .moved : .ended, location: location,
                time: sample.time, date: clock.date(at: sample.time), frame: part.frame,
                place: CGPoint(x: own.x - part.frame.minX, y: own.y - part.frame.minY),
                fingers: sample.fingers.second == nil ? nil : sample.fingers, isRepeated: sample.isRepeated, view: part.node)
            progress = handle(touch)
        }
    }

    /// Seconds after which a finger that stays is no tap of a plain view, so that a long press around it has its turn. That a
    /// long press further out works is known of Apple's systems; when the tap gives up is not published, and half a second,
    /// the least that a long press takes by default, is a choice.
    private static let longestTap = 0.5

    /// What waits for taps: where as many are enough, an action; one that needs fewer is performed as often as it can be.
    ///
    /// - Parameters:
    ///   - strokes: how often the finger will come down in all.
    ///   - holds: whether a finger may stay as long as it likes, as on a control.
    ///   - slack: how far the finger may move on a control, in points; nil: as far as the control reaches.
    private static func taps(
        _ count: Int, of strokes: Int, holds: Bool, slack: CGFloat? = nil, _ action: @escaping () -> Void
    ) -> @MainActor (Touch) -> GestureProgress {
        var (start, begin, taps) = (CGPoint.zero, 0.0, 0)
        return { touch in
            guard count <= strokes, touch.fingers == nil else { return .failed }
            if touch.phase == .began { (start, begin) = (touch.location, touch.time) }
            // A control lets go of a finger that leaves it; a billionth less, so that the last bit of a sum does not count.
            let hasStrayed = slack.map { touch.location.distance(to: start) > $0 } ?? false
            let hasLeft =
                holds
                ? hasStrayed
                    || !CGRect(origin: .zero, size: touch.frame.size).insetBy(dx: -controlReach, dy: -controlReach).contains(touch.place)
                : touch.location.distance(to: start) > Touch.slack
            guard !hasLeft, holds || touch.time - begin < longestTap - 1e-9 else { return .failed }
            guard touch.phase == .ended else { return .possible }
            taps += 1
            guard taps % max(count, 1) == 0 else { return .possible }
            action()
            return .recognized
        }
    }

    /// How far a finger may stray from a control before that lets go, in points. Source: UIKit's controls, 70 points.
    private static let controlReach: CGFloat = 70
}

extension Interaction {
    /// Whether the system does nothing with it in a widget: everything but links and controls that perform intents.
    ///
    /// Source: Apple, "Adding interactivity to widgets and Live Activities".
    @MainActor func isInertInWidget(_ node: ViewNode) -> Bool {
        switch self {
        case .gesture, .scroll, .tap: true
        case .control(let control): control.role == .link ? false : !node.environment.performsIntent
        case .blocksSubviews, .shape, .hitTesting, .naming, .labelling, .nothing: false
        }
    }
}
