extension Layer {
    /// Lays one pixel over what the masks of glyphs cover within a box of the layer; those that are marked in `leaves`, or
    /// have no mask, are left out.
    func lay(_ pixel: UInt32, _ glyphs: [GlyphPlacement], leaving leaves: [Bool], within limits: PixelRect) {
        precondition(bounds.contains(limits), "Glyphs are drawn inside their layer.")
        let (small, large) = (GlyphComposer(pixel), PixelComposer(pixel))
        withPixels { pixels in
            guard let base = pixels.baseAddress else { return }
            for index in glyphs.indices where !leaves[index] {
                guard let mask = glyphs[index].mask else { continue }
                let box = glyphs[index].box
                let visible = box.intersection(limits)
                // Rows are drawn in whole blocks of four where the layer is wide enough: right of its ink a mask is empty.
                let isRoomy = visible == box && box.minX + mask.stride <= bounds.maxX
                mask.coverage.withUnsafeBufferPointer { coverage in
                    guard let coverage = coverage.baseAddress else { return }
                    if isRoomy, mask.stride <= GlyphComposer.widest {
                        let first = rowStart(box.minY) + box.minX - bounds.minX
                        small.lay(
                            coverage, rows: box.maxY - box.minY, stride: mask.stride, base + first, width: bounds.width)
                    } else {
                        lay(pixel, large, mask, coverage, box, visible, isWhole: visible == box, base)
                    }
                }
            }
        }
    }

    /// Lays a pixel over what one mask covers, row by row from its first to its last inked pixel.
    private func lay(
        _ pixel: UInt32, _ composer: PixelComposer, _ mask: GlyphMask, _ coverage: UnsafePointer<UInt8>,
        _ box: PixelRect, _ visible: PixelRect, isWhole: Bool, _ pixels: UnsafeMutablePointer<UInt32>
    ) {
        let (width, skipped) = (bounds.width, visible.minX - box.minX)
        let room = min(bounds.maxX - visible.minX, mask.stride)
        let first = rowStart(visible.minY) + visible.minX - bounds.minX
        for row in 0..<visible.height {
            let maskRow = row + visible.minY - box.minY
            let used = mask.inked[maskRow]
            let start = max(used.first, skipped)
            let end = min(used.end, skipped + visible.width)
            if start >= end { continue }
            let source = coverage + (maskRow * mask.stride + start)
            let target = pixels + (first + row * width + start - skipped)
            if isWhole, start + (end - start + 3) & ~3 <= room {
                composer.layBlocks(source, target, end - start)
            } else {
                RowComposer.solid(pixel, source, target, end - start)
            }
        }
    }
}
