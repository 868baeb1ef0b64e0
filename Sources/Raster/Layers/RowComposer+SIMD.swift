/// The loops of source-over on pieces of a row, four or eight pixels at a time.
///
/// A vector of four pixels is seen as eight numbers of 16 bits: the low bytes of these are red and blue, the high bytes
/// green and alpha. Masked or shifted down, two channels at a time lie in 16 bits each, ready to be multiplied, and
/// nothing has to be unpacked. Products are divided by 255 as in `PackedPixel`, so every loop gives what that does pixel
/// by pixel: (t + t / 256) / 256 is t * 257 / 65536, the upper half of one product.
package enum RowComposer {
    /// Four pixels, two channels to a number.
    typealias Four = SIMD8<UInt16>

    /// Lays `pixel`, times `level` / 255, over `count` pixels.
    package static func solid(_ pixel: UInt32, _ level: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        let source = level == 255 ? pixel : PackedPixel.scale(pixel, by: level)
        let alpha = source >> 24
        if alpha == 255 { return row.update(repeating: source, count: count) }
        if alpha == 0 { return }
        let rest = Four(repeating: UInt16(truncatingIfNeeded: 255 &- alpha))
        let four = SIMD4(repeating: source)
        // (below * rest + source * 255) / 255, rounded, is below * rest / 255, rounded, and the source on top.
        let (even, odd) = (low(four) &* 255 &+ 128, high(four) &* 255 &+ 128)
        let raw = UnsafeMutableRawPointer(row)
        var index = 0
        withFactors { factors in
            @inline(__always) func lay(_ first: Int) {
                let below = raw.loadUnaligned(fromByteOffset: first &* 4, as: Four.self)
                let low = upper((below & 0xFF) &* rest &+ even, factors)
                let high = upper((below &>> 8) &* rest &+ odd, factors)
                raw.storeBytes(of: low | high &<< 8, toByteOffset: first &* 4, as: Four.self)
            }
            while index &+ 8 <= count {
                lay(index)
                lay(index &+ 4)
                index &+= 8
            }
            if index &+ 4 <= count {
                lay(index)
                index &+= 4
            }
        }
        while index < count {
            row[index] = PackedPixel.over(source, row[index])
            index &+= 1
        }
    }

    /// Lays `pixel` over `count` pixels, each as much as its coverage says.
    package static func solid(
        _ pixel: UInt32, _ coverage: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        var index = count & ~3
        PixelComposer(pixel).layBlocks(coverage, row, index)
        let lanes = PackedPixel.spread(pixel)
        while index < count {
            let source = PackedPixel.pack(PackedPixel.scale(lanes, UInt64(coverage[index])))
            row[index] = PackedPixel.over(source, row[index])
            index &+= 1
        }
    }

    /// Lays pixels, each times `level` / 255, over as many of a row.
    package static func pixels(
        _ source: UnsafePointer<UInt32>, _ level: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        let levels = Four(repeating: UInt16(truncatingIfNeeded: level))
        let raw = UnsafeMutableRawPointer(row)
        var index = 0
        withFactors { factors in
            while index &+ 4 <= count {
                let pixels = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
                if level == 255, all(pixels .>= 0xFF00_0000) {
                    raw.storeBytes(of: pixels, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
                } else if any(pixels .!= 0) {
                    let below = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
                    let result = over(
                        divided(low(pixels) &* levels, factors), divided(high(pixels) &* levels, factors), below, factors)
                    raw.storeBytes(of: result, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
                }
                index &+= 4
            }
        }
        while index < count {
            row[index] = PackedPixel.over(PackedPixel.scale(source[index], by: level), row[index])
            index &+= 1
        }
    }

    /// Lays pixels over as many of a row, each as much as its coverage says.
    package static func pixels(
        _ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        let raw = UnsafeMutableRawPointer(row)
        var index = 0
        withFactors { factors in
            while index &+ 4 <= count {
                if UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self) != 0 {
                    let levels = RowComposer.levels(coverage + index)
                    let pixels = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
                    let below = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
                    let result = over(
                        divided(low(pixels) &* levels, factors), divided(high(pixels) &* levels, factors), below, factors)
                    raw.storeBytes(of: result, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
                }
                index &+= 4
            }
        }
        while index < count {
            let pixel = PackedPixel.scale(source[index], by: UInt32(coverage[index]))
            row[index] = PackedPixel.over(pixel, row[index])
            index &+= 1
        }
    }
}

/// Arithmetic on four pixels.
extension RowComposer {
    /// Red and blue of four pixels.
    @inline(__always)
    static func low(_ pixels: SIMD4<UInt32>) -> Four { unsafeBitCast(pixels, to: Four.self) & 0xFF }

    /// Green and alpha of four pixels.
    @inline(__always)
    static func high(_ pixels: SIMD4<UInt32>) -> Four { unsafeBitCast(pixels, to: Four.self) &>> 8 }

    /// 257 in every lane. Compilers choose the one instruction for the upper halves of eight products only where they
    /// see that both factors have 16 bits and do not see that one is 2^8 + 1: read from memory in every turn.
    private static let factors: [UInt16] = [257, 257, 257, 257, 257, 257, 257, 257]

    /// Gives where the factors for `divided` and `over` lie.
    @inline(__always)
    static func withFactors(_ body: (UnsafeRawPointer) -> Void) {
        factors.withUnsafeBytes { factors in
            if let base = factors.baseAddress { body(base) }
        }
    }

    /// The upper halves of sums times 257.
    @inline(__always)
    static func upper(_ sums: Four, _ factors: UnsafeRawPointer) -> Four {
        narrow((wide(sums) &* wide(factors.loadUnaligned(as: Four.self))) &>> 16)
    }

    /// Lane by lane: the library's conversions of whole vectors are calls where a module has many of them.
    @inline(__always)
    private static func wide(_ a: Four) -> SIMD8<UInt32> {
        SIMD8(
            UInt32(a[0]), UInt32(a[1]), UInt32(a[2]), UInt32(a[3]), UInt32(a[4]), UInt32(a[5]), UInt32(a[6]), UInt32(a[7]))
    }

    @inline(__always)
    private static func narrow(_ a: SIMD8<UInt32>) -> Four {
        @inline(__always) func lower(_ lane: Int) -> UInt16 { UInt16(truncatingIfNeeded: a[lane]) }
        return Four(lower(0), lower(1), lower(2), lower(3), lower(4), lower(5), lower(6), lower(7))
    }

    /// Products of two bytes divided by 255, rounded to the nearest.
    @inline(__always)
    static func divided(_ products: Four, _ factors: UnsafeRawPointer) -> Four { upper(products &+ 128, factors) }

    /// Four bytes, each for all channels of a pixel.
    @inline(__always)
    static func levels(_ coverage: UnsafePointer<UInt8>) -> Four {
        let bytes = UnsafeRawPointer(coverage).loadUnaligned(as: SIMD4<UInt8>.self)
        let (a, b, c, d) = (UInt16(bytes[0]), UInt16(bytes[1]), UInt16(bytes[2]), UInt16(bytes[3]))
        return Four(a, a, b, b, c, c, d, d)
    }

    /// Four pixels, given as their low and high channels, over four others.
    @inline(__always)
    static func over(
        _ low: Four, _ high: Four, _ below: SIMD4<UInt32>, _ factors: UnsafeRawPointer
    ) -> SIMD4<UInt32> {
        let rest = 255 &- Four(high[1], high[1], high[3], high[3], high[5], high[5], high[7], high[7])
        let even = low &+ divided(RowComposer.low(below) &* rest, factors)
        let odd = high &+ divided(RowComposer.high(below) &* rest, factors)
        return unsafeBitCast(even | odd &<< 8, to: SIMD4<UInt32>.self)
    }
}
