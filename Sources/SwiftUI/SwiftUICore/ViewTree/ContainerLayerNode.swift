/// A view with content that fills the whole container behind everything else, as a widget's background does.
nonisolated package struct ContainerLayerModifier<Layer: View>: ViewModifier, WrapperModifier {
    package typealias Body = Never
    let alignment: Alignment
    let layer: Layer

    package init(alignment: Alignment = .center, layer: Layer) {
        self.alignment = alignment
        self.layer = layer
    }

    @MainActor package func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { ContainerLayerNode(tree: context.tree, inner: inner) }
        let elements =
            context.tree.container.evaluatesLayers
            ? context.tree.build(layer, at: owner.child(1, holding: Layer.self), in: context) : []
        node.setLayer(elements, alignment: alignment, in: context)
        context.tree.container.hasNewLayers = true
        return node
    }
}

/// A node whose layer the root places and draws.
@MainActor
package final class ContainerLayerNode: WrapperNode {
    package private(set) lazy var layer = LayoutContainerNode(tree: tree, layout: ZStackLayout())
    private var alignment = Alignment.center

    package override var dumpedChildren: [ViewNode] { [layer, inner] }

    package func setLayer(_ elements: [ViewNode], alignment: Alignment, in context: BuildContext) {
        self.alignment = alignment
        layer.environment = context.environment
        layer.transactionBox = context.transactionBox
        layer.setLayout(ZStackLayout(alignment: alignment))
        layer.setChildren(elements)
    }

    func placeLayer(in bounds: CGRect) {
        let proposal = ProposedViewSize(bounds.size)
        let size = layer.sizeThatFits(proposal)
        let origin = CGPoint(
            x: bounds.minX + (bounds.width - size.width) / 2, y: bounds.minY + (bounds.height - size.height) / 2)
        layer.place(at: origin, proposal: proposal)
    }

    func commitLayerGeometry() { layer.commitGeometry() }
    func paintLayer(with painter: inout Painter) { painter.add(layer) }
    var layerTimeSummary: TimeSummary { layer.timeSummary }
}
