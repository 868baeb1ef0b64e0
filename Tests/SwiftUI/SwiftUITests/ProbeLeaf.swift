import Foundation

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A leaf with a size of its own, whose node notes where it was placed.
struct ProbeLeaf: View, ElementView {
    typealias Body = Never
    let id: String
    let log: ProbeLog
    let size: (ProposedViewSize) -> CGSize

    func makeNode(in context: BuildContext) -> ProbeLeafNode { ProbeLeafNode(tree: context.tree) }

    func update(_ node: ProbeLeafNode, at structure: ViewElement, in context: BuildContext) {
        node.size = size
        log.leaves[id] = node
    }
}

@MainActor
final class ProbeLeafNode: ViewNode {
    var size: (ProposedViewSize) -> CGSize = { _ in .zero }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// What a probe saw.
final class ProbeLog: @unchecked Sendable {
    @MainActor var leaves: [String: ViewNode] = [:]
    /// What the probed view answered to the proposal.
    var size = CGSize.zero
}

/// Proposes something to one view, which may leave dimensions open, and puts it at the top left corner.
struct Proposing: Layout {
    let proposal: ProposedViewSize
    let log: ProbeLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            log.size = subview.sizeThatFits(self.proposal)
            subview.place(at: bounds.origin, anchor: .topLeading, proposal: self.proposal)
        }
    }
}
