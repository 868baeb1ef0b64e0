/// Finds the nearest of some colours: they are tried by ascending difference in lightness until that alone is too far.
struct NearestColors: Sendable {
    /// The colours by ascending lightness, and the place of each in the original list.
    private let sorted: [OklabColor]
    private let places: [Int]

    init(_ colors: [OklabColor]) {
        places = colors.indices.sorted { (colors[$0].lightness, $0) < (colors[$1].lightness, $1) }
        sorted = places.map { colors[$0] }
    }

    /// The place of the colour that is nearest, the first of several.
    func nearest(to color: OklabColor) -> Int {
        var upper = firstNotDarker(than: color.lightness)
        var lower = upper - 1
        var (best, bestDistance) = (0, Double.infinity)
        // A sum of squares is never rounded to less than one of them, so no colour that is left out is nearer.
        while true {
            let (isBelow, isAbove) = (lower >= 0, upper < sorted.count)
            guard isBelow || isAbove else { break }
            let below = isBelow ? color.lightness - sorted[lower].lightness : .infinity
            let above = isAbove ? sorted[upper].lightness - color.lightness : .infinity
            let (place, gap) = below < above ? (lower, below) : (upper, above)
            if gap * gap > bestDistance { break }
            if below < above { lower -= 1 } else { upper += 1 }
            let distance = color.squaredDistance(to: sorted[place])
            if distance < bestDistance || distance == bestDistance && places[place] < best {
                (best, bestDistance) = (places[place], distance)
            }
        }
        return best
    }

    private func firstNotDarker(than lightness: Double) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].lightness < lightness { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
