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
    package func render(_ list: DisplayList) throws -> Pixmap { try pixmap(list, canvas(of: list)) }

    /// The part of a display list's picture inside `region` (pixels of the picture) as a picture of its own.
    ///
    /// Its bytes are those of the same part of `render(_:)`, exactly, and it takes little more than its share of the
    /// time: nothing is drawn outside but what blurs carry in. What of the region lies beside the picture is left out.
    package func render(_ list: DisplayList, region: PixelRect) throws -> Pixmap {
        try pixmap(list, canvas(of: list).intersection(region))
    }

    private func pixmap(_ list: DisplayList, _ region: PixelRect) throws -> Pixmap {
        let layer = try Layer(bounds: region)
        if !region.isEmpty {
            try draw(list, into: layer, within: region)
        }
        return Pixmap(widthInPixels: region.width, heightInPixels: region.height, bytes: layer.bytes())
    }

    /// The pixels of a list's picture.
    private func canvas(of list: DisplayList) throws -> PixelRect {
        let (width, height) = try sides(of: list.size)
        return PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    }

    /// Draws a list into a layer of the canvas, as far as it lies in a box of the layer.
    func draw(_ list: DisplayList, into layer: Layer, within box: PixelRect) throws {
        let renderer = Renderer(glyphCache: glyphCache, accumulator: accumulators.take())
        renderer.pictures = pictures
        try renderer.draw(
            list.items, into: layer, CGAffineTransform(scaleX: scale, y: scale), Clip(bounds: box, mask: nil))
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
