/// A view that draws its content with a graphics context.
///
/// It takes the proposed size and shows nothing beyond it. Its drawing is composited on its own first: a blend mode sees earlier drawing
/// of the canvas, not the content behind the canvas.
///
/// Source: Apple, SwiftUI `Canvas`.
public struct Canvas<Symbols: View> {
    /// The views that the renderer may draw, each with a tag.
    public var symbols: Symbols

    /// The function that draws a picture of a size in points. It is called for every frame.
    public var renderer: (inout GraphicsContext, CGSize) -> Void

    /// A Boolean value that indicates whether the picture is opaque. Areas left empty are black.
    public var isOpaque: Bool

    /// The colour space in which colours are composited.
    public var colorMode: ColorRenderingMode

    /// A Boolean value that indicates whether the canvas may lag behind its surroundings on a screen. A frame here is always complete.
    public var rendersAsynchronously: Bool

    /// Creates a canvas that may draw views.
    ///
    /// - Parameters:
    ///   - opaque: whether the picture is opaque.
    ///   - colorMode: the colour space in which colours are composited.
    ///   - rendersAsynchronously: whether the canvas may lag behind its surroundings on a screen.
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
    /// Creates a canvas.
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

    package func makeNode(in context: BuildContext) -> CanvasNode { CanvasNode(tree: context.tree) }

    package func update(_ node: CanvasNode, at structure: ViewElement, in context: BuildContext) {
        let elements = context.tree.build(
            symbols, at: structure.child(0, holding: Symbols.self), in: context.forContent)
        node.update(renderer: renderer, isOpaque: isOpaque, symbols: elements)
    }
}
