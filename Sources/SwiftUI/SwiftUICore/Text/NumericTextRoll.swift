import Drawing
import Typesetting

/// A change of numbers: digits that differ roll, and the others move to their new places.
///
/// A change during another one takes over its glyphs. A digit that was arriving departs from its current state, the digit it replaced
/// continues to depart, and the new digit arrives from the start. An added or removed digit grows or shrinks in place, as far as the
/// other digits, which begin to move at once, leave it room (`GlyphRoom`).
///
/// Source: recordings of the iOS 26.1 simulator (see `NumericTextTransition`): section 5, in which no departure is ever cut short, and
/// section 6, on added digits.
@MainActor
struct NumericTextRoll {
    private let to: TextSnapshot
    /// The glyphs, back to front.
    private var glyphs: [RollingGlyph] = []

    /// The moment at which the last digit rests.
    private(set) var restingTime: Double

    /// - Parameter running: the roll in progress; it ends at `from`.
    init(
        from: TextSnapshot, to: TextSnapshot, countsDown: Bool, animation: Animation, at time: Double,
        after running: NumericTextRoll? = nil
    ) {
        self.to = to
        restingTime = max(time + NumericTextTransition.duration, running?.restingTime ?? time)
        var builder = Builder(from: from, to: to, animation: animation, time: time, running: running?.glyphs)
        let alignment = NumericTextAlignment(old: from.characters, new: to.characters)
        let separators = alignment.rollingSeparators(in: to.characters) { builder.isSame($0) }
        let changed = alignment.pairs.filter { !builder.isSame($0) || separators.contains($0.new) }
        var delays: [Int: Double] = [:]
        for (index, pair) in changed.enumerated() {
            delays[pair.new] = NumericTextTransition.delay(ofColumn: index, of: changed.count)
        }
        for pair in alignment.pairs {
            if builder.isSame(pair), !separators.contains(pair.new), builder.keep(pair) { continue }
            let start = RollingGlyph.Phase(time: time + (delays[pair.new] ?? 0), countsDown: countsDown)
            builder.replace(pair, start: start)
        }
        let start = RollingGlyph.Phase(time: time, countsDown: countsDown, isInPlace: true)
        let (matchedOld, matchedNew) = (Set(alignment.pairs.map(\.old)), Set(alignment.pairs.map(\.new)))
        for index in from.characters.indices where !matchedOld.contains(index) {
            builder.remove(index, start: start)
        }
        for index in to.characters.indices where !matchedNew.contains(index) {
            builder.insert(index, start: start)
        }
        glyphs = builder.finished()
        restingTime += delays.values.max() ?? 0
    }

    /// Draws the roll at a moment.
    func paint(time: Double, at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter) {
        for rolling in glyphs {
            var glyph = rolling.glyph
            glyph.origin = rolling.travel.place(at: time)
            let (growth, fit) = (rolling.growth(at: time), rolling.fit(at: time))
            glyph.origin.x += fit.shift
            if var state = rolling.state(at: time) ?? (growth == 1 && fit.scale == 1 ? nil : .still) {
                state.scale = min(state.scale, Double(fit.scale))
                paint(glyph, state, growth, of: rolling.snapshot, origin: origin, fills: fills, with: &painter)
            } else {
                to.paint([glyph], run: glyph.run, at: origin, fills: fills, with: &painter)
            }
        }
    }

