/// GIF's variant of Lempel-Ziv-Welch compression (GIF89a specification, appendix F).
struct LZWEncoder {
    /// Codes have at most 12 bits.
    private static let largestCode = 4095
    private static let slotCount = 1 << 14

    private let symbolBits: Int
    private var slots = [UInt32](repeating: 0, count: slotCount)
    private var nextCode = 0
    private var codeBits = 0
    private var bits = BitWriter()

    /// - Parameter symbolBits: Bits that hold every symbol, 2 to 8.
    init(symbolBits: Int) {
        precondition((2...8).contains(symbolBits), "GIF's codes are made from symbols of 2 to 8 bits.")
        self.symbolBits = symbolBits
    }

    private var clearCode: Int { 1 << symbolBits }

    /// The compressed symbols, without GIF's division into blocks.
    ///
    /// Where `blank` is given, `kept` marks the symbols for which it may stand as well (pixels that show what is there
    /// already); the one that continues the current string is taken, which makes longer strings than either alone.
    mutating func encode(_ symbols: [UInt8], kept: [Bool] = [], blank: UInt8? = nil) -> [UInt8] {
        clear()
        var prefix: Int?
        var place = 0
        while place < symbols.count {
            let symbol = symbols[place]
            var preferred = symbol
            if let blank, !kept.isEmpty, kept[place] { preferred = blank }
            place += 1
            guard let current = prefix else {
                prefix = Int(preferred)
                continue
            }
            if let code = code(of: current, then: preferred) {
                prefix = code
            } else if preferred != symbol, let code = code(of: current, then: symbol) {
                prefix = code
            } else {
                bits.append(current, count: codeBits)
                if nextCode > Self.largestCode {
                    clear()
                } else {
                    add(current, then: preferred)
                }
                prefix = Int(preferred)
            }
        }
        if let prefix {
            bits.append(prefix, count: codeBits)
            // The decoder makes an entry for this code as well, and may widen its codes for the one that follows.
            widen(after: nextCode + 1)
        }
        bits.append(clearCode + 1, count: codeBits)
        return bits.finish()
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
    private func code(of prefix: Int, then symbol: UInt8) -> Int? {
        let key = UInt32(prefix) << 8 | UInt32(symbol)
        var slot = Self.slot(of: key)
        while slots[slot] != 0 {
            if slots[slot] >> 12 == key { return Int(slots[slot] & 0xFFF) }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        return nil
    }

    private mutating func add(_ prefix: Int, then symbol: UInt8) {
        let key = UInt32(prefix) << 8 | UInt32(symbol)
        var slot = Self.slot(of: key)
        while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
        slots[slot] = key << 12 | UInt32(nextCode)
        nextCode += 1
        widen(after: nextCode)
    }

    /// Codes get a bit more once the decoder, one entry behind, may have to read one that needs it.
    private mutating func widen(after count: Int) {
        if count > 1 << codeBits, codeBits < 12 { codeBits += 1 }
    }

    /// Multiplicative hashing, upper 14 of 32 bits.
    private static func slot(of key: UInt32) -> Int {
        Int((key &* 2_654_435_769) >> 18)
    }
}

/// Packs codes, lowest bit first.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    mutating func append(_ code: Int, count: Int) {
        pending |= UInt64(code) << UInt64(pendingCount)
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    mutating func finish() -> [UInt8] {
        if pendingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        return bytes
    }
}
