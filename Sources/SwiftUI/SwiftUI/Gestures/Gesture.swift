/// An instance that matches a sequence of events to a gesture, and returns a stream of values for each of its states.
///
/// A picture shows none of it: a scripted hand is what touches (`ViewTree.touch(along:)`).
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

    /// What follows one touch.
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

/// What a gesture makes of one touch, sample by sample.
@MainActor
public final class _GestureRecognizer<Value> {
    enum Outcome {
        /// Nothing to tell yet.
        case possible
        /// The value changes, and the gesture has not come to anything yet: a press that is not long enough.
        case pending(Value)
        case changed(Value)
        case ended(Value)
        case failed

        /// The value that has changed while the gesture goes on.
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

    init(_ handle: @escaping (Touch) -> Outcome) { self.handle = handle }
}

extension Gesture {
    /// Adds an action to perform when the gesture's value changes.
    ///
    /// What it changes tracks velocities, so that an animation which takes over goes on at them.
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

    /// Another value for the same gesture.
    public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { MappedGesture(base: self, transform: body) }
}

extension Transaction {
    /// That of one change among those that a gesture makes while it goes on.
    static var ofGesture: Transaction {
        var transaction = ofFinger(isDown: true)
        transaction.tracksVelocity = true
        return transaction
    }

    /// That of what a finger moves by itself, a scroll view's content or a row: continuous as long as it is down.
    ///
    /// Source: Apple, SwiftUI `Transaction.isContinuous`: an interaction that is ongoing, as dragging is.
    static func ofFinger(isDown: Bool) -> Transaction {
        var transaction = Transaction()
        transaction.isContinuous = isDown
        return transaction
    }
}

/// A gesture and somebody who is told of what it does.
struct ObservedGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    typealias Body = Never
    let base: Base
    let observe: (_GestureRecognizer<Base.Value>.Outcome) -> Void

    func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
        let recognizer = base._makeRecognizer()
        return _GestureRecognizer { touch in
            let outcome = recognizer.handle(touch)
            observe(outcome)
            return outcome
        }
    }
}

struct MappedGesture<Base: Gesture, Value>: Gesture {
    typealias Body = Never
    let base: Base
    let transform: (Base.Value) -> Value

    func _makeRecognizer() -> _GestureRecognizer<Value> {
        let recognizer = base._makeRecognizer()
        return _GestureRecognizer { recognizer.handle($0).map(transform) }
    }
}
