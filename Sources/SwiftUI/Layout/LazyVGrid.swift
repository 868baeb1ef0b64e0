/// Views in rows of columns whose widths the grid decides.
///
/// In a scroll view that scrolls that way the lines that can be seen are built, as the rows of a `LazyVStack` are.
///
/// Source: Apple, SwiftUI `LazyVGrid`.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let layout: LazyVGridLayout
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyVGridLayout(columns: columns, alignment: alignment, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let layout = layout
        guard let state = context.scrollState(along: .vertical) else {
            let whole = LayoutView(layout: layout, content: content)
            return context.tree.build(whole, at: node.child(0, holding: type(of: whole)), in: context)
        }
        let share: CGFloat =
            switch layout.alignment {
            case .leading: 0
            case .trailing: 1
            default: 0.5
            }
        let lines = LazyLinesView(
            content: content, state: state, request: .cells, stackAxis: nil,
            make: { LazyGridNode(tree: $0, axis: .vertical) },
            configure: { node in
                node.pinnedViews = pinnedViews
                (node.tracks, node.share) = (layout.columns, share)
                node.distance = layout.spacing ?? [GridItem].defaultLazyGridSpacing
            })
        return context.tree.build(lines, at: node.child(1, holding: type(of: lines)), in: context)
    }
}

/// Lays views out row by row; each is offered its column's width and any height.
struct LazyVGridLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    typealias Cache = Void

    let columns: [GridItem]
    /// Where the columns stand when the grid is wider than they are.
    let alignment: HorizontalAlignment
    /// The distance between rows, in points.
    let spacing: CGFloat?

    /// One row of views.
    private struct Row {
        var cells: [(column: GridColumn, view: LayoutSubview)]
        var height: CGFloat
    }

    private var rowSpacing: CGFloat { spacing ?? [GridItem].defaultLazyGridSpacing }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let columns = columns(in: proposal)
        let rows = rows(of: subviews, in: columns)
        let heights = rows.reduce(0) { $0 + $1.height }
        return CGSize(width: Self.width(of: columns), height: heights + rowSpacing * CGFloat(max(rows.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let columns = columns(in: proposal)
        let slack = bounds.width - Self.width(of: columns)
        let left =
            switch alignment {
            case .leading: bounds.minX
            case .trailing: bounds.minX + slack
            default: bounds.minX + slack / 2
            }
        var y = bounds.minY
        for row in rows(of: subviews, in: columns) {
            for (column, view) in row.cells {
                let cell = CGRect(x: left + column.x, y: y, width: column.width, height: row.height)
                place(view, in: cell, alignment: column.alignment)
            }
            y += row.height + rowSpacing
        }
    }

    /// Puts a view's alignment guides onto those of its cell.
    private func place(_ view: LayoutSubview, in cell: CGRect, alignment: Alignment) {
        let proposal = ProposedViewSize(width: cell.width, height: nil)
        let size = view.dimensions(in: proposal)
        let own = CGPoint(x: size[alignment.horizontal], y: size[alignment.vertical])
        let whole = ViewDimensions(size: cell.size)
        let point = CGPoint(x: whole[alignment.horizontal] - own.x, y: whole[alignment.vertical] - own.y)
        view.place(
            at: CGPoint(x: cell.minX + point.x, y: cell.minY + point.y), anchor: .topLeading, proposal: proposal)
    }

    private func columns(in proposal: ProposedViewSize) -> [GridColumn] {
        let proposed = proposal.replacingUnspecifiedDimensions().width
        return columns.columns(inWidth: proposed.isFinite ? proposed : 0)
    }

    private static func width(of columns: [GridColumn]) -> CGFloat {
        columns.last.map { $0.x + $0.width } ?? 0
    }

    private func rows(of subviews: Subviews, in columns: [GridColumn]) -> [Row] {
        guard !columns.isEmpty else { return [] }
        let breaks = LineStretches.breaks(in: subviews.enumerated().map { ($0.offset, $0.element[SectionMembershipKey.self]) })
        let lines = LineStretches(slotCount: subviews.count, columns: columns.count, breaks: breaks)
        let across = GridColumn(x: 0, width: Self.width(of: columns), alignment: Alignment(horizontal: alignment, vertical: .center))
        return (0..<lines.count).map { line in
            let cells = zip(lines.isAcross(line: line) ? [across] : columns, subviews[lines.slots(ofLine: line)])
                .map { (column: $0, view: $1) }
            let heights = cells.map { $0.view.sizeThatFits(ProposedViewSize(width: $0.column.width, height: nil)).height }
            return Row(cells: cells, height: heights.max() ?? 0)
        }
    }
}
