import Foundation
import Geometry

/// Draws symbols by name: from the fonts where they have the name, else from the parts that the name is made of.
struct SymbolComposer {
    /// The distance that edges move outward for the requested weight, in ems.
    let growth: CGFloat
    /// The outline of a name that a font has, in ems and regular weight.
    let regularGlyph: (String) -> Path?
    /// True if the requested name stands for another one.
    private var isSynonym = false

    /// - Parameter weight: on the scale of the `wght` axis; 400 is as drawn.
    init(weight: Double, glyph: @escaping (String) -> Path?) {
        growth = SymbolWeight.growth(ofWeight: weight)
        regularGlyph = glyph
    }

    /// The width of a regular line in the weight wanted, in ems.
    var stroke: CGFloat { SymbolWeight.stroke + 2 * growth }

    func glyph(_ name: String) -> Path? {
        regularGlyph(name).map { SymbolWeight.outline($0, grownBy: growth) }
    }

    /// Longer names do not exist; the limit bounds the recursion.
    private static let mostWords = 12

    func drawing(named name: String) -> SymbolDrawing? {
        if let redrawn = redrawn(name) { return redrawn }
        if let outline = regularGlyph(name) { return SymbolDrawing(glyph: outline, name: name, grownBy: growth) }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count <= Self.mostWords else { return nil }
        if let made = assembled(name) ?? drawn(name) ?? shaped(name) { return made }
        // A picture that a font has under another name goes before one put together.
        let synonyms = isSynonym ? [] : SymbolSynonyms.names(for: name)
        if let known = synonyms.first(where: { regularGlyph($0) != nil }) { return asSynonym.drawing(named: known) }
        if words.count > 1, let made = composed(words) { return made }
        return synonyms.lazy.compactMap(asSynonym.drawing(named:)).first
    }

    /// A composer for the name that a synonym stands for, which is no synonym itself.
    private var asSynonym: SymbolComposer {
        var composer = self
        composer.isSynonym = true
        return composer
    }

    /// The parts of a name, outermost first: fill applies to the whole, then slash, badge, enclosure.
    private func composed(_ words: [Substring]) -> SymbolDrawing? {
        let isFilled = words.last == "fill"
        let body = isFilled ? words.dropLast() : words[...]
        func base(_ words: some Sequence<Substring>) -> SymbolDrawing? {
            let name = words.joined(separator: ".")
            return (isFilled ? drawing(named: name + ".fill") : nil) ?? drawing(named: name)
        }
        if body.last == "slash", body.count > 1 {
            // A symbol is struck through only once.
            guard body.dropLast().last != "slash" else { return nil }
            return base(body.dropLast()).map { slashed($0) }
        }
        if let place = body.lastIndex(of: "badge"), place > body.startIndex {
            guard let base = base(body[..<place]) else { return nil }
            return badged(base, with: body[(place + 1)...].joined(separator: "."))
        }
        // A shape of two words, as `circle.dashed`, before one of one word.
        for length in [2, 1] where body.count > length {
            let shape = body.suffix(length).joined(separator: ".")
            let inner = body.dropLast(length).joined(separator: ".")
            if let enclosed = enclosed(inner, in: shape, isFilled: isFilled) { return enclosed }
        }
        // Another name of the whole goes before a fill of our own.
        return isFilled ? asSynonym.drawing(named: body.joined(separator: ".")).flatMap(Self.filled) : nil
    }
}
