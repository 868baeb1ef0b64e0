import Pixels

extension Layer {
    /// Composites one pixel over the coverage of the masks of glyphs within a box of the layer; glyphs that are marked in `leaves`, or
    /// have no mask, are left out.
    func composite(_ pixel: UInt32, _ glyphs: [GlyphPlacement], leaving leaves: [Bool], within limits: PixelRect) {
        precondition(bounds.contains(limits), "Glyphs are drawn inside their layer.")
        let composer = GlyphComposer(pixel)
        withPixels { pixels in
            guard let base = pixels.baseAddress else { return }
            for index in glyphs.indices where !leaves[index] {
                guard let mask = glyphs[index].mask else { continue }
                let box = glyphs[index].box
                let visible = box.intersection(limits)
                if visible.isEmpty { continue }
                let rows = visible.minY - box.minY..<visible.maxY - box.minY
                let first = rowStart(box.minY) + box.minX - bounds.minX
                // Whole blocks are composited where no side cuts the glyph and the layer is wide enough: right of its ink a
                // mask is empty.
                if visible.minX == box.minX, visible.maxX == box.maxX, box.minX + mask.stride <= bounds.maxX {
                    composer.composite(mask.blocks, rows, base, first: first, width: bounds.width)
                } else {
                    let columns = visible.minX - box.minX..<visible.maxX - box.minX
                    mask.blocks.forEachPixel(in: rows, columns) { row, column, level in
                        let place = base + (first + row * bounds.width + column)
                        place.pointee = PackedPixel.over(PackedPixel.scale(pixel, by: level), place.pointee)
                    }
                }
            }
        }
    }
}
