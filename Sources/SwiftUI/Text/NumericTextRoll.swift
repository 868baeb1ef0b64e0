import Drawing
import Typesetting

/// A change of numbers: digits that differ roll, the others travel to their new places.
@MainActor
struct NumericTextRoll {
    /// A glyph of the new text that the old one has too, or one that comes or goes.
    private enum Part {
        case stays(old: TextGlyph, new: TextGlyph)
        /// `partner` is the glyph in the same column of the other text, whose way it shares.
        case arrives(TextGlyph, partner: TextGlyph?, delay: Double)
        case departs(TextGlyph, partner: TextGlyph?, delay: Double)
    }

    private let from: TextSnapshot
    private let to: TextSnapshot
    private let countsDown: Bool
    private var parts: [Part] = []

    /// Seconds from the change until the last digit rests.
    private(set) var duration: Double = 0

    init(from: TextSnapshot, to: TextSnapshot, countsDown: Bool) {
        self.from = from
        self.to = to
        self.countsDown = countsDown
        let oldGlyphs = Self.glyphsByCharacter(from)
        let newGlyphs = Self.glyphsByCharacter(to)
        let alignment = NumericTextAlignment(old: from.characters, new: to.characters)
        let isSame = { (pair: NumericTextAlignment.Pair) -> Bool in
            from.characters[pair.old] == to.characters[pair.new]
                && from.symbol(of: oldGlyphs[pair.old]) == to.symbol(of: newGlyphs[pair.new])
        }
        let changed = alignment.pairs.filter { !isSame($0) }
        // A number that gains or loses digits starts everywhere at once.
        let isStructural = from.characters.count != to.characters.count
        var delays: [Int: Double] = [:]
        for (index, pair) in changed.enumerated() where !isStructural {
            delays[pair.new] = NumericTextTransition.delay(ofColumn: index, of: changed.count)
        }
        for pair in alignment.pairs {
            let (old, new) = (oldGlyphs[pair.old], newGlyphs[pair.new])
            if isSame(pair), let old, let new {
                parts.append(.stays(old: old, new: new))
            } else {
                let delay = delays[pair.new] ?? 0
                if let old { parts.append(.departs(old, partner: new, delay: delay)) }
                if let new { parts.append(.arrives(new, partner: old, delay: delay)) }
            }
        }
        appendUnmatched(alignment, oldGlyphs: oldGlyphs, newGlyphs: newGlyphs)
        duration = NumericTextTransition.duration + (delays.values.max() ?? 0)
    }

    private mutating func appendUnmatched(
        _ alignment: NumericTextAlignment, oldGlyphs: [Int: TextGlyph], newGlyphs: [Int: TextGlyph]
    ) {
        let matchedOld = Set(alignment.pairs.map(\.old))
        let matchedNew = Set(alignment.pairs.map(\.new))
        for index in from.characters.indices where !matchedOld.contains(index) {
            if let glyph = oldGlyphs[index] { parts.append(.departs(glyph, partner: nil, delay: 0)) }
        }
        for index in to.characters.indices where !matchedNew.contains(index) {
            if let glyph = newGlyphs[index] { parts.append(.arrives(glyph, partner: nil, delay: 0)) }
        }
    }

    private static func glyphsByCharacter(_ snapshot: TextSnapshot) -> [Int: TextGlyph] {
        var result: [Int: TextGlyph] = [:]
        for glyph in snapshot.visibleGlyphs { result[glyph.characters.lowerBound] = glyph }
        return result
    }

    /// Draws the roll, `time` seconds after the change, with glyphs `travel` of the way to their new places.
    func paint(
        time: Double, travel: Double, at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter
    ) {
        for part in parts {
            switch part {
            case .stays(let old, let new):
                var glyph = new
                glyph.origin = Self.between(old.origin, new.origin, travel)
                to.paint([glyph], run: glyph.run, at: origin, fills: fills, with: &painter)
            case .departs(let old, let partner, let delay):
                let state = NumericTextTransition.departing(at: time - delay, countsDown: countsDown)
                let place = Self.between(old.origin, Self.column(of: partner, like: old) ?? old.origin, travel)
                paint(old, state, at: place, of: from, origin: origin, fills: fills, with: &painter)
            case .arrives(let new, let partner, let delay):
                let state = NumericTextTransition.arriving(at: time - delay, countsDown: countsDown)
                let place = Self.between(Self.column(of: partner, like: new) ?? new.origin, new.origin, travel)
                paint(new, state, at: place, of: to, origin: origin, fills: fills, with: &painter)
            }
        }
    }

    /// Where `glyph` stands when it is centred in the column of the other text's glyph.
    private static func column(of other: TextGlyph?, like glyph: TextGlyph) -> CGPoint? {
        guard let other else { return nil }
        return CGPoint(x: other.origin.x + (other.advance - glyph.advance) / 2, y: other.origin.y)
    }

    private static func between(_ start: CGPoint, _ end: CGPoint, _ amount: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * amount, y: start.y + (end.y - start.y) * amount)
    }

    private func paint(
        _ glyph: TextGlyph, _ state: NumericTextTransition.GlyphState, at place: CGPoint, of snapshot: TextSnapshot,
        origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter
    ) {
        guard state.alpha > 0.002, glyph.run < fills.count else { return }
        guard let outline = glyph.outline else {
            // A symbol fades where it stands.
            return painter.withOpacity(state.alpha) {
                snapshot.paint([glyph], run: glyph.run, at: origin, fills: fills, with: &$0)
            }
        }
        let capHeight = Double(glyph.capHeight)
        let paint = fills[glyph.run].paint(in: CGRect(origin: origin, size: snapshot.layout.size))
            .multiplyingAlpha(by: painter.opacity * state.alpha)
        var moved = glyph
        moved.origin = place
        let pen = snapshot.position(of: moved, from: origin, pixel: painter.pixelLength)
        let scale = CGFloat(state.scale)
        // Scaled about the middle of the column, halfway up the cap height.
        let center = CGPoint(
            x: pen.x + glyph.advance / 2, y: pen.y - glyph.capHeight / 2 + CGFloat(state.offset * capHeight))
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: center.x - scale * glyph.advance / 2,
            ty: center.y + scale * glyph.capHeight / 2)
        let item = DisplayItem.transform(transform, [.glyphs([PlacedGlyph(outline: outline, origin: .zero)], paint)])
        let sigma = CGFloat(state.blur * capHeight)
        painter.draw(fills[glyph.run].shadowing(sigma > 0.01 ? [.filter(.blur(sigma: sigma), [item])] : [item]))
    }
}
