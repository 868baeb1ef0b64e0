/// An instance that matches a sequence of events to a gesture, and returns a stream of values for each of its states.
///
/// A render has no user, so the touches come from a scripted hand (`ViewTree.touch(along:)`).
///
/// Source: Apple, SwiftUI `Gesture`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type representing the gesture's value.
    associatedtype Value

    /// The type of gesture representing the body of `Self`.
    associatedtype Body: Gesture

    /// The content and behavior of the gesture.
    var body: Body { get }

    /// Returns the recognizer that follows one touch.
    func _makeRecognizer() -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
    public func _makeRecognizer() -> _GestureRecognizer<Value> { body._makeRecognizer() }
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("This gesture has no body.") }
}

extension Never: Gesture {
    public typealias Value = Never
    public func _makeRecognizer() -> _GestureRecognizer<Never> { _GestureRecognizer { _ in .failed } }
}

/// The recognition of a gesture in one touch, sample by sample.
@MainActor
public final class _GestureRecognizer<Value> {
    package enum Outcome {
        /// No outcome yet.
        case possible
        /// The value changes, but the gesture has not succeeded yet, such as a press that is still too short.
        case pending(Value)
        case changed(Value)
        case ended(Value)
        case failed

        /// The changed value of a gesture in progress.
        var change: Value? {
            switch self {
            case .pending(let value), .changed(let value): value
            case .possible, .ended, .failed: nil
            }
        }

        func map<T>(_ transform: (Value) -> T) -> _GestureRecognizer<T>.Outcome {
            switch self {
            case .possible: .possible
            case .pending(let value): .pending(transform(value))
            case .changed(let value): .changed(transform(value))
            case .ended(let value): .ended(transform(value))
            case .failed: .failed
            }
        }
    }

    let handle: (Touch) -> Outcome

    package init(_ handle: @escaping (Touch) -> Outcome) { self.handle = handle }
}

nonisolated extension Gesture {
    /// Adds an action to perform when the gesture's value changes.
    ///
    /// The transaction of these changes tracks velocities, so that a subsequent animation continues at them.
    ///
    /// Source: Apple, SwiftUI `Transaction.tracksVelocity`: `onChanged` and `updating` set it; `Transaction.isContinuous`.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ObservedGesture(base: self) { outcome in
            guard let value = outcome.change else { return }
            withTransaction(.ofGesture) { action(value) }
        }
    }

    /// Adds an action to perform when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ObservedGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
    }

    /// Updates the provided gesture state property as the gesture's value changes.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> {
        ObservedGesture(base: self) { outcome in
            switch outcome {
            case .possible: break
            case .pending(let value), .changed(let value): state.update { body(value, &$0, &$1) }
            case .ended, .failed: state.reset()
            }
        }
    }

    /// Returns the gesture with a transformed value.
    public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { MappedGesture(base: self, transform: body) }
}

extension Transaction {
    /// The transaction of one change in the course of a gesture.
    static var ofGesture: Transaction {
        var transaction = ofFinger(isDown: true)
        transaction.tracksVelocity = true
        return transaction
    }

    /// Returns the transaction of movement by a finger without a gesture, such as that of a scroll view's content or a row. It is
    /// continuous while the finger is down.
    ///
    /// Source: Apple, SwiftUI `Transaction.isContinuous`: an ongoing interaction, such as dragging.
    package static func ofFinger(isDown: Bool) -> Transaction {
        var transaction = Transaction()
        transaction.isContinuous = isDown
        return transaction
    }
}

/// A gesture with an observer of its outcomes.
nonisolated package struct ObservedGesture<Base: Gesture>: Gesture {
    package typealias Value = Base.Value
    package typealias Body = Never
    let base: Base
    let observe: (_GestureRecognizer<Base.Value>.Outcome) -> Void

    package init(base: Base, observe: @escaping (_GestureRecognizer<Base.Value>.Outcome) -> Void) {
        self.base = base
        self.observe = observe
    }

    @MainActor package func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
        let recognizer = base._makeRecognizer()
        return _GestureRecognizer { touch in
            let outcome = recognizer.handle(touch)
            observe(outcome)
            return outcome
        }
    }
}

nonisolated struct MappedGesture<Base: Gesture, Value>: Gesture {
    typealias Body = Never
    let base: Base
    let transform: (Base.Value) -> Value

    @MainActor func _makeRecognizer() -> _GestureRecognizer<Value> {
        let recognizer = base._makeRecognizer()
        return _GestureRecognizer { recognizer.handle($0).map(transform) }
    }
}
