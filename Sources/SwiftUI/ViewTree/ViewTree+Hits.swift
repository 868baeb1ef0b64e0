import Foundation

/// Something that can be touched, as a scripted hand finds it.
package struct HitTarget: Sendable, Equatable {
    /// Its accessibility label, or what is written in it.
    package var label: String
    package var identifier: String?
    /// In points from the top left of the container.
    package var frame: CGRect
}

extension ViewTree {
    /// Everything that can be touched, in reading order of the tree.
    package var hitTargets: [HitTarget] {
        var result: [HitTarget] = []
        root?.subject.collectHits { node in
            result.append(
                HitTarget(
                    label: node.spokenLabel, identifier: node.traits.accessibility.identifier, frame: node.frame(at: now)))
        }
        return result
    }

    /// Taps the view with a label or an accessibility identifier, in its middle.
    ///
    /// - Throws: `ViewTreeError.noSuchLabel` with the labels there are, or what an update throws.
    package func tap(_ label: String, count: Int = 1, at time: Double) throws {
        let frame = try frame(ofLabel: label, at: time)
        try tap(at: CGPoint(x: frame.midX, y: frame.midY), count: count, at: time)
    }

    /// Taps a point of the container; answers whether something was there.
    @discardableResult
    package func tap(at point: CGPoint, count: Int = 1, at time: Double) throws -> Bool {
        try touch(along: Array(repeating: [(0, point), (0, point)], count: max(count, 1)), at: time)
    }

    /// Where the view with a label is at a moment.
    package func frame(ofLabel label: String, at time: Double) throws -> CGRect {
        try advance(to: time)
        let targets = hitTargets
        guard let target = targets.first(where: { $0.label == label || $0.identifier == label }) else {
            throw ViewTreeError.noSuchLabel(label, known: targets.map(\.label).filter { !$0.isEmpty })
        }
        return target.frame
    }

    /// Touches the container: each stroke is a finger that comes down at its first point and goes up at its last.
    ///
    /// Of the views under the first point the innermost that can be touched gets the touch.
    ///
    /// - Parameters:
    ///   - strokes: points with the seconds since `time`, in order.
    /// - Returns: whether something was there.
    @discardableResult
    package func touch(along strokes: [[(seconds: Double, point: CGPoint)]], at time: Double) throws -> Bool {
        try advance(to: time)
        guard let first = strokes.first?.first else { return false }
        _ = displayList(at: time)
        guard let node = root?.subject.hit(at: first.point, time: time) else { return false }
        let hand = Hand(node: node, tapsNeeded: strokes.count)
        for stroke in strokes {
            for (index, sample) in stroke.enumerated() {
                let moment = time + sample.seconds
                try advance(to: moment)
                let phase: Touch.Phase = index == 0 ? .began : index == stroke.count - 1 ? .ended : .moved
                let touch = Touch(
                    phase: phase, location: sample.point, time: moment, date: clock.date(at: moment),
                    frame: node.frame(at: time), view: node)
                try perform(at: moment) { hand.feel(touch) }
            }
        }
        return true
    }
}

/// What one touch does to a view: its gestures follow it, and taps that none of them has taken are taps.
@MainActor
private final class Hand {
    private var handlers: [(priority: AttachedGesture.Priority, handle: @MainActor (Touch) -> GestureProgress)]
    private let tapActions: [(count: Int, action: () -> Void)]
    private let tapsNeeded: Int
    private var taps = 0
    private var start: CGPoint?
    private var isTaken = false

    init(node: ViewNode, tapsNeeded: Int) {
        let interaction = node.traits.interaction
        // High priority first; what is attached further in comes before what is attached further out.
        let gestures = interaction.gestures.dropFirst(node.inheritedInteraction.gestures)
        handlers = (gestures.filter { $0.priority == .high } + gestures.filter { $0.priority != .high }).map {
            ($0.priority, $0.makeHandler())
        }
        tapActions = Array(interaction.tapActions.dropFirst(node.inheritedInteraction.taps))
        self.tapsNeeded = tapsNeeded
    }

    func feel(_ touch: Touch) {
        if touch.phase == .began { start = start ?? touch.location }
        var isRecognized = false
        handlers = handlers.filter { handler in
            // One gesture at a time, beside those that run with others.
            guard !isRecognized || handler.priority == .simultaneous else { return false }
            switch handler.handle(touch) {
            case .possible: return true
            case .failed: return false
            case .recognized:
                if handler.priority != .simultaneous { isRecognized = true }
                return true
            }
        }
        isTaken = isTaken || isRecognized
        guard touch.phase == .ended, let start, touch.location.distance(to: start) <= TapGesture.slack else { return }
        taps += 1
        guard taps == tapsNeeded, !isTaken else { return }
        // The action for as many taps; else, as a double tap is two single ones as well, that for one, as often.
        if let action = tapActions.first(where: { $0.count == taps }) {
            action.action()
        } else if let action = tapActions.first(where: { $0.count == 1 }) {
            for _ in 0..<taps { action.action() }
        }
    }
}

extension ViewNode {
    /// The innermost, frontmost view at a point that can be touched.
    fileprivate func hit(at point: CGPoint, time: Double) -> ViewNode? {
        guard !isDeparting, isChosen, traits.interaction.allowsHitTesting, environment.isEnabled else { return nil }
        if !traits.interaction.blocksSubviews || !ownsInteraction {
            for child in children.inDrawingOrder.reversed() {
                if let hit = child.hit(at: point, time: time) { return hit }
            }
        }
        guard canBeTouched else { return nil }
        let frame = frame(at: time)
        if let shape = traits.interaction.hitShape { return shape.path(in: frame).contains(point) ? self : nil }
        return frame.contains(point) ? self : nil
    }

    /// Whether this very node, and not only one inside it, has something that a touch does.
    private var canBeTouched: Bool {
        ownsInteraction
            && (traits.interaction.tapActions.count > inheritedInteraction.taps
                || traits.interaction.gestures.count > inheritedInteraction.gestures)
    }

    /// Visits what can be touched, outer before inner.
    fileprivate func collectHits(_ visit: (ViewNode) -> Void) {
        guard !isDeparting, isChosen, traits.interaction.allowsHitTesting, environment.isEnabled else { return }
        if canBeTouched { visit(self) }
        for child in children { child.collectHits(visit) }
    }

    /// The accessibility label of the view, or all that is written in it.
    fileprivate var spokenLabel: String {
        if let label = traits.accessibility.label {
            let moment = PresentMoment(date: tree.clock.date(at: tree.now))
            return TickingText(text: label, environment: environment).resolved(at: moment).string
        }
        if let written { return written }
        return children.filter { !$0.isDeparting }.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
