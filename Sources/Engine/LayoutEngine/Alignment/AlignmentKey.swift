import Foundation
import Geometry

/// An alignment guide of either axis, which a layout asks its children about.
package struct AlignmentKey: Hashable, Sendable {
    /// The axis along which the guide's value is measured.
    package let axis: Axis
    let id: any AlignmentID.Type

    package init(_ guide: HorizontalAlignment) { (axis, id) = (.horizontal, guide.id) }
    package init(_ guide: VerticalAlignment) { (axis, id) = (.vertical, guide.id) }

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.axis == rhs.axis && lhs.id == rhs.id
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(ObjectIdentifier(id))
    }

    /// The guide's position in a view of these dimensions that does not set it.
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions).orZero }

    /// A container's explicit value, made from those of its children that have one.
    ///
    /// Guides combine to their mean. Text baselines do not: measured on macOS 27, a container answers the smallest
    /// first baseline and the largest last baseline of its children.
    func combineExplicit(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        if let selecting = id as? any SelectingAlignmentID.Type { return selecting.selected(among: values) }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
