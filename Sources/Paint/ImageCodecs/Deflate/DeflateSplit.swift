/// The places where one block of a deflate stream ends and the next, with codes of its own, begins.
enum DeflateSplit {
    /// Tokens that always stay together, so that there are few places to think about.
    private static let tokensPerPart = 512
    /// The cost of a block's header beside its words, and the cost of each word, in 256ths of a bit: measured on pictures of interfaces.
    private static let headerCost = 60 * BinaryLogarithm.one
    private static let wordCost = 7 * BinaryLogarithm.one / 2

    private struct Part {
        var end: Int
        var counts: DeflateCounts
        var cost: Int
        /// The saving from joining it with the next part.
        var saving = 0
    }

    /// The cuts between blocks, with 0 and the number of tokens: neighbours are joined as long as that makes the stream shorter.
    static func cuts(of tokens: [UInt32]) -> [Int] {
        var parts: [Part] = stride(from: 0, to: max(1, tokens.count), by: tokensPerPart).map { start in
            let end = min(start + tokensPerPart, tokens.count)
            let counts = DeflateCounts(tokens[start..<end])
            return Part(end: end, counts: counts, cost: cost(of: counts))
        }
        for place in parts.indices.dropLast() { parts[place].saving = saving(parts[place], parts[place + 1]) }
        while parts.count > 1 {
            var best = 0
            for place in parts.indices.dropLast() where parts[place].saving > parts[best].saving { best = place }
            if parts[best].saving <= 0 { break }
            parts[best].counts += parts[best + 1].counts
            parts[best].end = parts[best + 1].end
            parts[best].cost = cost(of: parts[best].counts)
            parts.remove(at: best + 1)
            parts[best].saving = best + 1 < parts.count ? saving(parts[best], parts[best + 1]) : 0
            if best > 0 { parts[best - 1].saving = saving(parts[best - 1], parts[best]) }
        }
        return [0] + parts.map(\.end)
    }

    private static func saving(_ first: Part, _ second: Part) -> Int {
        var together = first.counts
        together += second.counts
        return first.cost + second.cost - cost(of: together)
    }

    /// The approximate cost of a block without the bits that follow its words, which no cut changes.
    private static func cost(of counts: DeflateCounts) -> Int {
        headerCost + information(in: counts.literals) + information(in: counts.distances)
    }

    private static func information(in counts: [UInt32]) -> Int {
        var (total, words, sum) = (UInt32(0), 0, 0)
        for count in counts where count > 0 {
            total += count
            words += 1
            sum -= Int(count) * BinaryLogarithm.of(count)
        }
        return total == 0 ? 0 : sum + Int(total) * BinaryLogarithm.of(total) + words * wordCost
    }
}
