/// What occurs among the pixels of a picture, which decides how few bytes can hold them.
struct ColorCensus: Sendable {
    /// The distinct colours by first occurrence, or nil when there are more than 256.
    let colors: [UInt32]?
    let isGrey: Bool
    let isOpaque: Bool

    /// Counts straight RGBA bytes, four a pixel.
    init(straight bytes: [UInt8]) {
        var index: ColorIndex? = ColorIndex()
        var channelsDiffer = false
        var lowestAlpha = UInt8(255)
        bytes.withUnsafeBufferPointer { pixels in
            var last: UInt32?
            for pixel in stride(from: 0, to: pixels.count - 3, by: 4) {
                let color = Self.color(in: pixels, at: pixel)
                if color == last { continue }
                last = color
                lowestAlpha = min(lowestAlpha, UInt8(color >> 24))
                let (red, green, blue) = (color & 255, color >> 8 & 255, color >> 16 & 255)
                if red != green || green != blue { channelsDiffer = true }
                if index != nil {
                    _ = index?.insert(color)
                    if let count = index?.colors.count, count > 256 { index = nil }
                }
            }
        }
        colors = index?.colors
        isGrey = !channelsDiffer
        isOpaque = lowestAlpha == 255
    }

    /// A pixel as one number: red in the low byte, alpha in the high one.
    @inline(__always)
    static func color(in pixels: UnsafeBufferPointer<UInt8>, at byte: Int) -> UInt32 {
        let low = UInt32(pixels[byte]) | UInt32(pixels[byte + 1]) << 8
        return low | UInt32(pixels[byte + 2]) << 16 | UInt32(pixels[byte + 3]) << 24
    }
}
