/// A result builder that you use to compose the contents of a chart.
///
/// Source: Apple, Charts `ChartContentBuilder`.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some ChartContent { ChartContentList(members: []) }

    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        var members: [any ChartContent] = []
        repeat members.append(each content)
        return ChartContentList(members: members)
    }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(.first(first))
    }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(.second(second))
    }

    public static func buildLimitedAvailability(_ content: any ChartContent) -> AnyChartContent { AnyChartContent(content) }
}

/// Several contents, one after the other.
struct ChartContentList {
    let members: [any ChartContent]
}

extension ChartContentList: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) {
        for (index, member) in members.enumerated() {
            collector.path.append(AnyHashable(index))
            collector.collect(member)
            collector.path.removeLast()
        }
    }
}
