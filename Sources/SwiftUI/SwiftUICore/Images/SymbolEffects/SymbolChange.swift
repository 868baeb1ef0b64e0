import Drawing
import Typesetting

/// The change of one symbol into another, played once the new one is in place.
@MainActor
struct SymbolChange {
    /// The old symbol; `fills` are the fills of its layers.
    private let old: PlacedSymbol
    private let fills: [ResolvedStyle]
    /// The figures of both symbols, if their layers move one after the other.
    private let figures: (old: SymbolMotionFigure, new: SymbolMotionFigure)?
    private let kind: Kind
    private let start: Double

    private enum Kind {
        case replace(ReplaceSymbolEffect.Direction, speed: Double)
        /// A fade in place.
        case dissolve(speed: Double)
    }

    /// Creates the change that an effect makes between two symbols; nil if the content transition has no effect or nothing is animated.
    init?(
        from old: PlacedSymbol, to new: PlacedSymbol, fills: [ResolvedStyle], transition: ContentTransition,
        animation: Animation?, at time: Double
    ) {
        guard animation != nil, case .symbolEffect(let effect, let speed) = transition.kind else { return nil }
        let isInPlace = effect.isMagic && Self.areRelated(old.name, new.name)
        kind = isInPlace ? .dissolve(speed: speed) : .replace(effect.direction, speed: speed)
        let isByLayer = effect.isByLayer && !isInPlace
        // Only the ranks are used, and they are the same in both directions.
        figures = isByLayer ? (old.motionFigure(isRightToLeft: false), new.motionFigure(isRightToLeft: false)) : nil
        (self.old, self.fills, start) = (old, fills, time)
    }

    var settlingTime: Double {
        switch kind {
        case .replace(_, let speed): start + (Self.duration + delay(ofRank: lastRank)) / speed
        case .dissolve(let speed): start + Self.dissolution / speed
        }
    }

    /// Notes a change that has its own speed, if an explanation was requested.
    func explain(from old: String, to new: String, at time: Double) {
        let rule: String
        switch kind {
        case .replace(.downUp, _): rule = ".replace.downUp"
        case .replace(.upUp, _): rule = ".replace.upUp"
        case .replace(.offUp, _): rule = ".replace.offUp"
        case .dissolve: rule = ".replace.magic(fallback:)"
        }
        AnimationStarts.current?.explain([ExplainedPart(content: old, to: new)], by: rule, from: time, to: settlingTime)
    }

    /// Returns true if two names differ only in a slash, a badge, an enclosure or a fill.
    static func areRelated(_ one: String, _ other: String) -> Bool {
        func stem(_ name: String) -> [Substring] {
            let words = name.split(separator: ".")
            let body = words.prefix { $0 != "badge" }
            return body.filter { !["fill", "slash", "circle", "square"].contains($0) }
        }
        let (first, second) = (stem(one), stem(other))
        return !first.isEmpty && first == second
    }

    // Apple documents the scaling and its direction, and that the effect has its own speed; the figures are by eye.
    /// The time in which the old symbol disappears, in seconds.
    private static let departure = 0.14
    /// The time after which the new symbol rests, in seconds.
    private static let duration = 0.6
    private static let spring = Spring(duration: 0.32, bounce: 0.3)
    /// The time in which one symbol fades into a related one, in seconds.
    private static let dissolution = 0.35
    private static let smallScale = 0.6
    private static let largeScale = 1.35

    /// The time between the starts of two layers that move one after the other, in seconds.
    private static let stagger = 0.08

    private var lastRank: Int { figures.map { max($0.old.rankCount, $0.new.rankCount) - 1 } ?? 0 }

    private func delay(ofRank rank: Int) -> Double { Double(rank) * Self.stagger }

    /// Returns the poses of the layers of both symbols at a moment, if the layers move one after the other; otherwise nil.
    func poses(at time: Double) -> (old: [SymbolPose], new: [SymbolPose])? {
        guard let figures, case .replace(_, let speed) = kind else { return nil }
        let ranks = (0...lastRank).map { states(at: time - delay(ofRank: $0) / speed) }
        func pose(_ state: State?) -> SymbolPose { SymbolPose(scale: state?.scale ?? 1, opacity: state?.opacity ?? 0) }
        return (figures.old.layers.map { pose(ranks[$0.rank].old) }, figures.new.layers.map { pose(ranks[$0.rank].new) })
    }

    /// The appearance of one of the two symbols at a moment; nil if it is not drawn.
    struct State: Equatable {
        var scale: Double
        var opacity: Double
    }

    /// The states of the old and of the new symbol.
    func states(at time: Double) -> (old: State?, new: State?) {
        switch kind {
        case .dissolve(let speed):
            let share = min(max(time - start, 0) * speed / Self.dissolution, 1)
            let amount = share * share * (3 - 2 * share)
            return (State(scale: 1, opacity: 1 - amount), State(scale: 1, opacity: amount))
        case .replace(let direction, let speed):
            let elapsed = max(time - start, 0) * speed
            let isOff = direction == .offUp
            let gone = isOff ? 1 : min(elapsed / Self.departure, 1)
            let target = direction == .upUp ? Self.largeScale : Self.smallScale
            // It accelerates as it disappears: with the square of time.
            let old = gone < 1 ? State(scale: 1 + (target - 1) * gone * gone, opacity: 1 - gone) : nil
            let since = elapsed - (isOff ? 0 : Self.departure)
            guard since > 0 else { return (old, nil) }
            let grown = since >= Self.duration ? 1 : Self.spring.value(target: 1.0, initialVelocity: 0, time: since)
            return (old, State(scale: Self.smallScale + (1 - Self.smallScale) * grown, opacity: min(since / Self.departure, 1)))
        }
    }

    /// Returns the old symbol's items in a state, or in poses of its layers, in the middle of a frame. A resized symbol fills the frame.
    func items(
        in frame: CGRect, isResized: Bool, state: State = State(scale: 1, opacity: 1), poses: [SymbolPose]? = nil,
        opacity: Double
    ) -> [DisplayItem] {
        let size = old.layout.size
        guard size.width > 0, size.height > 0 else { return [] }
        let box =
            isResized
            ? frame
            : CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        let transform = Self.transform(of: size, to: box, scale: state.scale)
        if let poses {
            return old.items(posed: poses, in: box, fills: fills, transform: transform, bounds: box, opacity: opacity)
        }
        return PlacedSymbol.items(
            of: old.layers, fills: fills, transform: transform, bounds: box, opacity: opacity * state.opacity)
    }

    /// Returns the map from a symbol's own box to a frame, scaled about the frame's middle.
    static func transform(of size: CGSize, to frame: CGRect, scale: Double) -> CGAffineTransform {
        let (a, d) = (frame.width / size.width * CGFloat(scale), frame.height / size.height * CGFloat(scale))
        return CGAffineTransform(
            a: a, b: 0, c: 0, d: d, tx: frame.midX - a * size.width / 2, ty: frame.midY - d * size.height / 2)
    }
}
