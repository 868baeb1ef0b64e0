/// The loops of source-over on pieces of a row, four or eight pixels at a time.
///
/// A vector of four pixels is seen as eight numbers of 16 bits: the low bytes of these are red and blue, the high bytes
/// green and alpha. Masked or shifted down, two channels at a time lie in 16 bits each, ready to be multiplied, and
/// nothing has to be unpacked. Products are divided by 255 as in `PackedPixel`, so every loop gives what that does pixel
/// by pixel.
package enum RowComposer {
    /// Four pixels, two channels to a number.
    typealias Four = SIMD8<UInt16>

    /// Lays `pixel`, times `level` / 255, over `count` pixels.
    package static func solid(_ pixel: UInt32, _ level: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        let source = level == 255 ? pixel : PackedPixel.scale(pixel, by: level)
        let alpha = source >> 24
        if alpha == 255 { return row.update(repeating: source, count: count) }
        if alpha == 0 { return }
        let rest = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: 255 &- alpha))
        let added = SIMD8<UInt32>(repeating: source)
        let raw = UnsafeMutableRawPointer(row)
        var index = 0
        while index &+ 8 <= count {
            let below = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD16<UInt16>.self)
            let even = (below & 0xFF) &* rest &+ 128
            let odd = (below &>> 8) &* rest &+ 128
            let scaled = ((even &+ (even &>> 8)) &>> 8) | ((odd &+ (odd &>> 8)) & 0xFF00)
            raw.storeBytes(
                of: unsafeBitCast(scaled, to: SIMD8<UInt32>.self) &+ added, toByteOffset: index &* 4,
                as: SIMD8<UInt32>.self)
            index &+= 8
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
        while index &+ 4 <= count {
            let pixels = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
            if level == 255, all(pixels .>= 0xFF00_0000) {
                raw.storeBytes(of: pixels, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            } else if any(pixels .!= 0) {
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

    /// Lays pixels over as many of a row, each as much as its coverage says.
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
