/// A stretch of text as words between spaces: the different ones, each once, and which comes where.
///
/// Its words consist of letters, digits and signs, each of which is a character by itself among any neighbours.
struct TextWords {
    /// A word, or a space, at a place of the text.
    struct Token {
        var start: Int32
        /// The index of the word among the different ones; negative for a space.
        var word: Int32

        static let space: Int32 = -1
    }

    /// The different words in the order in which they first come, each with a space behind it.
    private(set) var units: [UInt16] = []
    private(set) var tokens: [Token] = []

    /// The start of each different word in `units`, and its hash.
    private var words: [(start: Int32, hash: UInt64)] = []
    /// Words by hash: an open-addressed table of a power of two, at most half full.
    private var slots = [Int32](repeating: TextWords.free, count: 1024)

    private static let free: Int32 = -1

    /// The number of different words.
    var count: Int { words.count }

    /// Nil where the stretch has characters that are not kept apart by spaces alone.
    init?(_ text: [UInt16], _ range: Range<Int>) {
        tokens.reserveCapacity(range.count / 2)
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            var hash: UInt64 = 0
            while index < range.upperBound, text[index] != 0x20 {
                let unit = text[index]
                guard (0x21...0x7E).contains(unit) || TextWords.isApart(unit) else { return nil }
                hash = (hash ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash &>> 32
                index += 1
            }
            if index > start { tokens.append(Token(start: Int32(start), word: word(start..<index, of: text, hash))) }
            if index < range.upperBound {
                tokens.append(Token(start: Int32(index), word: Token.space))
                index += 1
            }
        }
    }

    /// Returns the index of the word in a range of the text among the different ones; a new one is added.
    private mutating func word(_ range: Range<Int>, of text: [UInt16], _ hash: UInt64) -> Int32 {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != TextWords.free {
            let known = slots[slot]
            if words[Int(known)].hash == hash, isEqual(Int(words[Int(known)].start), to: range, of: text) { return known }
            slot = (slot + 1) & (slots.count - 1)
        }
        let added = Int32(words.count)
        slots[slot] = added
        words.append((Int32(units.count), hash))
        units += text[range]
        units.append(0x20)
        if 2 * words.count > slots.count { grow() }
        return added
    }

    private func isEqual(_ start: Int, to range: Range<Int>, of text: [UInt16]) -> Bool {
        var (own, index) = (start, range.lowerBound)
        while index < range.upperBound {
            if units[own] != text[index] { return false }
            (own, index) = (own + 1, index + 1)
        }
        return units[own] == 0x20
    }

    private mutating func grow() {
        slots = [Int32](repeating: TextWords.free, count: 2 * slots.count)
        for (index, word) in words.enumerated() {
            var slot = Int(truncatingIfNeeded: word.hash) & (slots.count - 1)
            while slots[slot] != TextWords.free { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index)
        }
    }

    /// Returns true for the characters beyond ASCII that stand apart: Latin, Greek and Cyrillic letters that are not marks, dashes,
    /// quotes, bullet, ellipsis and euro sign. None joins another into one character, none is white space or invisible.
    static func isApart(_ unit: UInt16) -> Bool {
        switch unit {
        case 0xA1...0xA8, 0xAA...0xAC, 0xAF...0x02AF, 0x0386, 0x0388...0x038A, 0x038C, 0x038E...0x03A1, 0x03A3...0x03FF,
            0x0400...0x0482, 0x048A...0x052F, 0x1E00...0x1EFF, 0x2010...0x2015, 0x2018...0x2022, 0x2026, 0x20AC:
            true
        default: false
        }
    }
}
