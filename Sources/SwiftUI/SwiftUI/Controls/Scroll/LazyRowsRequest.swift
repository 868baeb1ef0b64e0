@_spi(Nodes) import SwiftUICore

/// A lazy container's demand for the rows of the collections in it.
enum LazyRowsRequest: RowsRequest {
    /// One row after the other, whatever views each is made of.
    case lines
    /// Several rows in a line, each of them one view.
    case cells

    func rows(of collection: some RowCollection, at node: ViewElement, in context: BuildContext) -> [ViewNode]? {
        let rows = node.base as? LazyRowsNode ?? LazyRowsNode(tree: context.tree)
        node.base = rows
        let source = LazyRowSource(data: collection.data, identify: collection.identify, content: collection.content)
        rows.update(source.mapped { collection.row($0, at: $1) }, at: node, in: context)
        guard rows.areRegular(for: self) else {
            rows.giveUp()
            return nil
        }
        return [rows] + rows.departing
    }
}
