extension Layer {
    /// Lays one pixel over what a mask covers within a box of the layer; the glyph's origin lies in pixel (x, y).
    func lay(_ pixel: UInt32, _ mask: GlyphMask, x: Int, y: Int, within limits: PixelRect) {
        let box = mask.bounds.offsetBy(dx: x, dy: y)
        let visible = box.intersection(limits)
        precondition(bounds.contains(visible), "A glyph is drawn inside its layer.")
        let (width, skipped) = (bounds.width, visible.minX - box.minX)
        // Rows are drawn in whole blocks of four where mask and layer are wide enough: right of its ink a mask is empty.
        let room = min(bounds.maxX - visible.minX, mask.stride)
        let isWhole = visible == box
        let first = rowStart(visible.minY) + visible.minX - bounds.minX
        withPixels { pixels in
            mask.coverage.withUnsafeBufferPointer { coverage in
                mask.inked.withUnsafeBufferPointer { inked in
                    guard let pixels = pixels.baseAddress, let coverage = coverage.baseAddress else { return }
                    let composer = PixelComposer(pixel)
                    for row in 0..<visible.height {
                        let maskRow = row + visible.minY - box.minY
                        let used = inked[maskRow]
                        let start = max(used.lowerBound, skipped)
                        let end = min(used.upperBound, skipped + visible.width)
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
        }
    }
}
