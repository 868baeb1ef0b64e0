/// A type-erased chart content.
///
/// Source: Apple, Charts `AnyChartContent`.
public struct AnyChartContent {
    private let content: any ChartContent

    public init(_ content: any ChartContent) { self.content = content }

    public init<Content: ChartContent>(erasing content: Content) { self.content = content }
}

extension AnyChartContent: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) { collector.collect(content) }
}
