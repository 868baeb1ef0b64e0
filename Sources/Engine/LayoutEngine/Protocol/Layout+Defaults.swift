import Foundation
import Geometry

extension Layout {
    /// The default property values for a layout.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Reinitializes a cache to a new value.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the result of merging the spacing preferences of all the subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// Returns the result of merging the horizontal alignment guides of all subviews.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: AlignmentKey(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Returns the result of merging the vertical alignment guides of all subviews.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: AlignmentKey(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Arranges the subviews on paper and merges the guides that they set, where they then are.
    package func mergedAlignment(
        of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        let recorder = PlacementRecorder(count: subviews.slotCount)
        let rehearsing = subviews.recording(into: recorder)
        placeSubviews(in: bounds, proposal: proposal, subviews: rehearsing, cache: &cache)
        let values = rehearsing.compactMap { subview -> CGFloat? in
            let placement = recorder.placement(of: subview.slot, in: bounds, proposal: proposal)
            let dimensions = subview.dimensions(in: placement.proposal)
            guard let value = dimensions[explicit: guide] else { return nil }
            let origin = placement.topLeading(of: dimensions.size)
            return value + (guide.axis == .horizontal ? origin.x - bounds.minX : origin.y - bounds.minY)
        }
        return guide.combineExplicit(values)
    }
}

extension Layout where Cache == Void {
    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) {}

    /// Leaves the empty cache as it is.
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}
