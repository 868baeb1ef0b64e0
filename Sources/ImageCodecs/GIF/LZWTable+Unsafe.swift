/// The strings of a GIF's code table as its encoder makes them, found by their longest proper prefix and last symbol.
struct LZWTable: ~Copyable {
    /// Codes have at most 12 bits.
    static let largestCode = 4095
    private static let slotCount = 1 << 14
    /// Longer strings of one symbol are found step by step.
    private static let longestRun = 511

    private let symbolBits: Int
    /// A slot holds a string as prefix (12 bits), symbol (8 bits) and its code (12 bits); 0 is empty, as no string has code 0.
    private let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
    /// For each code, a bit for each symbol modulo 32 by which some string is longer: most look-ups end here.
    private let followers = UnsafeMutablePointer<UInt32>.allocate(capacity: largestCode + 1)
    /// What each string begins with.
    private let firstSymbols = UnsafeMutablePointer<UInt8>.allocate(capacity: largestCode + 1)
    /// How long the string is, when it is one symbol again and again, else 0.
    private let runLengths = UnsafeMutablePointer<UInt16>.allocate(capacity: largestCode + 1)
    /// The codes of those strings, `longestRun + 1` places for each symbol.
    private let runCodes = UnsafeMutablePointer<UInt16>.allocate(capacity: 256 * (longestRun + 1))
    /// The longest of those strings for each symbol.
    private let runLimits = UnsafeMutablePointer<Int>.allocate(capacity: 256)

    /// The code in front, whose string and the first symbol of the next one make the next entry; -1 for none.
    private var last = -1
    private(set) var nextCode = 0
    private(set) var codeBits = 0

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
        nextCode = 1 << symbolBits + 2
        codeBits = symbolBits + 1
    }

    /// The code of the string of a code with a symbol behind it, or 0.
    @inline(__always)
    func code(of prefix: Int, then symbol: Int) -> Int {
        if followers[prefix] >> UInt32(truncatingIfNeeded: symbol & 31) & 1 != 0 {
            let key = UInt32(truncatingIfNeeded: prefix << 8 | symbol)
            var slot = Self.slot(of: key)
            while slots[slot] != 0 {
                if slots[slot] >> 12 == key { return Int(slots[slot] & 0xFFF) }
                slot = (slot &+ 1) & (Self.slotCount &- 1)
            }
        }
        // The entry that is about to be made can be used already when it begins like the string in front.
        return prefix == last && symbol == Int(firstSymbols[prefix]) && nextCode <= Self.largestCode ? nextCode : 0
    }

    /// The longest string that is a symbol again and again.
    @inline(__always)
    func longestRun(of symbol: Int) -> Int { runLimits[symbol] }

    /// The code of a symbol again and again, no more often than the longest such string.
    @inline(__always)
    func code(ofRun length: Int, symbol: Int) -> Int { Int(runCodes[symbol &* (Self.longestRun &+ 1) &+ length]) }

    /// Takes note of a code that was written, as the decoder does.
    mutating func follow(with code: Int) {
        // Which of several strings is taken decides what the one in front is followed by.
        if last >= 0, !isFull { add(last, then: firstSymbols[code == nextCode ? last : code]) }
        last = code
    }

    private mutating func add(_ prefix: Int, then symbol: UInt8) {
        let key = UInt32(prefix) << 8 | UInt32(symbol)
        var slot = Self.slot(of: key)
        while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
        slots[slot] = key << 12 | UInt32(nextCode)
        followers[prefix] |= 1 << UInt32(symbol & 31)
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

    /// Multiplicative hashing, upper 14 of 32 bits.
    @inline(__always)
    private static func slot(of key: UInt32) -> Int {
        Int((key &* 2_654_435_769) >> 18)
    }
}
