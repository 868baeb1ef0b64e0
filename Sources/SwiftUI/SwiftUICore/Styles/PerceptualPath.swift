import Drawing

/// The colours between two gradient stops mixed in OKLab, as stops between which gamma-encoded sRGB is close enough.
struct PerceptualPath {
    private let start: ResolvedGradient.Stop
    private let end: ResolvedGradient.Stop

    /// Half a level of eight bits.
    private static let tolerance = 0.5 / 255

    /// The deepest subdivision. The path bends sharply where a channel leaves the gamut: 2^8 parts are then as fine as a picture's
    /// pixels.
    private static let deepest = 8

    init(from start: ResolvedGradient.Stop, to end: ResolvedGradient.Stop) { (self.start, self.end) = (start, end) }

    /// Appends the stops after the first one, up to and including the last.
    func appendStops(to stops: inout [ResolvedGradient.Stop]) {
        if start.color != end.color {
            split(from: 0, start.color.rgba, to: 1, end.color.rgba, depth: 0, into: &stops)
        }
        stops.append(end)
    }

    /// Appends the stops strictly between two fractions of the path, if its middle is not close to that of the straight line.
    private func split(
        from low: Double, _ lowColor: RGBA, to high: Double, _ highColor: RGBA, depth: Int,
        into stops: inout [ResolvedGradient.Stop]
    ) {
        guard depth < Self.deepest else { return }
        let middle = (low + high) / 2
        let color = start.color.mixed(with: end.color, by: middle, in: .perceptual)
        let rgba = color.rgba
        // The first two rounds always split: an S-shaped path can cross the straight line in its middle.
        guard depth < 2 || Self.distance(rgba, fromMiddleOf: lowColor, highColor) > Self.tolerance else { return }
        split(from: low, lowColor, to: middle, rgba, depth: depth + 1, into: &stops)
        let location = start.location + (end.location - start.location) * middle
        stops.append(ResolvedGradient.Stop(color: color, location: location))
        split(from: middle, rgba, to: high, highColor, depth: depth + 1, into: &stops)
    }

    /// Returns the largest difference of a drawn channel, premultiplied.
    private static func distance(_ color: RGBA, fromMiddleOf first: RGBA, _ second: RGBA) -> Double {
        func difference(_ channel: KeyPath<RGBA, Double>) -> Double {
            func drawn(_ color: RGBA) -> Double { min(max(color[keyPath: channel], 0), 1) * color.alpha }
            return abs(drawn(color) - (drawn(first) + drawn(second)) / 2)
        }
        return max(difference(\.red), difference(\.green), difference(\.blue))
    }
}
