/// Frosted glass over rows of pixels, four of them at a time.
extension Frost {
    /// Writes a row of pixels as they are seen through the glass.
    func callAsFunction(_ row: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
        let empty = SIMD4(repeating: self(0))
        var index = 0
        while index &+ 4 <= count {
            let pixels = UnsafeRawPointer(row + index).loadUnaligned(as: SIMD4<UInt32>.self)
            let seen = changed(pixels).replacing(with: empty, where: pixels &>> 24 .== 0)
            UnsafeMutableRawPointer(target + index).storeBytes(of: seen, as: SIMD4<UInt32>.self)
            index &+= 4
        }
        for rest in index..<count { target[rest] = self(row[rest]) }
    }

    /// Returns pixels with some alpha as the plain function does, each sum in the same order.
    @inline(__always)
    private func changed(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
        // Over opaque pixels, which most are, the quotient is 1.
        let straight = all(pixels .>= 0xFF00_0000) ? SIMD4(repeating: 1) : 255 / Self.number(pixels &>> 24)
        @inline(__always) func color(_ channel: SIMD4<UInt32>) -> SIMD4<Float> { Self.number(channel & 255) * straight }
        let (red, green, blue) = (color(pixels), color(pixels &>> 8), color(pixels &>> 16))
        let grey = red * Self.luminance.x + green * Self.luminance.y + blue * Self.luminance.z
        @inline(__always) func level(_ color: SIMD4<Float>, _ tint: Float) -> SIMD4<UInt32> {
            var vivid = grey + (color - grey) * saturation
            vivid.replace(with: 0, where: .!(vivid .> 0))
            vivid.replace(with: 255, where: vivid .> 255)
            return Self.rounded(vivid * rest + tint)
        }
        return level(red, tint.x) | level(green, tint.y) &<< 8 | level(blue, tint.z) &<< 16 | 0xFF00_0000
    }

    /// The number from which a `Float` has no fraction, so that its lowest bits are a whole number.
    private static var wholeNumbers: Float { 8_388_608 }

    @inline(__always)
    private static func number(_ whole: SIMD4<UInt32>) -> SIMD4<Float> {
        unsafeBitCast(whole | 0x4B00_0000, to: SIMD4<Float>.self) - wholeNumbers
    }

    /// Returns numbers from 0 to 255 rounded, halves up.
    @inline(__always)
    private static func rounded(_ level: SIMD4<Float>) -> SIMD4<UInt32> {
        let more = level + 0.5
        let whole = more + wholeNumbers
        let bits = unsafeBitCast(whole, to: SIMD4<UInt32>.self)
        return (bits &- SIMD4<UInt32>.zero.replacing(with: 1, where: whole - wholeNumbers .> more)) & 255
    }
}
