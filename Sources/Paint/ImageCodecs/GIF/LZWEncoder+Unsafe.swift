/// GIF's variant of Lempel-Ziv-Welch compression (GIF89a specification, appendix F).
///
/// A pixel may have several symbols that serve: its own, the blank one where the canvas shows it already, and, when colours
/// need not be exact, those that look alike. All strings that serve are followed at once. The one that is taken is the
/// longest, or one a little shorter after which the next reaches further.
/// A full table is kept for as long as its strings stay nearly as long as they were.
struct LZWEncoder {
    /// The number of codes after which a full table is judged, and the share of its best string length below which it is cleared: a new
    /// table takes about a thousand codes to be as good.
    private static let codesPerJudgement = 384
    private static let leastShare = (numerator: 3, denominator: 4)
    /// The value of a changed pixel where no error is made.
    private static let plainWorth = 20

    private let symbolBits: Int
    private let blank: UInt8?
    private let lists: [UInt32]
    private let worth: Int

    /// - Parameters:
    ///   - symbolBits: Bits that hold every symbol, 2 to 8.
    ///   - blank: The symbol that serves for every pixel that is free.
    ///   - others: The lists that pixels name.
    init(symbolBits: Int, blank: UInt8? = nil, others: PaletteChoices? = nil) {
        precondition((2...8).contains(symbolBits), "GIF's codes are made from symbols of 2 to 8 bits.")
        self.symbolBits = symbolBits
        self.blank = blank
        lists = others?.lists ?? [0]
        worth = others?.worth ?? Self.plainWorth
    }

    /// The compressed pixels, without GIF's division into blocks.
    func encode(_ choices: [PixelChoice]) -> [UInt8] {
        choices.withUnsafeBufferPointer { choices in
            lists.withUnsafeBufferPointer { lists in
                guard let first = choices.baseAddress, let list = lists.baseAddress else { return [] }
                var walk = LZWWalk(first, count: choices.count, lists: list, blank: blank, worth: worth)
                return encode(count: choices.count, &walk)
            }
        }
    }

    private func encode(count: Int, _ walk: inout LZWWalk) -> [UInt8] {
        let clearCode = 1 << symbolBits
        var table = LZWTable(symbolBits: symbolBits)
        var bits = BitSink()
        var judge = Judge()
        bits.append(clearCode, count: table.codeBits)
        var place = 0
        while place < count {
            let codeBits = table.codeBits
            let string = walk.take(from: place, in: &table)
            bits.append(string.code, count: codeBits)
            place += string.length
            if table.isFull, judge.isWorn(after: string.length), place < count {
                bits.append(clearCode, count: table.codeBits)
                table.clear()
                walk.forget()
                judge = Judge()
            }
        }
        bits.append(clearCode + 1, count: table.codeBits)
        bits.finishByte()
        return bits.bytes
    }

    /// Watches how long the strings of a full table are.
    private struct Judge {
        private var codes = 0
        private var pixels = 0
        private var best = 0

        mutating func isWorn(after length: Int) -> Bool {
            codes += 1
            pixels += length
            guard codes == LZWEncoder.codesPerJudgement else { return false }
            let (share, latest) = (LZWEncoder.leastShare, pixels)
            (codes, pixels) = (0, 0)
            best = max(best, latest)
            return latest * share.denominator < best * share.numerator
        }
    }
}
