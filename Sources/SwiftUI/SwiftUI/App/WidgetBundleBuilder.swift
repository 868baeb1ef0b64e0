/// Builds the body of a widget bundle: one widget per line, and `if #available` around any of them.
///
/// Source: Apple, SwiftUI `WidgetBundleBuilder`.
@resultBuilder
@MainActor @preconcurrency
public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some Widget { WidgetList(widgets: []) }

    public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }

    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var widgets: [any Widget] = []
        for widget in repeat each content { widgets.append(widget) }
        return WidgetList(widgets: widgets)
    }

    public static func buildOptional(_ widget: (some Widget & _LimitedAvailabilityWidgetMarker)?) -> some Widget {
        WidgetList(widgets: widget.map { [$0] } ?? [])
    }

    public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget & _LimitedAvailabilityWidgetMarker {
        WidgetList(widgets: [widget])
    }
}

/// Marks content under `if #available`, the only condition that a widget bundle may have.
public protocol _LimitedAvailabilityWidgetMarker {}

/// Several widgets in place of one, in the order of the source code.
package struct WidgetList: Widget, _LimitedAvailabilityWidgetMarker {
    package let widgets: [any Widget]

    package init(widgets: [any Widget]) { self.widgets = widgets }
    package init() { self.init(widgets: []) }

    package var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
