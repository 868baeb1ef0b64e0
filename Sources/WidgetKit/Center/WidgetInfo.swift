/// A widget that someone placed on a screen.
///
/// Source: Apple, WidgetKit `WidgetInfo`.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    public struct ID: Hashable, Sendable {
        let kind: String
        let family: WidgetFamily
    }

    /// The kind that the widget's configuration names.
    public let kind: String

    /// The size in which it was placed.
    public let family: WidgetFamily

    package init(kind: String, family: WidgetFamily) {
        self.kind = kind
        self.family = family
    }

    public var id: ID { ID(kind: kind, family: family) }
}
