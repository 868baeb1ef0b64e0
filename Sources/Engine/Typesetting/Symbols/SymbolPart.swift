import Geometry

/// The role of a part of a symbol. In a symbol of many colours, the part's colour follows from it.
package enum SymbolPart: String, Sendable, Hashable {
    /// The thing itself, or anything beside the parts that have a name of their own.
    case body
    /// The shape around a mark, as the disc of `checkmark.circle.fill`.
    case enclosure
    /// The sign inside an enclosure.
    case mark
    case badge
    /// The sign in a badge. It is cut out of the badge, and drawn only where it has a colour of its own.
    case badgeMark
    case slash
    /// A wave, bar or dot that shows a value.
    case wave
    case cloud, sun, moon, bolt, rain, snow, fog
    /// The charge inside a battery.
    case charge
}

/// A part of a symbol while it is put together.
struct SymbolPiece {
    var outline: Path
    /// The place in the hierarchy: 0 is primary, 1 secondary, 2 tertiary.
    var level: Int
    var part: SymbolPart
    /// The share of a variable value, 0 to 1, that the value must exceed for this part to be fully there.
    var threshold: Double?
    /// True if a variable value fills its share of the piece, from the left.
    var isGradual = false

    init(_ outline: Path, level: Int, _ part: SymbolPart, threshold: Double? = nil) {
        (self.outline, self.level, self.part, self.threshold) = (outline, level, part, threshold)
    }

    /// The same part with another outline.
    func with(_ outline: Path) -> SymbolPiece {
        var piece = self
        piece.outline = outline
        return piece
    }

    /// The same part behind a new primary one.
    var demoted: SymbolPiece {
        var piece = self
        piece.level = min(level + 1, 2)
        return piece
    }
}
