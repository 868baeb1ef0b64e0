/// A row of a grid; outside a grid its views stand by themselves.
///
/// Source: Apple, SwiftUI `GridRow`.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let number = node.remembered(RowNumber(context.tree.evaluation.makeNamespaceNumber())).value
        let membership = GridRowMembership(row: number, alignment: alignment)
        var inside = context
        inside.pending.append(.trait(GridRowTrait(membership: membership)))
        return context.tree.build(content, at: node.child(0, holding: Content.self), in: inside)
    }
}

/// The identity of a row in its grid.
private final class RowNumber {
    let value: Int
    init(_ value: Int) { self.value = value }
}

nonisolated extension View {
    /// Sets the number of grid columns that the view takes; written twice, the two add up.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(LayoutValueModifier<GridCellColumnsKey>(value: count) { GridCellColumnsKey.sum($0, $1) })
    }

    /// Sets the point of the view that lies at the same point of its cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// Sets the alignment of the column in which the view starts.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Sets the axes on which the view is offered no more than its columns or row already have; written twice, the axes of both.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(LayoutValueModifier<GridCellUnsizedAxesKey>(value: axes) { $0.union($1) })
    }
}

/// Tells a grid which row a view belongs to.
private struct GridRowTrait: TraitModifier {
    let membership: GridRowMembership

    func write(to traits: inout ViewTraits) { traits.layoutValues[ObjectIdentifier(GridRowKey.self)] = membership }
}
