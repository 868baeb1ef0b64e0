/// A type that represents the content of a chart's axis.
///
/// Source: Apple, Charts `AxisContent`.
@MainActor @preconcurrency
public protocol AxisContent {
    associatedtype Body: AxisContent
    @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Axis content that is made of marks itself.
@MainActor
protocol PrimitiveAxisContent: AxisContent where Body == Never {
    var axes: [AxisMarksSource] { get }
}

extension PrimitiveAxisContent {
    public var body: Never { fatalError("Primitive axis content has no body.") }
}

extension Never: AxisContent {}

extension Optional: AxisContent where Wrapped: AxisContent {
    public var body: Never { fatalError("An optional has no body.") }
}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
    var axes: [AxisMarksSource] { map { AxisMarksSource.axes(of: $0) } ?? [] }
}

/// The marks along one side of the plot: their values, and the parts drawn there.
struct AxisMarksSource {
    var preset: AxisMarkPreset
    var position: AxisMarkPosition
    var values: AxisMarkValues
    /// Returns the parts to draw at a value; nil for those that the chart draws by default.
    var parts: (@MainActor (AxisValue) -> [AxisPart])?
    /// The default parts' stroke, and how their labels are written.
    var stroke: StrokeStyle?
    var label: AxisLabelSource?
    var compositing: Double = 1

    @MainActor
    static func axes(of content: some AxisContent) -> [AxisMarksSource] {
        if let primitive = content as? any PrimitiveAxisContent { return primitive.axes }
        return axes(of: content.body)
    }
}

/// A result builder that constructs axis content.
///
/// Source: Apple, Charts `AxisContentBuilder`.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisContent { AxisContentList(members: []) }

    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        var members: [any AxisContent] = []
        repeat members.append(each content)
        return AxisContentList(members: members)
    }

    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(.first(first))
    }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(.second(second))
    }

    public static func buildLimitedAvailability(_ content: any AxisContent) -> AnyAxisContent { AnyAxisContent(content) }
}

struct AxisContentList {
    let members: [any AxisContent]
}

extension AxisContentList: PrimitiveAxisContent {
    var axes: [AxisMarksSource] { members.flatMap { AxisMarksSource.axes(of: $0) } }
}

/// A type-erased axis content.
///
/// Source: Apple, Charts `AnyAxisContent`.
public struct AnyAxisContent {
    private let content: any AxisContent

    public init(_ content: any AxisContent) { self.content = content }

    public init<Content: AxisContent>(erasing content: Content) { self.content = content }
}

extension AnyAxisContent: PrimitiveAxisContent {
    var axes: [AxisMarksSource] { AxisMarksSource.axes(of: content) }
}
