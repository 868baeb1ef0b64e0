/// A canonical prefix code (RFC 1951, 3.2.2) whose code words have a limited length.
struct HuffmanCode: Sendable {
    /// Bits of each symbol's word; 0 for symbols that do not occur.
    let lengths: [UInt8]
    /// The word of each symbol, its first bit lowest, as deflate stores it.
    let words: [UInt16]

    /// The best code for symbols that occur so often, with words of at most `limit` bits.
    ///
    /// At least two symbols get a word, since some readers refuse a code with fewer.
    init(frequencies: [UInt32], limit: Int) {
        self.init(lengths: Self.lengths(for: frequencies, limit: limit))
    }

    init(lengths: [UInt8]) {
        self.lengths = lengths
        var counts = [Int](repeating: 0, count: 17)
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var next = [UInt16](repeating: 0, count: 17)
        var word = 0
        for length in 1...15 {
            word = (word + counts[length - 1]) << 1
            next[length] = UInt16(truncatingIfNeeded: word)
        }
        words = lengths.map { length in
            guard length > 0 else { return 0 }
            let word = next[Int(length)]
            next[Int(length)] &+= 1
            return Self.reversed(word, count: Int(length))
        }
    }

    private static func reversed(_ word: UInt16, count: Int) -> UInt16 {
        var (rest, result) = (word, UInt16(0))
        for _ in 0..<count {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }

    /// The lengths of the words of an optimal code, then shortened where they pass the limit.
    static func lengths(for frequencies: [UInt32], limit: Int) -> [UInt8] {
        // Frequency above, symbol below: equal frequencies are ordered by symbol, the same way everywhere.
        var keys: [UInt64] = []
        for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
            keys.append(UInt64(frequency) << 16 | UInt64(symbol))
        }
        var symbol = 0
        while keys.count < 2 {
            if frequencies[symbol] == 0 { keys.append(1 << 16 | UInt64(symbol)) }
            symbol += 1
        }
        keys.sort()
        var counts = lengthCounts(ascending: keys.map { Int($0 >> 16) }, limit: limit)
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        var length = limit
        for key in keys {
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            lengths[Int(key & 0xFFFF)] = UInt8(length)
        }
        return lengths
    }

    /// Returns the number of words of each length in an optimal code of the ascending weights.
    ///
    /// Moffat and Katajainen, "In-place calculation of minimum-redundancy codes", 1995; words beyond the limit are
    /// cut to it, and shorter ones are lengthened until the code is complete again.
    private static func lengthCounts(ascending weights: [Int], limit: Int) -> [Int] {
        let count = weights.count
        var tree = weights
        tree[0] += tree[1]
        var (root, leaf) = (0, 2)
        for next in 1..<max(1, count - 1) {
            if leaf >= count || tree[root] < tree[leaf] {
                tree[next] = tree[root]
                tree[root] = next
                root += 1
            } else {
                tree[next] = tree[leaf]
                leaf += 1
            }
            if leaf >= count || (root < next && tree[root] < tree[leaf]) {
                tree[next] += tree[root]
                tree[root] = next
                root += 1
            } else {
                tree[next] += tree[leaf]
                leaf += 1
            }
        }
        tree[count - 2] = 0
        for node in stride(from: count - 3, through: 0, by: -1) { tree[node] = tree[tree[node]] + 1 }

        var counts = [Int](repeating: 0, count: limit + 1)
        var (available, used, depth, node) = (1, 0, 0, count - 2)
        while available > 0 {
            while node >= 0, tree[node] == depth {
                used += 1
                node -= 1
            }
            counts[min(depth, limit)] += available - used
            available = used * 2
            depth += 1
            used = 0
        }
        complete(&counts, limit: limit)
        return counts
    }

    /// Lengthens words until the code fits: cutting words to the limit leaves too many of them (Kraft's inequality).
    private static func complete(_ counts: inout [Int], limit: Int) {
        var total = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
        while total > 1 << limit {
            counts[limit] -= 1
            var length = limit - 1
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            counts[length + 1] += 2
            total -= 1
        }
    }
}
