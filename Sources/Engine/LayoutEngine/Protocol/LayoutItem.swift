import Foundation
import Geometry

/// An item that a layout arranges: the far side of a `LayoutSubview`.
///
/// The view tree's nodes conform; layouts only ever see the proxy.
package protocol LayoutItem: AnyObject {
    /// The size this item takes for a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Its size and alignment guides for a proposal.
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions

    /// Puts the item's top left corner at a point of the container's coordinate system.
    func place(at topLeading: CGPoint, proposal: ProposedViewSize)

    var layoutPriority: Double { get }

    /// The distances it prefers to its neighbours.
    var spacing: ViewSpacing { get }

    /// A value attached with `layoutValue(key:value:)`, or the key's default.
    func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value
}
