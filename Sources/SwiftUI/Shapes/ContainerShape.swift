import Foundation
import Geometry

/// The shape of a container, and where the container is.
package struct ContainerShape: Sendable {
    package var shape: any InsettableShape

    /// In the coordinates in which views are placed, in points.
    package var frame: CGRect

    package init(shape: any InsettableShape, frame: CGRect) {
        self.shape = shape
        self.frame = frame
    }

    /// The shortest distance from a frame inside to the container's sides; 0 where it touches or crosses one.
    func distance(to inner: CGRect) -> CGFloat {
        let distances = [
            inner.minX - frame.minX, inner.minY - frame.minY, frame.maxX - inner.maxX, frame.maxY - inner.maxY,
        ]
        return max(distances.min() ?? 0, 0)
    }

    /// The outline in a rectangle, moved inwards by `amount` points.
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { Self.path(of: shape, in: rect, insetBy: amount) }

    private static func path<S: InsettableShape>(of shape: S, in rect: CGRect, insetBy amount: CGFloat) -> Path {
        shape.inset(by: amount).path(in: rect)
    }
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
    /// The shape that `ContainerRelativeShape` follows.
    package var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}
