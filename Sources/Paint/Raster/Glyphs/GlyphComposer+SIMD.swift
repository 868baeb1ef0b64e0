/// A pixel prepared to be composited through the masks of glyphs.
///
/// Blocks of four pixels are composited without a branch: those that are neither empty nor full, then those that are full. The result is
/// the same as `RowComposer`'s.
struct GlyphComposer {
    private let pixels: SIMD4<UInt32>
    private let low: RowComposer.Four
    private let high: RowComposer.Four
    private let isOpaque: Bool

    init(_ pixel: UInt32) {
        pixels = SIMD4(repeating: pixel)
        (low, high) = (RowComposer.low(pixels), RowComposer.high(pixels))
        isOpaque = pixel >> 24 == 255
    }

    /// Composites the pixel on some rows of a mask, whose first pixel is at `first` of the target; a row of that is `width`
    /// pixels wide. All blocks of the rows must lie in the target.
    @inline(__always)
    func composite(
        _ blocks: GlyphBlocks, _ rows: Range<Int>, _ target: UnsafeMutablePointer<UInt32>, first: Int, width: Int
    ) {
        let raw = UnsafeMutableRawPointer(target)
        let (mixed, full) = (blocks.mixed(in: rows), blocks.full(in: rows))
        blocks.mixed.withUnsafeBufferPointer { all in
            guard let all = all.baseAddress else { return }
            if isOpaque {
                for index in mixed {
                    let place = raw + 4 &* (first &+ all[index].place.index(width: width))
                    let result = opaque(all[index].levels, over: place.loadUnaligned(as: SIMD4<UInt32>.self))
                    place.storeBytes(of: result, as: SIMD4<UInt32>.self)
                }
            } else {
                for index in mixed {
                    let place = raw + 4 &* (first &+ all[index].place.index(width: width))
                    let levels = GlyphComposer.levels(all[index].levels)
                    let result = RowComposer.over(
                        RowComposer.divided(low &* levels), RowComposer.divided(high &* levels),
                        place.loadUnaligned(as: SIMD4<UInt32>.self))
                    place.storeBytes(of: result, as: SIMD4<UInt32>.self)
                }
            }
        }
        blocks.full.withUnsafeBufferPointer { all in
            guard let all = all.baseAddress else { return }
            if isOpaque {
                for index in full {
                    let place = raw + 4 &* (first &+ all[index].index(width: width))
                    place.storeBytes(of: pixels, as: SIMD4<UInt32>.self)
                }
            } else {
                for index in full {
                    let place = raw + 4 &* (first &+ all[index].index(width: width))
                    let result = RowComposer.over(low, high, place.loadUnaligned(as: SIMD4<UInt32>.self))
                    place.storeBytes(of: result, as: SIMD4<UInt32>.self)
                }
            }
        }
    }

    /// Four times the opaque pixel, each as much as is covered, over four pixels.
    @inline(__always)
    private func opaque(_ coverage: SIMD4<UInt8>, over below: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let levels = GlyphComposer.levels(coverage)
        // An opaque pixel has as much alpha as is covered.
        let rest = 255 &- levels
        let even = RowComposer.divided(low &* levels) &+ RowComposer.divided(RowComposer.low(below) &* rest)
        let odd = RowComposer.divided(high &* levels) &+ RowComposer.divided(RowComposer.high(below) &* rest)
        return unsafeBitCast(even | odd &<< 8, to: SIMD4<UInt32>.self)
    }

    /// Four bytes, each for all channels of a pixel.
    @inline(__always)
    private static func levels(_ b: SIMD4<UInt8>) -> RowComposer.Four {
        let bytes = SIMD16<UInt8>(
            b[0], 0, b[0], 0, b[1], 0, b[1], 0, b[2], 0, b[2], 0, b[3], 0, b[3], 0)
        return unsafeBitCast(bytes, to: RowComposer.Four.self)
    }
}
