/// Content with a change to each of its marks; a mark's own setting takes precedence over an outer one.
struct ModifiedMarks<Content: ChartContent> {
    let content: Content
    let modify: (inout Mark) -> Void
}

extension ModifiedMarks: PrimitiveChartContent {
    func collect(into collector: inout MarkCollector) {
        let first = collector.marks.count
        collector.collect(content)
        for index in first..<collector.marks.count { modify(&collector.marks[index]) }
    }
}

extension ChartContent {
    nonisolated func marks(_ modify: @escaping (inout Mark) -> Void) -> ModifiedMarks<Self> {
        ModifiedMarks(content: self, modify: modify)
    }

    /// Sets an attribute of the marks that lack it.
    nonisolated func setting<Value>(
        _ keyPath: WritableKeyPath<MarkAttributes, Value?>, to value: Value
    ) -> ModifiedMarks<Self> {
        marks { mark in
            if mark.attributes[keyPath: keyPath] == nil { mark.attributes[keyPath: keyPath] = value }
        }
    }

    /// Wraps each drawn mark in a view.
    nonisolated func wrapping(_ wrap: @escaping (AnyView) -> AnyView) -> ModifiedMarks<Self> {
        marks { $0.attributes.wrappers.append(wrap) }
    }
}
