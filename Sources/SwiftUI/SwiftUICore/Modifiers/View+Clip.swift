import Drawing

nonisolated extension View {
    /// Clips the view to its frame.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips the view to a shape in its frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to a rounded rectangle with the system's continuous corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Shows the view only where the mask has alpha.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(alignment: alignment, mask: mask()))
    }

    /// Shows the view only where the mask has alpha.
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(alignment: .center, mask: mask))
    }
}

nonisolated package struct ClipEffect<S: Shape>: RenderEffect {
    package typealias Body = Never
    package var shape: S
    package let style: FillStyle

    package init(shape: S, style: FillStyle) {
        self.shape = shape
        self.style = style
    }

    @MainActor package var effectData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    @MainActor package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        let path = shape.drawnPath(at: frame, in: inner.environment)
        let items = painter.group { inner.paint(with: &$0) }
        guard !items.isEmpty else { return }
        painter.draw([.clip(path, style, items)], isComposed: true)
    }
}

nonisolated struct MaskModifier<Mask: View>: ViewModifier, WrapperModifier {
    static var keeping: ViewKeeping { .asPart }
    typealias Body = Never
    let alignment: Alignment
    let mask: Mask

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { MaskNode(tree: context.tree, inner: inner) }
        let structure = node.layerStructure.child(0, holding: Mask.self)
        let elements = context.tree.build(mask, at: structure, in: context)
        node.setSecondary(elements, alignment: alignment, in: context)
        return node
    }
}

/// A view shown only where its mask has alpha.
@MainActor
package final class MaskNode: SecondaryNode {
    package override var children: [ViewNode] { [inner, secondary] }
    package override var touchedChildren: [ViewNode] { [inner] }

    package override func paint(with painter: inout Painter) {
        let content = painter.group { inner.paint(with: &$0) }
        guard !content.isEmpty else { return }
        let mask = painter.mask { secondary.paint(with: &$0) }
        painter.draw([.mask(mask, content: content)], isComposed: true)
    }
}
