import Foundation
import Geometry

extension Path {
    /// The path with every point mapped.
    func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
        var result = Path()
        for element in elements {
            switch element {
            case .move(let to): result.move(to: map(to))
            case .line(let to): result.addLine(to: map(to))
            case .quadCurve(let to, let control): result.addQuadCurve(to: map(to), control: map(control))
            case .curve(let to, let control1, let control2):
                result.addCurve(to: map(to), control1: map(control1), control2: map(control2))
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }

    func scaled(x: CGFloat, y: CGFloat) -> Path { mapped { CGPoint(x: $0.x * x, y: $0.y * y) } }

    func moved(x: CGFloat, y: CGFloat) -> Path { mapped { CGPoint(x: $0.x + x, y: $0.y + y) } }

    /// Adds all elements of another path.
    mutating func append(_ other: Path) {
        for element in other.elements {
            switch element {
            case .move(let to): move(to: to)
            case .line(let to): addLine(to: to)
            case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
            case .curve(let to, let control1, let control2): addCurve(to: to, control1: control1, control2: control2)
            case .closeSubpath: closeSubpath()
            }
        }
    }
}
