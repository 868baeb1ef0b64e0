import Foundation
import Geometry

/// Takes down where a layout puts its subviews, so that the same method serves placing and asking for guides.
final class PlacementRecorder {
    private var placements: [Placement?]

    init(count: Int) { placements = Array(repeating: nil, count: count) }

    /// The last placement counts, as `LayoutSubview.place(at:anchor:proposal:)` documents.
    func record(_ placement: Placement, for slot: Int) { placements[slot] = placement }

    func hasPlacement(of slot: Int) -> Bool { placements[slot] != nil }

    /// A subview that its layout does not place appears at the centre of the container (Apple, `placeSubviews`).
    func placement(of slot: Int, in bounds: CGRect, proposal: ProposedViewSize) -> Placement {
        placements[slot]
            ?? Placement(
                position: CGPoint(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2),
                anchor: .center, proposal: proposal)
    }
}
