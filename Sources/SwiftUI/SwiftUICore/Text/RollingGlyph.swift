import AnimationEngine
import Typesetting

/// A glyph of a rolling number. It may arrive, stay, depart, or depart before it has fully arrived.
@MainActor
struct RollingGlyph {
    /// The start of an arrival or departure.
    struct Phase {
        var time: Double
        var countsDown: Bool
        /// True if the glyph grows or shrinks in place, as an added or removed one does.
        var isInPlace = false

        /// Returns the seconds since it began, on the grid of frames, so that a roll always takes the same number of frames.
        func elapsed(at moment: Double) -> Double {
            let seconds = moment - time
            return seconds > 0 ? ElapsedTime.snapped(seconds) : seconds
        }
    }

    let glyph: TextGlyph
    /// The text that contains the glyph.
    let snapshot: TextSnapshot
    /// The track of its pen in the text, which follows the transaction's animation.
    var travel: GlyphOriginTrack
    /// The cap height at which it is drawn, which follows the animation, too.
    private var capHeight: AnimatedValue<Double>
    var arrival: Phase?
    var departure: Phase?
    /// For a departing glyph, the character of the new text in its column.
    var column: Int?
    /// The room in which it arrives or departs, if the glyphs beside it leave or take room.
    var room: GlyphRoom?

    /// Creates a glyph at rest in its place.
    init(glyph: TextGlyph, snapshot: TextSnapshot) {
        self.glyph = glyph
        self.snapshot = snapshot
        travel = GlyphOriginTrack(from: glyph.origin)
        capHeight = AnimatedValue(Double(glyph.capHeight))
    }

    /// Takes the current size of another glyph as the initial size.
    mutating func takeSize(of other: RollingGlyph) { capHeight = other.capHeight }

    /// Animates the size to that of another glyph.
    mutating func grow(to other: TextGlyph, _ animation: Animation, at time: Double) {
        capHeight.set(Double(other.capHeight), animation: animation, at: time)
    }

    /// Returns the drawn size as a factor of the glyph's own size.
    func growth(at time: Double) -> CGFloat {
        let height = capHeight.value(at: time)
        guard glyph.capHeight > 0, height != Double(glyph.capHeight) else { return 1 }
        return max(CGFloat(height) / glyph.capHeight, 0)
    }

    /// Returns the share of its size that fits between the glyphs beside it, and the distance by which it is shifted meanwhile.
    func fit(at time: Double) -> (scale: CGFloat, shift: CGFloat) {
        room?.fit(middle: travel.place(at: time).x + glyph.advance / 2, at: time) ?? (1, 0)
    }

    /// Returns the place of the glyph when it is centred in the column of another one.
    func place(inColumnOf other: TextGlyph) -> CGPoint {
        CGPoint(x: other.origin.x + (other.advance - glyph.advance) / 2, y: other.origin.y)
    }

    /// Returns true if the glyph is visible at a moment or later.
    func isVisible(after time: Double) -> Bool {
        departure.map { $0.elapsed(at: time) < NumericTextTransition.duration } ?? true
    }

    /// Returns the state in which it is drawn; nil for a glyph without arrival or departure.
    ///
    /// Arrivals and departures are step responses of linear systems. Their sum is the response of a system that is reversed on its way,
    /// at its current place and speed.
    func state(at time: Double) -> NumericTextTransition.GlyphState? {
        let coming = arrival.map {
            NumericTextTransition.arriving(at: $0.elapsed(at: time), countsDown: $0.countsDown, isInPlace: $0.isInPlace)
        }
        guard let departure else { return coming }
        let going = NumericTextTransition.departing(
            at: departure.elapsed(at: time), countsDown: departure.countsDown, isInPlace: departure.isInPlace)
        guard let coming else { return going }
        return NumericTextTransition.GlyphState(
            offset: coming.offset + going.offset, scale: max(coming.scale + going.scale - 1, 0),
            alpha: max(coming.alpha + going.alpha - 1, 0), blur: coming.blur + going.blur)
    }
}
