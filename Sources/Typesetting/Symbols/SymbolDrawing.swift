import Foundation
import Geometry

/// A symbol in ems of the icon fonts, y down, the text's baseline at 0.
struct SymbolDrawing {
    /// The picture in one colour.
    var outline: Path
    /// The same from back to front with the layer each part belongs to; one part where nothing can be told apart.
    var parts: [(outline: Path, level: Int)]
    /// Whether it was put together here, because no font has it.
    var isComposed = false

    init(outline: Path, parts: [(outline: Path, level: Int)], isComposed: Bool) {
        (self.outline, self.parts, self.isComposed) = (outline, parts, isComposed)
    }

    /// A glyph, split where one shape encloses the rest: in `checkmark.circle` the ring is the secondary layer and the
    /// mark the primary one; in `checkmark.circle.fill` the disc, uncut, and the hole in it.
    init(glyph: Path, name: String) {
        outline = glyph
        parts = Self.split(glyph, name: name) ?? [(glyph, 0)]
    }

    /// The shapes that SF Symbols' names end in where one encloses the rest.
    static let enclosures: Set<Substring> = [
        "circle", "square", "rectangle", "triangle", "octagon", "diamond", "hexagon", "seal", "shield", "app", "capsule",
        "bubble",
    ]

    private static func split(_ glyph: Path, name: String) -> [(outline: Path, level: Int)]? {
        var words = name.split(separator: ".")
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        guard words.count > 1, words.last.map(enclosures.contains) == true else { return nil }
        let contours = SymbolContour.contours(of: glyph)
        guard contours.count > 1, let outer = contours.max(by: { abs($0.signedArea) < abs($1.signedArea) }) else { return nil }
        return enclosed(contours, isFilled: isFilled, orientation: outer.signedArea)
    }

    private static func enclosed(
        _ contours: [SymbolContour], isFilled: Bool, orientation: CGFloat
    ) -> [(outline: Path, level: Int)]? {
        // The enclosing shape is depth 0 (and its hole, depth 1); what remains is the mark.
        let outer = contours.filter { $0.depth == 0 }
        let marks = contours.filter { $0.depth >= (isFilled ? 1 : 2) }
        guard outer.count == 1, !marks.isEmpty else { return nil }
        var (frame, mark) = (Path(), Path())
        for contour in contours {
            if contour.depth < (isFilled ? 1 : 2) {
                frame.append(contour.turned(fills: contour.depth == 0, orientation: orientation))
            } else {
                mark.append(contour.turned(fills: (contour.depth % 2 == 1) == isFilled, orientation: orientation))
            }
        }
        return [(frame, 1), (mark, 0)]
    }
}
