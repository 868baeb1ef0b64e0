import Foundation

extension Path {
    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Adds a rectangle: from its minimum corner along the top edge, clockwise on screen, closed.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        move(to: corner(rect.minX, rect.minY))
        addLine(to: corner(rect.maxX, rect.minY))
        addLine(to: corner(rect.maxX, rect.maxY))
        addLine(to: corner(rect.minX, rect.maxY))
        closeSubpath()
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse inscribed in a rectangle: from its rightmost point clockwise on screen, four cubics, closed.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let circle = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
        ).concatenating(transform)
        let (arm, one) = (CGFloat(Path.quarterCircleArm), CGFloat(1))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(circle) }
        move(to: point(one, 0))
        addCurve(to: point(0, one), control1: point(one, arm), control2: point(arm, one))
        addCurve(to: point(-one, 0), control1: point(-arm, one), control2: point(-one, arm))
        addCurve(to: point(0, -one), control1: point(-one, -arm), control2: point(-arm, -one))
        addCurve(to: point(one, 0), control1: point(arm, -one), control2: point(one, -arm))
        closeSubpath()
    }

    /// Starts a subpath at the first point and adds straight lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// Length of the control arms of a cubic that stands for a quarter of the unit circle: 4/3 tan(90 degrees / 4).
    static let quarterCircleArm = 0.5522847498307936
}
