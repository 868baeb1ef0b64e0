import Foundation
import Geometry

/// A proxy that represents one subview of a layout.
///
/// Source: Apple, SwiftUI `LayoutSubview`.
public struct LayoutSubview: Equatable {
    let item: any LayoutItem
    let slot: Int
    let recorder: PlacementRecorder

    /// Gets the value for the subview that's associated with the specified key.
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { item.layoutValue(for: key) }

    /// The layout priority of the subview.
    public var priority: Double {
        let priority = item.layoutPriority
        return priority.isNaN ? 0 : priority
    }

    /// Asks the subview for its size, in points; negative lengths and NaN count as zero.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        item.sizeThatFits(proposal.withoutNaN).withoutNaN
    }

    /// Asks the subview for its dimensions and alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        item.dimensions(in: proposal.withoutNaN)
    }

    /// The subviews's preferred spacing values.
    public var spacing: ViewSpacing { item.spacing }

    /// Assigns a position and proposed size to the subview; the last call counts.
    ///
    /// - Parameter anchor: the point of the subview that comes to lie at `position`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        recorder.record(Placement(position: position, anchor: anchor, proposal: proposal.withoutNaN), for: slot)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.item === rhs.item }
}
