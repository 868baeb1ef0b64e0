/// A name pattern: `*` stands for any characters, `?` for one.
package struct GlobPattern: Sendable {
    private let pattern: [Character]

    package init(_ pattern: String) { self.pattern = Array(pattern) }

    /// Returns true if the pattern matches the whole name. Matching is case-sensitive.
    package func matches(_ name: String) -> Bool {
        let name = Array(name)
        var (position, place) = (0, 0)
        var star: (position: Int, place: Int)?
        while place < name.count {
            if position < pattern.count, pattern[position] != "*", pattern[position] == "?" || pattern[position] == name[place] {
                position += 1
                place += 1
            } else if position < pattern.count, pattern[position] == "*" {
                star = (position, place)
                position += 1
            } else if let last = star {
                position = last.position + 1
                place = last.place + 1
                star = (last.position, place)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }
}
