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

    /// For each row the pixels of which anything is covered, from the first to behind the last.
    let inked: [Range<Int>]

    /// What the mask was made of, for where it must be drawn together with others.
    let outline: GlyphOutline

    init(bounds: PixelRect, stride: Int, coverage: [UInt8], inked: [Range<Int>], outline: GlyphOutline) {
        (self.bounds, self.stride, self.coverage, self.inked, self.outline) = (bounds, stride, coverage, inked, outline)
    }
}
