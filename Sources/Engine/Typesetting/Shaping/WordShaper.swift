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

    private let item: TextItem
    private let language: String
    private let features: [FontFeature]
    private let neighbours: SpaceNeighbours

    /// Nil where words cannot be shaped apart.
    init?(_ item: TextItem, language: String, features: [FontFeature]) {
        guard item.capitalFactor == nil, !item.isRightToLeft, WordShaper.scripts.contains(item.script),
            let neighbours = item.face.instance.face.spaceNeighbours
        else { return nil }
        self.item = item
        self.language = language
        self.features = features
        self.neighbours = neighbours
    }

    /// Adds the clusters of a range of the text and returns the glyphs they refer to: those of each different word, once. Returns nil,
    /// and adds nothing, when a glyph looks across a space or a character cannot be told apart.
    func glyphs(
        of range: Range<Int>, in text: [UInt16], _ builder: ClusterBuilder, to clusters: inout [TextCluster]
    ) -> [ShapedGlyph]? {
        guard let words = TextWords(text, range), words.count > 0, !looksBeyond(words.units) else { return nil }
        // An ellipsis that is set as full stops is more than one character to shape.
        if builder.widths?.partsEllipsis == true, words.units.contains(0x2026) { return nil }
        let inputs = words.units.enumerated().map { ShapeInput(scalar: UInt32($1), offset: UInt32($0)) }
        let request = ShapeCache.Request(
            font: item.face.instance, text: inputs, script: item.script, isRightToLeft: false, language: language,
            features: features)
        let glyphs = HarfBuzzShaper.shape(request)
        guard arePartedBySpaces(glyphs, words.units) else { return nil }
        var patterns: [TextCluster] = []
        patterns.reserveCapacity(glyphs.count)
        builder.append(of: glyphs, in: words.units, start: 0, end: words.units.count, to: &patterns) { words.units[$0] == 0x20 }
        guard let firsts = firstPatterns(patterns, words) else { return nil }
        append(words.tokens, patterns, firsts, to: &clusters)
        // Each word was set with a space after it; the last one has none.
        if let last = clusters.indices.last, !clusters[last].isWhitespace {
            clusters[last].advance -= clusters[last].kerning
            clusters[last].kerning = 0
        }
        return glyphs
    }

    /// Returns whether any character, before it is shaped, has a glyph that looks across a space.
    private func looksBeyond(_ units: [UInt16]) -> Bool {
        var isKnown = [Bool](repeating: false, count: 128)
        for unit in units {
            if unit < 128 {
                if isKnown[Int(unit)] { continue }
                isKnown[Int(unit)] = true
            }
            guard unit != 0x20 else { continue }
            guard let scalar = Unicode.Scalar(unit), let glyph = item.face.instance.glyph(of: scalar),
                !neighbours.contains(glyph)
            else { return true }
        }
        return false
    }

    /// Returns whether the words, shaped with a space between them, have the same glyphs as each by itself: HarfBuzz reports where a text
    /// may be cut without a change.
    private func arePartedBySpaces(_ glyphs: [ShapedGlyph], _ units: [UInt16]) -> Bool {
        guard let space = glyphs.last, units[Int(space.offset)] == 0x20 else { return false }
        for glyph in glyphs {
            let isSpace = units[Int(glyph.offset)] == 0x20
            if isSpace {
                guard glyph.glyph == space.glyph, glyph.advance == space.advance, glyph.xOffset == space.xOffset,
                    glyph.yOffset == space.yOffset, !glyph.isUnsafeToBreak
                else { return false }
            } else {
                if neighbours.contains(glyph.glyph) { return false }
                if glyph.isUnsafeToBreak, glyph.offset == 0 || units[Int(glyph.offset) - 1] == 0x20 { return false }
            }
        }
        return true
    }

    /// The first cluster of each word, and the end; nil where one has run over its space.
    private func firstPatterns(_ patterns: [TextCluster], _ words: TextWords) -> [Int]? {
        var firsts = [0]
        firsts.reserveCapacity(words.count + 1)
        for (index, pattern) in patterns.enumerated() where pattern.isWhitespace {
            guard pattern.glyphCount == 1 else { return nil }
            firsts.append(index + 1)
        }
        return firsts.count == words.count + 1 ? firsts : nil
    }

    private func append(
        _ tokens: [TextWords.Token], _ patterns: [TextCluster], _ firsts: [Int], to clusters: inout [TextCluster]
    ) {
        guard var space = patterns.last else { return }
        for token in tokens {
            guard token.word != TextWords.Token.space else {
                (space.start, space.end) = (token.start, token.start + 1)
                clusters.append(space)
                continue
            }
            let first = firsts[Int(token.word)]
            let shift = token.start - patterns[first].start
            for index in first..<firsts[Int(token.word) + 1] - 1 {
                var cluster = patterns[index]
                cluster.start += shift
                cluster.end += shift
                clusters.append(cluster)
            }
        }
    }
}
