/// The family that a preview of a widget's view is shown in.
///
/// Source: Apple, WidgetKit `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext {
    package let family: WidgetFamily

    /// Creates a context for a widget of a family.
    public init(family: WidgetFamily) {
        self.family = family
    }

    /// The key's default value: this context holds nothing but the family.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
        Key.defaultValue
    }
}
