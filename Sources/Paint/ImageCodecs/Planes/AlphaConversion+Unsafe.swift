/// Exact conversion between premultiplied and straight alpha, both in 8 bits.
///
/// Straight is `round(255 c / a)`, premultiplied is `round(s a / 255)`. A premultiplied channel `c <= a` survives the way
/// there and back: the first rounding is off by at most 1/2, which the second scales by `a / 255`, so the error stays
/// below 1/2 when `a < 255`, and there is none when `a == 255`.
enum AlphaConversion {
    /// The straight channel at `[alpha << 8 | premultiplied]`; a channel above its alpha counts as full.
    private static let straightChannels: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 1 << 16)
        for alpha in 1...255 {
            for channel in 0...255 {
                table[alpha << 8 | channel] = UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
            }
        }
        return table
    }()

    /// Makes premultiplied pixels straight where they lie. Opaque ones are passed over, eight at a time.
    static func makeStraight(_ pixels: inout [UInt32]) {
        pixels.withUnsafeMutableBytes { makeStraight($0) }
    }

    /// Makes pixels in memory straight.
    static func makeStraight(_ bytes: UnsafeMutableRawBufferPointer) {
        straightChannels.withUnsafeBufferPointer { table in
            let end = bytes.count
            let opaque: UInt64 = 0xFF00_0000_FF00_0000
            let opaqueGroup = SIMD4<UInt64>(repeating: opaque)
            var place = 0
            while place < end {
                while end - place >= 32,
                    bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self) & opaqueGroup == opaqueGroup
                { place += 32 }
                if end - place >= 8, bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & opaque == opaque {
                    place += 8
                    continue
                }
                if place == end { break }
                let pixel = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                if pixel != 0 { bytes.storeBytes(of: straight(pixel, table), toByteOffset: place, as: UInt32.self) }
                place += 4
            }
        }
    }

    @inline(__always)
    private static func straight(_ pixel: UInt32, _ table: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        let row = Int(alpha << 8)
        let red = UInt32(table[row | Int(pixel & 255)])
        let green = UInt32(table[row | Int(pixel >> 8 & 255)])
        let blue = UInt32(table[row | Int(pixel >> 16 & 255)])
        return red | green << 8 | blue << 16 | alpha << 24
    }

    /// Makes straight RGBA bytes premultiplied where they lie. Opaque ones are passed over, eight at a time.
    static func premultiply(_ bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBytes { pixels in
            let opaque = SIMD4<UInt64>(repeating: 0xFF00_0000_FF00_0000)
            let end = pixels.count - pixels.count % 4
            var place = 0
            while place < end {
                while end - place >= 32,
                    pixels.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self) & opaque == opaque
                { place += 32 }
                if place == end { break }
                let alpha = Int(pixels[place + 3])
                if alpha != 255 {
                    for channel in place..<place + 3 {
                        pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255)
                    }
                }
                place += 4
            }
        }
    }
}
