/// How much a glyph covers of each pixel, for one size, turn and place within a pixel.
final class GlyphMask: Sendable {
    /// Glyphs with more pixels are drawn by their edges: seldom drawn twice, and too large to keep.
    static let mostPixels = 16_384

    /// The mask's box, in pixels from the whole pixel that the glyph's origin lies in.
    let bounds: PixelRect

    /// Bytes from one row to the next: the width, rounded up to whole blocks of four.
    let stride: Int

    /// Row by row, 0...255; zero right of the bounds.
    let coverage: [UInt8]

    /// For each row the pixels that are not empty, from the first to behind the last.
    let inked: [Range<Int>]

    /// What the mask was made of, for where it must be drawn together with others.
    let outline: GlyphOutline

    init(bounds: PixelRect, stride: Int, coverage: [UInt8], outline: GlyphOutline) {
        (self.bounds, self.stride, self.coverage, self.outline) = (bounds, stride, coverage, outline)
        inked = (0..<bounds.height).map { row in
            let line = coverage[(row * stride)..<((row + 1) * stride)]
            guard let first = line.firstIndex(where: { $0 != 0 }), let last = line.lastIndex(where: { $0 != 0 }) else {
                return 0..<0
            }
            return (first - line.startIndex)..<(last + 1 - line.startIndex)
        }
    }
}
