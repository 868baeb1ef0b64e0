/// Admits a key to a cache on its second use: a result that is needed once is not worth keeping.
///
/// A set-associative table of hashes, two ways, the most recent first; a key that is forgotten costs time and nothing else.
struct SeenTwiceFilter {
    private var marks: [UInt32]

    /// `count` keys, a power of two.
    init(_ count: Int) { marks = [UInt32](repeating: 0, count: count) }

    /// Returns whether a remembered key has this hash; the key is remembered from now on.
    mutating func contains(_ hash: UInt64) -> Bool {
        let first = Int(truncatingIfNeeded: hash >> 32) & (marks.count - 2)
        let mark = UInt32(truncatingIfNeeded: hash) | 1
        if marks[first] == mark || marks[first + 1] == mark { return true }
        (marks[first], marks[first + 1]) = (mark, marks[first])
        return false
    }
}
