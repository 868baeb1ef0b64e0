/// A view whose content knows its size and place.
///
/// Source: Apple, SwiftUI `GeometryReader`: it takes the whole proposal and puts its content at the top leading corner.
nonisolated public struct GeometryReader<Content: View>: View, ElementView {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor package func makeNode(in context: BuildContext) -> GeometryReaderNode { GeometryReaderNode(tree: context.tree) }

    @MainActor package func update(_ node: GeometryReaderNode, at structure: ViewElement, in context: BuildContext) {
        let context = context.forContent
        let content = content
        // The element itself keeps the node, which must not keep it.
        let inside = structure.child(0, holding: Content.self)
        node.makeContent = { proxy in
            context.tree.build(content(proxy), at: inside, in: context)
        }
    }
}

/// Content that is made again for every size at which it is placed.
@MainActor
package final class GeometryReaderNode: ViewNode {
    var makeContent: (GeometryProxy) -> [ViewNode] = { _ in [] }
    private lazy var stack = LayoutContainerNode(tree: tree, layout: TopLeadingLayout())

    package override var children: [ViewNode] { [stack] }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        stack.environment = environment
        stack.transactionBox = transactionBox
        stack.setChildren(
            tree.buildWhilePlacing(by: self) { makeContent(GeometryProxy(of: self, in: frame)) })
        stack.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
}
