/// A part of a run that several machines share: the first of four is `1/4`.
package struct Shard: Codable, Equatable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    package let index: Int
    package let count: Int

    /// Nil unless 1 ≤ index ≤ count.
    package init?(index: Int, count: Int) {
        guard index >= 1, index <= count else { return nil }
        (self.index, self.count) = (index, count)
    }

    package var description: String { "\(index)/\(count)" }

    /// Returns the members of a list that belong to this part. Every member belongs to one part, and neighbours to different ones, since
    /// the previews of one file take similar times.
    package func part<Member>(of list: [Member]) -> [Member] {
        list.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    }
}
