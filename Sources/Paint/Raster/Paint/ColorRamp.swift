import Drawing

/// The colours of a gradient by place: straight lines between stops, in premultiplied gamma-encoded sRGB.
///
/// Every pixel's colour is computed in floating point and rounded once, so a ramp has as many steps as eight bits can
/// show and needs no table and no noise.
struct ColorRamp {
    /// The line between two stops, as channels from 0 to 255.
    struct Segment {
        var end: Float
        var start: Float
        var color: SIMD4<Float>
        /// Change of colour for a change of place by 1.
        var slope: SIMD4<Float>
    }

    /// The segments in order and without gaps: the first begins at minus infinity, the last ends at infinity.
    let segments: [Segment]

    /// True if the ramp is opaque everywhere.
    let isOpaque: Bool

    /// Nil where there is no stop with a place. A stop before its predecessor moves up to it, as in CSS.
    init?(_ stops: [GradientPaint.Stop]) {
        var places: [(location: Float, color: SIMD4<Float>)] = []
        for stop in stops where !stop.location.isNaN {
            let location = Float(min(max(stop.location, -1e6), 1e6))
            places.append((max(location, places.last?.location ?? location), ColorRamp.channels(of: stop.color)))
        }
        guard let first = places.first, let last = places.last else { return nil }
        let still = SIMD4<Float>(repeating: 0)
        var segments = [Segment(end: first.location, start: 0, color: first.color, slope: still)]
        // Closer than a millionth, two stops are one hard edge.
        for (start, end) in zip(places, places.dropFirst()) where end.location - start.location > 1e-6 {
            let slope = (end.color - start.color) / (end.location - start.location)
            segments.append(Segment(end: end.location, start: start.location, color: start.color, slope: slope))
        }
        segments.append(Segment(end: .infinity, start: 0, color: last.color, slope: still))
        self.segments = segments
        // Between opaque stops alpha stays exactly 255.
        isOpaque = places.allSatisfy { $0.color.w == 255 }
    }

    private static func channels(of color: RGBA) -> SIMD4<Float> {
        func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        let alpha = unit(color.alpha)
        return SIMD4(
            Float(unit(color.red) * alpha * 255), Float(unit(color.green) * alpha * 255),
            Float(unit(color.blue) * alpha * 255), Float(alpha * 255))
    }
}
