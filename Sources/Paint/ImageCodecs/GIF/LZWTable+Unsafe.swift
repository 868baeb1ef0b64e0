/// The strings of a GIF's code table as its encoder makes them, found by their longest proper prefix and last symbol.
///
/// A code can be followed on trial, and another one instead of it: the table is then as it will be after that one.
struct LZWTable: ~Copyable {
    /// Codes have at most 12 bits.
    static let largestCode = 4095
    private static let slotCount = 1 << 14
    /// Longer strings of one symbol are found step by step.
    private static let longestRun = 511

    private let symbolBits: Int
    /// A slot holds a string as prefix (12 bits), symbol (8 bits) and its code (12 bits); 0 is empty, as no string has code 0.
    private let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
    /// A bit for each symbol modulo 32 by which some string of each code is longer: most look-ups end here.
    private let followers = UnsafeMutablePointer<UInt32>.allocate(capacity: largestCode + 1)
    /// The first symbol of each string, including the string about to be made.
    private let firstSymbols = UnsafeMutablePointer<UInt8>.allocate(capacity: largestCode + 2)
    /// The length of the string if it repeats one symbol, else 0.
    private let runLengths = UnsafeMutablePointer<UInt16>.allocate(capacity: largestCode + 1)
    /// The codes of those strings, `longestRun + 1` places for each symbol.
    private let runCodes = UnsafeMutablePointer<UInt16>.allocate(capacity: 256 * (longestRun + 1))
    /// The longest of those strings for each symbol.
    private let runLimits = UnsafeMutablePointer<Int>.allocate(capacity: 256)

    /// The code in front, whose string and the first symbol of the next one make the next entry; -1 for none.
    private var last = -1
    private var nextCode = 0
    private(set) var codeBits = 0
    /// The entry that the code in front made; nil when the table was full or had just been cleared.
    private var newest: Newest?

    /// The entry that was made last, and the changes made for it.
    private struct Newest {
        let prefix: Int
        let symbol: UInt8
        let slot: Int
        let followersBefore: UInt32
        let codeBitsBefore: Int
    }

    var isFull: Bool { nextCode > Self.largestCode }

    init(symbolBits: Int) {
        self.symbolBits = symbolBits
        for symbol in 0..<256 { firstSymbols[symbol] = UInt8(symbol) }
        clear()
    }

    deinit {
        slots.deallocate()
        followers.deallocate()
        firstSymbols.deallocate()
        runLengths.deallocate()
        runCodes.deallocate()
        runLimits.deallocate()
    }

    /// Forgets all strings but the single symbols.
    mutating func clear() {
        slots.initialize(repeating: 0, count: Self.slotCount)
        followers.initialize(repeating: 0, count: Self.largestCode + 1)
        for symbol in 0..<256 {
            runLengths[symbol] = 1
            runLimits[symbol] = 1
            runCodes[symbol * (Self.longestRun + 1) + 1] = UInt16(symbol)
        }
        last = -1
        newest = nil
        nextCode = 1 << symbolBits + 2
        codeBits = symbolBits + 1
    }

    // MARK: Looking up

    /// The strings as they are now, for as long as no code is followed.
    struct Strings {
        private let slots: UnsafePointer<UInt32>
        private let followers: UnsafePointer<UInt32>
        /// The string that is about to be made: it can be used already when it begins like the one in front. 0 means no string.
        private let last: Int
        private let lastFirstSymbol: Int
        private let nextCode: Int

        fileprivate init(_ table: borrowing LZWTable) {
            (slots, followers) = (UnsafePointer(table.slots), UnsafePointer(table.followers))
            last = table.last
            lastFirstSymbol = last < 0 ? -1 : Int(table.firstSymbols[last])
            nextCode = table.isFull ? 0 : table.nextCode
        }

