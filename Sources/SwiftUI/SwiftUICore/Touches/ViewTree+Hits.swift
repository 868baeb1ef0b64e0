import Foundation

extension ViewTree {
    /// Taps the view with a label or an accessibility identifier, in its middle or at the nearest reachable point.
    ///
    /// - Throws: `ViewTreeError.noSuchLabel` with the known labels, or the error of an update.
    package func tap(_ label: String, count: Int = 1, at time: Double) throws {
        guard let point = try target(named: label, at: time).point else { return }
        try tap(at: point, count: count, at: time)
    }

    /// Taps a point of the container. Returns whether anything responded.
    @discardableResult
    package func tap(at point: CGPoint, count: Int = 1, at time: Double) throws -> Bool {
        try touch(along: Array(repeating: [(0, point), (0, point)], count: max(count, 1)), at: time)
    }

    /// Touches the container. Each stroke is a finger that touches down at its first point and lifts at its last.
    ///
    /// - Parameters:
    ///   - strokes: points with the seconds since `time`, in order.
    /// - Returns: whether anything responded to the touch.
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

    /// Touches the container with one hand, whose fingers touch down with the first sample and lift with the last.
    ///
    /// - Parameter samples: the positions of the fingers, with the seconds since `time`, in order.
    /// - Returns: whether anything responded to the touch.
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

    /// Returns the hand of a finger that touches down at a point; nil if nothing responds to it.
    ///
    /// - Parameter strokes: the number of times the finger will touch down.
    package func hand(at point: CGPoint, time: Double, strokes: Int = 1) -> Hand? {
        begin(at: time)
        _ = displayList(at: time)
        guard let parts = touched(at: point), !parts.isEmpty else { return nil }
        return Hand(parts, tree: self, strokes: strokes)
    }

    /// Types into the field at a point, which takes the focus. A line break in a single-line field submits it.
    ///
    /// - Returns: whether there is a field.
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
    /// - Returns: whether there is a field.
    package func enterIntoFocusedField(_ text: String, time: Double) throws -> Bool {
        try advance(to: time)
        begin(at: time)
        guard let held = heldField(), let control = held.part.node.fieldTouch else { return false }
        try enter(text, into: held.part.node, control, time: time)
        return true
    }

    private func enter(_ text: String, into field: ViewNode, _ control: ControlTouch, time: Double) throws {
        try perform(at: time) { moveFocus(to: field) }
        // The return key ends the text of a single-line field.
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

/// The phase of a finger in its stroke.
package enum HandPhase: Sendable { case began, moved, ended }

/// The handling of one touch: the gestures of all views that it reaches follow it, and one of them takes it.
///
/// A gesture waits until those before it have failed, and then receives all the samples that it missed. Gestures of high priority come
/// first, from the outside in, then the others from the inside out. Simultaneous gestures do not wait.
///
/// Source: Apple, SwiftUI `gesture(_:including:)`, `simultaneousGesture`, `highPriorityGesture`.
@MainActor
package final class Hand {
    private unowned let tree: ViewTree
    private var waiting: [Contender]
    private var simultaneous: [Contender]
    private var touches: [Sample] = []
    /// The number of times the finger will touch down again.
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

    /// Takes one sample of the finger, as a separate event.
    package func feel(_ phase: HandPhase, at location: CGPoint, time: Double) throws {
        try feel(phase, Fingers(location), time: time)
    }

    /// Takes one sample of the fingers, as a separate event.
    package func feel(_ phase: HandPhase, _ fingers: Fingers, time: Double) throws {
        try tree.advance(to: time)
        if phase == .began { strokesLeft -= 1 }
        // The release of a control is shown before the changes of its action, so that the action's animations are separate.
        if phase == .ended, !presses.isEmpty { try tree.perform(at: time) { for press in presses { press(false) } } }
        try tree.perform(at: time) {
            if phase == .began { for press in presses { press(true) } }
            touches.append(Sample(phase: phase, fingers: fingers, time: time, isRepeated: strokesLeft > 0))
            // A gesture that takes a touch keeps it. One that fails is out, and the next one catches up.
            for contender in simultaneous { contender.catchUp(with: touches) }
            simultaneous.removeAll { $0.progress == .failed }
            while let first = waiting.first {
                first.catchUp(with: touches)
                guard first.progress == .failed else { break }
                waiting.removeFirst()
            }
            if waiting.first?.progress == .recognized {
                waiting.removeSubrange(1...)
                // A scroll view takes the finger from the control under it.
                if waiting[0].isScroll {
                    for press in presses { press(false) }
                    presses = []
                }
            }
        }
    }
}

/// One of the gestures or controls that compete for a touch.
@MainActor
private final class Contender {
    private(set) var progress = GestureProgress.possible
    let priority: AttachedGesture.Priority
    private let handle: @MainActor (Touch) -> GestureProgress
    private let part: TouchPart
    var isScroll: Bool { part.interaction.scrolls }
    private let inward: ProjectionTransform
    private let clock: ViewClock
    /// The number of samples received.
    private var heard = 0

    /// - Parameter isInScroll: whether a scroll view around it takes a finger that moves.
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

    /// Returns the handler of a touch that has no effect in a widget, which is noted.
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

    /// The time in seconds after which a finger that stays is not a tap on a plain view, so that a long press around it has its turn.
    /// Apple's systems are known to recognize a long press further out. The time at which the tap gives up is not published. Half a
    /// second, the default minimum of a long press, is a choice.
    private static let longestTap = 0.5

    /// Returns a handler that waits for taps and performs an action after a number of them. With further taps, the action is performed as
    /// often as their number allows.
    ///
    /// - Parameters:
    ///   - strokes: the total number of times the finger will touch down.
    ///   - holds: whether a finger may stay for any time, as on a control.
    ///   - slack: the distance that the finger may move on a control, in points; nil for the reach of the control.
    private static func taps(
        _ count: Int, of strokes: Int, holds: Bool, slack: CGFloat? = nil, _ action: @escaping () -> Void
    ) -> @MainActor (Touch) -> GestureProgress {
        var (start, begin, taps) = (CGPoint.zero, 0.0, 0)
        return { touch in
            guard count <= strokes, touch.fingers == nil else { return .failed }
            if touch.phase == .began { (start, begin) = (touch.location, touch.time) }
            // A finger that leaves a control releases it. The comparison allows a billionth less, so that the last bit of a sum does not
            // matter.
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

    /// The distance that a finger may move from a control before the control is released, in points. Source: UIKit's controls, 70 points.
    private static let controlReach: CGFloat = 70
}

extension Interaction {
    /// Returns true if the interaction has no effect in a widget: all except links and controls that perform intents.
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

extension ViewTree {
    /// The distance that the content of the first scroll view can scroll, in points; nil if there is no scroll view. The first is the
    /// outermost, and of several beside each other the first in the tree.
    package var firstScrollExcess: CGSize? {
        var level: [ViewNode] = root.map { [$0] } ?? []
        while !level.isEmpty {
            if let excess = level.lazy.compactMap(\.scrollExcess).first { return excess }
            level = level.flatMap(\.children).filter { !$0.isDeparting }
        }
        return nil
    }
}
