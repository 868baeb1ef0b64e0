import CoreGraphics
import Drawing

extension Image {
    /// Creates an image of a given size from drawing code.
    ///
    /// The image is drawn for each display that shows it, in that display's pixels. Enlarged by `resizable()`, it is as coarse as any
    /// bitmap.
    ///
    /// - Parameters:
    ///   - size: the image's natural size, in points. An invalid size shows nothing.
    ///   - label: the label for people who cannot see the image.
    ///   - opaque: whether areas left empty are black.
    ///   - colorMode: the colour space in which colours are composited.
    ///   - renderer: draws, in points from the top left.
    ///
    /// Source: Apple, SwiftUI `Image.init(size:label:opaque:colorMode:renderer:)`.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        // Only the main actor ever calls it: pictures are made where views are built.
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
