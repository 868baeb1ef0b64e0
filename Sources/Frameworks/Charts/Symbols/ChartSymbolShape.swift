/// A type that can represent a symbol in a chart.
///
/// Source: Apple, Charts `ChartSymbolShape`.
public protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape looks as large as a square of one point.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The outline of the symbol instead of the symbol, drawn inside its edge.
    @_disfavoredOverload
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        AnyChartSymbolShape(self, border: lineWidth)
    }
}

extension Circle: ChartSymbolShape {}

/// A type-erased plotting shape.
///
/// Source: Apple, Charts `AnyChartSymbolShape`.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape
    private var border: CGFloat?

    public init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }

    init(_ shape: any ChartSymbolShape, border: CGFloat) { (self.shape, self.border) = (shape, border) }

    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    public func path(in rect: CGRect) -> Path {
        guard let border else { return shape.path(in: rect) }
        let inset = min(border, rect.width, rect.height) / 2
        return shape.path(in: rect.insetBy(dx: inset, dy: inset))
            .strokedPath(StrokeStyle(lineWidth: border, lineJoin: .miter))
    }
}

/// The conversion of a symbol's area to its size.
enum SymbolArea {
    /// The box of a circle that covers an area, in square points.
    static func size(ofArea area: CGFloat) -> CGSize {
        let side = area.isFinite && area > 0 ? 2 * (area / .pi).squareRoot() : 0
        return CGSize(width: side, height: side)
    }
}
