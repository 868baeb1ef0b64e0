/// Finds symbols that may do in place of one.
enum NearestSymbol {
    /// The most names.
    private static let most = 3

    /// Returns the names that begin with the same thing and have the most of the name's words, with the fewest others; where nothing begins
    /// so, the name that was meant if some letters are wrong.
    static func nearest(to name: String, among known: [String]) -> [String] {
        let words = name.split(separator: ".")
        let alike = known.compactMap { candidate -> (score: Int, name: String)? in
            let parts = candidate.split(separator: ".")
            guard parts.first == words.first else { return nil }
            let shared = parts.filter(words.contains).count
            return (2 * shared - parts.count, candidate)
        }
        if alike.isEmpty { return NearestWord.nearest(to: name, among: known).map { [$0] } ?? [] }
        // Names of one score stay in order.
        let best = alike.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
        return best.prefix(most).map(\.element.name)
    }
}
