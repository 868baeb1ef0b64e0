/// A view whose content knows its size and place.
///
/// Source: Apple, SwiftUI `GeometryReader`: it takes the whole proposal and puts its content at the top leading corner.
public struct GeometryReader<Content: View>: View, ElementView {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func makeNode(in context: ExpansionContext) -> GeometryReaderNode { GeometryReaderNode(tree: context.tree) }

    func update(_ node: GeometryReaderNode, at structure: StructureNode, in context: ExpansionContext) {
        let context = context.forContent
        let content = content
        node.makeContent = { proxy in
            context.tree.expand(content(proxy), at: structure.child(0, holding: Content.self), in: context)
        }
    }
}

/// The size of a container and its place in other coordinate spaces.
///
/// Source: Apple, SwiftUI `GeometryProxy`.
public struct GeometryProxy: Sendable {
    let globalFrame: CGRect

    /// The size of the container, in points.
    public var size: CGSize { globalFrame.size }

    /// No part of a widget is covered by the system.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The container's frame in its own coordinates (local) or those of the whole picture (global).
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: globalFrame
        }
    }
}

/// A coordinate space: the view's own or that of the whole picture.
///
/// Source: Apple, SwiftUI `CoordinateSpace`.
public enum CoordinateSpace: Hashable, Sendable {
    case global
    case local
}

/// Content that is made anew for every size it is placed at.
@MainActor
final class GeometryReaderNode: ViewNode {
    var makeContent: (GeometryProxy) -> [ViewNode] = { _ in [] }
    private lazy var stack = LayoutContainerNode(tree: tree, layout: TopLeadingLayout())

    override var children: [ViewNode] { [stack] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        stack.environment = environment
        stack.transaction = transaction
        stack.setChildren(
            tree.expandWhilePlacing(by: self) { makeContent(GeometryProxy(globalFrame: frame)) })
        stack.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
}
