nonisolated extension View {
    /// Adds views behind this one. They are proposed its size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(alignment: alignment, isOverlay: false, layer: content()))
    }

    /// Adds a view behind this one. It is proposed its size.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(alignment: alignment, isOverlay: false, layer: background))
    }

    /// Fills this view's frame with the background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills this view's frame with a style.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            LayerModifier(
                alignment: .center, isOverlay: false,
                layer: SafeAreaIgnoringView(content: _ShapeView(shape: Rectangle(), style: style), edges: edges),
                fill: AnyShapeStyle(style)))
    }

    /// Fills a shape in this view's frame with the background style.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills a shape in this view's frame with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            LayerModifier(
                alignment: .center, isOverlay: false,
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), fill: AnyShapeStyle(style)))
    }

    /// Adds views in front of this one. They are proposed its size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(alignment: alignment, isOverlay: true, layer: content()))
    }

    /// Adds a view in front of this one. It is proposed its size.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(alignment: alignment, isOverlay: true, layer: overlay))
    }

    /// Fills this view's frame with a style, in front.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(LayerModifier(alignment: .center, isOverlay: true, layer: _ShapeView(shape: Rectangle(), style: style)))
    }

    /// Fills a shape in this view's frame with a style, in front.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            LayerModifier(
                alignment: .center, isOverlay: true,
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }

    /// Draws a line inside this view's edges, in front of it.
    ///
    /// Source: probe on macOS 27: the border lies within the bounds.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}

nonisolated struct LayerModifier<Layer: View>: ViewModifier, WrapperModifier {
    static var keeping: ViewKeeping { .asPart }
    typealias Body = Never
    let alignment: Alignment
    let isOverlay: Bool
    let layer: Layer
    /// The style of a background that is one; it makes the content's `backgroundMaterial`.
    var fill: AnyShapeStyle?

    @MainActor func modifyInside(_ context: inout BuildContext, at node: ViewElement) {
        guard let fill else { return }
        let material = fill.material(in: context.environment)
        guard material != context.environment.backgroundMaterial else { return }
        context.environment.backgroundMaterial = material
        node.shareEnvironment(&context.environment)
    }

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node: SecondaryNode =
            isOverlay
            ? WrapperNode.reuse(existing, inner: inner) { OverlayNode(tree: context.tree, inner: inner) }
            : WrapperNode.reuse(existing, inner: inner) { BackgroundNode(tree: context.tree, inner: inner) }
        let structure = node.layerStructure.child(0, holding: Layer.self)
        let elements = context.tree.build(layer, at: structure, in: context)
        node.setSecondary(elements, alignment: alignment, in: context)
        return node
    }
}

nonisolated extension View {
    /// Reads the value of a preference and adds a view made from it in front.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K>(alignment: alignment, isOverlay: true, transform: { transform($0) }))
    }

    /// Reads the value of a preference and adds a view made from it behind.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K>(alignment: alignment, isOverlay: false, transform: { transform($0) }))
    }
}

/// A layer made from a preference's value. It is built once the views inside have been placed.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let alignment: Alignment
    let isOverlay: Bool
    let transform: (Key.Value) -> any View

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) {
            PreferenceLayerNode<Key>(tree: context.tree, inner: inner)
        }
        node.isOverlay = isOverlay
        node.alignmentOfLayer = alignment
        node.context = context
        let structure = node.layerStructure
        node.buildLayer = { value in
            let view = transform(value)
            return context.tree.build(view, at: structure.child(0, holding: type(of: view)), in: context)
        }
        return node
    }
}

@MainActor
package final class PreferenceLayerNode<Own: PreferenceKey>: SecondaryNode {
    var isOverlay = true
    var alignmentOfLayer = Alignment.center
    var context: BuildContext?
    var buildLayer: (Own.Value) -> [ViewNode] = { _ in [] }

    package override var children: [ViewNode] { isOverlay ? [inner, secondary] : [secondary, inner] }

    override func placeSecondary(in frame: CGRect, proposal: ProposedViewSize) {
        guard let context else { return }
        var value: Own.Value?
        inner.collect(Own.self, into: &value)
        let elements = tree.buildWhilePlacing(by: self) { buildLayer(value ?? Own.defaultValue) }
        setSecondary(elements, alignment: alignmentOfLayer, in: context)
        super.placeSecondary(in: frame, proposal: proposal)
    }

    package override func paint(with painter: inout Painter) {
        for child in children { child.paint(with: &painter) }
    }
}
