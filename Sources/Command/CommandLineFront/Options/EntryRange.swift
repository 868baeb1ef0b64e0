import ArgumentParser

/// The entries of a timeline that are drawn, as it is typed: `3`, `1...8`, `9...`.
struct EntryRange: Equatable, ExpressibleByArgument {
    let first: Int
    let last: Int

    init?(argument: String) {
        guard let dots = argument.firstRange(of: "...") else {
            guard let number = Int(argument), number >= 1 else { return nil }
            (first, last) = (number, number)
            return
        }
        let (from, to) = (argument[..<dots.lowerBound], argument[dots.upperBound...])
        guard let first = Int(from), first >= 1 else { return nil }
        guard let last = to.isEmpty ? Int.max : Int(to), last >= first else { return nil }
        (self.first, self.last) = (first, last)
    }

    /// Returns the range, or throws the reason why the argument is no range.
    static func typed(_ argument: String) throws -> EntryRange {
        if let range = EntryRange(argument: argument) { return range }
        throw ValidationError(
            "entries are counted from 1, and the first comes before the last: 3, 1...8, or 9... for all from the ninth on")
    }

    /// The text to type it again.
    var argument: String {
        if first == last { return String(first) }
        return "\(first)..." + (last == .max ? "" : String(last))
    }
}
