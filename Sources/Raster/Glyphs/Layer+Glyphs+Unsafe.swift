extension Layer {
    /// Lays one pixel over what a mask covers within a box of the layer; the glyph's origin lies in pixel (x, y).
    func lay(_ pixel: UInt32, _ mask: GlyphMask, x: Int, y: Int, within limits: PixelRect) {
        let box = mask.bounds.offsetBy(dx: x, dy: y)
        let visible = box.intersection(limits)
        precondition(bounds.contains(visible), "A glyph is drawn inside its layer.")
        let (width, skipped) = (bounds.width, visible.minX - box.minX)
        // Rows are drawn in whole blocks of four where the layer is wide enough: the mask is empty right of its box.
        let room = min(bounds.maxX - visible.minX, mask.stride)
        let isWhole = visible == box
        let first = rowStart(visible.minY) + visible.minX - bounds.minX
        withPixels { pixels in
            mask.coverage.withUnsafeBufferPointer { coverage in
                mask.inked.withUnsafeBufferPointer { inked in
                    guard let pixels = pixels.baseAddress, let coverage = coverage.baseAddress else { return }
                    for row in 0..<visible.height {
                        let maskRow = row + visible.minY - box.minY
                        let used = inked[maskRow]
                        let start = max(used.lowerBound, skipped)
                        let end = isWhole ? min((used.upperBound + 3) & ~3, room) : min(used.upperBound, skipped + visible.width)
                        if start >= end { continue }
                        RowComposer.solid(
                            pixel, coverage + (maskRow * mask.stride + start),
                            pixels + (first + row * width + start - skipped), end - start)
                    }
                }
            }
        }
    }
}
