import Pixels

/// The coverage of each pixel by a glyph, for one size, turn and place within a pixel.
final class GlyphMask: Sendable {
    /// The pixels of a row of which anything is covered, from the first to behind the last.
    struct InkedRow: Sendable {
        private let ends: SIMD2<UInt16>

        /// Within 0...16384.
        init(_ pixels: Range<Int>) {
            ends = SIMD2(UInt16(pixels.lowerBound), UInt16(pixels.upperBound))
        }

        var first: Int { Int(ends.x) }
        var end: Int { Int(ends.y) }
    }

    /// Glyphs with more pixels are drawn by their edges: seldom drawn twice, and too large to keep.
    static let mostPixels = 16_384

    /// The mask's box, in pixels from the whole pixel that the glyph's origin lies in.
    let bounds: PixelRect

    /// Bytes from one row to the next: the width, rounded up to whole blocks of four.
    let stride: Int

    /// The coverage of each pixel.
    let blocks: GlyphBlocks

    let inked: [InkedRow]

    /// The outline that the mask was made of, for glyphs that must be drawn together with others.
    let outline: GlyphOutline

    /// The places within a pixel that give these very bytes.
    let phases: GlyphPhases

    /// - Parameter coverage: row by row, 0...255; zero right of the bounds.
    init(
        bounds: PixelRect, stride: Int, coverage: [UInt8], inked: [InkedRow], outline: GlyphOutline,
        phases: GlyphPhases
    ) {
        (self.bounds, self.stride, self.inked) = (bounds, stride, inked)
        (self.outline, self.phases) = (outline, phases)
        blocks = GlyphBlocks(coverage, stride: stride)
    }
}
