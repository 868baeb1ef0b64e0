import CoreGraphics
import Drawing

extension Image {
    /// A picture of a size that code draws.
    ///
    /// It is drawn anew for each display it is shown on, in pixels of that display; made larger by `resizable()` it is as coarse
    /// as any picture.
    ///
    /// - Parameters:
    ///   - size: the picture's own size, in points; one that no picture has shows nothing.
    ///   - label: what it says to people who cannot see it.
    ///   - opaque: whether it is black where nothing is drawn.
    ///   - colorMode: the space in which colours are laid over one another.
    ///   - renderer: draws, in points from the top left.
    ///
    /// Source: Apple, SwiftUI `Image.init(size:label:opaque:colorMode:renderer:)`.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        // Only the main actor ever calls it: pictures are made where views are.
        nonisolated(unsafe) let renderer = renderer
        self.init(
            CodeImage(size: size, isOpaque: opaque) { bounds, environment in
                let layer = DrawingLayer()
                var context = GraphicsContext(
                    layer: layer, surroundings: DrawingSurroundings(bounds: bounds, environment: environment), clip: bounds)
                renderer(&context)
                return layer.blends ? [.group(opacity: 1, blendMode: .normal, layer.items)] : layer.items
            })
    }
}