        /// The code of the string of a code with a symbol behind it, or 0.
        @inline(__always)
        func code(of prefix: Int, then symbol: Int) -> Int {
            if followers[prefix] & LZWTable.bit(of: symbol) != 0 {
                let key = UInt32(truncatingIfNeeded: prefix &<< 8 | symbol)
                var slot = LZWTable.slot(of: key)
                while slots[slot] != 0 {
                    if slots[slot] &>> 12 == key { return Int(slots[slot] & 0xFFF) }
                    slot = (slot &+ 1) & (LZWTable.slotCount &- 1)
                }
            }
            return prefix == last && symbol == lastFirstSymbol ? nextCode : 0
        }

        /// Returns whether a string may be longer by one of the symbols whose bits are set.
        @inline(__always)
        func mayGoOn(_ prefix: Int, withAny bits: UInt32) -> Bool { followers[prefix] & bits != 0 || prefix == last }
    }

    var strings: Strings { Strings(self) }

    /// The bit of a symbol, which it shares with some others.
    @inline(__always)
    static func bit(of symbol: Int) -> UInt32 { 1 &<< UInt32(truncatingIfNeeded: symbol & 31) }

    /// The longest string that is a symbol again and again.
    @inline(__always)
    func longestRun(of symbol: Int) -> Int { runLimits[symbol] }

    /// The code of a symbol again and again, no more often than the longest such string.
    @inline(__always)
    func code(ofRun length: Int, symbol: Int) -> Int { Int(runCodes[symbol &* (Self.longestRun &+ 1) &+ length]) }

    // MARK: Growing

    /// Takes note of a code that is written, as the decoder does.
    mutating func follow(with code: Int) {
        newest = nil
        // The choice among several strings decides the symbol that follows the one in front.
        if last >= 0, !isFull { add(last, then: firstSymbols[code]) }
        stand(behind: code)
    }

    /// Takes note of another code instead of the last one.
    mutating func follow(insteadWith code: Int) {
        if let newest, newest.symbol != firstSymbols[code] {
            remove(newest)
            add(newest.prefix, then: firstSymbols[code])
        }
        stand(behind: code)
    }

    private mutating func stand(behind code: Int) {
        last = code
        firstSymbols[nextCode] = firstSymbols[code]
    }

    private mutating func add(_ prefix: Int, then symbol: UInt8) {
        let key = UInt32(prefix) << 8 | UInt32(symbol)
        var slot = Self.slot(of: key)
        while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
        newest = Newest(
            prefix: prefix, symbol: symbol, slot: slot, followersBefore: followers[prefix], codeBitsBefore: codeBits)
        slots[slot] = key << 12 | UInt32(nextCode)
        followers[prefix] |= Self.bit(of: Int(symbol))
        firstSymbols[nextCode] = firstSymbols[prefix]
        let run = runLengths[prefix] > 0 && firstSymbols[prefix] == symbol ? Int(runLengths[prefix]) + 1 : 0
        runLengths[nextCode] = UInt16(run <= Self.longestRun ? run : 0)
        // A string that was not taken at its longest is made once more; the code that is found stays the first one.
        if run > runLimits[Int(symbol)], run <= Self.longestRun {
            runCodes[Int(symbol) * (Self.longestRun + 1) + run] = UInt16(nextCode)
            runLimits[Int(symbol)] = run
        }
        nextCode += 1
        // The decoder does the same, and reads the next code with a bit more.
        if nextCode == 1 << codeBits, codeBits < 12 { codeBits += 1 }
    }

    /// Unmakes the entry that was made last.
    private mutating func remove(_ entry: Newest) {
        nextCode -= 1
        codeBits = entry.codeBitsBefore
        slots[entry.slot] = 0
        followers[entry.prefix] = entry.followersBefore
        let (run, symbol) = (Int(runLengths[nextCode]), Int(entry.symbol))
        if run > 0, run == runLimits[symbol], code(ofRun: run, symbol: symbol) == nextCode { runLimits[symbol] = run - 1 }
    }

    /// Multiplicative hashing, upper 14 of 32 bits.
    @inline(__always)
    private static func slot(of key: UInt32) -> Int { Int((key &* 2_654_435_769) &>> 18) }
}
