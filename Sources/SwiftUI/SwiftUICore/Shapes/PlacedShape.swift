import Foundation

/// A shape whose path depends on where it is and on its environment, not on its rectangle alone.
nonisolated package protocol PlacedShape: Shape {
    /// The shape as it is at a frame in the coordinates of the container.
    func placed(at frame: CGRect, in environment: EnvironmentValues) -> Self
}

extension Shape {
    /// Returns this shape with the frame at which it is drawn: call it before `path(in:)`.
    package func placedShape(at frame: CGRect, in environment: EnvironmentValues) -> Self {
        guard let shape = self as? any PlacedShape else { return self }
        return shape.placed(at: frame, in: environment) as? Self ?? self
    }
}