    private func paint(
        _ glyph: TextGlyph, _ state: NumericTextTransition.GlyphState, _ growth: CGFloat, of snapshot: TextSnapshot,
        origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter
    ) {
        guard state.alpha > 0.002, state.scale > 0.002, glyph.run < fills.count else { return }
        guard glyph.isVisible else {
            // A symbol fades in place.
            return painter.withOpacity(state.alpha) {
                snapshot.paint([glyph], run: glyph.run, at: origin, fills: fills, with: &$0)
            }
        }
        let capHeight = Double(glyph.capHeight * growth)
        let opacity = painter.opacity * state.alpha
        let pen = snapshot.position(of: glyph, from: origin, pixel: painter.pixelLength)
        let scale = CGFloat(state.scale) * growth
        // The glyph is scaled about the middle of the column, halfway up the cap height.
        let center = CGPoint(
            x: pen.x + glyph.advance / 2, y: pen.y - CGFloat(capHeight) / 2 + CGFloat(state.offset * capHeight))
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: center.x - scale * glyph.advance / 2,
            ty: center.y + scale * glyph.capHeight / 2)
        // The text's bounds in the coordinates of the glyph, for a gradient that spans the text.
        let bounds = CGRect(origin: origin, size: snapshot.layout.size).applying(transform.inverted())
        let paint = fills[glyph.run].paint(in: bounds).multiplyingAlpha(by: opacity)
        var content = TextSnapshot.pictures([glyph], paint: paint, opacity: opacity, pixel: 0) { _ in .zero }
        if let outline = glyph.outline {
            content.append(.glyphs([PlacedGlyph(outline: outline, origin: .zero)], paint))
        }
        let item = DisplayItem.transform(transform, content)
        let sigma = CGFloat(state.blur * capHeight)
        painter.draw(fills[glyph.run].finishing(sigma > 0.01 ? [.filter(.blur(sigma: sigma), [item])] : [item]))
    }
}

extension NumericTextRoll {
    /// A builder of the glyphs of a roll, column by column.
    @MainActor
    private struct Builder {
        let from: TextSnapshot
        let to: TextSnapshot
        let animation: Animation
        let time: Double
        private let oldGlyphs: [Int: TextGlyph]
        private let newGlyphs: [Int: TextGlyph]
        /// The moving glyphs of the old text, by character.
        private var live: [Int: RollingGlyph] = [:]
        /// Glyphs that were already departing, by the character of the old text in their column.
        private var leaving: [Int: RollingGlyph] = [:]
        private var carried: [RollingGlyph] = []
        private var glyphs: [RollingGlyph] = []
        /// The indices in `glyphs` of those added and, below, of those removed.
        private var added: [Int] = []
        private var taken: [Int] = []

        init(
            from: TextSnapshot, to: TextSnapshot, animation: Animation, time: Double, running: [RollingGlyph]?
        ) {
            (self.from, self.to, self.animation, self.time) = (from, to, animation, time)
            oldGlyphs = Self.glyphsByCharacter(from)
            newGlyphs = Self.glyphsByCharacter(to)
            for rolling in running ?? [] where rolling.isVisible(after: time) {
                if rolling.departure == nil {
                    live[rolling.glyph.characters.lowerBound] = rolling
                } else if let column = rolling.column {
                    leaving[column] = rolling
                } else {
                    carried.append(rolling)
                }
            }
        }

        private static func glyphsByCharacter(_ snapshot: TextSnapshot) -> [Int: TextGlyph] {
            var result: [Int: TextGlyph] = [:]
            for glyph in snapshot.visibleGlyphs { result[glyph.characters.lowerBound] = glyph }
            return result
        }

        func isSame(_ pair: NumericTextAlignment.Pair) -> Bool {
            from.characters[pair.old] == to.characters[pair.new]
                && from.symbol(of: oldGlyphs[pair.old]) == to.symbol(of: newGlyphs[pair.new])
        }

        /// Returns the current glyph of an old character, either moving or at rest.
        private func current(_ index: Int) -> RollingGlyph? {
            live[index] ?? oldGlyphs[index].map { RollingGlyph(glyph: $0, snapshot: from) }
        }

