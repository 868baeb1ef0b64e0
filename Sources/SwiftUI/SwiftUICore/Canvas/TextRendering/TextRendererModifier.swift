import Drawing

/// Lets a renderer measure the text inside, through the environment, and draw it, through a node around it. A transition's renderer
/// thereby draws text as well, although it surrounds text that already exists.
nonisolated struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, ContextModifier {
    typealias Body = Never
    let renderer: Renderer

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        context.pending.append(
            .wrapper(
                TextRendererEffect(renderer: renderer), owner: PendingModifier.Owner(node), environment: context.environment,
                transactionBox: context.transactionBox))
        context.environment.textRenderer = renderer
    }
}

struct TextRendererEffect<Renderer: TextRenderer>: RenderEffect {
    typealias Body = Never
    var renderer: Renderer
    var effectData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        let outer = painter.textRenderer
        painter.textRenderer = renderer
        inner.paint(with: &painter)
        painter.textRenderer = outer
    }
}

private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
    /// The renderer that measures text here in place of the system.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension TextNode {
    /// Draws a text by a renderer, as one leaf.
    func paint(
        _ snapshot: TextSnapshot, fills: [ResolvedStyle], by renderer: any TextRenderer, with painter: inout Painter
    ) {
        let frame = frame(at: painter.time)
        let bounds = CGRect(origin: .zero, size: frame.size)
        let layer = DrawingLayer()
        let surroundings = DrawingSurroundings(bounds: bounds, environment: environment, painter: painter, tree: tree)
        // Drawing beyond the text is visible as far as the container reaches, wherever the text lies in it.
        let reach = tree.size.width + tree.size.height
        var context = GraphicsContext(
            layer: layer, surroundings: surroundings, clip: bounds.insetBy(dx: -reach, dy: -reach))
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let layout = Text.Layout(
            ResolvedTextLayout(snapshot, fills: fills, isRightToLeft: isRightToLeft, pixelLength: painter.pixelLength))
        renderer.draw(layout: layout, in: &context)
        painter.draw(layer, of: bounds, at: frame.origin, isClipped: false)
    }
}
