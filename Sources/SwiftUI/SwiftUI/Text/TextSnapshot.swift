import Drawing
import Typesetting

/// Text as it stands after layout.
@MainActor
struct TextSnapshot {
    let layout: TextLayout
    let characters: [Character]
    var styles: [ResolvedText.Style]
    let fonts: [FontDescription]
    /// The metrics of each run's font at the size it is drawn in.
    let metrics: [FontMetrics]
    /// The number the text shows, if its content transition knows it.
    let value: Double?

    init(layout: TextLayout, text: ResolvedText, metrics: [FontMetrics], value: Double?) {
        self.layout = layout
        characters = Array(text.string)
        styles = text.styles
        fonts = text.runs.map(\.font)
        self.metrics = metrics
        self.value = value
    }

    /// What of its font a person is told of: that of its first run.
    var explainedFont: ExplainedFont {
        ExplainedFont(size: Double(fonts.first?.sizeInPoints ?? 0), weight: fonts.first?.weight ?? 0)
    }

    /// All its digits as one number, which says of two readings of a clock which one is the larger.
    var number: Double {
        characters.compactMap(\.wholeNumberValue).reduce(0) { $0 * 10 + Double($1) }
    }

    /// Every glyph of every line, in order.
    var glyphs: [TextGlyph] { layout.lines.flatMap(\.glyphs) }

    /// Every glyph that shows something: a space at the end of a line is in one layout and not in another.
    var visibleGlyphs: [TextGlyph] { glyphs.filter { $0.isVisible || symbol(of: $0) != nil || picture(of: $0) != nil } }

    /// The symbol that a glyph stands for, if it is one.
    func symbol(of glyph: TextGlyph?) -> SymbolLayoutReference? {
        guard let glyph, styles.indices.contains(glyph.run) else { return nil }
        return styles[glyph.run].symbol
    }

    /// The picture that a glyph stands for, if it is one.
    func picture(of glyph: TextGlyph?) -> InlineImage? {
        guard let glyph, styles.indices.contains(glyph.run) else { return nil }
        return styles[glyph.run].picture
    }

    /// Whether the two would be drawn differently, colours apart.
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

    /// Whether the two have the same lines under and through the text, wherever these are.
    private func hasSameDecorations(as other: TextSnapshot) -> Bool {
        styles.count != other.styles.count
            || zip(styles, other.styles).allSatisfy { own, other in
                own.underline == other.underline && own.strikethrough == other.strikethrough
            }
    }

    /// Whether the glyphs of the two are the same characters of the same designs, so that each can become its like.
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

    /// Whether the lines of the two begin and end at the same glyphs.
    func hasSameLines(as other: TextSnapshot) -> Bool {
        layout.lines.map(\.glyphs.count) == other.layout.lines.map(\.glyphs.count)
    }

    /// Draws all of it, with the given fill for each run.
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
        painter.draw(fills[run].shadowing(items))
    }

    /// Baselines stand on whole pixels, so that stems and bars are crisp; the pen's x is left as it is.
    func position(of glyph: TextGlyph, from origin: CGPoint, pixel: CGFloat) -> CGPoint {
        let inside = pixel > 0 ? (glyph.origin.y / pixel).rounded() * pixel : glyph.origin.y
        return CGPoint(x: origin.x + glyph.origin.x, y: origin.y + inside)
    }
}

/// A font as far as it moves from one to another.
struct ExplainedFont: Equatable, ExplainedValue {
    /// In points.
    let size: Double
    /// 400 is regular, 700 is bold.
    let weight: Double

    var explainedQuantities: [ExplainedQuantity] {
        [ExplainedQuantity("size", .points, [size]), ExplainedQuantity("weight", .number, [weight])]
    }
}
