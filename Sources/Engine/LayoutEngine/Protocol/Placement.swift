import Foundation
import Geometry

/// The place that a layout gives to one subview.
struct Placement {
    /// The point of the container's coordinate space at which the anchor lands.
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize

    /// The top leading corner of a view of this size placed so; NaN counts as zero.
    func topLeading(of size: CGSize) -> CGPoint {
        func corner(_ position: CGFloat, _ fraction: CGFloat, _ length: CGFloat) -> CGFloat {
            let value = fraction == 0 ? position : position - fraction * length
            return value.isNaN ? 0 : value
        }
        return CGPoint(
            x: corner(position.x, anchor.x, size.width), y: corner(position.y, anchor.y, size.height))
    }
}
