/// How hard the cheapest tokens are looked for.
enum DeflateSearch: Sendable {
    /// One pass, no costs: the least time.
    case onePass
    /// One pass, and cheaper tokens between its longest copies: frames of animations are a fourteenth smaller, in a
    /// fifth more time.
    case refined
    /// Cheapest paths, each with the costs that the one before has led to, every pixel being compared with some earlier ones.
    case cheapest(probes: Int, paths: Int)

    /// The smallest stream. More of either makes the pictures measured less than a five-hundredth smaller.
    static let smallest = DeflateSearch.cheapest(probes: 512, paths: 8)
}
