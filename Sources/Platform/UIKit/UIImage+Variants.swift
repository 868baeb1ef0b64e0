import CoreGraphics
import Drawing
import Foundation
import Geometry
import ImageCodecs
import Pixels

extension UIImage {
    /// The picture as it is shown: pixels upright and tinted, their density, and whether the alpha alone counts.
    package var shown: PlatformImage? {
        guard let image = cgImage else { return nil }
        let pixmap = ImageOrientation(rawValue: imageOrientation.exif)?.applied(to: image.pixmap) ?? image.pixmap
        let isTemplate = renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic && tint == nil)
        let source = imageOrientation == .up ? image.source : ImageSource(pixmap)
        return PlatformImage(source: source, scale: scale, isTemplate: isTemplate)
    }

    /// The asset, if the picture is one without any change, so that it may follow appearance and scale where it is shown.
    package var plainAsset: (name: String, folder: String?)? {
        guard case .asset(let name, let folder, _) = content, tint == nil, imageOrientation == .up else { return nil }
        return (name, folder)
    }

    /// The name of the symbol, if the image is one without a tint or size of its own.
    package var plainSymbol: String? {
        guard case .symbol(let name, let configuration) = content, tint == nil, configuration.isPlain, imageOrientation == .up else {
            return nil
        }
        return name
    }

    private func changed(
        orientation: Orientation? = nil, mode: RenderingMode? = nil, tint: UIColor? = nil, capInsets: UIEdgeInsets? = nil,
        resizing: ResizingMode? = nil
    ) -> UIImage {
        UIImage(
            content, scale: scale, orientation: orientation ?? imageOrientation, mode: mode ?? renderingMode, tint: tint ?? self.tint,
            capInsets: capInsets ?? self.capInsets, resizingMode: resizing ?? resizingMode)
    }

    /// The image mirrored from left to right, as it is seen.
    public func withHorizontallyFlippedOrientation() -> UIImage { changed(orientation: imageOrientation.flipped) }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed(mode: renderingMode) }

    /// The picture's alpha in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage { changed(tint: color) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed(mode: renderingMode, tint: color)
    }

    /// The same symbol in another configuration; of a picture that is no symbol, the picture.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name, let own) = content else { return self }
        return UIImage(
            .symbol(name, own.merged(with: configuration)), scale: scale, orientation: imageOrientation, mode: renderingMode,
            tint: tint)
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        changed(capInsets: capInsets, resizing: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed(capInsets: capInsets, resizing: resizingMode)
    }

    /// Returns the picture at another size in pixels; nil if the size is invalid.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width >= 1, size.height >= 1 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }

    // MARK: Files

    /// The bytes of a PNG file, or nil if the picture has no pixels.
    public func pngData() -> Data? {
        guard let picture = shown, let bytes = try? PNGEncoder(pixelsPerPoint: Double(scale)).encode(picture.source.pixmap)
        else { return nil }
        return Data(bytes)
    }

    /// The bytes of a JPEG file of a quality of 0 (small) to 1 (good), or nil if the picture has no pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let picture = shown, let bytes = try? JPEGEncoder(quality: Double(compressionQuality)).encode(picture.source.pixmap)
        else { return nil }
        return Data(bytes)
    }

    // MARK: Drawing into the current context

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture upright over a rectangle of the current graphics context, if there is one.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = shown else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.addInUserSpace([.image(picture.source, rect, ImageStyle(sampling: .cubic))])
        context.restoreGState()
    }

    /// Tiles the picture from the corner of a rectangle, as far as it reaches.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = shown else { return }
        let paint = Paint.pattern(picture.source, origin: rect.origin, size: size)
        context.addInUserSpace([.fill(Path(rect), FillStyle(), paint)])
    }

    func tinted(_ image: CGImage) -> CGImage {
        guard let tint else { return image }
        let size = CGSize(width: image.width, height: image.height)
        let context = CGContext(widthInPixels: image.width, heightInPixels: image.height, topLeftScale: 1)
        let rect = CGRect(origin: .zero, size: size)
        let content = DisplayItem.fill(Path(rect), FillStyle(), .color(tint.currentRGBA))
        context?.addInUserSpace([.mask([.image(image.source, rect, .nearest)], content: [content])])
        return context?.makeImage() ?? image
    }

    /// The symbol's drawing in the tint, in its configuration's colours, or in black.
    func symbolImage() -> CGImage? {
        guard case .symbol(let name, let configuration) = content, let layout = configuration.layout(of: name) else {
            return nil
        }
        let (width, height) = ((layout.size.width * scale).rounded(.up), (layout.size.height * scale).rounded(.up))
        let context = CGContext(widthInPixels: Int(width), heightInPixels: Int(height), topLeftScale: scale)
        let colors = configuration.colors.isEmpty ? [tint ?? .black] : configuration.colors
        let layers = colors.count > 1 ? layout.hierarchy : layout.layers
        context?.addInUserSpace(
            layers.map { layer in
                let color = colors[min(layer.level, colors.count - 1)]
                return .fill(layer.outline.path, FillStyle(), .color(color.currentRGBA))
            })
        return context?.makeImage()
    }
}

extension UIImage {
    /// The format for drawing a picture like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
