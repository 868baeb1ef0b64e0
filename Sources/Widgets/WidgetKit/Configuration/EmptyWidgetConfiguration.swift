/// A configuration that offers no widget.
///
/// Source: Apple, WidgetKit `EmptyWidgetConfiguration`.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never

    public init() {}
}

extension EmptyWidgetConfiguration: DescribedConfiguration {
    var widgetDescription: WidgetDescription? { nil }
}
