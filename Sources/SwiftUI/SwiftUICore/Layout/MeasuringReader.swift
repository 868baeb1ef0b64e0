/// A geometry reader whose content may ask how large views would be before it decides which to show: axes choose their values
/// by the room that their labels need.
package struct MeasuringReader<Content: View>: View, ElementView {
    package typealias Body = Never
    let idealSize: CGSize
    let content: (MeasuringProxy) -> Content

    /// - Parameter idealSize: the size it takes where none is proposed, in points.
    package init(idealSize: CGSize, @ViewBuilder content: @escaping (MeasuringProxy) -> Content) {
        (self.idealSize, self.content) = (idealSize, content)
    }

    package func makeNode(in context: BuildContext) -> MeasuringReaderNode { MeasuringReaderNode(tree: context.tree) }

    package func update(_ node: MeasuringReaderNode, at structure: ViewElement, in context: BuildContext) {
        let (context, content) = (context.forContent, content)
        node.idealSize = idealSize
        // The element itself keeps the node, which must not keep it.
        let inside = structure.child(0, holding: Content.self)
        node.makeContent = { [unowned node] frame in
            let ruler = ViewRuler(context: context)
            let proxy = MeasuringProxy(
                size: frame.size, environment: context.environment, measure: ruler.size,
                anchor: { Anchor<CGRect>.Source.rect($0).anchor(in: node) })
            return context.tree.build(content(proxy), at: inside, in: context)
        }
    }
}

/// The size of a measuring reader, its environment, and a function that measures views in it.
@MainActor
package struct MeasuringProxy {
    /// The size of the reader, in points.
    package let size: CGSize
    package let environment: EnvironmentValues
    /// The size that a view takes of a proposal, in points.
    package let measure: (any View, ProposedViewSize) -> CGSize
    /// A rectangle of the reader's coordinates as other views see it.
    package let anchor: (CGRect) -> Anchor<CGRect>
}

/// Lays out views for measuring that are never drawn.
@MainActor
private final class ViewRuler {
    private let context: BuildContext
    private let structure = ViewElement()
    private var count = 0

    init(context: BuildContext) { self.context = context }

    func size(of view: any View, for proposal: ProposedViewSize) -> CGSize {
        count += 1
        let nodes = context.tree.build(view, at: structure.child(count, holding: type(of: view)), in: context)
        return nodes.map { $0.sizeThatFits(proposal) }.reduce(.zero) { size, next in
            CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
        }
    }
}

/// The node of a measuring reader: its content is made again for every size at which it is placed.
@MainActor
package final class MeasuringReaderNode: ViewNode {
    var idealSize = CGSize.zero
    var makeContent: (CGRect) -> [ViewNode] = { _ in [] }
    private lazy var stack = LayoutContainerNode(tree: tree, layout: TopLeadingLayout())

    package override var children: [ViewNode] { [stack] }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: idealSize) }

    package override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        stack.environment = environment
        stack.transactionBox = transactionBox
        stack.setChildren(makeContent(frame))
        stack.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
}
