/// A type that defines changes to a value over time.
///
/// Source: Apple, SwiftUI `Keyframes`.
public protocol Keyframes<Value> {
    /// The type of the value that changes.
    associatedtype Value = Body.Value

    /// The type of the keyframes that these are made of.
    associatedtype Body: Keyframes

    /// The keyframes that these are made of.
    @KeyframesBuilder<Self.Value> var body: Body { get }

    /// Adds the tracks of these keyframes to those before them.
    func _resolve(into resolved: inout _ResolvedKeyframes<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _resolve(into resolved: inout _ResolvedKeyframes<Value>) { body._resolve(into: &resolved) }
}
