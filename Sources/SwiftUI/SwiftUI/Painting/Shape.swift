import Foundation
import Geometry

/// A 2D shape that you can use when drawing a view.
///
/// A shape used as a view is filled with the foreground style. It takes the size it is offered.
///
/// Source: Apple, SwiftUI `Shape`.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline of the shape as a path within a rectangle, in points, y pointing down.
    func path(in rect: CGRect) -> Path

    /// What the shape is used for, which decides how styles fill it.
    static var role: ShapeRole { get }

    /// The size of the shape for a proposal; by default the proposal, with 10 points for what it leaves open.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the path is mirrored in right-to-left layouts; by default it is.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
