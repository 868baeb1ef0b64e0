/// A view that draws by itself, with a graphics context.
///
/// It takes the size it is offered and shows nothing beyond it. What it draws is composited on its own first: a blend mode
/// sees what the canvas drew before, not what lies behind the canvas.
///
/// Source: Apple, SwiftUI `Canvas`.
public struct Canvas<Symbols: View> {
    /// The views that the renderer may draw, each with a tag.
    public var symbols: Symbols

    /// Draws a picture of a size in points; called for every frame.
    public var renderer: (inout GraphicsContext, CGSize) -> Void

    /// Whether the picture has no transparency: what is left open in it is black.
    public var isOpaque: Bool

    /// The space in which colours are laid over one another.
    public var colorMode: ColorRenderingMode

    /// Whether the canvas may be late for its surroundings on a screen. A frame here is always whole.
    public var rendersAsynchronously: Bool

    /// A canvas that may draw views.
    ///
    /// - Parameters:
    ///   - opaque: whether the picture has no transparency.
    ///   - colorMode: the space in which colours are laid over one another.
    ///   - rendersAsynchronously: whether the canvas may be late for its surroundings on a screen.
    ///   - renderer: draws into a context of a size in points.
    ///   - symbols: the views, each with a tag by which ``GraphicsContext/resolveSymbol(id:)`` finds it.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: View, ElementView {
    public typealias Body = Never

    func makeNode(in context: BuildContext) -> CanvasNode { CanvasNode(tree: context.tree) }

    func update(_ node: CanvasNode, at structure: ViewElement, in context: BuildContext) {
        let elements = context.tree.build(
            symbols, at: structure.child(0, holding: Symbols.self), in: context.forContent)
        node.update(renderer: renderer, isOpaque: isOpaque, symbols: elements)
    }
}
