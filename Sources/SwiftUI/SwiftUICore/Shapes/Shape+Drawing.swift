import Foundation
import Geometry

extension Shape {
    /// Returns the path as drawn at a frame in the coordinates of the container: placed, mirrored if the layout direction asks for it,
    /// and empty where the frame is not finite.
    package func drawnPath(at frame: CGRect, in environment: EnvironmentValues) -> Path {
        let bounds = CGRect(origin: .zero, size: frame.size)
        var path = placedShape(at: frame, in: environment).finitePath(in: bounds)
        guard !path.isEmpty else { return path }
        if layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
        }
        return path.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// The path in a rectangle, or nothing where the rectangle is not finite or lies beyond a billion points.
    package func finitePath(in rect: CGRect) -> Path {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        guard numbers.allSatisfy({ abs($0) <= 1e9 }) else { return Path() }
        return path(in: rect.standardized)
    }
}
