import Drawing
import Typesetting

/// The change of a text's content, played from one snapshot to the next.
///
/// A change during another one starts from the visible state. Fades fade out what is visible, moving glyphs turn towards their new
/// places, and rolling numbers take over the digits (see `NumericTextRoll`).
@MainActor
struct TextChange {
    private let from: TextSnapshot
    private var to: TextSnapshot
    private var kind: Kind
    /// The change that was in progress when this one began; it ends at `from`.
    private var previous: Previous
    /// The progress of the transaction's animation, 0 to 1. Movement, fades and sizes follow it.
    private var progress: AnimatedValue<Double>

    private enum Kind {
        case fade
        case interpolate
        case roll(NumericTextRoll)
    }

    private indirect enum Previous {
        case none
        case change(TextChange)
    }

    /// Creates the change that a content transition makes between two texts; nil if the change is immediate.
    ///
    /// - Parameter running: the change in progress, if any.
    init?(
        from: TextSnapshot, to: TextSnapshot, transition: ContentTransition, animation: Animation?, at time: Double,
        after running: TextChange? = nil
    ) {
        guard let animation else { return nil }
        var running = running.flatMap { time < $0.settlingTime ? $0 : nil }
        // A change below it that has come to rest is no longer needed.
        if let before = running?.runningBefore, before.settlingTime <= time { running?.previous = .none }
        guard let kind = Self.kind(from, to, transition, animation, time, running) else { return nil }
        self.from = from
        self.to = to
        self.kind = kind
        previous = running.map { .change($0) } ?? .none
        progress = AnimatedValue(0)
        progress.set(1, animation: animation, at: time)
    }

    /// Returns the kind of the change. A change in progress is taken over only by one of the same kind; otherwise the change is a fade.
    private static func kind(
        _ from: TextSnapshot, _ to: TextSnapshot, _ transition: ContentTransition, _ animation: Animation,
        _ time: Double, _ running: TextChange?
    ) -> Kind? {
        let canInterpolate = from.isInterpolable(with: to) && running?.isInterpolation != false
        switch transition.kind {
        case .identity:
            return nil
        case .opacity:
            return .fade
        case .automatic, .symbolEffect:
            return canInterpolate && from.hasSameLines(as: to) ? .interpolate : .fade
        case .interpolate:
            // Source: Apple, `ContentTransition.interpolate`: changes within the design of a font are interpolated, others fade.
            return canInterpolate ? .interpolate : .fade
        case .numericText(let countsDown, let value):
            guard running == nil || running?.roll != nil else { return .fade }
            var isDown = countsDown
            if let value, let old = from.value { isDown = value < old }
            return .roll(
                NumericTextRoll(
                    from: from, to: to, countsDown: isDown, animation: animation, at: time, after: running?.roll))
        }
    }

    /// The text at the end of the change.
    var target: TextSnapshot { to }

    private var roll: NumericTextRoll? {
        if case .roll(let roll) = kind { roll } else { nil }
    }

    /// The time at which its digits have rolled, on their own clock; nil if no digits roll.
    var rollingEnd: Double? { roll?.restingTime }

    private var isInterpolation: Bool {
        if case .interpolate = kind { true } else { false }
    }

    private var runningBefore: TextChange? {
        if case .change(let change) = previous { change } else { nil }
    }

    var settlingTime: Double { max(progress.settlingTime, roll?.restingTime ?? -.infinity) }

    /// Returns the same change towards a text that has ticked since the change began.
    func showing(_ snapshot: TextSnapshot) -> TextChange {
        var change = self
        change.to = snapshot
        if !from.isInterpolable(with: snapshot) || roll != nil { change.kind = .fade }
        return change
    }

    func paint(at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter) {
        let amount = progress.value(at: painter.time)
        switch kind {
        case .fade:
            painter.withOpacity(1 - amount) { paintBefore(at: origin, fills: oldFills(fills), with: &$0) }
            painter.withOpacity(amount) { to.paint(at: origin, fills: fills, with: &$0) }
        case .interpolate:
            paintBackgrounds(amount, at: origin, with: &painter)
            paintInterpolated(at: origin, fills: fills, with: &painter)
            paintDecorations(amount, at: origin, fills: fills, with: &painter)
        case .roll(let roll):
            paintBackgrounds(amount, at: origin, with: &painter)
            roll.paint(time: painter.time, at: origin, fills: fills, with: &painter)
            paintDecorations(amount, at: origin, fills: fills, with: &painter)
        }
    }

    /// Draws the content before this change: a text, or a change in progress.
    private func paintBefore(at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter) {
        if let change = runningBefore {
            change.paint(at: origin, fills: fills, with: &painter)
        } else {
            from.paint(at: origin, fills: fills, with: &painter)
        }
    }

