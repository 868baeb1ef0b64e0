import Foundation

/// A shape made of another by a change to its path.
///
/// It is as large as the other one, plays the same role, and passes on where it is placed.
nonisolated protocol WrappingShape: Shape, PlacedShape {
    associatedtype Wrapped: Shape

    /// The shape that is changed.
    var wrapped: Wrapped { get set }
}

extension WrappingShape {
    public static var role: ShapeRole { Wrapped.role }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { wrapped.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { wrapped.layoutDirectionBehavior }

    package func placed(at frame: CGRect, in environment: EnvironmentValues) -> Self {
        var result = self
        result.wrapped = wrapped.placedShape(at: frame, in: environment)
        return result
    }
}
