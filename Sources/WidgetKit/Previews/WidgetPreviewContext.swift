/// The place a widget's view is previewed in.
///
/// Source: Apple, WidgetKit `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext {
    package let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }

    /// The context of a widget holds no further values: every key has its default.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
