/// Remembers what was asked for lately, by spread bits: a thing that comes again is worth keeping.
///
/// Two places for each set of keys, the later one first; a forgotten key costs time and nothing else.
struct RecentKeys {
    private var marks: [UInt32]

    /// `count` keys, a power of two.
    init(_ count: Int) { marks = [UInt32](repeating: 0, count: count) }

    /// Whether a key was asked for before, as far as remembered; it is remembered from now on.
    mutating func contains(_ spread: UInt64) -> Bool {
        let first = Int(truncatingIfNeeded: spread >> 32) & (marks.count - 2)
        let mark = UInt32(truncatingIfNeeded: spread) | 1
        if marks[first] == mark || marks[first + 1] == mark { return true }
        (marks[first], marks[first + 1]) = (mark, marks[first])
        return false
    }
}
