import Drawing
import Foundation
import Geometry
import Pixels

/// Draws display lists into pictures.
package struct Rasterizer: Sendable {
    /// Pixels per point.
    package let scale: CGFloat

    /// What pictures of one rasteriser share: text that stands still is drawn from it.
    private let glyphCache = GlyphCache()
    private let accumulators = AccumulatorPool()
    private let pictures = ResizedPictures()

    /// The longest side of a canvas, in pixels; PNG and GIF readers in use fail beyond 15 or 16 bits.
    package static let maximumSideInPixels = 32_767

    /// The most memory a canvas or a layer may take: one gibibyte.
    package static let maximumBytes = 1 << 30

    package init(scale: CGFloat) { self.scale = scale }

    /// The picture of a display list: `size * scale` pixels, each side rounded to a whole number.
    ///
    /// The result depends on nothing but the list and the scale. Items with coordinates that are not finite draw
    /// nothing. Throws `RasterError`, before any memory is taken, where the canvas is not one or is too large.
    package func render(_ list: DisplayList) throws -> Pixmap {
        let (width, height) = try sides(of: list.size)
        let canvas = try Layer(bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
        if width > 0, height > 0 {
            try draw(list, into: canvas, within: canvas.bounds)
        }
        return Pixmap(widthInPixels: width, heightInPixels: height, bytes: canvas.bytes())
    }

    /// Draws a list into the canvas, as far as it lies in a box of it.
    func draw(_ list: DisplayList, into canvas: Layer, within box: PixelRect) throws {
        let renderer = Renderer(glyphCache: glyphCache, accumulator: accumulators.take())
        renderer.pictures = pictures
        try renderer.draw(
            list.items, into: canvas, CGAffineTransform(scaleX: scale, y: scale), Clip(bounds: box, mask: nil))
        accumulators.give(renderer.accumulator)
    }

    private func sides(of size: CGSize) throws -> (width: Int, height: Int) {
        let (width, height) = (Double(size.width), Double(size.height))
        guard scale > 0, scale.isFinite, width >= 0, height >= 0 else {
            throw RasterError.invalidCanvas(widthInPoints: width, heightInPoints: height, scale: Double(scale))
        }
        let pixelWidth = (width * Double(scale)).rounded()
        let pixelHeight = (height * Double(scale)).rounded()
        let limit = Double(Rasterizer.maximumSideInPixels)
        guard pixelWidth <= limit, pixelHeight <= limit, pixelWidth * pixelHeight * 4 <= Double(Rasterizer.maximumBytes)
        else {
            throw RasterError.canvasTooLarge(widthInPixels: pixelWidth, heightInPixels: pixelHeight)
        }
        return (Int(pixelWidth), Int(pixelHeight))
    }
}
