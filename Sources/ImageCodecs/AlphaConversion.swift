/// Exact conversion between premultiplied and straight alpha, both in 8 bits.
///
/// Straight is `round(255 c / a)`, premultiplied is `round(s a / 255)`. A premultiplied channel `c <= a` survives the way
/// there and back: the first rounding is off by at most 1/2, which the second scales by `a / 255`, so the error stays
/// below 1/2 when `a < 255`, and there is none when `a == 255`.
enum AlphaConversion {
    /// The straight channel at `[alpha << 8 | premultiplied]`; a channel above its alpha counts as full.
    static let straight: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 1 << 16)
        for alpha in 1...255 {
            for channel in 0...255 {
                table[alpha << 8 | channel] = UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
            }
        }
        return table
    }()

    /// The premultiplied channel of a straight one.
    static func premultiplied(_ channel: UInt8, by alpha: UInt8) -> UInt8 {
        UInt8((Int(channel) * Int(alpha) + 127) / 255)
    }

    /// Straight RGBA bytes of premultiplied ones.
    static func straightBytes(ofPremultiplied bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        straight.withUnsafeBufferPointer { table in
            result.withUnsafeMutableBufferPointer { pixels in
                for pixel in stride(from: 0, to: pixels.count - 3, by: 4) {
                    let alpha = Int(pixels[pixel + 3])
                    if alpha == 255 { continue }
                    for channel in pixel..<pixel + 3 {
                        pixels[channel] = table[alpha << 8 | Int(pixels[channel])]
                    }
                }
            }
        }
        return result
    }

    /// Makes straight RGBA bytes premultiplied where they lie.
    static func premultiply(_ bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBufferPointer { pixels in
            for pixel in stride(from: 0, to: pixels.count - 3, by: 4) {
                let alpha = pixels[pixel + 3]
                if alpha == 255 { continue }
                for channel in pixel..<pixel + 3 {
                    pixels[channel] = premultiplied(pixels[channel], by: alpha)
                }
            }
        }
    }
}
