/// One pixel, made ready to be laid on through the masks of small glyphs.
///
/// A small glyph is laid on in whole blocks of four pixels, as many in each row: where nothing is covered a pixel stays as
/// it is, which costs less than to find out. What comes out is what `RowComposer` gives.
struct GlyphComposer {
    private let low: RowComposer.Four
    private let high: RowComposer.Four
    private let isOpaque: Bool

    /// The widest glyphs to lay on like this, in bytes of a row.
    static let widest = 16

    init(_ pixel: UInt32) {
        let pixels = SIMD4(repeating: pixel)
        (low, high) = (RowComposer.low(pixels), RowComposer.high(pixels))
        isOpaque = pixel >> 24 == 255
    }

    /// Lays the pixel on `rows` rows of `stride` pixels, 4 to `widest`; a row of the target is `width` pixels wide.
    @inline(__always)
    func lay(
        _ coverage: UnsafePointer<UInt8>, rows: Int, stride: Int, _ target: UnsafeMutablePointer<UInt32>, width: Int
    ) {
        switch (stride, isOpaque) {
        case (4, true): layOpaque(coverage, rows, blocks: 1, target, width)
        case (8, true): layOpaque(coverage, rows, blocks: 2, target, width)
        case (12, true): layOpaque(coverage, rows, blocks: 3, target, width)
        case (16, true): layOpaque(coverage, rows, blocks: 4, target, width)
        default: layAny(coverage, rows, blocks: stride / 4, target, width)
        }
    }

    @inline(__always)
    private func layOpaque(
        _ coverage: UnsafePointer<UInt8>, _ rows: Int, blocks: Int, _ target: UnsafeMutablePointer<UInt32>, _ width: Int
    ) {
        var (source, row) = (UnsafeRawPointer(coverage), UnsafeMutableRawPointer(target))
        for _ in 0..<rows {
            for block in 0..<blocks {
                let levels = GlyphComposer.levels(source.loadUnaligned(fromByteOffset: 4 &* block, as: SIMD4<UInt8>.self))
                let below = row.loadUnaligned(fromByteOffset: 16 &* block, as: SIMD4<UInt32>.self)
                // An opaque pixel has as much alpha as is covered.
                let rest = 255 &- levels
                let even = RowComposer.divided(low &* levels) &+ RowComposer.divided(RowComposer.low(below) &* rest)
                let odd = RowComposer.divided(high &* levels) &+ RowComposer.divided(RowComposer.high(below) &* rest)
                let result = unsafeBitCast(even | odd &<< 8, to: SIMD4<UInt32>.self)
                row.storeBytes(of: result, toByteOffset: 16 &* block, as: SIMD4<UInt32>.self)
            }
            source += 4 &* blocks
            row += 4 &* width
        }
    }

    @inline(__always)
    private func layAny(
        _ coverage: UnsafePointer<UInt8>, _ rows: Int, blocks: Int, _ target: UnsafeMutablePointer<UInt32>, _ width: Int
    ) {
        var (source, row) = (UnsafeRawPointer(coverage), UnsafeMutableRawPointer(target))
        for _ in 0..<rows {
            for block in 0..<blocks {
                let levels = GlyphComposer.levels(source.loadUnaligned(fromByteOffset: 4 &* block, as: SIMD4<UInt8>.self))
                let below = row.loadUnaligned(fromByteOffset: 16 &* block, as: SIMD4<UInt32>.self)
                let result = RowComposer.over(
                    RowComposer.divided(low &* levels), RowComposer.divided(high &* levels), below)
                row.storeBytes(of: result, toByteOffset: 16 &* block, as: SIMD4<UInt32>.self)
            }
            source += 4 &* blocks
            row += 4 &* width
        }
    }

    /// Four bytes, each for all channels of a pixel.
    @inline(__always)
    private static func levels(_ b: SIMD4<UInt8>) -> RowComposer.Four {
        let bytes = SIMD16<UInt8>(
            b[0], 0, b[0], 0, b[1], 0, b[1], 0, b[2], 0, b[2], 0, b[3], 0, b[3], 0)
        return unsafeBitCast(bytes, to: RowComposer.Four.self)
    }
}
