/// A result builder that constructs axis marks and overrides default marks.
///
/// Source: Apple, Charts `AxisMarkBuilder`.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisMark { AxisMarkList(members: []) }

    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
        var members: [any AxisMark] = []
        repeat members.append(each content)
        return AxisMarkList(members: members)
    }

    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: AxisMark, Second: AxisMark>(first: First) -> BuilderConditional<First, Second> {
        BuilderConditional(.first(first))
    }

    public static func buildEither<First: AxisMark, Second: AxisMark>(second: Second) -> BuilderConditional<First, Second> {
        BuilderConditional(.second(second))
    }

    public static func buildLimitedAvailability(_ content: any AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}

/// Several axis marks, back to front.
struct AxisMarkList {
    let members: [any AxisMark]
}

extension AxisMarkList: PrimitiveAxisMark {
    var parts: [AxisPart] { members.flatMap { AxisPart.parts(of: $0) } }
}

/// A type-erased axis mark.
///
/// Source: Apple, Charts `AnyAxisMark`.
public struct AnyAxisMark {
    private let mark: any AxisMark

    public init(_ mark: any AxisMark) { self.mark = mark }

    public init<Mark: AxisMark>(erasing mark: Mark) { self.mark = mark }
}

extension AnyAxisMark: PrimitiveAxisMark {
    var parts: [AxisPart] { AxisPart.parts(of: mark) }
}
