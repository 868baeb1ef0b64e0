/// A view with further views that get its size: backgrounds, overlays, masks.
///
/// Source: probe on macOS 27: the content is proposed and placed at the primary's size; several content views are one
/// implicit centred stack in depth, which is then positioned by the modifier's alignment.
@MainActor
package class SecondaryNode: WrapperNode {
    /// The position that remembers the secondary views: a modifier of several views has a layer for each of them.
    let layerStructure = ViewElement()

    package private(set) lazy var secondary = LayoutContainerNode(tree: tree, layout: ZStackLayout())
    private var alignment = Alignment.center

    /// The only view of the layer; several are a stack, which measures its views once more at its own size.
    private var single: ViewNode?

    /// The node that is aligned with the primary.
    private var layer: ViewNode { single ?? secondary }

    package override var dumpedChildren: [ViewNode] { children.map { $0 === secondary ? layer : $0 } }

    package func setSecondary(_ elements: [ViewNode], alignment: Alignment, in context: BuildContext) {
        self.alignment = alignment
        secondary.environment = context.environment
        secondary.transactionBox = context.transactionBox
        secondary.setChildren(elements)
        let laidOut = elements.filter { !$0.isDeparting }
        single = laidOut.count == 1 ? laidOut[0] : nil
    }

    /// A single view is laid out in its stead.
    package override func forgetLayout() { secondary.forget() }

    package override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        super.placeChildren(in: frame, proposal: proposal)
        placeSecondary(in: frame, proposal: proposal)
    }

    /// Lines the secondary's guides up with the primary's.
    func placeSecondary(in frame: CGRect, proposal: ProposedViewSize) {
        let own = dimensions(in: proposal)
        let size = ProposedViewSize(frame.size)
        let other = layer.dimensions(in: size)
        let distance = own[alignment.horizontal] - other[alignment.horizontal]
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let origin = CGPoint(
            x: isRightToLeft ? frame.maxX - distance - other.width : frame.minX + distance,
            y: frame.minY + own[alignment.vertical] - other[alignment.vertical])
        layer.place(at: origin, proposal: size)
    }
}

/// Secondary views behind the primary one.
@MainActor
package final class BackgroundNode: SecondaryNode {
    package override var children: [ViewNode] { [secondary, inner] }

    package override func paint(with painter: inout Painter) {
        secondary.paint(with: &painter)
        inner.paint(with: &painter)
    }
}

/// Secondary views in front of the primary one.
@MainActor
package final class OverlayNode: SecondaryNode {
    package override var children: [ViewNode] { [inner, secondary] }

    package override func paint(with painter: inout Painter) {
        inner.paint(with: &painter)
        secondary.paint(with: &painter)
    }
}
