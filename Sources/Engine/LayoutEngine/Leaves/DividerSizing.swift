import Foundation
import Geometry

/// The sizing rule of a `Divider`: a line across the stack that holds it, horizontal outside a stack.
package struct DividerSizing: Equatable, Sendable {
    /// The axis along which the line runs.
    package let lineAxis: Axis

    /// The line's width: one device pixel, in points (measured on macOS 26 at 1x and in list separators at 3x).
    package let thickness: CGFloat

    /// - Parameter stackOrientation: of the stack that holds the divider; nil outside a stack.
    /// - Parameter pixelLength: one device pixel in points, 1 / display scale.
    package init(stackOrientation: Axis?, pixelLength: CGFloat) {
        lineAxis = stackOrientation == .horizontal ? .vertical : .horizontal
        thickness = max(0, pixelLength.orZero)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(lineAxis, proposal.shapeSize[lineAxis], across: thickness)
    }
}
