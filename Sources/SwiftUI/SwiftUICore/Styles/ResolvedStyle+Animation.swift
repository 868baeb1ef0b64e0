import Geometry

extension ResolvedStyle {
    /// The numbers that describe the style, in the units in which SwiftUI measures distances between styles.
    ///
    /// A colour has four (see `Color.Resolved.animatableData`). A gradient has those of its shape, then four and a location times 128 for
    /// every stop. A mesh has its points times 128 and four for every colour. A shadow follows its style, with four, its radius and its
    /// offset. A material or a picture has none.
    package var animatableVector: AnimatableVector {
        switch self {
        case .color(let color): AnimatableVector(color.perceptualVector)
        case .gradient(let gradient): gradient.animatableVector
        case .mesh(let mesh): AnimatableVector(mesh.components)
        case .material, .tile, .placed: AnimatableVector()
        case .shadowed(let style, let shadow): AnimatableVector(style.animatableVector.components + shadow.components)
        case .blended(let style, _): style.animatableVector
        }
    }

    /// Returns the style of the same kind that `vector` describes.
    package func replacing(_ vector: AnimatableVector) -> ResolvedStyle {
        switch self {
        case .color: return .color(Color.Resolved(perceptualVector: vector.components))
        case .gradient(let gradient): return .gradient(gradient.replacing(vector))
        case .mesh(let mesh): return .mesh(mesh.replacing(vector.components))
        case .material, .tile, .placed: return self
        case .shadowed(let style, let shadow):
            let count = style.animatableVector.components.count
            return .shadowed(
                style.replacing(AnimatableVector(Array(vector.components.prefix(count)))),
                shadow.replacing(vector.components.dropFirst(count)))
        case .blended(let style, let mode): return .blended(style.replacing(vector), mode)
        }
    }

    /// Returns whether a change to `other` can pass through styles in between. The pairs that can are: two colours; two gradients of one
    /// shape, colour space and number of stops; two meshes of one size; or two of these with shadows of one kind or in one blend mode.
    package func isInterpolable(with other: ResolvedStyle) -> Bool {
        switch (self, other) {
        case (.color, .color): true
        case (.gradient(let first), .gradient(let second)): first.isInterpolable(with: second)
        case (.mesh(let first), .mesh(let second)): first.isInterpolable(with: second)
        case (.shadowed(let first, let shadow), .shadowed(let second, let otherShadow)):
            shadow.kind == otherShadow.kind && first.isInterpolable(with: second)
        case (.blended(let first, let mode), .blended(let second, let otherMode)):
            mode == otherMode && first.isInterpolable(with: second)
        default: false
        }
    }
}
