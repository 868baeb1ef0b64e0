import Drawing
import Foundation
import Geometry
import Pixels

/// Draws display lists into pictures.
package struct Rasterizer: Sendable {
    /// Pixels per point.
    package let scale: CGFloat

    /// The caches that pictures of one rasteriser share: text and shapes that stand still are drawn from them.
    private let glyphCache = GlyphCache()
    private let shapeCache = CoverageCache<Shape>()
    private let clusterCache = CoverageCache<GlyphCluster>()
    private let shadows = KeptShadows()
    private let accumulators = AccumulatorPool()
    private let pictures = ResizedImages()
    private let layerPool = LayerPool()

    /// The longest side of a canvas, in pixels; PNG and GIF readers in use fail beyond 15 or 16 bits.
    package static let maximumSideInPixels = 32_767

    /// The most memory a canvas or a layer may take: one gibibyte.
    package static let maximumBytes = 1 << 30

    /// The most memory that the layers of a picture may take at a time, besides its canvas: one gibibyte.
    package static let maximumLayerBytes = 1 << 30

    /// The most memory, in bytes, that the layers of one picture take at a time.
    private let layerBytes: Int

    package init(scale: CGFloat, layerBytes: Int = Rasterizer.maximumLayerBytes) {
        (self.scale, self.layerBytes) = (scale, layerBytes)
    }

    /// The picture of a display list: `size * scale` pixels, each side rounded to a whole number.
    ///
    /// The result depends on nothing but the list and the scale. Items with coordinates that are not finite draw
    /// nothing. Throws `RasterError`, before any memory is taken, where the canvas is not one or is too large.
    package func render(_ list: DisplayList) throws -> Pixmap {
        let canvas = try canvas(of: list)
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        let layer = try Layer(bounds: canvas, .arbitrary)
        try withRenderer { renderer in
            renderer.clear(layer, before: list.parts.first, toPixels)
            try renderer.draw(list.parts, into: layer, toPixels, Clip(bounds: canvas, mask: nil))
        }
        return Pixmap(widthInPixels: canvas.width, heightInPixels: canvas.height, bytes: layer.bytes())
    }

    /// Returns the part of a display list's picture inside `region` (pixels of the picture) as a picture of its own.
    ///
    /// Its bytes are those of the same part of `render(_:)`, exactly, and it takes little more than its share of the time: nothing is
    /// drawn outside except for blurs that reach in. Parts of the region beside the picture are left out.
    package func render(_ list: DisplayList, region: PixelRect) throws -> Pixmap {
        let canvas = try canvas(of: list)
        let region = region.intersection(canvas)
        let box = box(of: list, for: region, on: canvas)
        let layer = try layer(of: PlacedItem.list(list.parts, CGAffineTransform(scaleX: scale, y: scale)), box)
        let picture = Pixmap(widthInPixels: box.width, heightInPixels: box.height, bytes: layer.bytes())
        guard box != region else { return picture }
        return picture.cropped(
            x: region.minX - box.minX, y: region.minY - box.minY, widthInPixels: region.width,
            heightInPixels: region.height)
    }

    /// Returns the box that has to be drawn for a region to be right: the region, and the areas that glass in it blurs.
    func box(of list: DisplayList, for region: PixelRect, on canvas: PixelRect) -> PixelRect {
        var needed = Damage()
        needed.add(region)
        needed.cover(backdropsIn: list.parts, CGAffineTransform(scaleX: scale, y: scale), within: canvas)
        return needed.boxes.first ?? region
    }

    /// The items that reach into a part of the canvas, drawn there.
    func layer(of items: [PlacedItem], _ region: PixelRect) throws -> Layer {
        let visible = items.filter { !$0.box.intersection(region).isEmpty }
        let isCovered = visible.first.map { $0.item.covers(region, $0.toPixels) } ?? false
        let layer = try Layer(bounds: region, isCovered ? .arbitrary : .transparent)
        try withRenderer { renderer in
            for placed in visible {
                let clip = Clip(bounds: region, mask: nil)
                if let known = placed.known {
                    renderer.drawShape(placed.item, known, into: layer, placed.toPixels, clip)
                } else {
                    try renderer.draw([placed.item], into: layer, placed.toPixels, clip)
                }
            }
        }
        return layer
    }

    func withRenderer(_ body: (Renderer) throws -> Void) rethrows {
        let renderer = Renderer(
            glyphCache: glyphCache, shapeCache: shapeCache, clusterCache: clusterCache, layerPool: layerPool,
            layerBudget: LayerBudget(bytes: layerBytes), accumulator: accumulators.take())
        (renderer.pictures, renderer.shadows) = (pictures, shadows)
        try body(renderer)
        accumulators.give(renderer.accumulator)
    }

    /// The pixels of a list's picture.
    func canvas(of list: DisplayList) throws -> PixelRect {
        let (width, height) = try sides(of: list.size)
        return PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
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

    /// The approximate size of the items kept for pictures to come, in bytes.
    struct Kept {
        let glyphs: Int
        let shapes: Int
        let shadows: Int
        let pictures: Int
        let layers: Int
    }

    var kept: Kept {
        Kept(
            glyphs: glyphCache.bytes, shapes: shapeCache.bytes + clusterCache.bytes, shadows: shadows.bytes, pictures: pictures.bytes,
            layers: layerPool.bytes)
    }
}
