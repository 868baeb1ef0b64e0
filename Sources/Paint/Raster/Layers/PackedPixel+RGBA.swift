import Drawing

extension PackedPixel {
    /// The premultiplied pixel of a colour, its channels held within 0...1.
    ///
    /// Alpha is rounded to a byte first (halves down: Apple composites red at 50 % over white as 255, 128, 128), then
    /// multiplied into the other channels.
    static func pixel(of color: RGBA) -> UInt32 {
        let alpha = byte(color.alpha * 255)
        let factor = Double(alpha)
        return channel(color.red, factor) | channel(color.green, factor) << 8 | channel(color.blue, factor) << 16
            | alpha << 24
    }

    /// Alpha in 0...1 as a byte.
    static func alpha(of opacity: Double) -> UInt32 { byte(opacity * 255) }

    private static func byte(_ value: Double) -> UInt32 {
        guard value > 0 else { return 0 }
        return UInt32((min(value, 255) - 0.5).rounded(.up))
    }

    private static func channel(_ value: Double, _ factor: Double) -> UInt32 {
        guard value > 0 else { return 0 }
        return UInt32((min(value, 1) * factor).rounded(.toNearestOrAwayFromZero))
    }
}
