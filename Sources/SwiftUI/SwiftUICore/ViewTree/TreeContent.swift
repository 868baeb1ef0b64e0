/// The content of a tree: the root view, its node, and where both are remembered.
@MainActor
package struct TreeContent {
    /// The root view of the last update.
    package var view: (any View)?

    /// The node of the root; nil before the first update.
    var root: RootNode?

    /// The position of the root, which remembers the elements below it.
    let structure = ViewElement()

    /// The transaction of the update in course, at the root.
    let transaction = TransactionBox(Transaction())
}

extension ViewTree {
    /// The node of the root; nil before the first update.
    package var root: RootNode? { content.root }

    /// The size the root view took, in points.
    package var contentSize: CGSize { root?.contentSize ?? .zero }
}
