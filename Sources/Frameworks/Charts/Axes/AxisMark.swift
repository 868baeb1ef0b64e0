/// A type that serves as the basic building block for the elements of an axis.
///
/// Source: Apple, Charts `AxisMark`.
@MainActor @preconcurrency
public protocol AxisMark {
    associatedtype Body: AxisMark
    @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
}

/// An axis mark that is made of parts itself.
@MainActor
protocol PrimitiveAxisMark: AxisMark where Body == Never {
    var parts: [AxisPart] { get }
}

extension PrimitiveAxisMark {
    public var body: Never { fatalError("A primitive axis mark has no body.") }
}

extension Never: AxisMark {}

extension Optional: AxisMark where Wrapped: AxisMark {
    public var body: Never { fatalError("An optional has no body.") }
}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
    var parts: [AxisPart] { map { AxisPart.parts(of: $0) } ?? [] }
}

/// A part that an axis draws at one of its values: a line, a tick or a label.
struct AxisPart {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AxisLabelSource)
    }

    var kind: Kind
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero

    @MainActor
    static func parts(of mark: some AxisMark) -> [AxisPart] {
        if let primitive = mark as? any PrimitiveAxisMark { return primitive.parts }
        return parts(of: mark.body)
    }
}

/// An axis mark with something changed about its parts.
struct ModifiedAxisMark<Content: AxisMark> {
    let content: Content
    let modify: (inout AxisPart) -> Void
}

extension ModifiedAxisMark: PrimitiveAxisMark {
    var parts: [AxisPart] {
        AxisPart.parts(of: content).map { part in
            var part = part
            modify(&part)
            return part
        }
    }
}

nonisolated extension AxisMark {
    /// Sets the default font for text in this axis content.
    nonisolated public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    /// Sets the axis content's foreground elements to use a given style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return ModifiedAxisMark(content: self) { $0.style = $0.style ?? style }
    }

    /// Moves the axis mark, in points.
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
        ModifiedAxisMark(content: self) { part in
            part.offset = CGSize(width: part.offset.width + offset.width, height: part.offset.height + offset.height)
        }
    }

    /// Moves the axis mark, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
}
