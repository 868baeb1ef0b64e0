/// The thoroughness of the search for the cheapest tokens.
enum DeflateSearch: Sendable {
    /// One pass, no costs: the least time.
    case onePass
    /// One pass, and cheaper tokens between its longest copies: frames of animations are a fourteenth smaller, in a
    /// fifth more time.
    case refined
    /// libdeflate's level 12: the least size.
    case smallest
}
