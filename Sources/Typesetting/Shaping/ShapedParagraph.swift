import Foundation

/// A paragraph's text in glyphs at one scale factor, before it is cut into lines.
final class ShapedParagraph: Sendable {
    let text: ParagraphText
    let runs: [TextRun]
    let fonts: [ResolvedFont]
    let items: [TextItem]
    /// In the order of the text.
    let clusters: [TextCluster]
    /// The glyphs of every item, from left to right; none for items that are not text.
    let glyphs: [[ShapedGlyph]]
    let language: String
    private let library: FontLibrary

    init(text: ParagraphText, runs: [TextRun], language: String, library: FontLibrary) {
        self.text = text
        self.runs = runs
        self.language = language
        self.library = library
        let fonts = runs.map { library.resolve($0.font) }
        self.fonts = fonts
        let items = Itemizer(text: text, runs: runs, fonts: fonts).items()
        self.items = items
        var (clusters, glyphs): ([TextCluster], [[ShapedGlyph]]) = ([], [])
        clusters.reserveCapacity(text.units.count)
        for (index, item) in items.enumerated() {
            let shaper = ItemShaper(text: text, runs: runs, fonts: fonts, language: language, library: library)
            let shape = shaper.glyphs(of: item, in: item.range)
            clusters += shaper.clusters(of: item, index: index, range: item.range, glyphs: shape)
            glyphs.append(shape)
        }
        self.clusters = clusters
        self.glyphs = glyphs
    }

    var shaper: ItemShaper {
        ItemShaper(text: text, runs: runs, fonts: fonts, language: language, library: library)
    }

    /// Characters without a glyph in any font, in the order of the text, each once.
    var missingCharacters: [Unicode.Scalar] {
        var (seen, missing): (Set<Unicode.Scalar>, [Unicode.Scalar]) = ([], [])
        for item in items {
            if case .missing(let scalar) = item.kind, seen.insert(scalar).inserted { missing.append(scalar) }
        }
        return missing
    }

    /// Fonts that are not registered, in the order of the runs, each once.
    var missingFonts: [String] {
        var missing: [String] = []
        for name in fonts.compactMap(\.missingName) where !missing.contains(name) { missing.append(name) }
        return missing
    }
}
