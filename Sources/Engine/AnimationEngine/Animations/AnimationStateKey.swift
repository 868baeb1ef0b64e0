/// A key for accessing animation state values.
///
/// Source: Apple, SwiftUI `AnimationStateKey`.
public protocol AnimationStateKey {
    /// The type of the stored value.
    associatedtype Value

    /// The value before any is stored.
    static var defaultValue: Value { get }
}
