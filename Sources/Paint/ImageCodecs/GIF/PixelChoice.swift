/// The symbols that may be written for a pixel of a GIF's image, in one word: a symbol, the blank one, others that look alike.
struct PixelChoice: Sendable, Equatable {
    /// The symbol in the low byte, then a bit for the blank, above it the place of a list of others, or 0.
    private(set) var word: UInt32

    private static let freeBit: UInt32 = 1 << 8
    private static let listShift: UInt32 = 9

    /// Exactly this symbol.
    init(_ symbol: UInt8) {
        word = UInt32(symbol)
    }

    /// The symbol, or one of a list of `PaletteChoices`.
    init(_ symbol: UInt8, list: Int) {
        word = UInt32(symbol) | UInt32(list) << Self.listShift
    }

    var symbol: UInt8 { UInt8(truncatingIfNeeded: word) }

    /// The place of the others, or 0.
    var list: Int { Int(word >> Self.listShift) }

    /// True if the blank serves as well: the canvas shows this symbol's colour already.
    var isFree: Bool { word & Self.freeBit != 0 }

    /// True if only the symbol itself serves.
    var isLone: Bool { word < Self.freeBit }

    /// The symbol or the blank, and nothing else.
    var orBlank: PixelChoice {
        var free = PixelChoice(symbol)
        free.word |= Self.freeBit
        return free
    }

    /// The symbol and nothing else.
    var alone: PixelChoice { PixelChoice(symbol) }
}
