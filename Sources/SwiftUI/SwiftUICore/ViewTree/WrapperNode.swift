/// A node around exactly one other that is laid out just like it.
@MainActor
@_spi(Nodes) open class WrapperNode: ViewNode {
    package private(set) var inner: ViewNode

    package init(tree: ViewTree, inner: ViewNode) {
        self.inner = inner
        super.init(tree: tree)
        traits = inner.traits
    }

    /// Wraps another node from now on and passes its traits on.
    func setInner(_ node: ViewNode) {
        inner = node
        traits = node.traits
    }

    open override var children: [ViewNode] { [inner] }
    open override func computeSize(_ proposal: ProposedViewSize) -> CGSize { inner.sizeThatFits(proposal) }
    open override var spacing: ViewSpacing { inner.spacing }
    override var ownLayoutPriority: Double { inner.layoutPriority }

    package override func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if let content = alignedContent(size: size, proposal: proposal) { return content.position(of: guide) }
        return inner.explicitAlignment(of: guide, size: size, proposal: proposal)
    }

    open override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        inner.place(at: frame.origin, proposal: proposal)
    }
}

extension WrapperNode {
    /// `existing` around `inner` if it is of this type, else what `make` gives.
    package static func reuse<Node: WrapperNode>(_ existing: ViewNode?, inner: ViewNode, make: () -> Node) -> Node {
        guard let node = existing as? Node else { return make() }
        node.setInner(inner)
        return node
    }
}

/// A node that lets what is inside it be laid out and drawn as if it were not there.
package protocol PassingNode: WrapperNode {}

/// A node with a memory of what has begun, which goes on when an identity inside of its modifier changes.
@MainActor
protocol LastingNode: WrapperNode {
    /// Gives the memory to the node that follows; this one has none from then on.
    func passState(to next: any LastingNode)
}
