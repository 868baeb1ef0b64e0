/// A basic chart symbol shape.
///
/// Source: Apple, Charts `BasicChartSymbolShape`. The shapes cover about the area of the circle; their proportions are
/// judged by eye.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: Hashable, Sendable, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return switch kind {
        case .circle: Path(ellipseIn: box)
        case .square: Path(box.insetBy(dx: side * 0.057, dy: side * 0.057))
        case .triangle: Self.polygon(corners: 3, in: box, radius: 0.62)
        case .diamond: Self.polygon(corners: 4, in: box, radius: 0.6)
        case .pentagon: Self.polygon(corners: 5, in: box, radius: 0.55)
        case .plus: Self.arms(4, from: 0, in: box)
        case .cross: Self.arms(4, from: .pi / 4, in: box)
        case .asterisk: Self.arms(6, from: 0, in: box)
        }
    }

    /// A regular polygon on one of its corners, upwards; the radius in parts of the box's side.
    private static func polygon(corners: Int, in box: CGRect, radius: CGFloat) -> Path {
        var path = Path()
        path.addLines((0..<corners).map { Self.point(at: 2 * .pi * Double($0) / Double(corners), radius, in: box) })
        path.closeSubpath()
        return path
    }

    /// Arms from the middle, a quarter as wide as the box.
    private static func arms(_ count: Int, from angle: Double, in box: CGRect) -> Path {
        var path = Path()
        for index in 0..<count {
            path.move(to: CGPoint(x: box.midX, y: box.midY))
            path.addLine(to: Self.point(at: angle + 2 * .pi * Double(index) / Double(count), 0.5, in: box))
        }
        return path.strokedPath(StrokeStyle(lineWidth: box.width * 0.25))
    }

    private static func point(at angle: Double, _ radius: CGFloat, in box: CGRect) -> CGPoint {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle))
        let arm = CGPoint(x: 0, y: -radius * box.width).applying(turn)
        return CGPoint(x: box.midX + arm.x, y: box.midY + arm.y)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// Circle symbol.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// Square symbol.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// Triangle symbol.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// Diamond symbol.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// Pentagon symbol.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// Plus symbol.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// Cross symbol.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// Asterisk symbol.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
