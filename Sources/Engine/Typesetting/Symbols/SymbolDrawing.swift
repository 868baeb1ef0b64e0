import Foundation
import Geometry

/// A symbol in ems of the icon fonts, y down, the text's baseline at 0.
struct SymbolDrawing {
    /// The picture in one colour.
    var outline: Path
    /// The same from back to front in parts; a single part where they cannot be told apart.
    var pieces: [SymbolPiece]
    /// True if it was put together here, because no font has it.
    var isComposed = false

    init(outline: Path, pieces: [SymbolPiece], isComposed: Bool) {
        (self.outline, self.pieces, self.isComposed) = (outline, pieces, isComposed)
    }

    /// A glyph with every edge moved outward, in the parts that are known of a symbol of this name.
    ///
    /// Parts are told apart before edges move, because bold ones may touch.
    init(glyph: Path, name: String, grownBy growth: CGFloat) {
        let parts = SymbolAnatomy.pieces(of: glyph, name: name) ?? [SymbolPiece(glyph, level: 0, .body)]
        var pieces = parts.map { $0.with(SymbolWeight.outline($0.outline, grownBy: growth)) }
        // Signs that are cut out grow, too, instead of closing up as the ink around them grows.
        let isCut = { (piece: SymbolPiece) in
            piece.part == .badgeMark || (piece.part == .mark && name.hasSuffix(".fill"))
        }
        if growth == 0 || !pieces.contains(where: isCut) {
            outline = SymbolWeight.outline(glyph, grownBy: growth)
        } else {
            outline = pieces.reduce(into: Path()) { $0.append(isCut($1) ? $1.outline.reversed : $1.outline) }
        }
        if let badge = pieces.firstIndex(where: { $0.part == .badge }) {
            for sign in pieces where sign.part == .badgeMark { pieces[badge].outline.append(sign.outline.reversed) }
        }
        self.pieces = pieces
    }

    /// The shapes that SF Symbols' names end in where one encloses the rest.
    static let enclosures: Set<Substring> = [
        "circle", "square", "rectangle", "triangle", "octagon", "diamond", "hexagon", "seal", "shield", "app", "capsule",
        "bubble", "message",
    ]

    /// Shapes around signs that no glyph of a font is taken apart for.
    static let widerEnclosures: Set<String> = [
        "icloud", "rectangle.portrait", "circle.dashed", "square.dashed", "app.dashed", "rectangle.dashed", "crop.circle", "octagon",
        "pentagon", "oval", "viewfinder", "house",
    ]
}
