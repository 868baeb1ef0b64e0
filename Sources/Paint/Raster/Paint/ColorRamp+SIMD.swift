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

    /// The number from which a `Float` has no fraction.
    private static let wholeNumbers: Float = 8_388_608
}

extension ColorRamp {
    /// Returns the pixels at eight places; each equals the result of `pixel(at:)`, exactly.
    ///
    /// Where the places lie in one segment, as nearly all do, each channel is computed for all eight at once.
    @inline(__always)
    static func pixels(
        at places: SIMD8<Float>, _ segments: UnsafeBufferPointer<Segment>, hint: inout Int, isOpaque: Bool
    ) -> SIMD8<UInt32> {
        if !contains(places, segments, hint) {
            // On to the segment of the first place; the others are in it but where a stop lies between them.
            _ = pixel(at: places[0], segments, hint: &hint)
            if !contains(places, segments, hint) { return singlePixels(at: places, segments, hint: &hint) }
        }
        let segment = segments[hint]
        let distances = places - segment.start
        // Shifted up, the channels lose all bits above their bytes.
        let red = bits(distances, segment, 0) & 255
        let green = bits(distances, segment, 1) &<< 8
        let blue = bits(distances, segment, 2) &<< 16
        let alpha = isOpaque ? SIMD8(repeating: 0xFF00_0000) : bits(distances, segment, 3) &<< 24
        return (red | green) | (blue | alpha)
    }

    /// Returns whether all places lie in a segment; false too where one is NaN, or so far off that it is cut.
    @inline(__always)
    private static func contains(
        _ places: SIMD8<Float>, _ segments: UnsafeBufferPointer<Segment>, _ index: Int
    ) -> Bool {
        let begin = index > 0 ? segments[index &- 1].end : -1e7
        return all((places .>= begin) .& (places .< min(segments[index].end, 1e7)))
    }

    /// A channel at eight distances from a segment's start, in the lowest byte of each number.
    @inline(__always)
    private static func bits(_ distances: SIMD8<Float>, _ segment: Segment, _ channel: Int) -> SIMD8<UInt32> {
        let values = distances * segment.slope[channel] + segment.color[channel]
        return unsafeBitCast(values - 1 / 1024 + wholeNumbers, to: SIMD8<UInt32>.self)
    }

    @inline(never)
    private static func singlePixels(
        at places: SIMD8<Float>, _ segments: UnsafeBufferPointer<Segment>, hint: inout Int
    ) -> SIMD8<UInt32> {
        var pixels = SIMD8<UInt32>.zero
        for index in 0..<8 { pixels[index] = pixel(at: places[index], segments, hint: &hint) }
        return pixels
    }
}
