import Foundation
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

    /// A glyph with every edge moved outward, in the parts that are known of a symbol of this name.
    ///
    /// Parts are told apart before edges move, because bold ones may touch.
    init(glyph: Path, name: String, grownBy growth: CGFloat) {
        outline = SymbolWeight.outline(glyph, grownBy: growth)
        let parts = SymbolAnatomy.pieces(of: glyph, name: name) ?? [SymbolPiece(glyph, level: 0, .body)]
        pieces = parts.map { piece in
            // What is cut out shrinks as the ink around it grows.
            let isHole = piece.part == .badgeMark || (piece.part == .mark && name.hasSuffix(".fill"))
            return piece.with(SymbolWeight.outline(piece.outline, grownBy: isHole ? -growth : growth))
        }
    }

    /// The shapes that SF Symbols' names end in where one encloses the rest.
    static let enclosures: Set<Substring> = [
        "circle", "square", "rectangle", "triangle", "octagon", "diamond", "hexagon", "seal", "shield", "app", "capsule",
        "bubble",
    ]
}
