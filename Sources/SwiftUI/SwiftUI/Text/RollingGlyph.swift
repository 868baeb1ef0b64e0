import AnimationEngine
import Typesetting

/// One glyph of a number that rolls: it may arrive, stay, leave, or leave before it has quite arrived.
@MainActor
struct RollingGlyph {
    /// The start of a way in or out.
    struct Phase {
        var time: Double
        var countsDown: Bool
        /// Whether the glyph grows or shrinks where it stands, as one that is added or taken away does.
        var isInPlace = false

        /// The seconds since it began, on the grid of frames, so that a roll ends with the same frame whenever it began.
        func elapsed(at moment: Double) -> Double {
            let seconds = moment - time
            return seconds > 0 ? ElapsedTime.snapped(seconds) : seconds
        }
    }

    let glyph: TextGlyph
    /// The text it belongs to.
    let snapshot: TextSnapshot
    /// Its pen's place in the text, which follows the transaction's animation.
    var travel: GlyphOriginTrack
    /// The cap height that it is drawn with, which follows the animation, too.
    private var capHeight: AnimatedValue<Double>
    var arrival: Phase?
    var departure: Phase?
    /// For a glyph that leaves: the character of the new text in its column.
    var column: Int?
    /// The room that it has on its way in or out, where others make room for it or take it.
    var room: GlyphRoom?

    /// A glyph at rest in its place.
    init(glyph: TextGlyph, snapshot: TextSnapshot) {
        self.glyph = glyph
        self.snapshot = snapshot
        travel = GlyphOriginTrack(from: glyph.origin)
        capHeight = AnimatedValue(Double(glyph.capHeight))
    }

    /// Begins with the size that another glyph has on its way.
    mutating func takeSize(of other: RollingGlyph) { capHeight = other.capHeight }

    /// Lets it grow or shrink to the size of another glyph.
    mutating func grow(to other: TextGlyph, _ animation: Animation, at time: Double) {
        capHeight.set(Double(other.capHeight), animation: animation, at: time)
    }

    /// How large it is drawn beside its own size.
    func growth(at time: Double) -> CGFloat {
        let height = capHeight.value(at: time)
        guard glyph.capHeight > 0, height != Double(glyph.capHeight) else { return 1 }
        return max(CGFloat(height) / glyph.capHeight, 0)
    }

    /// How much of its size the glyphs beside it leave room for, and how far from its place it stands meanwhile.
    func fit(at time: Double) -> (scale: CGFloat, shift: CGFloat) {
        room?.fit(middle: travel.place(at: time).x + glyph.advance / 2, at: time) ?? (1, 0)
    }

    /// Where the glyph stands when it is centred in the column of another one.
    func place(inColumnOf other: TextGlyph) -> CGPoint {
        CGPoint(x: other.origin.x + (other.advance - glyph.advance) / 2, y: other.origin.y)
    }

    /// Whether anything of it is seen at a moment or later.
    func isVisible(after time: Double) -> Bool {
        departure.map { $0.elapsed(at: time) < NumericTextTransition.duration } ?? true
    }

    /// How it is drawn; nil for a glyph that stays as it is.
    ///
    /// The ways in and out are answers of linear systems to a step: their sum is what a system does that is turned round on
    /// its way, with the place and the speed it has then.
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
