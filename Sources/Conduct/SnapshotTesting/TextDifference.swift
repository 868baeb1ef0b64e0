/// Two texts beside each other, line by line.
enum TextDifference {
    /// How many equal lines are shown around those that differ.
    private static let context = 3

    /// The lines that differ, `-` for those of the old text and `+` for the new one's, with the equal ones near them; empty where
    /// the texts are equal.
    static func lines(from old: String, to new: String) -> [String] {
        let (old, new) = (rows(of: old), rows(of: new))
        let difference = new.difference(from: old)
        if difference.isEmpty { return [] }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        return shortened(merged(old, new, removed: removed, inserted: inserted))
    }

    private static func rows(of text: String) -> [Substring] { text.split(omittingEmptySubsequences: false) { $0.isNewline } }

    private static func merged(_ old: [Substring], _ new: [Substring], removed: Set<Int>, inserted: Set<Int>) -> [String] {
        var lines: [String] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if removed.contains(before) {
                lines.append("- \(old[before])")
                before += 1
            } else if inserted.contains(after) {
                lines.append("+ \(new[after])")
                after += 1
            } else {
                lines.append("  \(old[before])")
                (before, after) = (before + 1, after + 1)
            }
        }
        return lines
    }

    /// The lines without those that are equal and far from any other.
    private static func shortened(_ lines: [String]) -> [String] {
        let changes = lines.indices.filter { !lines[$0].hasPrefix(" ") }
        var kept: [String] = []
        var last = -1
        for index in lines.indices where changes.contains(where: { abs($0 - index) <= context }) {
            if index > last + 1 { kept.append("  …") }
            kept.append(lines[index])
            last = index
        }
        if last < lines.count - 1 { kept.append("  …") }
        return kept
    }
}
