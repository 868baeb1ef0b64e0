import Geometry

/// A symbol in ems of the icon fonts, y down, the text's baseline at 0.
struct SymbolDrawing {
    /// The picture in one colour.
    var outline: Path
    /// The same from back to front in parts; one part where nothing can be told apart.
    var pieces: [SymbolPiece]
    /// Whether it was put together here, because no font has it.
    var isComposed = false

    init(outline: Path, pieces: [SymbolPiece], isComposed: Bool) {
        (self.outline, self.pieces, self.isComposed) = (outline, pieces, isComposed)
    }

    /// A glyph, in the parts that are known of a symbol of this name.
    init(glyph: Path, name: String) {
        outline = glyph
        pieces = SymbolAnatomy.pieces(of: glyph, name: name) ?? [SymbolPiece(glyph, level: 0, .body)]
    }

    /// The shapes that SF Symbols' names end in where one encloses the rest.
    static let enclosures: Set<Substring> = [
        "circle", "square", "rectangle", "triangle", "octagon", "diamond", "hexagon", "seal", "shield", "app", "capsule",
        "bubble",
    ]
}