        /// Moves a character to its new place. Returns false if it has no glyph in one of the texts.
        mutating func keep(_ pair: NumericTextAlignment.Pair) -> Bool {
            guard let new = newGlyphs[pair.new], let rolling = current(pair.old) else { return false }
            var kept = RollingGlyph(glyph: new, snapshot: to)
            // A glyph that grows keeps its middle in place. At the same size, advances may differ only by the space to the next glyph.
            let isGrowing = rolling.glyph.capHeight != new.capHeight
            let shift = isGrowing ? (rolling.glyph.advance - new.advance) / 2 : 0
            (kept.travel, kept.arrival, kept.room) = (rolling.travel.shifted(by: shift), rolling.arrival, rolling.room)
            kept.takeSize(of: rolling)
            kept.grow(to: new, animation, at: time)
            kept.travel.move(to: new.origin, animation, at: time)
            if var companion = leaving.removeValue(forKey: pair.old) {
                companion.travel.move(to: companion.place(inColumnOf: new), animation, at: time)
                companion.grow(to: new, animation, at: time)
                companion.column = pair.new
                carried.append(companion)
            }
            glyphs.append(kept)
            return true
        }

        /// Replaces one character by another in its column.
        mutating func replace(_ pair: NumericTextAlignment.Pair, start: RollingGlyph.Phase) {
            let (old, new) = (current(pair.old), newGlyphs[pair.new])
            if var old {
                if let new {
                    old.travel.move(to: old.place(inColumnOf: new), animation, at: time)
                    old.grow(to: new, animation, at: time)
                }
                depart(&old, index: pair.old, column: new == nil ? nil : pair.new, start: start)
            }
            guard let new else { return }
            var rolling = RollingGlyph(glyph: new, snapshot: to)
            if let old {
                var column = old.glyph
                column.origin = old.travel.place(at: time)
                rolling.travel = GlyphOriginTrack(from: rolling.place(inColumnOf: column))
                rolling.travel.move(to: new.origin, animation, at: time)
                rolling.takeSize(of: old)
                rolling.grow(to: new, animation, at: time)
            }
            rolling.arrival = start
            glyphs.append(rolling)
        }

        /// Removes a character that has no column in the new text.
        mutating func remove(_ index: Int, start: RollingGlyph.Phase) {
            guard var old = current(index) else { return }
            let count = glyphs.count
            depart(&old, index: index, column: nil, start: start)
            if glyphs.count > count { taken.append(count) }
        }

        /// Inserts a character that had no column in the old text.
        mutating func insert(_ index: Int, start: RollingGlyph.Phase) {
            guard let new = newGlyphs[index] else { return }
            var rolling = RollingGlyph(glyph: new, snapshot: to)
            rolling.arrival = start
            added.append(glyphs.count)
            glyphs.append(rolling)
        }

        private mutating func depart(
            _ old: inout RollingGlyph, index: Int, column: Int?, start: RollingGlyph.Phase
        ) {
            old.departure = start
            old.column = column
            if var companion = leaving.removeValue(forKey: index) {
                companion.column = nil
                carried.append(companion)
            }
            // A digit whose arrival had not begun yet never appears.
            if let arrival = old.arrival, arrival.time >= start.time { return }
            glyphs.append(old)
        }

        mutating func finished() -> [RollingGlyph] {
            giveRoom()
            return carried + leaving.keys.sorted().compactMap { leaving[$0] } + glyphs
        }

        /// Determines the room of each added and removed glyph from the glyphs beside it.
        private mutating func giveRoom() {
            let stayers = glyphs.indices.filter { !added.contains($0) && glyphs[$0].departure == nil }.map { glyphs[$0] }
            let ends = stayers.map { ($0, $0.glyph.origin) }
            let starts = stayers.map { ($0, $0.travel.place(at: time)) }
            // Neighbouring added glyphs share a room.
            let comers = added.map { glyphs[$0].glyph }
            for place in added {
                let glyph = glyphs[place].glyph
                glyphs[place].room = GlyphRoom(of: glyph.origin, among: ends, with: comers.map { ($0.origin, $0.advance) })
            }
            let leavers = taken.map { (glyphs[$0].travel.place(at: time), glyphs[$0].glyph.advance) }
            for place in taken where glyphs[place].room == nil {
                glyphs[place].room = GlyphRoom(of: glyphs[place].travel.place(at: time), among: starts, with: leavers)
            }
        }
    }
}
