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

extension ColorRamp {
    /// Writes the pixels at eight places; what `pixel(at:)` gives for each, exactly.
    ///
    /// Where the places lie in one segment, as nearly all do, each channel is computed for all eight at once.
    @inline(__always)
    static func write(
        at places: SIMD8<Float>, _ segments: UnsafeBufferPointer<Segment>, hint: inout Int,
        to pixels: UnsafeMutablePointer<UInt32>
    ) {
        pixels[0] = pixel(at: places[0], segments, hint: &hint)
        let segment = segments[hint]
        let begin = hint > 0 ? segments[hint - 1].end : -1e7
        // Also false where a place is no number, or so far off that it is cut.
        let isInside = (places .>= begin) .& (places .< min(segment.end, 1e7))
        guard all(isInside) else {
            for index in 1..<8 { pixels[index] = pixel(at: places[index], segments, hint: &hint) }
            return
        }
        let distances = places - segment.start
        var result = SIMD8<UInt32>.zero
        for channel in 0..<4 {
            let values = distances * segment.slope[channel] + segment.color[channel]
            let bits = unsafeBitCast(values - 1 / 1024 + wholeNumbers, to: SIMD8<UInt32>.self) & 255
            result |= bits &<< UInt32(8 * channel)
        }
        UnsafeMutableRawPointer(pixels).storeBytes(of: result, as: SIMD8<UInt32>.self)
    }
}
