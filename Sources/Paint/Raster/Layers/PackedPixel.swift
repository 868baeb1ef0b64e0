/// Arithmetic on premultiplied pixels packed into 32 bits, four channels at a time in 64 bits.
///
/// Products are divided by 255 and rounded to the nearest number exactly: (t + t / 256) / 256 with t = product + 128,
/// right for all products up to 255 * 255 (Blinn, "Three wrongs make a right", 1995).
enum PackedPixel {
    static let mask: UInt64 = 0x00FF_00FF_00FF_00FF
    static let half: UInt64 = 0x0080_0080_0080_0080

    /// The four channels in lanes of 16 bits.
    @inline(__always)
    static func spread(_ pixel: UInt32) -> UInt64 {
        let wide = UInt64(pixel)
        let pairs = (wide | wide << 16) & 0x0000_FFFF_0000_FFFF
        return (pairs | pairs << 8) & mask
    }

    @inline(__always)
    static func pack(_ lanes: UInt64) -> UInt32 {
        let pairs = (lanes | lanes >> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
    }

    /// Returns each lane times `factor` / 255.
    @inline(__always)
    static func scale(_ lanes: UInt64, _ factor: UInt64) -> UInt64 {
        let product = lanes &* factor &+ half
        return ((product &+ ((product >> 8) & mask)) >> 8) & mask
    }

    /// A pixel times `factor` / 255.
    @inline(__always)
    static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        pack(scale(spread(pixel), UInt64(factor)))
    }

    /// `source` over `destination`.
    @inline(__always)
    static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        let rest = UInt64(255 &- (source >> 24))
        return source &+ pack(scale(spread(destination), rest))
    }

    /// Returns `level` of 255 of the way from one pixel to another, channel by channel.
    @inline(__always)
    static func mix(_ old: UInt32, _ new: UInt32, _ level: UInt64) -> UInt32 {
        // The sum of a lane is at most 255 * 255 + 128, which its 16 bits hold.
        let sum = spread(old) &* (255 &- level) &+ spread(new) &* level &+ half
        return pack(((sum &+ ((sum >> 8) & mask)) >> 8) & mask)
    }

    /// The product of two bytes divided by 255.
    @inline(__always)
    static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let product = a &* b &+ 128
        return (product &+ (product >> 8)) >> 8
    }
}
