import Foundation

extension ProposedViewSize {
    /// The size of a shape, a colour or a canvas: the proposal, 10 points where it is unspecified, never negative.
    package var shapeSize: CGSize { replacingUnspecifiedDimensions().withoutNaN }
}
