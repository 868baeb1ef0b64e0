/// Refers to a node without keeping it, and to nothing once the node is gone.
///
/// A `weak` reference would do the same, but an object that one has ever pointed at counts every later retain and release in a
/// side table: a tree of a thousand rows spent a quarter of an update there.
package final class NodeReference: @unchecked Sendable {
    nonisolated(unsafe) fileprivate unowned(unsafe) var referent: ViewNode?

    fileprivate init(_ node: ViewNode) { referent = node }

    /// The node, as long as somebody keeps it.
    package var node: ViewNode? { referent }

    /// The node is going.
    func expire() { referent = nil }
}

extension ViewNode {
    /// The weak form of the node, for references from elsewhere.
    package var reference: NodeReference {
        if let made = madeReference { return made }
        let made = NodeReference(self)
        madeReference = made
        return made
    }
}

/// Refers to a tree without keeping it, and to nothing once the tree is gone; see `NodeReference`.
package final class TreeReference: @unchecked Sendable {
    nonisolated(unsafe) fileprivate unowned(unsafe) var referent: ViewTree?

    /// The tree, as long as somebody keeps it.
    package var tree: ViewTree? { referent }

    func refer(to tree: ViewTree) { referent = tree }

    /// The tree is going.
    func expire() { referent = nil }
}
