/// A step of a deflate stream (RFC 1951, 3.2.5): a byte as it is, or a copy of bytes that came before, packed in 32 bits.
///
/// A literal is its byte. A copy has the highest bit set, its length less 3 in bits 16 to 23, its distance less 1 in
/// bits 0 to 14.
enum DeflateToken {
    static let shortestMatch = 3
    static let longestMatch = 258
    static let farthestMatch = 32_768

    static let matchFlag: UInt32 = 1 << 31

    /// The symbol that ends a block.
    static let endOfBlock = 256
    static let literalSymbolCount = 286
    static let distanceSymbolCount = 30

    @inline(__always)
    static func match(length: Int, distance: Int) -> UInt32 {
        matchFlag | UInt32(truncatingIfNeeded: length - shortestMatch) << 16 | UInt32(truncatingIfNeeded: distance - 1)
    }

    /// Returns the number of bytes that a token stands for.
    @inline(__always)
    static func length(of token: UInt32) -> Int {
        token & matchFlag == 0 ? 1 : Int(token >> 16 & 0xFF) + shortestMatch
    }

    /// Bits that follow each of the 29 length symbols, 257 to 285.
    static let lengthExtraBits: [Int] = (0..<29).map { $0 < 4 || $0 == 28 ? 0 : ($0 - 4) / 4 }

    /// The shortest length of each length symbol; the last one stands for 258 alone.
    static let lengthBases: [Int] = {
        var bases: [Int] = []
        var next = shortestMatch
        for symbol in 0..<28 {
            bases.append(next)
            next += 1 << lengthExtraBits[symbol]
        }
        return bases + [longestMatch]
    }()

    /// The place among the length symbols of each length less 3.
    static let lengthSymbols: [UInt8] = (0...255).map { offset in
        UInt8(lengthBases.lastIndex { $0 <= offset + shortestMatch } ?? 0)
    }

    /// Bits that follow each distance symbol.
    static let distanceExtraBits: [Int] = (0..<30).map { $0 < 4 ? 0 : ($0 - 2) / 2 }

    /// The shortest distance of each distance symbol.
    static let distanceBases: [Int] = {
        var bases: [Int] = []
        var next = 1
        for symbol in 0..<30 {
            bases.append(next)
            next += 1 << distanceExtraBits[symbol]
        }
        return bases
    }()

    /// The symbol of a distance less 1 below 256 at its own place, and of a larger one at 256 plus its 128th part.
    static let distanceSymbols: [UInt8] = (0..<512).map { place in
        let distance = (place < 256 ? place : (place - 256) << 7) + 1
        return UInt8(distanceBases.lastIndex { $0 <= distance } ?? 0)
    }

    /// Returns the index in `distanceSymbols` of the symbol for a distance less 1.
    @inline(__always)
    static func distancePlace(_ offset: Int) -> Int {
        offset < 256 ? offset : 256 + offset >> 7
    }
}