    /// Fades from the old backgrounds of the runs to the new ones.
    private func paintBackgrounds(_ amount: Double, at origin: CGPoint, with painter: inout Painter) {
        painter.withOpacity(1 - amount) { from.paintBackgrounds(at: origin, with: &$0) }
        painter.withOpacity(amount) { to.paintBackgrounds(at: origin, with: &$0) }
    }

    /// Draws the lines under and through the text. They grow with it if both texts have the same lines, and fade otherwise.
    private func paintDecorations(
        _ amount: Double, at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter
    ) {
        let old = oldDecorations(at: painter.time, pixelLength: painter.pixelLength)
        let new = to.decorations(pixelLength: painter.pixelLength)
        if let between = TextDecoration.between(old, new, amount) {
            return to.paint(between, at: origin, fills: fills, with: &painter)
        }
        painter.withOpacity(1 - amount) { from.paint(old, at: origin, fills: oldFills(fills), with: &$0) }
        painter.withOpacity(amount) { to.paint(new, at: origin, fills: fills, with: &$0) }
    }

    /// Returns the lines of the old text at a moment. A change in progress below this one determines their places.
    private func oldDecorations(at time: Double, pixelLength: CGFloat) -> [TextDecoration] {
        guard let change = runningBefore else { return from.decorations(pixelLength: pixelLength) }
        let old = change.oldDecorations(at: time, pixelLength: pixelLength)
        let new = from.decorations(pixelLength: pixelLength)
        return TextDecoration.between(old, new, change.progress.value(at: time)) ?? new
    }

    /// Returns the fills of the old text: those of the new one as far as it has as many runs, and otherwise its own.
    private func oldFills(_ fills: [ResolvedStyle]) -> [ResolvedStyle] {
        from.styles.indices.map { $0 < fills.count ? fills[$0] : from.styles[$0].foreground }
    }
}

// MARK: Moving glyphs

extension TextChange {
    /// A glyph between two texts, with the scale factor of its outline.
    private struct MovingGlyph {
        var glyph: TextGlyph
        var scale: CGFloat = 1
    }

    /// Draws the new glyphs as they move from the old ones' places, sizes and weights.
    private func paintInterpolated(at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter) {
        for moving in movingGlyphs(at: painter.time) where moving.glyph.run < fills.count {
            let glyph = moving.glyph
            guard let outline = glyph.outline else {
                to.paint([glyph], run: glyph.run, at: origin, fills: fills, with: &painter)
                continue
            }
            let transform = CGAffineTransform(
                a: moving.scale, b: 0, c: 0, d: moving.scale, tx: origin.x + glyph.origin.x,
                ty: origin.y + glyph.origin.y)
            let bounds = CGRect(origin: origin, size: to.layout.size).applying(transform.inverted())
            let paint = fills[glyph.run].paint(in: bounds).multiplyingAlpha(by: painter.opacity)
            painter.draw([.transform(transform, [.glyphs([PlacedGlyph(outline: outline, origin: .zero)], paint)])])
        }
    }

    /// Returns the glyphs at a moment. Their start is the state of a change in progress below this one, if there is one.
    private func movingGlyphs(at time: Double) -> [MovingGlyph] {
        let amount = progress.value(at: time)
        let start = runningBefore?.movingGlyphs(at: time) ?? from.visibleGlyphs.map { MovingGlyph(glyph: $0) }
        return zip(start, to.visibleGlyphs).map { old, new in
            var moving = MovingGlyph(glyph: new)
            moving.glyph.origin = CGPoint(
                x: old.glyph.origin.x + (new.origin.x - old.glyph.origin.x) * amount,
                y: old.glyph.origin.y + (new.origin.y - old.glyph.origin.y) * amount)
            if let outline = new.outline {
                (moving.glyph.outline, moving.scale) = outlineBetween(old, new, outline, amount)
            }
            return moving
        }
    }

    /// Returns a glyph's outline between two weights and sizes, and its scale factor. An outline of a different structure changes only
    /// its size.
    private func outlineBetween(
        _ old: MovingGlyph, _ new: TextGlyph, _ outline: SharedPath, _ amount: Double
    ) -> (SharedPath, CGFloat) {
        if old.scale == 1, let start = old.glyph.outline?.path,
            let path = start.interpolated(towards: outline.path, by: amount)
        {
            return (SharedPath(path), 1)
        }
        guard new.capHeight > 0 else { return (outline, 1) }
        let oldScale = old.glyph.capHeight * old.scale / new.capHeight
        return (outline, oldScale + (1 - oldScale) * amount)
    }
}
