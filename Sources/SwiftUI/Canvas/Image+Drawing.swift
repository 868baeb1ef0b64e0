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
        self.init(CodePicture(size: size, isOpaque: opaque, renderer: renderer))
    }
}

/// A picture that code draws when it is shown; it equals itself alone.
final class CodePicture: Equatable, @unchecked Sendable {
    private let size: CGSize
    private let isOpaque: Bool
    // Only the main actor ever calls it: pictures are made where views are.
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        (self.size, self.isOpaque, self.renderer) = (size, isOpaque, renderer)
    }

    static func == (first: CodePicture, second: CodePicture) -> Bool { first === second }

    /// The picture in an environment, with the environment's pixels per point; nil where no picture has its size.
    func picture(in environment: EnvironmentValues) -> AssetPicture? {
        let scale = environment.displayScale
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767,
            let canvas = CGContext(widthInPixels: Int(width), heightInPixels: Int(height), topLeftScale: scale)
        else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        if isOpaque { canvas.addInUserSpace([.fill(Path(bounds), FillStyle(), .color(.black))]) }
        let layer = DrawingLayer()
        var context = GraphicsContext(
            layer: layer, surroundings: DrawingSurroundings(bounds: bounds, environment: environment), clip: bounds)
        renderer(&context)
        canvas.addInUserSpace(layer.blends ? [.group(opacity: 1, blendMode: .normal, layer.items)] : layer.items)
        return canvas.makeImage().map { AssetPicture(image: $0.source, scale: scale) }
    }
}
