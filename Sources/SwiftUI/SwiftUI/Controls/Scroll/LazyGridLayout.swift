@_spi(Nodes) import SwiftUICore

/// Lays views out line by line, in as many tracks as a lazy grid has: rows of columns, or columns of rows.
///
/// Each view is offered its track's breadth and any length; the longest view of a line determines the line's length.
struct LazyGridLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    typealias Cache = Void

    /// The axis along which lines follow each other.
    let axis: Axis
    let tracks: [GridItem]
    /// The position of the tracks in a grid that is broader than they are, from 0 to 1.
    let share: CGFloat
    /// The distance from one line to the next, in points.
    let distance: CGFloat

    init(axis: Axis, tracks: [GridItem] = [], share: CGFloat = 0.5, spacing: CGFloat? = nil) {
        (self.axis, self.tracks, self.share) = (axis, tracks, share)
        distance = spacing ?? [GridItem].defaultLazyGridSpacing
    }

    // MARK: Cells

    /// The tracks in a breadth, each with the place and the breadth of its cells.
    func cells(across: CGFloat) -> [GridColumn] { tracks.columns(inWidth: across.isFinite ? across : 0) }

    /// The cell of a header or footer, which is as broad as the grid.
    func cellAcross(_ breadth: CGFloat) -> GridColumn {
        let horizontal: HorizontalAlignment = share == 0 ? .leading : share == 1 ? .trailing : .center
        let vertical: VerticalAlignment = share == 0 ? .top : share == 1 ? .bottom : .center
        let alignment =
            axis == .vertical ? Alignment(horizontal: horizontal, vertical: .center) : Alignment(horizontal: .center, vertical: vertical)
        return GridColumn(x: 0, width: breadth, alignment: alignment)
    }

    static func breadth(of cells: [GridColumn]) -> CGFloat { cells.last.map { $0.x + $0.width } ?? 0 }

    /// Returns the start of the first track in a breadth.
    func slack(of cells: [GridColumn], in breadth: CGFloat) -> CGFloat { (breadth - Self.breadth(of: cells)) * share }

    /// Returns the proposal for a view in a track.
    func proposal(_ cell: GridColumn) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: cell.width, height: nil) : ProposedViewSize(width: nil, height: cell.width)
    }

    /// The box of a cell.
    ///
    /// - Parameters:
    ///   - start: where its line begins along the axis.
    ///   - side: where the tracks begin across it.
    func box(_ cell: GridColumn, start: CGFloat, length: CGFloat, side: CGFloat) -> CGRect {
        axis == .vertical
            ? CGRect(x: side + cell.x, y: start, width: cell.width, height: length)
            : CGRect(x: start, y: side + cell.x, width: length, height: cell.width)
    }

    /// Returns the origin of a view in its cell: its alignment guides lie on those of the cell.
    func corner(of size: ViewDimensions, in box: CGRect, _ cell: GridColumn) -> CGPoint {
        let whole = ViewDimensions(size: box.size)
        let (horizontal, vertical) = (cell.alignment.horizontal, cell.alignment.vertical)
        return CGPoint(x: box.minX + (whole[horizontal] - size[horizontal]), y: box.minY + (whole[vertical] - size[vertical]))
    }

    // MARK: Layout

    /// A line of views.
    private struct Line {
        var cells: [(cell: GridColumn, view: LayoutSubview)]
        var length: CGFloat
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let cells = cells(in: proposal)
        let lines = lines(of: subviews, in: cells)
        let length = lines.reduce(0) { $0 + $1.length } + distance * CGFloat(max(lines.count - 1, 0))
        return CGSize(along: axis, length, across: Self.breadth(of: cells))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let cells = cells(in: proposal)
        let side = bounds.origin.length(along: axis.across) + slack(of: cells, in: bounds.size.length(along: axis.across))
        var start = bounds.origin.length(along: axis)
        for line in lines(of: subviews, in: cells) {
            for (cell, view) in line.cells {
                let proposal = self.proposal(cell)
                let box = box(cell, start: start, length: line.length, side: side)
                view.place(at: corner(of: view.dimensions(in: proposal), in: box, cell), anchor: .topLeading, proposal: proposal)
            }
            start += line.length + distance
        }
    }

    private func cells(in proposal: ProposedViewSize) -> [GridColumn] {
        let size = proposal.replacingUnspecifiedDimensions()
        return cells(across: size.length(along: axis.across))
    }

    private func lines(of subviews: Subviews, in cells: [GridColumn]) -> [Line] {
        guard !cells.isEmpty else { return [] }
        let breaks = LineStretches.breaks(in: subviews.enumerated().map { ($0.offset, $0.element[SectionMembershipKey.self]) })
        let lines = LineStretches(slotCount: subviews.count, columns: cells.count, breaks: breaks)
        let across = cellAcross(Self.breadth(of: cells))
        return (0..<lines.count).map { line in
            let pairs = zip(lines.isAcross(line: line) ? [across] : cells, subviews[lines.slots(ofLine: line)])
                .map { (cell: $0, view: $1) }
            let lengths = pairs.map { $0.view.sizeThatFits(proposal($0.cell)).length(along: axis) }
            return Line(cells: pairs, length: lengths.max() ?? 0)
        }
    }
}

extension LazyGridLayout {
    /// The grid's node: a layout of all of its views or, in a scroll view that scrolls along its axis, lines that are built as they
    /// come into sight.
    @MainActor
    func build<Content: View>(
        _ content: Content, pinning pinnedViews: PinnedScrollableViews, at node: ViewElement, in context: BuildContext
    ) -> [ViewNode] {
        guard let state = context.scrollState(along: axis) else {
            let whole = LayoutView(layout: self, content: content)
            return context.tree.build(whole, at: node.child(0, holding: type(of: whole)), in: context)
        }
        let lines = LazyLinesView(
            content: content, state: state, request: .cells, stackAxis: nil, make: { LazyGridNode(tree: $0, axis: axis) },
            configure: { node in
                node.grid = self
                node.pinnedViews = pinnedViews
            })
        return context.tree.build(lines, at: node.child(1, holding: type(of: lines)), in: context)
    }
}
