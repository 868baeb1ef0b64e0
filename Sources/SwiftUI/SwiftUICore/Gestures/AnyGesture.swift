/// A type-erased gesture.
///
/// Source: Apple, SwiftUI `AnyGesture`.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    /// The kinds of event that the wrapped gesture waits for.
    let waitedKinds: [GestureKind]
    private let makeRecognizer: () -> _GestureRecognizer<Value>

    /// Creates an instance from another gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        waitedKinds = gesture.waitedFor
        makeRecognizer = { gesture._makeRecognizer() }
    }

    public func _makeRecognizer() -> _GestureRecognizer<Value> { makeRecognizer() }
}
