extension ColorRamp {
    /// The pixel at a place; `hint` is the segment of the last one, where the search begins.
    @inline(__always)
    static func pixel(at unbounded: Float, _ segments: UnsafeBufferPointer<Segment>, hint: inout Int) -> UInt32 {
        // Places that are not numbers count as the beginning.
        let place = unbounded > -1e7 ? min(unbounded, 1e7) : -1e7
        while place >= segments[hint].end, hint < segments.count - 1 { hint += 1 }
        while hint > 0, place < segments[hint - 1].end { hint -= 1 }
        let segment = segments[hint]
        let color = segment.color + segment.slope * (place - segment.start)
        // Added to 2^23 a number keeps only its whole part, in the lowest bits. It is rounded to the nearest; the
        // small difference takes halves down, as single colours are rounded.
        let bits = unsafeBitCast(color - 1 / 1024 + wholeNumbers, to: SIMD4<UInt32>.self) & 255
        return bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24
    }

    /// From here on a `Float` has no fraction.
    private static let wholeNumbers: Float = 8_388_608
}
