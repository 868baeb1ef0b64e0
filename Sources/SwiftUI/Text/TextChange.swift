import Drawing
import Typesetting

/// The change of a text's content, played from one snapshot to the next.
@MainActor
struct TextChange {
    private let from: TextSnapshot
    private let to: TextSnapshot
    private let kind: Kind
    private let start: Double
    /// 0 to 1 on the transaction's animation: travel, fades and sizes follow it.
    private var progress: AnimatedValue<Double>

    private enum Kind {
        case fade
        case interpolate
        case roll(NumericTextRoll)
    }

    /// The change that a content transition makes of two texts, or nil if it is to happen at once.
    init?(
        from: TextSnapshot, to: TextSnapshot, transition: ContentTransition, animation: Animation?, at time: Double
    ) {
        guard let animation else { return nil }
        self.from = from
        self.to = to
        start = time
        switch transition.kind {
        case .identity:
            return nil
        case .opacity:
            kind = .fade
        case .automatic, .symbolEffect:
            kind = from.isInterpolable(with: to) && from.hasSameLines(as: to) ? .interpolate : .fade
        case .interpolate:
            // Source: Apple, `ContentTransition.interpolate`: within a design of a font, other changes fade.
            kind = from.isInterpolable(with: to) ? .interpolate : .fade
        case .numericText(let countsDown, let value):
            var isDown = countsDown
            if let value, let old = from.value { isDown = value < old }
            kind = .roll(NumericTextRoll(from: from, to: to, countsDown: isDown))
        }
        progress = AnimatedValue(0)
        progress.set(1, animation: animation, at: time)
    }

    var settlingTime: Double {
        if case .roll(let roll) = kind { return max(progress.settlingTime, start + roll.duration) }
        return progress.settlingTime
    }

    func paint(at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter) {
        let amount = progress.value(at: painter.time)
        switch kind {
        case .fade:
            let oldFills = from.styles.indices.map { $0 < fills.count ? fills[$0] : from.styles[$0].foreground }
            painter.withOpacity(1 - amount) { from.paint(at: origin, fills: oldFills, with: &$0) }
            painter.withOpacity(amount) { to.paint(at: origin, fills: fills, with: &$0) }
        case .interpolate:
            paintInterpolated(amount, at: origin, fills: fills, with: &painter)
        case .roll(let roll):
            roll.paint(
                time: painter.time - start, travel: amount, at: origin, fills: fills, with: &painter)
        }
    }

    /// The new glyphs on their way from the old ones' places, sizes and weights.
    private func paintInterpolated(
        _ amount: Double, at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter
    ) {
        for (old, new) in zip(from.visibleGlyphs, to.visibleGlyphs) where new.run < fills.count {
            let place = CGPoint(
                x: old.origin.x + (new.origin.x - old.origin.x) * amount,
                y: old.origin.y + (new.origin.y - old.origin.y) * amount)
            guard let outline = new.outline else {
                var symbol = new
                symbol.origin = place
                to.paint([symbol], run: new.run, at: origin, fills: fills, with: &painter)
                continue
            }
            let paint = fills[new.run].paint(in: CGRect(origin: origin, size: to.layout.size))
                .multiplyingAlpha(by: painter.opacity)
            let (path, scale) = outlineBetween(old, new, outline, amount)
            let transform = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: origin.x + place.x, ty: origin.y + place.y)
            painter.draw([.transform(transform, [.glyphs([PlacedGlyph(outline: path, origin: .zero)], paint)])])
        }
    }

    /// A glyph between two weights and sizes, and the factor to draw it at; one that is drawn quite differently in the two
    /// changes its size alone.
    private func outlineBetween(
        _ old: TextGlyph, _ new: TextGlyph, _ outline: SharedPath, _ amount: Double
    ) -> (SharedPath, CGFloat) {
        if let start = old.outline?.path, let path = start.interpolated(towards: outline.path, by: amount) {
            return (SharedPath(path), 1)
        }
        guard new.capHeight > 0 else { return (outline, 1) }
        let oldScale = old.capHeight / new.capHeight
        return (outline, oldScale + (1 - oldScale) * amount)
    }
}
