import Geometry

extension ResolvedStyle {
    /// The numbers that describe the style, in the units in which SwiftUI measures how far it has to go.
    ///
    /// A colour is four (see `Color.Resolved.animatableData`); a gradient is its shape's, then four and a location
    /// times 128 for every stop.
    package var animatableVector: AnimatableVector {
        switch self {
        case .color(let color): AnimatableVector(color.perceptualVector)
        case .gradient(let gradient): gradient.animatableVector
        }
    }

    /// The style of the same kind that `vector` describes.
    package func replacing(_ vector: AnimatableVector) -> ResolvedStyle {
        switch self {
        case .color: .color(Color.Resolved(perceptualVector: vector.components))
        case .gradient(let gradient): .gradient(gradient.replacing(vector))
        }
    }

    /// Whether a change to `other` can go through styles in between: two colours, or two gradients of one shape,
    /// colour space and number of stops.
    package func isInterpolable(with other: ResolvedStyle) -> Bool {
        switch (self, other) {
        case (.color, .color): true
        case (.gradient(let first), .gradient(let second)): first.isInterpolable(with: second)
        case (.color, .gradient), (.gradient, .color): false
        }
    }
}
