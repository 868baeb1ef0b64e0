import Drawing
import Typesetting

/// The state of a text after layout.
@MainActor
struct TextSnapshot {
    let layout: TextLayout
    let characters: [Character]
    var styles: [ResolvedText.Style]
    let fonts: [FontDescription]
    /// The metrics of each run's font at the drawn size.
    let metrics: [FontMetrics]
    /// The number shown by the text, if its content transition knows it.
    let value: Double?
    /// True if bars hide the text.
    let isRedacted: Bool

    init(layout: TextLayout, text: ResolvedText, metrics: [FontMetrics], value: Double?, isRedacted: Bool = false) {
        self.layout = layout
        characters = Array(text.string)
        styles = text.styles
        fonts = text.runs.map(\.font)
        self.isRedacted = isRedacted
        self.metrics = metrics
        self.value = value
    }

    /// The font for explanations: that of the first run.
    var explainedFont: ExplainedFont {
        ExplainedFont(size: Double(fonts.first?.sizeInPoints ?? 0), weight: fonts.first?.weight ?? 0)
    }

    /// All digits of the text as one number, by which two readings of a clock are compared.
    var number: Double {
        characters.compactMap(\.wholeNumberValue).reduce(0) { $0 * 10 + Double($1) }
    }

    /// Every glyph of every line, in order.
    var glyphs: [TextGlyph] { layout.lines.flatMap(\.glyphs) }

    /// Every visible glyph. A space at the end of a line may be in one layout and missing from another.
    var visibleGlyphs: [TextGlyph] { glyphs.filter { $0.isVisible || symbol(of: $0) != nil || picture(of: $0) != nil } }

    /// Returns the symbol that a glyph stands for; nil for other glyphs.
    func symbol(of glyph: TextGlyph?) -> SymbolLayoutReference? {
        guard let glyph, styles.indices.contains(glyph.run) else { return nil }
        return styles[glyph.run].symbol
    }

    /// Returns the picture that a glyph stands for; nil for other glyphs.
    func picture(of glyph: TextGlyph?) -> InlineImage? {
        guard let glyph, styles.indices.contains(glyph.run) else { return nil }
        return styles[glyph.run].picture
    }

    /// Returns true if the two are drawn differently, apart from colours.
    func isDifferent(from other: TextSnapshot) -> Bool {
        guard hasSameDecorations(as: other) else { return true }
        guard characters == other.characters, layout.lines.count == other.layout.lines.count else { return true }
        let (own, others) = (glyphs, other.glyphs)
        guard own.count == others.count else { return true }
        return zip(own, others).contains { first, second in
            first.origin != second.origin || first.outline != second.outline || first.picture != second.picture
                || first.layers != second.layers
        }
    }

    /// Returns true if the two have the same lines under and through the text, in any place.
    private func hasSameDecorations(as other: TextSnapshot) -> Bool {
        styles.count != other.styles.count
            || zip(styles, other.styles).allSatisfy { own, other in
                own.underline == other.underline && own.strikethrough == other.strikethrough
            }
    }

    /// Returns true if both have the same characters in the same designs, so that each glyph can change into its counterpart.
    func isInterpolable(with other: TextSnapshot) -> Bool {
        guard characters == other.characters, styles.map(\.symbol) == other.styles.map(\.symbol),
            styles.map(\.picture) == other.styles.map(\.picture)
        else { return false }
        let designs = { (font: FontDescription) in Design(family: font.family, isItalic: font.isItalic) }
        guard fonts.map(designs) == other.fonts.map(designs) else { return false }
        let (own, others) = (visibleGlyphs, other.visibleGlyphs)
        return own.count == others.count && zip(own, others).allSatisfy { $0.characters == $1.characters }
    }

    private struct Design: Equatable {
        var family: FontDescription.Family
        var isItalic: Bool
    }

    /// Returns true if the lines of the two begin and end at the same glyphs.
    func hasSameLines(as other: TextSnapshot) -> Bool {
        layout.lines.map(\.glyphs.count) == other.layout.lines.map(\.glyphs.count)
    }

    /// Draws the whole text, with the given fill for each run.
    func paint(at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter) {
        paintBackgrounds(at: origin, with: &painter)
        let glyphs = Dictionary(grouping: glyphs, by: \.run)
        for run in styles.indices {
            paint(glyphs[run] ?? [], run: run, at: origin, fills: fills, with: &painter)
        }
        paint(decorations(pixelLength: painter.pixelLength), at: origin, fills: fills, with: &painter)
    }

    /// Draws some glyphs of one run, without the lines under and through them.
    func paint(
        _ glyphs: [TextGlyph], run: Int, at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter
    ) {
        guard run < fills.count, run < styles.count, !glyphs.isEmpty else { return }
        let pixel = painter.pixelLength
        let bounds = CGRect(origin: origin, size: layout.size)
        let paint = fills[run].paint(in: bounds).multiplyingAlpha(by: painter.opacity)
        var items: [DisplayItem] = []
        let placed = glyphs.compactMap { glyph -> PlacedGlyph? in
            guard let outline = glyph.outline else { return nil }
            return PlacedGlyph(outline: outline, origin: position(of: glyph, from: origin, pixel: pixel))
        }
        if !placed.isEmpty { items.append(.glyphs(placed, paint)) }
        items += Self.pictures(glyphs, paint: paint, opacity: painter.opacity, pixel: pixel) { glyph in
            position(of: glyph, from: origin, pixel: pixel)
        }
        if let picture = styles[run].picture {
            for glyph in glyphs {
                let pen = position(of: glyph, from: origin, pixel: pixel)
                items += picture.items(at: pen, paint: paint, opacity: painter.opacity)
            }
        }
        if let symbol = styles[run].symbol {
            for glyph in glyphs {
                let pen = position(of: glyph, from: origin, pixel: pixel)
                let top = CGPoint(x: pen.x, y: pen.y - symbol.layout.baseline)
                for (index, layer) in symbol.layers.enumerated() {
                    let own = symbol.fills?[index].paint(in: bounds).multiplyingAlpha(by: painter.opacity)
                    items.append(.glyphs([PlacedGlyph(outline: layer.outline, origin: top)], own ?? paint))
                }
            }
        }
        painter.draw(fills[run].finishing(items))
    }

    /// Returns the position of a glyph. Baselines are on whole pixels, so that stems and bars are crisp; the pen's x is unchanged.
    func position(of glyph: TextGlyph, from origin: CGPoint, pixel: CGFloat) -> CGPoint {
        let inside = pixel > 0 ? (glyph.origin.y / pixel).rounded() * pixel : glyph.origin.y
        return CGPoint(x: origin.x + glyph.origin.x, y: origin.y + inside)
    }
}

/// The properties of a font that change during an animation.
struct ExplainedFont: Equatable, ExplainedValue {
    /// The size in points.
    let size: Double
    /// The weight: 400 is regular, 700 is bold.
    let weight: Double

    var explainedQuantities: [ExplainedQuantity] {
        [ExplainedQuantity("size", .points, [size]), ExplainedQuantity("weight", .number, [weight])]
    }
}
