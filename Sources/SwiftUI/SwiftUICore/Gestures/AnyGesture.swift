/// A type-erased gesture.
///
/// Source: Apple, SwiftUI `AnyGesture`.
nonisolated public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    private let wrappedKinds: @MainActor () -> [GestureKind]
    private let makeRecognizer: @MainActor () -> _GestureRecognizer<Value>

    /// Creates an instance from another gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        // Gestures are made anywhere and read on the main actor alone.
        nonisolated(unsafe) let gesture = gesture
        wrappedKinds = { gesture.waitedFor }
        makeRecognizer = { gesture._makeRecognizer() }
    }

    /// The kinds of event that the wrapped gesture waits for.
    @MainActor var waitedKinds: [GestureKind] { wrappedKinds() }

    @MainActor @preconcurrency public func _makeRecognizer() -> _GestureRecognizer<Value> { makeRecognizer() }
}
