import Foundation
import Geometry

/// A shape made of two others; it is as large as the first.
struct CombinedShape<First: Shape, Second: Shape>: Shape, PlacedShape {
    enum Operation: Sendable { case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    static var role: ShapeRole { First.role }
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    func path(in rect: CGRect) -> Path {
        let (path, other) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: path.union(other, eoFill: eoFill)
        case .intersection: path.intersection(other, eoFill: eoFill)
        case .subtracting: path.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
        }
    }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }

    package func placed(at frame: CGRect, in environment: EnvironmentValues) -> Self {
        var result = self
        result.first = first.placedShape(at: frame, in: environment)
        result.second = second.placedShape(at: frame, in: environment)
        return result
    }
}

extension Shape {
    /// Returns a new shape with filled regions in either this shape or the given shape.
    ///
    /// - Parameters:
    ///   - other: The shape to union.
    ///   - eoFill: Whether to use the even-odd rule for determining which areas to treat as the interior of the shapes (if true),
    ///     or the non-zero rule (if false).
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .union, eoFill) }

    /// Returns a new shape with filled regions common to both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .intersection, eoFill)
    }

    /// Returns a new shape with filled regions from this shape that are not in the given shape.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .subtracting, eoFill)
    }

    /// Returns a new shape with filled regions either from this shape or the given shape, but not in both.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .symmetricDifference, eoFill)
    }

    /// Returns a new shape with a line from this shape that overlaps the filled regions of the given shape.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineIntersection, eoFill)
    }

    /// Returns a new shape with a line from this shape that does not overlap the filled region of the given shape.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineSubtraction, eoFill)
    }

    private func combined<T: Shape>(
        _ other: T, _ operation: CombinedShape<Self, T>.Operation, _ eoFill: Bool
    ) -> CombinedShape<Self, T> {
        CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
    }
}
