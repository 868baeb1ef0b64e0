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
        // What a container makes of its content's priority is its layout's affair.
        node.traits.layoutPriority = nil
        return node
    }
}
