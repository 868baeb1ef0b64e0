/// A view that the tree itself understands: it has no body but turns into elements.
@MainActor
package protocol PrimitiveView {
    /// The extent to which the nodes of the view can be kept.
    static var keeping: ViewKeeping { get }

    /// The elements of this view, outermost node of each; the node remembers them from update to update.
    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode]
}

extension PrimitiveView {
    package static var keeping: ViewKeeping { .never }

    public var body: Never { fatalError("A primitive view has no body.") }
}

/// A primitive view that is always exactly one element.
@MainActor
package protocol ElementView: PrimitiveView {
    associatedtype Node: ViewNode

    func makeNode(in context: BuildContext) -> Node

    /// Brings a node up to date with this value; called for every evaluation, the first included.
    func update(_ node: Node, at structure: ViewElement, in context: BuildContext)
}

extension ElementView {
    package func build(at structure: ViewElement, in context: BuildContext) -> [ViewNode] {
        let node = structure.base as? Node ?? makeNode(in: context)
        structure.base = node
        if context.tree.laysOutInParts { node.forget() }
        node.environment = context.environment
        node.transactionBox = context.transactionBox
        node.traits = ViewTraits()
        node.isQuiet = false
        if context.rowsRequest == nil {
            update(node, at: structure, in: context)
        } else {
            // Of the views inside of this one a lazy container knows nothing.
            var whole = context
            whole.rowsRequest = nil
            update(node, at: structure, in: whole)
        }
        return [context.tree.wrap(node, at: structure, in: context)]
    }
}

/// A modifier that changes what flows down to its content.
@MainActor
package protocol ContextModifier {
    /// The extent to which views can be kept that the modifier is a part of.
    static var keeping: ViewKeeping { get }

    /// True if the modifier gives its content a transaction of its own.
    static var changesTransaction: Bool { get }

    func modify(_ context: inout BuildContext, at node: ViewElement)
}

/// A modifier that tells the container something about each element of its content.
@MainActor
package protocol TraitModifier {
    func write(to traits: inout ViewTraits)
}

/// A modifier that puts a node around each element of its content.
@MainActor
package protocol WrapperModifier {
    /// The extent to which views can be kept that the modifier is a part of.
    static var keeping: ViewKeeping { get }

    /// Changes what flows down to the content, and not to views that the modifier adds.
    func modifyInside(_ context: inout BuildContext, at node: ViewElement)

    /// The node around `inner`: `existing` brought up to date if it is of the right type, else a new one.
    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode
}

extension ContextModifier {
    package static var keeping: ViewKeeping { .never }
    package static var changesTransaction: Bool { false }
}

extension WrapperModifier {
    package static var keeping: ViewKeeping { .never }
    package func modifyInside(_ context: inout BuildContext, at node: ViewElement) {}
}
