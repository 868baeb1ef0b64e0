/// A node around exactly one other that is laid out just like it.
@MainActor
class WrapperNode: ViewNode {
    private(set) var inner: ViewNode

    init(tree: ViewTree, inner: ViewNode) {
        self.inner = inner
        super.init(tree: tree)
        traits = inner.traits
    }

    /// Wraps another node from now on and passes its traits on.
    func setInner(_ node: ViewNode) {
        inner = node
        traits = node.traits
    }

    override var children: [ViewNode] { [inner] }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { inner.sizeThatFits(proposal) }
    override var spacing: ViewSpacing { inner.spacing }
    override var ownLayoutPriority: Double { inner.layoutPriority }

    override func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        inner.explicitAlignment(of: guide, size: size, proposal: proposal)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        inner.place(at: frame.origin, proposal: proposal)
    }
}

extension WrapperNode {
    /// `existing` around `inner` if it is of this type, else what `make` gives.
    static func reuse<Node: WrapperNode>(_ existing: ViewNode?, inner: ViewNode, make: () -> Node) -> Node {
        guard let node = existing as? Node else { return make() }
        node.setInner(inner)
        return node
    }
}

/// A node that lets what is inside it be laid out and drawn as if it were not there.
protocol PassingNode: WrapperNode {}
