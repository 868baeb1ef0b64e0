import CHarfBuzz
import Foundation

/// Shapes a long stretch word by word, each different word once; exactly as HarfBuzz shapes it whole, or not at all.
struct WordShaper {
    /// Shorter stretches are shaped whole and kept for the next time.
    static let fewestUnits = 96

    /// Scripts whose words can be shaped apart where the font allows it.
    private static let scripts: Set<UInt32> = [
        HB_SCRIPT_LATIN.rawValue, HB_SCRIPT_GREEK.rawValue, HB_SCRIPT_CYRILLIC.rawValue, HB_SCRIPT_COMMON.rawValue,
    ]

    /// A word of up to 16 ASCII characters as two numbers; longer ones have no key.
    private struct Key: Hashable {
        var low: UInt64 = 0
        var high: UInt64 = 0

        mutating func append(_ unit: UInt64, at place: Int) {
            if place < 8 {
                low |= unit << UInt64(8 * place)
            } else if place < 16 {
                high |= unit << UInt64(8 * (place - 8))
            }
        }
    }

    private let item: TextItem
    private let language: String
    private let features: [FontFeature]
    private let neighbours: SpaceNeighbours
    private let space: ShapedGlyph

    /// Nil where words cannot be shaped apart.
    init?(_ item: TextItem, language: String, features: [FontFeature]) {
        guard item.capitalFactor == nil, !item.isRightToLeft, WordShaper.scripts.contains(item.script),
            let neighbours = item.face.instance.face.spaceNeighbours
        else { return nil }
        self.item = item
        self.language = language
        self.features = features
        self.neighbours = neighbours
        let spaces = WordShaper.shape([0x20], item, language, features)
        guard let space = spaces.first, spaces.count == 1 else { return nil }
        self.space = space
    }

    /// The glyphs of a range of the text; nil when a glyph looks across a space, or a character is not ASCII.
    func glyphs(_ units: ArraySlice<UInt16>) -> [ShapedGlyph]? {
        var (glyphs, shaped): ([ShapedGlyph], [ShapedGlyph]) = ([], [])
        glyphs.reserveCapacity(units.count)
        var known: [Key: Range<Int>] = [:]
        var index = units.startIndex
        while index < units.endIndex {
            let offset = index - units.startIndex
            if units[index] == 0x20 {
                glyphs.append(space)
                glyphs[glyphs.count - 1].offset = offset
                index += 1
                continue
            }
            let start = index
            var key: Key? = Key()
            while index < units.endIndex, units[index] != 0x20 {
                guard (0x21...0x7E).contains(units[index]) else { return nil }
                key?.append(UInt64(units[index]), at: index - start)
                if index - start >= 16 { key = nil }
                index += 1
            }
            let place: Range<Int>
            if let key, let earlier = known[key] {
                place = earlier
            } else {
                let word = WordShaper.shape(units[start..<index].map(UInt32.init), item, language, features)
                if word.contains(where: { neighbours.glyphs.contains($0.glyph) }) { return nil }
                if looksBeyond(units[start..<index]) { return nil }
                place = shaped.count..<shaped.count + word.count
                shaped += word
                if let key { known[key] = place }
            }
            for glyph in place {
                glyphs.append(shaped[glyph])
                glyphs[glyphs.count - 1].offset += offset
            }
        }
        return glyphs
    }

    /// Whether a character of the word is, before it is shaped, one that looks across a space.
    private func looksBeyond(_ word: ArraySlice<UInt16>) -> Bool {
        word.contains { unit in
            guard let scalar = Unicode.Scalar(unit), let glyph = item.face.instance.glyph(of: scalar) else { return true }
            return neighbours.glyphs.contains(glyph)
        }
    }

    private static func shape(
        _ scalars: [UInt32], _ item: TextItem, _ language: String, _ features: [FontFeature]
    ) -> [ShapedGlyph] {
        let inputs = scalars.enumerated().map { ShapeInput(scalar: $1, offset: UInt32($0)) }
        let request = ShapeCache.Request(
            font: item.face.instance.key, text: inputs, script: item.script, isRightToLeft: false, language: language,
            features: features)
        return HarfBuzzShaper.shape(request, with: item.face.instance)
    }
}
