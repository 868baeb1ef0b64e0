/// The family that a preview of a widget's view is shown in.
///
/// Source: Apple, WidgetKit `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext {
    package let family: WidgetFamily

    /// Creates a context for a widget of a family.
    public init(family: WidgetFamily) {
        self.family = family
    }

    /// Returns the key's default value: this context contains only the family.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
        Key.defaultValue
    }
}
