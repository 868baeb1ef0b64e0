/// A modifier that lays its content out with a layout of one child.
@MainActor
protocol LayoutModifier: ViewModifier, WrapperModifier where Body == Never {
    associatedtype LayoutType: Layout
    var layout: LayoutType { get }
}

extension LayoutModifier {
    static var keeping: ViewKeeping { .asPart }

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = existing as? LayoutContainerNode ?? LayoutContainerNode(tree: context.tree, layout: layout)
        node.environment = context.environment
        node.transactionBox = context.transactionBox
        node.setLayout(layout)
        node.setChildren([inner])
        node.traits = inner.traits
        // The content's priority does not become the container's, which its layout determines.
        node.traits.layoutPriority = nil
        return node
    }
}
