import LayoutEngine

/// A node inside another one, whose alignment guides count for both.
@_spi(Nodes) public struct AlignedContent {
    private let node: ViewNode
    private let size: CGSize
    private let proposal: ProposedViewSize
    /// The place of the node in the box around it, from the leading and top edges.
    private let origin: CGPoint

    package init(_ node: ViewNode, size: CGSize, proposal: ProposedViewSize, origin: CGPoint) {
        self.node = node
        self.size = size
        self.proposal = proposal
        self.origin = origin
    }

    /// The position of a guide in the box around the node; nil for the guide's default.
    @MainActor
    package func position(of guide: AlignmentKey) -> CGFloat? {
        guard let value = node.explicitAlignment(of: guide, size: size, proposal: proposal) else { return nil }
        return value + (guide.axis == .horizontal ? origin.x : origin.y)
    }
}
