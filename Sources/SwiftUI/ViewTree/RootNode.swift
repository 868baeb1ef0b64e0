/// The host of a tree: proposes the container's size to the root and centres its answer.
@MainActor
final class RootNode: ViewNode {
    private var content: [ViewNode] = []
    private var background: [ContainerLayerNode] = []
    private let stack: LayoutContainerNode

    override init(tree: ViewTree) {
        stack = LayoutContainerNode(tree: tree, layout: VStackLayout())
        super.init(tree: tree)
    }

    override var children: [ViewNode] { [stack] }

    var hasContainerLayers: Bool { !background.isEmpty }

    /// The node that is laid out in the container: the one element of the root view, or the stack of several.
    var subject: ViewNode { content.count == 1 && !content[0].isDeparting ? content[0] : stack }

    /// The size the content took, in points.
    private(set) var contentSize = CGSize.zero

    /// Takes the elements of the root view; several stand in a default stack.
    func setContent(_ elements: [ViewNode]) {
        content = elements
        stack.environment = environment
        stack.transaction = transaction
        stack.setChildren(elements)
        background = []
        findContainerLayers(in: stack)
    }

    /// Measures and places the whole tree.
    func layOut(in bounds: CGRect, placement: RootPlacement) {
        tree.beginLayoutPass()
        layOutAgain(in: bounds, placement: placement)
    }

    /// Measures and places what has changed since the whole tree was laid out.
    func layOutAgain(in bounds: CGRect, placement: RootPlacement) {
        tree.nodeInLayout = self
        tree.scopes.isPlacing = true
        defer {
            tree.nodeInLayout = nil
            tree.scopes.isPlacing = false
        }
        if case .fitting(let proposal) = placement { return layOut(fitting: proposal) }
        let area =
            switch placement {
            case .centered, .fitting: bounds
            case .inset(let margins):
                CGRect(
                    x: environment.layoutDirection == .rightToLeft ? margins.trailing : margins.leading,
                    y: margins.top, width: max(bounds.width - margins.horizontal, 0),
                    height: max(bounds.height - margins.vertical, 0))
            }
        let proposal = ProposedViewSize(area.size)
        let subject = subject
        let size = subject.sizeThatFits(proposal)
        contentSize = size
        let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        subject.place(at: origin, proposal: proposal)
        for layer in background { layer.placeLayer(in: bounds) }
    }

    /// A single element is laid out in its stead.
    override func forgetLayout() { stack.forget() }

    /// Measures and places the whole tree without a container.
    private func layOut(fitting proposal: ProposedViewSize) {
        let subject = subject
        contentSize = subject.sizeThatFits(proposal)
        subject.place(at: .zero, proposal: proposal)
        for layer in background { layer.placeLayer(in: CGRect(origin: .zero, size: contentSize)) }
    }

    override func commitGeometry() {
        super.commitGeometry()
        for layer in background { layer.commitLayerGeometry() }
    }

    override func paint(with painter: inout Painter) {
        if tree.drawsContainerLayers { for layer in background { layer.paintLayer(with: &painter) } }
        painter.add(stack)
    }

    /// Where touches come in, front to back.
    var touchRoots: [ViewNode] { [subject] + (tree.drawsContainerLayers ? background.reversed().map(\.layer) : []) }

    override func makeTimeSummary() -> TimeSummary {
        background.reduce(into: stack.timeSummary) { $0.add($1.layerTimeSummary) }
    }

    private func findContainerLayers(in node: ViewNode) {
        if let layer = node as? ContainerLayerNode { background.append(layer) }
        for child in node.children where !child.isDeparting { findContainerLayers(in: child) }
    }
}
