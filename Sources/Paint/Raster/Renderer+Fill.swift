import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
    /// Fills outlines as one shape, so that overlapping ones are not blended twice.
    func fill(
        _ outlines: [PlacedOutline], _ style: FillStyle, _ paint: Paint, into layer: Layer,
        _ transform: CGAffineTransform, _ clip: Clip
    ) {
        guard let painter = Painter(paint, transform, pictures) else { return }
        fill(outlines, style, painter, into: layer, clip)
    }

    func fill(
        _ outlines: [PlacedOutline], _ style: FillStyle, _ painter: Painter, into layer: Layer, _ clip: Clip
    ) {
        let boxes = outlines.map(\.bounds)
        let box = boxes.reduce(PixelRect.empty) { $0.union($1) }.intersection(clip.bounds)
        let rule: CoverageAccumulator.Rule = style.isEOFilled ? .evenOdd : .nonZero
        let alike = outlines.count == 1 ? outlines[0].alikeRows : 0..<0
        // Held here for the while, not in the object, so that not every access has to be checked for overlap.
        var rows = RepeatedRows()
        swap(&rows.accumulator, &accumulator)
        defer { swap(&rows.accumulator, &accumulator) }
        for band in bands(of: box, alike: alike) {
            rows.accumulator.begin(band.rows, rule: rule, isAntialiased: style.isAntialiased)
            rows.repeats = band.repeats
            for (outline, own) in zip(outlines, boxes) where own.minY < band.rows.maxY && own.maxY > band.rows.minY {
                rows.accumulator.add(
                    outline.outline, dx: outline.dx, dy: outline.dy, isInside: band.rows.contains(own))
            }
            if clip.mask == nil, let pixel = painter.solidPixel {
                layer.fill(pixel, &rows)
            } else {
                layer.fill(painter, &rows, clip.mask, &rowBuffers)
            }
        }
    }

    /// A box cut into bands that fit the accumulator; of rows that are alike only the first is in one, the last of its
    /// band.
    private func bands(of box: PixelRect, alike: Range<Int>) -> [(rows: PixelRect, repeats: Int)] {
        let alike = alike.clamped(to: box.minY..<max(box.minY, box.maxY))
        guard alike.count > RepeatedRows.fewestRows else { return bands(of: box).map { ($0, 0) } }
        var (above, below) = (box, box)
        (above.maxY, below.minY) = (alike.lowerBound + 1, alike.upperBound)
        var result = bands(of: above).map { (rows: $0, repeats: 0) }
        result[result.count - 1].repeats = alike.count - 1
        return result + bands(of: below).map { ($0, 0) }
    }

    /// A box cut into bands that fit the accumulator.
    func bands(of box: PixelRect) -> [PixelRect] {
        if box.isEmpty { return [] }
        let rows = CoverageAccumulator.rowsPerBand(width: box.width)
        return stride(from: box.minY, to: box.maxY, by: rows).map { top in
            PixelRect(minX: box.minX, minY: top, maxX: box.maxX, maxY: min(top + rows, box.maxY))
        }
    }

    /// Composites a piece of a row over the layer where the clip lets it.
    func compose(
        _ source: RowSource, _ coverage: RowCoverage, _ x: Int, _ y: Int, _ count: Int, into layer: Layer, _ clip: Clip
    ) {
        guard let mask = clip.mask, !mask.isSolid(x: x, y: y, count: count) else {
            return layer.compose(source, coverage, x: x, y: y, count: count)
        }
        mask.multiply(coverage, x: x, y: y, count: count, into: &rowBuffers.coverage)
        layer.compose(source, .bytes(rowBuffers.coverage, offset: 0), x: x, y: y, count: count)
    }
}
