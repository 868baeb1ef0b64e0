import Foundation
import Geometry

/// The sizing rule of a `Spacer`; its layout item answers from here.
package struct SpacerSizing: Equatable, Sendable {
    /// The least length in points.
    package let minLength: CGFloat

    /// The orientation of the stack that holds the spacer; nil outside a stack.
    package let axis: Axis?

    /// The least length of `Spacer()`: 8 points, probed on macOS 27; it does not follow the neighbours' spacing.
    package static let defaultMinLength: CGFloat = 8

    /// The layout priority below all others, so that a spacer takes the remaining space.
    package static let layoutPriority = -Double.infinity

    package init(minLength: CGFloat?, axis: Axis?) {
        self.minLength = max(0, (minLength ?? SpacerSizing.defaultMinLength).orZero)
        self.axis = axis
    }

    /// Flexible along the stack and of no size across it; outside a stack flexible on both axes.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            guard self.axis == nil || self.axis == axis else { return 0 }
            return max(minLength, (proposal[axis] ?? minLength).orZero)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    package var spacing: ViewSpacing { .spacer(along: axis) }
}
