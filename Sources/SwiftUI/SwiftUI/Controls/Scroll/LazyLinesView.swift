import Foundation
@_spi(Nodes) import SwiftUICore

/// The content of a lazy container in a scroll view.
struct LazyLinesView<Content: View, Node: LazyLinesNode>: View, ElementView {
    typealias Body = Never
    let content: Content
    let state: ScrollState
    let request: LazyRowsRequest
    /// The axis that dividers and spacers in the container follow; nil for that of the surroundings.
    let stackAxis: Axis?
    let make: @MainActor (ViewTree) -> Node
    let configure: @MainActor (Node) -> Void

    func makeNode(in context: BuildContext) -> Node { make(context.tree) }

    func update(_ node: Node, at structure: ViewElement, in context: BuildContext) {
        configure(node)
        var inside = context.forContent
        inside.isInList = true
        inside.environment.stackAxis = stackAxis ?? context.environment.stackAxis
        structure.shareEnvironment(&inside.environment)
        inside.rowsRequest = request
        node.update(
            context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside), state: state)
    }
}

extension BuildContext {
    /// The scroll view around a lazy container, if it scrolls along an axis.
    func scrollState(along axis: Axis) -> ScrollState? {
        guard let state = environment.scrollState else { return nil }
        return state.axes.contains(axis == .vertical ? .vertical : .horizontal) ? state : nil
    }
}

/// The lines of a lazy stack: one view each, or the views of one row.
final class LazyStackNode: LazyLinesNode {
    /// The guide by which lines align across the axis.
    var alignment: AlignmentKey
    /// The distance from line to line, in points; nil takes the views' preferred spacing.
    var distance: CGFloat?

    init(tree: ViewTree, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        (self.alignment, distance) = (alignment, spacing)
        super.init(tree: tree, axis: axis)
    }

    override var kind: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }

    private func proposal(_ across: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }

    private func gap(from view: ViewNode, to next: ViewNode) -> CGFloat {
        distance ?? view.spacing.distance(to: next.spacing, along: axis)
    }

    override func measure(_ views: [[ViewNode]], line place: Int, across: CGFloat?) -> LineExtents.Line {
        var line = LineExtents.Line(length: 0, gap: 0, breadth: 0)
        var last: ViewNode?
        for view in views.joined() {
            if let last { line.length += gap(from: last, to: view) }
            let size = view.sizeThatFits(proposal(across))
            line.length += size.length(along: axis)
            line.breadth = max(line.breadth, size.length(along: axis.across))
            last = view
        }
        return line
    }

    /// A row without views takes no room, and the distance after it is that before it.
    override func gap(after line: Int, from views: [[ViewNode]], to next: [[ViewNode]]) -> CGFloat {
        guard let second = next.joined().first(where: { _ in true }) else { return 0 }
        guard let first = views.joined().reversed().first else { return distance ?? 8 }
        return gap(from: first, to: second)
    }

    override func place(
        _ views: [[ViewNode]], line: Int, start: CGFloat, length: CGFloat, in frame: CGRect, across: CGFloat?
    ) {
        let proposal = proposal(across)
        let whole = ViewDimensions(size: frame.size)
        var position = start
        var last: ViewNode?
        for view in views.joined() {
            if let last { position += gap(from: last, to: view) }
            let dimensions = view.dimensions(in: proposal)
            let aside = whole[alignment] - dimensions[alignment]
            let corner =
                axis == .vertical
                ? CGPoint(x: frame.minX + aside, y: frame.minY + position) : CGPoint(x: frame.minX + position, y: frame.minY + aside)
            put(view, at: corner, proposal, in: frame)
            position += dimensions.size.length(along: axis)
            last = view
        }
    }
}

/// The lines of a lazy grid: as many views in each as the grid has columns, or rows where it is a horizontal one.
final class LazyGridNode: LazyLinesNode {
    var grid = LazyGridLayout(axis: .vertical)

    override var kind: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

    /// Returns the cells into which a line is divided; a header or footer takes all of it.
    private func cells(ofLine line: Int, across: CGFloat?) -> [GridColumn] {
        let cells = cells(across: across)
        guard isAcross(line: line, across: across) else { return cells }
        let breadth = (across ?? .infinity).isFinite ? across ?? 0 : LazyGridLayout.breadth(of: cells)
        return [grid.cellAcross(breadth)]
    }

    private func cells(across: CGFloat?) -> [GridColumn] {
        grid.cells(across: across ?? ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width)
    }

    override func slotsInLine(across: CGFloat?) -> Int { max(cells(across: across).count, 1) }

    override func breadth(across: CGFloat?, known: CGFloat) -> CGFloat { LazyGridLayout.breadth(of: cells(across: across)) }

    override func measure(_ views: [[ViewNode]], line place: Int, across: CGFloat?) -> LineExtents.Line {
        var line = LineExtents.Line(length: 0, gap: 0, breadth: 0)
        for (cell, views) in zip(cells(ofLine: place, across: across), views) {
            for view in views { line.length = max(line.length, view.sizeThatFits(grid.proposal(cell)).length(along: axis)) }
        }
        return line
    }

    override func gap(after line: Int, from views: [[ViewNode]], to next: [[ViewNode]]) -> CGFloat { grid.distance }

    override func place(
        _ views: [[ViewNode]], line: Int, start: CGFloat, length: CGFloat, in frame: CGRect, across: CGFloat?
    ) {
        let cells = cells(ofLine: line, across: across)
        let side = frame.origin.length(along: axis.across) + grid.slack(of: cells, in: frame.size.length(along: axis.across))
        for (cell, views) in zip(cells, views) {
            let box = grid.box(cell, start: frame.origin.length(along: axis) + start, length: length, side: side)
            for view in views {
                let proposal = grid.proposal(cell)
                put(view, at: grid.corner(of: view.dimensions(in: proposal), in: box, cell), proposal, in: frame)
            }
        }
    }
}
