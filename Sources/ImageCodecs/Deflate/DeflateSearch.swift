/// How hard the cheapest tokens are looked for.
struct DeflateSearch: Sendable {
    /// How many earlier pixels each pixel is compared with.
    let probes: Int
    /// How many paths are tried, each with the costs that the one before has led to; none: one pass, no costs.
    let paths: Int

    /// One pass: the least time. One path among four earlier pixels would take an eleventh off the frames of animations,
    /// and about twice the time.
    static let quick = DeflateSearch(probes: 0, paths: 0)

    /// The smallest stream. More of either makes the pictures measured less than a five-hundredth smaller.
    static let smallest = DeflateSearch(probes: 512, paths: 8)
}
