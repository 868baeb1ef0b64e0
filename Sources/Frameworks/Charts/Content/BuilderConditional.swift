/// One of two contents, as `if` and `else` make it.
///
/// Source: Apple, Charts `BuilderConditional`.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public var body: Never { fatalError("A condition has no body.") }
}

extension BuilderConditional: PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    func collect(into collector: inout MarkCollector) {
        switch storage {
        case .first(let content): collector.collect(content)
        case .second(let content): collector.collect(content)
        }
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public var body: Never { fatalError("A condition has no body.") }
}

extension BuilderConditional: PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    var parts: [AxisPart] {
        switch storage {
        case .first(let mark): AxisPart.parts(of: mark)
        case .second(let mark): AxisPart.parts(of: mark)
        }
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public var body: Never { fatalError("A condition has no body.") }
}

extension BuilderConditional: PrimitiveAxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    var axes: [AxisMarksSource] {
        switch storage {
        case .first(let content): AxisMarksSource.axes(of: content)
        case .second(let content): AxisMarksSource.axes(of: content)
        }
    }
}
