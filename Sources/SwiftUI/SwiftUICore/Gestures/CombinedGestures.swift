/// A gesture containing two gestures that can happen at the same time with neither of them preceding the other.
///
/// It ends when one of the two gestures has ended and the other is no longer in progress.
///
/// Source: Apple, SwiftUI `SimultaneousGesture`.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The value of a simultaneous gesture that indicates which of its two gestures receives events.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    /// The first of two gestures that can happen simultaneously.
    public var first: First
    /// The second of two gestures that can happen simultaneously.
    public var second: Second

    /// Creates a gesture with two gestures that can receive updates or succeed independently of each other.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let (one, other) = (Course(first), Course(second))
        return _GestureRecognizer { touch in
            one.feel(touch)
            other.feel(touch)
            let value = Value(first: one.value, second: other.value)
            if one.isOver, other.isOver { return one.hasEnded || other.hasEnded ? .ended(value) : .failed }
            if one.news == .changed || other.news == .changed || one.hasJustEnded || other.hasJustEnded { return .changed(value) }
            return one.news == .pending || other.news == .pending ? .pending(value) : .possible
        }
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture that consists of two gestures where only one of them can succeed: the first unless it has failed.
///
/// Source: Apple, SwiftUI `ExclusiveGesture`.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The value of an exclusive gesture that indicates which of two gestures succeeded.
    public enum Value {
        /// The first of two gestures succeeded.
        case first(First.Value)
        /// The second of two gestures succeeded.
        case second(Second.Value)
    }

    /// The first of two gestures.
    public var first: First
    /// The second of two gestures.
    public var second: Second

    /// Creates a gesture from two gestures where only one of them succeeds.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let (preferred, other) = (first._makeRecognizer(), second._makeRecognizer())
        var missed: [Touch]? = []
        return _GestureRecognizer { touch in
            guard let waiting = missed else { return other.handle(touch).map(Value.second) }
            missed?.append(touch)
            let outcome = preferred.handle(touch)
            guard case .failed = outcome else { return outcome.map(Value.first) }
            // The second gesture receives all events that it has missed; its last outcome counts.
            missed = nil
            var result = _GestureRecognizer<Second.Value>.Outcome.possible
            for touch in waiting + [touch] {
                let next = other.handle(touch)
                if case .possible = next { continue }
                result = next
            }
            return result.map(Value.second)
        }
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that's a sequence of two gestures: the second begins where the first has ended.
///
/// Source: Apple, SwiftUI `SequenceGesture`.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The value of a sequence gesture that helps to detect whether the first gesture succeeded, so the second gesture can
    /// start.
    public enum Value {
        /// The first gesture hasn't ended.
        case first(First.Value)
        /// The first gesture has ended.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture in a sequence of two gestures.
    public var first: First
    /// The second gesture in a sequence of two gestures.
    public var second: Second

    /// Creates a sequence gesture with two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let (leading, following) = (first._makeRecognizer(), second._makeRecognizer())
        var done: First.Value?
        return _GestureRecognizer { touch in
            if let done { return Self.outcome(following.handle(touch), after: done) }
            switch leading.handle(touch) {
            case .possible: return .possible
            case .pending(let value): return .pending(.first(value))
            case .changed(let value): return .changed(.first(value))
            case .failed: return .failed
            case .ended(let value):
                done = value
                guard touch.phase != .ended else { return .changed(.second(value, nil)) }
                // A finger that is still down belongs to the second gesture from here on.
                var begun = touch
                begun.phase = .began
                let outcome = Self.outcome(following.handle(begun), after: value)
                if case .possible = outcome { return .changed(.second(value, nil)) }
                return outcome
            }
        }
    }

    @MainActor private static func outcome(
        _ outcome: _GestureRecognizer<Second.Value>.Outcome, after first: First.Value
    ) -> _GestureRecognizer<Value>.Outcome { outcome.map { .second(first, $0) } }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

nonisolated extension Gesture {
    /// Combines a gesture with another gesture to create a new gesture that recognizes both gestures at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines two gestures exclusively to create a new gesture where only one gesture succeeds, giving precedence to the
    /// first gesture.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Sequences a gesture with another one to create a new gesture, which results in the second gesture only receiving events
    /// after the first gesture succeeds.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// The progress of one of two gestures that follow the same touch.
@MainActor
private final class Course<Base: Gesture> {
    enum News { case nothing, pending, changed }

    private let recognizer: _GestureRecognizer<Base.Value>
    /// The latest value; nil before the first one, and after the gesture has failed.
    private(set) var value: Base.Value?
    /// The outcome of the last sample.
    private(set) var news = News.nothing
    private(set) var hasEnded = false
    private(set) var hasJustEnded = false
    private var hasFailed = false

    init(_ gesture: Base) { recognizer = gesture._makeRecognizer() }

    var isOver: Bool { hasEnded || hasFailed }

    func feel(_ touch: Touch) {
        (news, hasJustEnded) = (.nothing, false)
        guard !isOver else { return }
        switch recognizer.handle(touch) {
        case .possible: break
        case .pending(let new): (value, news) = (new, .pending)
        case .changed(let new): (value, news) = (new, .changed)
        case .ended(let new): (value, hasEnded, hasJustEnded) = (new, true, true)
        case .failed: (value, hasFailed) = (nil, true)
        }
    }
}
