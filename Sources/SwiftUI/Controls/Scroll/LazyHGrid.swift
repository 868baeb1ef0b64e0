/// Views in columns of rows whose heights the grid decides.
///
/// Source: Apple, SwiftUI `LazyHGrid`.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let layout: LazyHGridLayout
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyHGridLayout(rows: rows, alignment: alignment, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let layout = layout
        guard let state = context.scrollState(along: .horizontal) else {
            let whole = LayoutView(layout: layout, content: content)
            return context.tree.build(whole, at: node.child(0, holding: type(of: whole)), in: context)
        }
        let share: CGFloat =
            switch layout.alignment {
            case .top: 0
            case .bottom: 1
            default: 0.5
            }
        let lines = LazyLinesView(
            content: content, state: state, request: .cells, stackAxis: nil,
            make: { LazyGridNode(tree: $0, axis: .horizontal) },
            configure: { node in
                node.pinnedViews = pinnedViews
                (node.tracks, node.share) = (layout.rows, share)
                node.distance = layout.spacing ?? [GridItem].defaultLazyGridSpacing
            })
        return context.tree.build(lines, at: node.child(1, holding: type(of: lines)), in: context)
    }
}

/// Lays views out column by column; each is offered its row's height and any width. The rows are those that the columns of a
/// `LazyVGrid` are in a width.
struct LazyHGridLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    typealias Cache = Void

    let rows: [GridItem]
    /// Where the rows stand when the grid is higher than they are.
    let alignment: VerticalAlignment
    /// The distance between columns, in points.
    let spacing: CGFloat?

    /// One column of views.
    private struct Column {
        var cells: [(row: GridColumn, view: LayoutSubview)]
        var width: CGFloat
    }

    private var columnSpacing: CGFloat { spacing ?? [GridItem].defaultLazyGridSpacing }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = rows(in: proposal)
        let columns = columns(of: subviews, in: rows)
        let widths = columns.reduce(0) { $0 + $1.width }
        return CGSize(width: widths + columnSpacing * CGFloat(max(columns.count - 1, 0)), height: Self.height(of: rows))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let rows = rows(in: proposal)
        let slack = bounds.height - Self.height(of: rows)
        let top =
            switch alignment {
            case .top: bounds.minY
            case .bottom: bounds.minY + slack
            default: bounds.minY + slack / 2
            }
        var x = bounds.minX
        for column in columns(of: subviews, in: rows) {
            for (row, view) in column.cells {
                place(view, in: CGRect(x: x, y: top + row.x, width: column.width, height: row.width), row.alignment)
            }
            x += column.width + columnSpacing
        }
    }

    /// Puts a view's alignment guides onto those of its cell.
    private func place(_ view: LayoutSubview, in cell: CGRect, _ alignment: Alignment) {
        let proposal = ProposedViewSize(width: nil, height: cell.height)
        let size = view.dimensions(in: proposal)
        let whole = ViewDimensions(size: cell.size)
        let x = whole[alignment.horizontal] - size[alignment.horizontal]
        let y = whole[alignment.vertical] - size[alignment.vertical]
        view.place(at: CGPoint(x: cell.minX + x, y: cell.minY + y), anchor: .topLeading, proposal: proposal)
    }

    private func rows(in proposal: ProposedViewSize) -> [GridColumn] {
        let proposed = proposal.replacingUnspecifiedDimensions().height
        return rows.columns(inWidth: proposed.isFinite ? proposed : 0)
    }

    private static func height(of rows: [GridColumn]) -> CGFloat { rows.last.map { $0.x + $0.width } ?? 0 }

    private func columns(of subviews: Subviews, in rows: [GridColumn]) -> [Column] {
        guard !rows.isEmpty else { return [] }
        let breaks = LineStretches.breaks(in: subviews.enumerated().map { ($0.offset, $0.element[SectionMembershipKey.self]) })
        let lines = LineStretches(slotCount: subviews.count, columns: rows.count, breaks: breaks)
        let across = GridColumn(x: 0, width: Self.height(of: rows), alignment: Alignment(horizontal: .center, vertical: alignment))
        return (0..<lines.count).map { line in
            let cells = zip(lines.isAcross(line: line) ? [across] : rows, subviews[lines.slots(ofLine: line)])
                .map { (row: $0, view: $1) }
            let widths = cells.map { $0.view.sizeThatFits(ProposedViewSize(width: nil, height: $0.row.width)).width }
            return Column(cells: cells, width: widths.max() ?? 0)
        }
    }
}
