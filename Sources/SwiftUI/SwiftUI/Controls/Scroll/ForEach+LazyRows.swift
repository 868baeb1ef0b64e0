extension ForEach where Content: View {
    /// Returns the collection as a node of rows that a lazy container builds; nil where the rows have to be built to be known: where a
    /// row consists of collections or sections, or, in a grid, of more or less than one view.
    @MainActor
    func lazyRows(
        at node: ViewElement, in context: BuildContext, _ request: BuildContext.RowsRequest
    ) -> [ViewNode]? {
        let rows = node.base as? LazyRowsNode ?? LazyRowsNode(tree: context.tree)
        node.base = rows
        rows.update(LazyRowSource(data: data, identify: identify, content: content).mapped { row($0, at: $1) }, at: node, in: context)
        guard rows.areRegular(for: request) else {
            rows.giveUp()
            return nil
        }
        return [rows] + rows.departing
    }
}
