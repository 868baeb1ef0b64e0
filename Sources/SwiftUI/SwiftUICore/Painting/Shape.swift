import Foundation
import Geometry

/// A 2D shape that you can use when drawing a view.
///
/// A shape used as a view is filled with the foreground style. It takes the proposed size.
///
/// Source: Apple, SwiftUI `Shape`.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline of the shape as a path within a rectangle, in points, y down.
    func path(in rect: CGRect) -> Path

    /// The role of the shape, which determines how styles fill it.
    static var role: ShapeRole { get }

    /// Returns the size of the shape for a proposal; by default the proposal, with 10 points for an unspecified dimension.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The behaviour of the path in right-to-left layouts; mirrored by default.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
