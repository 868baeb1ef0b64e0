/// The loops of source-over on pieces of a row, four or eight pixels at a time.
///
/// A vector of four pixels is seen as eight numbers of 16 bits: the low bytes of these are red and blue, the high bytes
/// green and alpha. Masked or shifted down, two channels at a time lie in 16 bits each, ready to be multiplied, and
/// nothing has to be unpacked. Products are divided by 255 as in `PackedPixel`, so every loop gives what that does pixel
/// by pixel.
package enum RowComposer {
    /// Four pixels, two channels to a number.
    typealias Four = SIMD8<UInt16>

    /// Composites `pixel`, times `level` / 255, over `count` pixels.
    package static func solid(_ pixel: UInt32, _ level: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        let source = level == 255 ? pixel : PackedPixel.scale(pixel, by: level)
        let alpha = source >> 24
        if alpha == 255 { return row.update(repeating: source, count: count) }
        if alpha == 0 { return }
        withUnsafePointer(to: BlendBlock(SIMD4(repeating: source))) { BlendBlock.composite($0, source, row, count) }
    }

    /// Composites `pixel` over `count` pixels, each weighted by its coverage.
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

    /// Composites pixels, each times `level` / 255, over as many of a row.
    package static func pixels(
        _ source: UnsafePointer<UInt32>, _ level: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        let levels = Four(repeating: UInt16(truncatingIfNeeded: level))
        let raw = UnsafeMutableRawPointer(row)
        var index = 0
        while index &+ 4 <= count {
            if level == 255 {
                // Pictures and blurred areas are opaque for long stretches.
                let opaque = opaqueBlocks(source + index, (count &- index) / 4)
                if opaque > 0 {
                    (row + index).update(from: source + index, count: 4 &* opaque)
                    index &+= 4 &* opaque
                    continue
                }
            }
            let pixels = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
            if any(pixels .!= 0) {
                let below = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
                let result = over(divided(low(pixels) &* levels), divided(high(pixels) &* levels), below)
                raw.storeBytes(of: result, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            }
            index &+= 4
        }
        while index < count {
            row[index] = PackedPixel.over(PackedPixel.scale(source[index], by: level), row[index])
            index &+= 1
        }
    }

    /// Returns the number of opaque blocks among `count` blocks of four pixels, from the first on.
    @inline(__always)
    private static func opaqueBlocks(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Int {
        let raw = UnsafeRawPointer(pixels)
        var block = 0
        while block < count {
            let first = raw.loadUnaligned(fromByteOffset: block &* 16, as: UInt64.self)
            let second = raw.loadUnaligned(fromByteOffset: block &* 16 &+ 8, as: UInt64.self)
            let alphas: UInt64 = 0xFF00_0000_FF00_0000
            guard first & second & alphas == alphas else { break }
            block &+= 1
        }
        return block
    }

    /// Composites pixels over as many of a row, each weighted by its coverage.
    package static func pixels(
        _ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        let raw = UnsafeMutableRawPointer(row)
        var index = 0
        while index &+ 4 <= count {
            if UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self) != 0 {
                let levels = RowComposer.levels(coverage + index)
                let pixels = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
                let below = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
                let result = over(divided(low(pixels) &* levels), divided(high(pixels) &* levels), below)
                raw.storeBytes(of: result, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            }
            index &+= 4
        }
        while index < count {
            let pixel = PackedPixel.scale(source[index], by: UInt32(coverage[index]))
            row[index] = PackedPixel.over(pixel, row[index])
            index &+= 1
        }
    }

    /// Puts pixels in place of as many of a row, each as many of 255 parts of the way, channel by channel, as its level has.
    package static func mix(
        _ source: UnsafePointer<UInt32>, _ levels: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        let raw = UnsafeMutableRawPointer(row)
        var index = 0
        while index &+ 4 <= count {
            let block = UnsafeRawPointer(levels + index).loadUnaligned(as: UInt32.self)
            let pixels = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
            if block == .max {
                raw.storeBytes(of: pixels, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            } else if block != 0 {
                let levels = RowComposer.levels(levels + index)
                let rest = 255 &- levels
                let below = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
                // The sum of two products is at most 255 * 255.
                let even = divided(low(pixels) &* levels &+ low(below) &* rest)
                let odd = divided(high(pixels) &* levels &+ high(below) &* rest)
                raw.storeBytes(
                    of: unsafeBitCast(even | odd &<< 8, to: SIMD4<UInt32>.self), toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            }
            index &+= 4
        }
        while index < count {
            row[index] = PackedPixel.mix(row[index], source[index], UInt64(levels[index]))
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

    /// Products of two bytes divided by 255, rounded to the nearest.
    @inline(__always)
    static func divided(_ products: Four) -> Four {
        let sum = products &+ 128
        return (sum &+ (sum &>> 8)) &>> 8
    }

    /// The upper halves of eight products.
    ///
    /// Spelt out lane by lane: conversions of whole vectors are calls here and there. Factors read from memory are plainly
    /// numbers of 16 bits: only for those do compilers choose the one instruction that does all of this.
    @inline(__always)
    static func upperProducts(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
        @inline(__always) func wide(_ c: SIMD8<UInt16>) -> SIMD8<UInt32> {
            SIMD8(
                UInt32(c[0]), UInt32(c[1]), UInt32(c[2]), UInt32(c[3]), UInt32(c[4]), UInt32(c[5]), UInt32(c[6]),
                UInt32(c[7]))
        }
        let products = (wide(a) &* wide(b)) &>> 16
        @inline(__always) func half(_ lane: Int) -> UInt16 { UInt16(truncatingIfNeeded: products[lane]) }
        return SIMD8(half(0), half(1), half(2), half(3), half(4), half(5), half(6), half(7))
    }

    /// Four bytes, each for all channels of a pixel.
    @inline(__always)
    static func levels(_ coverage: UnsafePointer<UInt8>) -> Four {
        let bytes = UnsafeRawPointer(coverage).loadUnaligned(as: SIMD4<UInt8>.self)
        let (a, b, c, d) = (UInt16(bytes[0]), UInt16(bytes[1]), UInt16(bytes[2]), UInt16(bytes[3]))
        return Four(a, a, b, b, c, c, d, d)
    }

    /// Four pixels, given as their low and high channels, over four others.
    @inline(__always)
    static func over(_ low: Four, _ high: Four, _ below: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let alpha = unsafeBitCast(high, to: SIMD4<UInt32>.self) &>> 16
        let rest = 255 &- unsafeBitCast(alpha | alpha &<< 16, to: Four.self)
        let even = low &+ divided(RowComposer.low(below) &* rest)
        let odd = high &+ divided(RowComposer.high(below) &* rest)
        return unsafeBitCast(even | odd &<< 8, to: SIMD4<UInt32>.self)
    }
}
