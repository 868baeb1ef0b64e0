import Foundation
import Geometry
import Synchronization

/// A paragraph's text in glyphs at one scale factor, before it is cut into lines.
final class ShapedParagraph: Sendable {
    let text: ParagraphText
    let runs: [TextRun]
    let fonts: [ResolvedFont]
    let items: [TextItem]
    /// The clusters in the order of the text.
    let clusters: [TextCluster]
    /// The glyphs that the clusters of every item refer to: in a long text each different word's once. Empty for items that are not text.
    let glyphs: [[ShapedGlyph]]
    let language: String
    private let library: FontLibrary

    /// The shapes that drawing has needed so far.
    fileprivate struct Drawn {
        /// The shapes of each item, once one has been placed.
        var shapes: [ItemShapes?] = []
        var boxes: [MissingGlyph: SharedPath] = [:]
    }

    fileprivate let drawn = Mutex(Drawn())

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
        glyphs.reserveCapacity(items.count)
        let shaper = ItemShaper(text: text, runs: runs, fonts: fonts, language: language, library: library)
        for (index, item) in items.enumerated() {
            glyphs.append(shaper.shape(item, index: index, range: item.range, to: &clusters))
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

    /// Fonts with glyphs whose colours are not drawn, in the order of the text, each once.
    var uncoloredFonts: [String] {
        var names: [String] = []
        for (item, glyphs) in zip(items, glyphs) where item.face.instance.face.hasForeignColors {
            let face = item.face.instance.face
            if !names.contains(face.name), glyphs.contains(where: { face.isUncolored($0.glyph) }) { names.append(face.name) }
        }
        return names
    }
}

extension ShapedParagraph {
    /// The glyphs of an item with their shapes, made when it is first placed.
    func shapes(of item: Int) -> ItemShapes {
        if let known = drawn.withLock({ $0.shapes.isEmpty ? nil : $0.shapes[item] }) { return known }
        let made = ItemShapes(glyphs[item], of: items[item], in: self)
        drawn.withLock { drawn in
            if drawn.shapes.isEmpty { drawn.shapes = items.map { _ in nil } }
            drawn.shapes[item] = made
        }
        return made
    }

    /// The box that stands for a character no font has.
    func box(of glyph: MissingGlyph) -> SharedPath {
        if let known = drawn.withLock({ $0.boxes[glyph] }) { return known }
        let made = SharedPath(glyph.outline)
        drawn.withLock { $0.boxes[glyph] = made }
        return made
    }
}
