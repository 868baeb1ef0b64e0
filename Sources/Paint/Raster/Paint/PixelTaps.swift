/// The pixels of a row that make a new one, and the weight of each.
struct PixelTaps: Equatable {
    /// The first of the neighbouring pixels.
    var first: Int
    /// They add up to 1.
    var weights: [Float]
}

extension PixelTaps {
    /// Returns the taps that make `target` pixels of `length` ones by Catmull-Rom curves, wide enough to include every pixel.
    ///
    /// Source: D. P. Mitchell and A. N. Netravali, "Reconstruction filters in computer graphics", 1988, with B = 0 and
    /// C = 1/2. Pixels beyond the ends count as the last one.
    static func cubic(_ length: Int, to target: Int) -> [PixelTaps] {
        let ratio = Double(length) / Double(target)
        let stretch = max(ratio, 1)
        return (0..<target).map { index in
            let center = (Double(index) + 0.5) * ratio - 0.5
            let (low, high) = (Int((center - 2 * stretch).rounded(.up)), Int((center + 2 * stretch).rounded(.down)))
            let (first, last) = (max(low, 0), min(high, length - 1))
            var weights = [Double](repeating: 0, count: last - first + 1)
            for pixel in low...high {
                weights[min(max(pixel, first), last) - first] += catmullRom(abs(Double(pixel) - center) / stretch)
            }
            let total = weights.reduce(0, +)
            return PixelTaps(first: first, weights: weights.map { Float($0 / total) })
        }
    }

    private static func catmullRom(_ distance: Double) -> Double {
        if distance < 1 { return ((1.5 * distance - 2.5) * distance) * distance + 1 }
        if distance < 2 { return ((-0.5 * distance + 2.5) * distance - 4) * distance + 2 }
        return 0
    }

    /// The taps that stretch or repeat the middle of `length` pixels so that there are `target`.
    ///
    /// Where there is no room for both ends, they share it in the proportion of their lengths.
    ///
    /// - Parameter isNearest: Whether a stretched pixel is the nearest one, else a mean of those around.
    static func parts(
        _ length: Int, start: Int, end: Int, to target: Int, isTiled: Bool, isNearest: Bool = false
    ) -> [PixelTaps] {
        let start = min(max(start, 0), length)
        let end = min(max(end, 0), length - start)
        let hasRoom = start + end <= target
        let startOut = hasRoom ? start : target * start / (start + end)
        let endOut = hasRoom ? end : target - startOut
        let middleOut = target - startOut - endOut
        let middle = length - start - end
        func stretched(_ count: Int, from first: Int, to target: Int) -> [PixelTaps] {
            isNearest && count > 0
                ? nearest(count, from: first, to: target) : Self.stretched(count, from: first, to: target, last: length - 1)
        }
        return stretched(start, from: 0, to: startOut)
            + (isTiled && middle > 0
                ? (0..<middleOut).map { PixelTaps(first: start + $0 % middle, weights: [1]) }
                : stretched(middle, from: start, to: middleOut))
            + stretched(end, from: length - end, to: endOut)
    }

    /// The taps that stretch the `length` pixels from `from` to `target` ones, or shrink them to means.
    private static func stretched(_ length: Int, from: Int, to target: Int, last: Int) -> [PixelTaps] {
        guard length > 0 else {
            // Corners that touch leave nothing between them: the pixel where they meet stands in.
            return [PixelTaps](repeating: PixelTaps(first: min(from, last), weights: [1]), count: target)
        }
        let ratio = Double(length) / Double(target)
        return (0..<target).map { index in
            if ratio > 1 { return mean(Double(index) * ratio, Double(index + 1) * ratio, of: length, from: from) }
            let place = min(max((Double(index) + 0.5) * ratio - 0.5, 0), Double(length - 1))
            let part = Float(place - place.rounded(.down))
            return PixelTaps(first: from + Int(place), weights: part == 0 ? [1] : [1 - part, part])
        }
    }

    /// The taps that make `target` pixels of the `length` ones from `from`, each the nearest one.
    private static func nearest(_ length: Int, from: Int, to target: Int) -> [PixelTaps] {
        (0..<target).map { PixelTaps(first: from + (2 * $0 + 1) * length / (2 * target), weights: [1]) }
    }

    private static func mean(_ start: Double, _ end: Double, of length: Int, from: Int) -> PixelTaps {
        let (first, last) = (Int(start), min(Int(end.rounded(.up)), length) - 1)
        let weights = (first...last).map { Float((min(end, Double($0 + 1)) - max(start, Double($0))) / (end - start)) }
        return PixelTaps(first: from + first, weights: weights)
    }
}
