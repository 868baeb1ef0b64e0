/// A pixel prepared to be composited in blocks of four.
struct PixelComposer {
    private let pixels: SIMD4<UInt32>
    private let low: RowComposer.Four
    private let high: RowComposer.Four
    private let isOpaque: Bool

    @inline(__always)
    init(_ pixel: UInt32) {
        pixels = SIMD4(repeating: pixel)
        (low, high) = (RowComposer.low(pixels), RowComposer.high(pixels))
        isOpaque = pixel >> 24 == 255
    }

    /// Composites the pixel on as many blocks of four as hold `count` pixels, each pixel weighted by its coverage.
    @inline(__always)
    func layBlocks(_ coverage: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        let raw = UnsafeMutableRawPointer(row)
        var index = 0
        while index < count {
            // Most blocks are empty or full: between the strokes of a letter, and inside them.
            let block = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
            if block == .max, isOpaque {
                raw.storeBytes(of: pixels, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            } else if block != 0 {
                let levels = RowComposer.levels(coverage + index)
                let below = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
                let result = RowComposer.over(
                    RowComposer.divided(low &* levels), RowComposer.divided(high &* levels), below)
                raw.storeBytes(of: result, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            }
            index &+= 4
        }
    }
    /// Composites the pixel on four pixels, each weighted by its level of 0...255.
    @inline(__always)
    func layBlock(_ levels: SIMD4<Int32>, _ row: UnsafeMutablePointer<UInt32>) {
        let raw = UnsafeMutableRawPointer(row)
        let bytes = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: levels), to: UInt32.self)
        if bytes == .max, isOpaque { return raw.storeBytes(of: pixels, as: SIMD4<UInt32>.self) }
        if bytes == 0 { return }
        let four = unsafeBitCast(levels | levels &<< 16, to: RowComposer.Four.self)
        let below = raw.loadUnaligned(as: SIMD4<UInt32>.self)
        let result = RowComposer.over(RowComposer.divided(low &* four), RowComposer.divided(high &* four), below)
        raw.storeBytes(of: result, as: SIMD4<UInt32>.self)
    }
}
