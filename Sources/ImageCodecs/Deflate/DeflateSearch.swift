/// How hard the cheapest tokens are looked for.
struct DeflateSearch: Sendable {
    /// How many earlier pixels each pixel is compared with.
    let probes: Int
    /// How many paths are tried, each with the costs that the one before has led to; none: one pass, no costs.
    let paths: Int

    /// One pass: the least time.
    static let quick = DeflateSearch(probes: 0, paths: 0)

    /// One path among the few nearest copies: an eleventh smaller than one pass on the frames of animations, of which
    /// the optimal search takes off another thirtieth.
    static let near = DeflateSearch(probes: 4, paths: 1)

    /// The smallest stream. More of either makes the pictures measured less than a five-hundredth smaller.
    static let smallest = DeflateSearch(probes: 512, paths: 8)
}
