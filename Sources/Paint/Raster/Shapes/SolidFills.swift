import Drawing
import Foundation
import Geometry
import Pixels

/// Many paths in a row, filled or stroked with one colour each, that paint a large picture over several times.
///
/// Drawn one after the other from top to bottom, each fetches its pixels from memory again. Drawn in bands of rows, all of them in one
/// band and then all in the next, pixels wait for the next fill in the processor's cache. The order of fills is the list's at every
/// pixel, so no byte changes.
struct SolidFills {
    /// A path filled or stroked, and the pixels that it may touch.
    struct Fill {
        let path: Path
        let style: Shape.Style
        let paint: Paint
        let box: PixelRect
    }

    let fills: [Fill]

    /// The fewest fills that repay looking at their boxes.
    private static let fewestFills = 16

    /// The outlines of so many path elements are held at a time, some ten mebibytes.
    private static let mostElements = 1 << 14

    /// The bytes of a band of rows: half of a processor's second cache or more.
    private static let bytesPerBand = 1 << 20

    /// Items taken at a time.
    private static let mostFills = 1024

    /// The end of the simple fills from item `first` on; `first` where they are too few.
    static func end(of items: [DisplayItem], from first: Int) -> Int {
        guard items.count - first >= fewestFills else { return first }
        var (end, elements) = (first, 0)
        while end < min(items.count, first + mostFills), let path = items[end].shapeInOneColor?.path {
            elements += path.elements.count
            if elements > mostElements { break }
            end += 1
        }
        return end - first >= fewestFills ? end : first
    }

    /// Simple fills; nil where they gain nothing, as on a picture that the cache holds anyway.
    init?(_ items: ArraySlice<DisplayItem>, _ transform: CGAffineTransform, _ clip: Clip) {
        let area = clip.bounds.area
        guard clip.mask == nil, area * 4 > SolidFills.bytesPerBand * 3 / 2 else { return nil }
        var (fills, painted) = ([Fill](), 0)
        fills.reserveCapacity(items.count)
        for item in items {
            guard let (path, style, paint) = item.shapeInOneColor else { return nil }
            let box = ItemBounds.pixels(of: [item], transform).intersection(clip.bounds)
            painted += box.area
            fills.append(Fill(path: path, style: style, paint: paint, box: box))
        }
        guard painted > 2 * area else { return nil }
        self.fills = fills
    }

    /// A box cut into bands that stay in the cache while all fills are drawn on them; `width` is the layer's.
    static func bands(of box: PixelRect, width: Int) -> [PixelRect] {
        let rows = max(bytesPerBand / (4 * max(width, 1)), 32)
        return stride(from: box.minY, to: box.maxY, by: rows).map { top in
            PixelRect(minX: box.minX, minY: top, maxX: box.maxX, maxY: min(top + rows, box.maxY))
        }
    }
}

extension Renderer {
    /// Draws fills band by band; each is looked up once.
    func drawInBands(_ run: SolidFills, into layer: Layer, _ transform: CGAffineTransform, _ clip: Clip) {
        var vertices = 0
        let ready = run.fills.map { fill -> (known: KnownShape, painter: Painter)? in
            guard !fill.box.isEmpty, let painter = Painter(fill.paint, transform, pictures) else { return nil }
            return (knownForBands(fill.path, fill.style, transform, clip, holding: &vertices), painter)
        }
        for band in SolidFills.bands(of: clip.bounds, width: layer.bounds.width) {
            let inside = Clip(bounds: band, mask: nil)
            for (fill, ready) in zip(run.fills, ready) where fill.box.minY < band.maxY && fill.box.maxY > band.minY {
                guard let ready else { continue }
                drawShape(fill.path, fill.style, ready.known, ready.painter, into: layer, transform, inside)
            }
        }
    }
}
