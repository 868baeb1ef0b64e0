/// A type that represents the content that you draw on a chart.
///
/// Source: Apple, Charts `ChartContent`.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content that provides its marks directly instead of by a body.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {
    func collect(into collector: inout MarkCollector)
}

extension PrimitiveChartContent {
    public var body: Never { fatalError("Primitive chart content has no body.") }
}

extension Never: ChartContent {}

/// Walks over a chart's content and gathers its marks, in drawing order.
@MainActor
struct MarkCollector {
    var marks: [Mark] = []
    /// The identities around the content that is being walked over.
    var path: [AnyHashable] = []

    static func marks(of content: some ChartContent) -> [Mark] {
        var collector = MarkCollector()
        collector.collect(content)
        return collector.marks
    }

    mutating func collect(_ content: some ChartContent) {
        if let primitive = content as? any PrimitiveChartContent {
            primitive.collect(into: &self)
        } else {
            collect(content.body)
        }
    }

    mutating func add(_ mark: Mark) {
        var mark = mark
        mark.path = path
        marks.append(mark)
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public var body: Never { fatalError("An optional has no body.") }
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
    func collect(into collector: inout MarkCollector) {
        if let self { collector.collect(self) }
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { fatalError("A collection has no body.") }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
    func collect(into collector: inout MarkCollector) {
        for element in data {
            collector.path.append(AnyHashable(identity(of: element)))
            collector.collect(content(element))
            collector.path.removeLast()
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    /// Creates content for each element, identified by the elements' identities.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: ChartContent {
    /// Creates content for each element, identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Content for each number of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}
