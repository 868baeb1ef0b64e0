/// Information about where a preview is shown, such as the family of a widget.
///
/// Source: Apple, SwiftUI `PreviewContext`.
public protocol PreviewContext {
    /// The value of a kind of information in this context.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A kind of information a preview context can hold.
///
/// Source: Apple, SwiftUI `PreviewContextKey`.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
