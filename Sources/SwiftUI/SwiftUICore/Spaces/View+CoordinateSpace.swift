nonisolated extension View {
    /// Gives the view's coordinate space a name by which the views inside can refer to it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Gives the view's coordinate space a name, in the former spelling.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

nonisolated private struct CoordinateSpaceModifier: ViewModifier, WrapperModifier {
    static var keeping: ViewKeeping { .asPart }
    typealias Body = Never
    let name: AnyHashable

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { CoordinateSpaceNode(tree: context.tree, inner: inner) }
        node.name = name
        return node
    }
}

/// A view whose coordinate space has a name.
private final class CoordinateSpaceNode: WrapperNode, PassingNode {
    var name = AnyHashable(0)

    override func hasSpace(named name: AnyHashable) -> Bool { name == self.name }
}
