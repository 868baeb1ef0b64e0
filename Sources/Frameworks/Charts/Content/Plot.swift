/// A mechanism for grouping chart contents into a single entity.
///
/// Source: Apple, Charts `Plot`.
public struct Plot<Content: ChartContent> {
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
    public var body: Never { fatalError("A plot has no body.") }
}

extension Plot: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) { collector.collect(content) }
}
