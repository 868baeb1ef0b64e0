/// GIF's variant of Lempel-Ziv-Welch compression (GIF89a specification, appendix F).
///
/// A pixel may have several symbols that serve: its own, the blank one where the canvas shows it already, and, when colours
/// need not be exact, those that look alike. All strings that serve are followed at once, and the longest is taken.
/// A full table is kept for as long as its strings stay nearly as long as they were.
struct LZWEncoder {
    /// Codes have at most 12 bits.
    private static let largestCode = 4095
    private static let slotCount = 1 << 14
    /// The most strings that are followed at once.
    private static let mostStates = 12
    /// After how many codes a full table is judged, and the share of its best string length below which it is cleared:
    /// a new table takes about a thousand codes to be as good.
    private static let codesPerJudgement = 384
    private static let leastShare = (numerator: 3, denominator: 4)

    private let symbolBits: Int
    private var slots = [UInt32](repeating: 0, count: slotCount)
    /// What each string begins with.
    private var firstSymbols = [UInt8](repeating: 0, count: largestCode + 1)
    /// The code in front, whose string and the first symbol of the next one make the next entry.
    private var last: Int?
    private var nextCode = 0
    private var codeBits = 0
    private var bits = BitSink()

    /// - Parameter symbolBits: Bits that hold every symbol, 2 to 8.
    init(symbolBits: Int) {
        precondition((2...8).contains(symbolBits), "GIF's codes are made from symbols of 2 to 8 bits.")
        self.symbolBits = symbolBits
        for symbol in 0..<1 << symbolBits { firstSymbols[symbol] = UInt8(symbol) }
    }

    private var clearCode: Int { 1 << symbolBits }

    /// Codes of strings of one length that serve for the pixels since the last code, and what each spoils.
    private struct States {
        var codes = SIMD16<UInt16>(repeating: 0)
        var costs = SIMD16<UInt32>(repeating: 0)
        var count = 0

        @inline(__always)
        mutating func add(_ code: Int, cost: UInt32) {
            guard count < LZWEncoder.mostStates else { return }
            codes[count] = UInt16(truncatingIfNeeded: code)
            costs[count] = cost
            count += 1
        }

        /// The code that spoils least, the first of several.
        var best: Int {
            var place = 0
            for other in 1..<max(1, count) where costs[other] < costs[place] { place = other }
            return Int(codes[place])
        }
    }

    /// The compressed symbols, without GIF's division into blocks.
    ///
    /// - Parameters:
    ///   - kept: Where `blank` is given, the symbols for which it serves as well (pixels that show what is there already).
    ///   - alike: Symbols that serve as well, though they spoil something.
    mutating func encode(
        _ symbols: [UInt8], kept: [Bool] = [], blank: UInt8? = nil, alike: AlikeSymbols? = nil
    ) -> [UInt8] {
        precondition(kept.isEmpty || kept.count == symbols.count, "Every symbol is kept or not.")
        clear()
        var judge = Judge()
        last = nil
        var place = 0
        while place < symbols.count {
            let start = place
            var states = States()
            let first = Int(symbols[place])
            let firstBlank = kept.isEmpty || !kept[place] ? nil : blank
            if let firstBlank, Int(firstBlank) != first { states.add(Int(firstBlank), cost: 0) }
            states.add(first, cost: 0)
            if let alike, place == 0 || symbols[place - 1] != symbols[place] {
                for other in first * AlikeSymbols.most..<(first + 1) * AlikeSymbols.most where alike.costs[other] > 0 {
                    states.add(Int(alike.symbols[other]), cost: UInt32(alike.costs[other]))
                }
            }
            place += 1
            while place < symbols.count {
                // In flat areas, where another colour would show, every pixel has its own.
                let others = symbols[place] == symbols[place - 1] ? nil : alike
                let free = kept.isEmpty || !kept[place] ? nil : blank
                let next = following(states, symbol: symbols[place], blank: free, others)
                if next.count == 0 { break }
                states = next
                place += 1
            }
            let code = states.best
            bits.append(code, count: codeBits)
            // Which of several strings is taken decides what the one in front is followed by.
            if let last, nextCode <= Self.largestCode { add(last, then: firstSymbols[code == nextCode ? last : code]) }
            last = code
            if nextCode > Self.largestCode, judge.isWorn(after: place - start), place < symbols.count {
                clear()
                judge = Judge()
                last = nil
            }
        }
        bits.append(clearCode + 1, count: codeBits)
        bits.finishByte()
        return bits.bytes
    }

    /// The strings that are longer by a symbol, by the blank one, or by one alike.
    @inline(__always)
    private func following(_ states: States, symbol: UInt8, blank: UInt8?, _ alike: AlikeSymbols?) -> States {
        var next = States()
        for state in 0..<states.count {
            let (code, cost) = (Int(states.codes[state]), states.costs[state])
            if let blank, blank != symbol, let longer = self.code(of: code, then: blank) { next.add(longer, cost: cost) }
            if let longer = self.code(of: code, then: symbol) { next.add(longer, cost: cost) }
        }
        guard let alike else { return next }
        for state in 0..<states.count {
            let (code, cost) = (Int(states.codes[state]), states.costs[state])
            for other in Int(symbol) * AlikeSymbols.most..<(Int(symbol) + 1) * AlikeSymbols.most
            where alike.costs[other] > 0 {
                guard let longer = self.code(of: code, then: alike.symbols[other]) else { continue }
                next.add(longer, cost: cost + UInt32(alike.costs[other]))
            }
        }
        return next
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

    /// Starts a new table, and tells the decoder.
    private mutating func clear() {
        if codeBits > 0 {
            bits.append(clearCode, count: codeBits)
        } else {
            bits.append(clearCode, count: symbolBits + 1)
        }
        slots = [UInt32](repeating: 0, count: Self.slotCount)
        nextCode = clearCode + 2
        codeBits = symbolBits + 1
    }

    /// A slot holds a string as prefix (12 bits), symbol (8 bits) and its code (12 bits); 0 is empty, as no code is 0.
    @inline(__always)
    private func code(of prefix: Int, then symbol: UInt8) -> Int? {
        let key = UInt32(truncatingIfNeeded: prefix) << 8 | UInt32(symbol)
        return slots.withUnsafeBufferPointer { slots in
            var slot = Self.slot(of: key)
            while slots[slot] != 0 {
                if slots[slot] >> 12 == key { return Int(slots[slot] & 0xFFF) }
                slot = (slot + 1) & (Self.slotCount - 1)
            }
            // The entry that is about to be made can be used already when it begins like the string in front.
            return prefix == last && symbol == firstSymbols[prefix] && nextCode <= Self.largestCode ? nextCode : nil
        }
    }

    private mutating func add(_ prefix: Int, then symbol: UInt8) {
        let key = UInt32(prefix) << 8 | UInt32(symbol)
        var slot = Self.slot(of: key)
        while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
        slots[slot] = key << 12 | UInt32(nextCode)
        firstSymbols[nextCode] = firstSymbols[prefix]
        nextCode += 1
        // The decoder does the same, and reads the next code with a bit more.
        if nextCode == 1 << codeBits, codeBits < 12 { codeBits += 1 }
    }

    /// Multiplicative hashing, upper 14 of 32 bits.
    @inline(__always)
    private static func slot(of key: UInt32) -> Int {
        Int((key &* 2_654_435_769) >> 18)
    }
}
