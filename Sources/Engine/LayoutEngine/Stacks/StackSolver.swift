import Foundation
import Geometry

/// The arrangement of a horizontal or vertical stack, written once for both axes.
struct StackSolver {
    let axis: Axis
    /// The guide at which children line up across the axis.
    let alignment: AlignmentKey
    /// Points between neighbours; nil takes their preferred distance.
    let spacing: CGFloat?

    /// A stack's measurements of its children and its finished arrangements.
    struct Cache {
        /// The distance before each child but the first.
        fileprivate var gaps: [CGFloat]
        fileprivate var arrangements: [ProposedViewSize: Arrangement] = [:]
    }

    /// Children in place: offsets from the stack's top leading corner.
    fileprivate struct Arrangement {
        var proposals: [ProposedViewSize] = []
        var positions: [CGPoint] = []
        var size = CGSize.zero
    }

    func makeCache(subviews: LayoutSubviews) -> Cache {
        guard let spacing else {
            guard subviews.count > 1 else { return Cache(gaps: []) }
            let preferences = subviews.map(\.spacing)
            return Cache(gaps: zip(preferences, preferences.dropFirst()).map { $0.distance(to: $1, along: axis) })
        }
        return Cache(gaps: Array(repeating: spacing.orZero, count: max(subviews.count - 1, 0)))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    /// A stack that was proposed nothing across its axis places its children in a second pass, at the width that the
    /// first pass found (probed on macOS 27).
    func place(
        in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        var final = proposal
        let across = axis.perpendicular
        if final[across] == nil { final[across] = bounds.size[across] }
        let arrangement = arrangement(final, subviews, &cache)
        for (offset, subview) in subviews.enumerated() {
            let position = arrangement.positions[offset]
            subview.place(
                at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
                proposal: arrangement.proposals[offset])
        }
    }

    /// Across the axis the preferences of all children count, along it those of the first and the last; a spacer's zeros never survive
    /// (probed on macOS 27).
    ///
    /// To its neighbours, a stack of nothing but texts is like a text: two rows of texts stand as close as two texts.
    func viewSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        var merged = MergedSpacing()
        for (offset, subview) in subviews.enumerated() {
            var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
            if offset == 0 { edges.formUnion(axis == .horizontal ? .leading : .top) }
            if offset == subviews.count - 1 { edges.formUnion(axis == .horizontal ? .trailing : .bottom) }
            merged.add(subview.spacing, edges: edges)
        }
        return merged.withoutZeros
    }

    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> Arrangement {
        if let known = cache.arrangements[proposal] { return known }
        let result = solve(proposal, subviews, cache.gaps)
        // As many as one round of measuring makes: minimum, maximum, ideal, the share, and the second pass.
        if cache.arrangements.count >= 8 { cache.arrangements.removeAll(keepingCapacity: true) }
        cache.arrangements[proposal] = result
        return result
    }

    private func solve(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ gaps: [CGFloat]
    ) -> Arrangement {
        guard !subviews.isEmpty else { return Arrangement() }
        let distribution = StackDistribution(
            axis: axis, proposal: proposal, subviews: subviews, totalSpacing: gaps.reduce(0, +))
        let proposals = distribution.proposals()
        let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        let across = axis.perpendicular
        let guides = dimensions.map { $0[alignment] }
        var span = AlignmentSpan()
        for (child, guide) in zip(dimensions, guides) { span.add(length: child.size[across], guide: guide) }

        var positions: [CGPoint] = []
        var end: CGFloat = 0
        for (offset, child) in dimensions.enumerated() {
            if offset > 0 { end += gaps[offset - 1] }
            var position = CGPoint.zero
            position[axis] = end
            position[across] = span.start(guide: guides[offset])
            positions.append(position)
            end += child.size[axis]
        }
        return Arrangement(
            proposals: proposals, positions: positions, size: CGSize(axis, end, across: span.length))
    }
}
