/// Pairs the marks that open emphasis with those that close it.
///
/// Source: CommonMark 0.31, "process emphasis".
struct MarkdownEmphasis {
    /// A kind of marks: a search for one finds no partner if an earlier search for the same kind found none.
    private struct Kind: Hashable {
        var mark: Character
        var canOpen: Bool
        var remainder: Int
        /// Strikethrough needs the same number of marks on both sides.
        var count: Int
    }

    /// The marks that may still open, as places in the items, in order.
    private var openers: [Int] = []
    /// The position before which there is no partner for a kind of closing marks.
    private var bottoms: [Kind: Int] = [:]
    /// The change in the number of open emphases of each intent at each position.
    private var changes: [SIMD4<Int>]
    private let start: Int

    private static let intents: [InlinePresentationIntent] = [.emphasized, .stronglyEmphasized, .strikethrough]

    /// Resolves all marks from a position on; marks without a partner stay as text.
    static func resolve(_ items: inout [MarkdownItem], from start: Int) {
        var emphasis = MarkdownEmphasis(start: start, count: items.count - start)
        for index in start..<items.count {
            guard items[index].delimiter != nil else { continue }
            emphasis.close(&items, at: index)
            if let left = items[index].delimiter, left.canOpen, left.count > 0 { emphasis.openers.append(index) }
        }
        emphasis.mark(&items)
    }

    private init(start: Int, count: Int) {
        self.start = start
        changes = Array(repeating: .zero, count: count + 1)
    }

    /// Closes as many of the open marks as the marks at an index can.
    private mutating func close(_ items: inout [MarkdownItem], at index: Int) {
        while let closer = items[index].delimiter, closer.canClose, closer.count > 0 {
            guard let place = partner(of: closer, in: items), let opener = items[openers[place]].delimiter else {
                bottoms[kind(of: closer)] = index
                return
            }
            let used = closer.mark == "~" ? closer.count : min(opener.count, closer.count, 2)
            let intent = closer.mark == "~" ? 2 : used - 1
            changes[openers[place] + 1 - start][intent] += 1
            changes[index - start][intent] -= 1
            take(used, from: &items[openers[place]])
            take(used, from: &items[index])
            // Marks between the two stay as text.
            openers.removeSubrange((place + 1)...)
            if items[openers[place]].delimiter?.count == 0 { openers.removeLast() }
        }
    }

    private func kind(of closer: MarkdownDelimiter) -> Kind {
        Kind(
            mark: closer.mark, canOpen: closer.canOpen, remainder: closer.length % 3,
            count: closer.mark == "~" ? closer.count : 0)
    }

    /// The nearest open marks that the closing ones can pair with, as a place in `openers`.
    private func partner(of closer: MarkdownDelimiter, in items: [MarkdownItem]) -> Int? {
        let bottom = bottoms[kind(of: closer)] ?? start
        for place in openers.indices.reversed() {
            if openers[place] < bottom { return nil }
            if items[openers[place]].delimiter?.canPair(with: closer) == true { return place }
        }
        return nil
    }

    private func take(_ count: Int, from item: inout MarkdownItem) {
        guard var delimiter = item.delimiter else { return }
        delimiter.count -= count
        item.kind = .delimiter(delimiter)
        item.run.text.removeLast(count)
    }

    /// Gives every item the intents of the emphases around it and makes text of the marks left over.
    private func mark(_ items: inout [MarkdownItem]) {
        var open = SIMD4<Int>.zero
        for index in start..<items.count {
            open &+= changes[index - start]
            for intent in 0..<3 where open[intent] > 0 { items[index].run.intent.insert(Self.intents[intent]) }
            if items[index].delimiter != nil { items[index].kind = .text }
        }
    }
}
