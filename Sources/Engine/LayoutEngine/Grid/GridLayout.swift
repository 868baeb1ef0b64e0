import Foundation
import Geometry

/// A grid that you can use in conditional layouts.
///
/// Source: Apple, SwiftUI `GridLayout`.
public struct GridLayout: Layout, LayoutTraits {
    /// The alignment of subviews.
    public var alignment: Alignment

    /// The horizontal distance between adjacent subviews in points; nil for the distance they prefer.
    public var horizontalSpacing: CGFloat?

    /// The vertical distance between adjacent subviews in points; nil for the distance they prefer.
    public var verticalSpacing: CGFloat?

    /// The layout's stored measurements of its subviews.
    public struct Cache {
        fileprivate var plan: GridPlan
        fileprivate var measurements: [ProposedViewSize: GridMeasurement] = [:]
    }

    public typealias AnimatableData = EmptyAnimatableData

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    package var layoutPriorityRule: LayoutPriorityRule { .none }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            plan: GridPlan(
                subviews: subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }

    /// The preferences of the cells along each edge, as a stack combines those of its children.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var merged = MergedSpacing()
        for cell in cache.plan.cells {
            var edges: Edge.Set = []
            if cell.row == 0 { edges.formUnion(.top) }
            if cell.row == cache.plan.rowCount - 1 { edges.formUnion(.bottom) }
            if cell.columns.lowerBound == 0 { edges.formUnion(.leading) }
            if cell.columns.upperBound == cache.plan.columnCount { edges.formUnion(.trailing) }
            merged.add(subviews[subviews.startIndex + cell.index].spacing, edges: edges)
        }
        return merged.withoutZeros
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        measurement(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let measurement = measurement(proposal, subviews, &cache)
        GridPlacement(plan: cache.plan, measurement: measurement, subviews: subviews, alignment: alignment)
            .place(in: bounds)
    }

    private func measurement(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> GridMeasurement {
        if let known = cache.measurements[proposal] { return known }
        let result = GridMeasurement(
            plan: cache.plan, proposal: proposal, subviews: subviews, alignment: alignment)
        // As many as one round of measuring makes: minimum, maximum, ideal, the share, and the second pass.
        if cache.measurements.count >= 8 { cache.measurements.removeAll(keepingCapacity: true) }
        cache.measurements[proposal] = result
        return result
    }
}
