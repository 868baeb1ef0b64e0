import Geometry

/// The motion of a symbol effect: the curves of all effects that move one symbol.
///
/// Apple describes in words which parts move in which direction (Human Interface Guidelines, SF Symbols, Animations; the pages of the
/// framework Symbols) and publishes no figures; those here are by eye.
struct SymbolMotion: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(isUp: Bool)
        case pulse
        case variableColor(ColorSequence)
        case wiggle(Way)
        case rotate(isClockwise: Bool)
        case breathe(pulses: Bool)
        /// A scale held while the effect is active.
        case scale(isUp: Bool)
        /// Hidden while the effect is active; a hidden symbol is small or large.
        case hidden(isSmall: Bool)
    }

    /// The initial direction of a wiggle.
    enum Way: Hashable, Sendable {
        case turn(isClockwise: Bool)
        case slide(Angle)
        case read(isForward: Bool)
    }

    /// The sequence in which layers that show a value light up.
    struct ColorSequence: Hashable, Sendable {
        var isIterative = false
        var isReversing = false
        var hidesInactive = false
    }

    var kind: Kind
    var isByLayer = true

    init(_ kind: Kind) { self.kind = kind }

    // MARK: Times, in seconds at the effect's own speed

    /// The time between the starts of two layers.
    var stagger: Double {
        guard isByLayer else { return 0 }
        return switch kind {
        case .bounce, .wiggle, .breathe: 0.08
        case .scale, .hidden: 0.05
        case .pulse, .variableColor, .rotate: 0
        }
    }

    /// Returns the duration of one repetition.
    func duration(of figure: SymbolMotionFigure) -> Double {
        switch kind {
        case .bounce: 0.8
        case .pulse: 1.6
        case .variableColor(let sequence): Double(sequence.slots(figure.stepCount)) * Self.step
        case .wiggle: 1
        case .rotate: 1.2
        case .breathe: 2.4
        case .scale, .hidden: Self.heldDuration
        }
    }

    /// The time between one repetition and the next.
    var pause: Double {
        switch kind {
        case .bounce, .wiggle: 0.7
        case .pulse, .variableColor, .rotate, .breathe, .scale, .hidden: 0
        }
    }

    private static let step = 0.3
    /// The time in which a layer lights up or goes dark, as a share of a step.
    private static let fading = 0.5

    // MARK: Curves

    /// Returns the pose of a layer at a time after it began to move, from 0 to the duration. It is at rest at both ends.
    ///
    /// - Parameter isContinuous: whether it moves at both ends as in between.
    func pose(of layer: SymbolMotionLayer, in figure: SymbolMotionFigure, at time: Double, isContinuous: Bool) -> SymbolPose {
        let share = time / duration(of: figure)
        switch kind {
        case .bounce(let isUp): return SymbolPose(scale: 1 + (isUp ? 0.22 : -0.22) * Self.recoil(share))
        case .pulse:
            guard !isByLayer || !figure.hasSign || layer.isSign else { return .rest }
            return SymbolPose(opacity: 1 - 0.65 * Self.wave(share))
        case .variableColor(let sequence):
            guard let step = layer.step, figure.stepCount > 0 else { return .rest }
            let light = sequence.light(of: step, count: figure.stepCount, at: time / Self.step, fading: Self.fading)
            let dark = sequence.hidesInactive ? 0 : Self.dimmedOpacity
            return SymbolPose(opacity: dark + (1 - dark) * light)
        case .wiggle(let way): return way.pose(of: Self.swing(share), isRightToLeft: figure.isRightToLeft)
        case .rotate(let isClockwise):
            guard !isByLayer || !layer.isSign else { return .rest }
            let turn = isContinuous ? share : share * share * (3 - 2 * share)
            return SymbolPose(angle: 2 * .pi * turn * (isClockwise ? 1 : -1))
        case .breathe(let pulses):
            let wave = Self.wave(share)
            return SymbolPose(scale: 1 + 0.12 * wave, opacity: pulses ? 1 - 0.5 * wave : 1)
        case .scale, .hidden: return .rest
        }
    }

    /// The opacity of layers that are not lit, such as those that a variable value does not reach.
    static let dimmedOpacity = 0.3

    /// Rises and falls once: 0 at both ends, 1 in the middle, as a cosine.
    private static func wave(_ share: Double) -> Double { (1 - Transcendental.cosine(2 * .pi * share)) / 2 }

    /// Follows a spring that is pushed once: up to 1 at about a seventh, back through 0 in the middle, a little below it, and 0 again at
    /// the end.
    private static func recoil(_ share: Double) -> Double {
        Transcendental.exponential(-4.4 * share) * Transcendental.sine(2 * .pi * share) / 0.418
    }

    /// Swings to and fro three times, less each time.
    private static func swing(_ share: Double) -> Double {
        Transcendental.sine(6 * .pi * share) * (1 - share)
    }

    // MARK: Held effects

    /// The time in which a held effect sets in or ends, in seconds.
    static let heldDuration = 0.55
    private static let heldSpring = Spring(duration: 0.35, bounce: 0.25)

    /// Returns the progress of a held effect at a time after it began: from 0 to 1, and slightly beyond on the way.
    static func hold(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        return time < heldDuration ? heldSpring.value(target: 1.0, initialVelocity: 0, time: time) : 1
    }

    /// Returns the pose of a layer to which a held effect applies by an amount.
    func pose(held amount: Double) -> SymbolPose {
        switch kind {
        case .scale(let isUp): SymbolPose(scale: 1 + (isUp ? 0.25 : -0.2) * amount)
        case .hidden(let isSmall):
            SymbolPose(
                scale: max(1 + (isSmall ? -0.5 : 0.4) * amount, 0), opacity: min(max(1 - amount, 0), 1))
        case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: .rest
        }
    }

    /// True if the effect keeps its state while it is active, instead of playing repeatedly.
    var isHeld: Bool {
        switch kind {
        case .scale, .hidden: true
        case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: false
        }
    }
}

extension SymbolMotion.Way {
    /// Returns the pose at a distance from rest, 1 at most.
    func pose(of amount: Double, isRightToLeft: Bool) -> SymbolPose {
        switch self {
        case .turn(let isClockwise): SymbolPose(angle: amount * (isClockwise ? 1 : -1) * .pi / 15)
        case .slide(let direction):
            SymbolPose(
                offset: CGVector(
                    dx: Self.reach * amount * Transcendental.cosine(direction.radians),
                    dy: Self.reach * amount * Transcendental.sine(direction.radians)))
        case .read(let isForward):
            SymbolPose(offset: CGVector(dx: Self.reach * amount * (isForward != isRightToLeft ? 1 : -1), dy: 0))
        }
    }

    /// The largest distance, in multiples of the box's height.
    private static let reach = 0.12
}

extension SymbolMotion.ColorSequence {
    /// Returns the number of steps of one cycle. A cumulative cycle has one step in which all layers are lit and, unless it reverses, one
    /// in which all are dark.
    func slots(_ count: Int) -> Int {
        guard count > 0 else { return 0 }
        return switch (isIterative, isReversing) {
        case (true, false): count + 1
        case (true, true): 2 * count
        case (false, false): count + 2
        case (false, true): 2 * count + 1
        }
    }

    /// Returns how far a layer is lit, from 0 to 1, at a time in steps from 0 to the number of slots. All layers are lit at both ends,
    /// where the symbol rests.
    func light(of step: Int, count: Int, at time: Double, fading: Double) -> Double {
        let end = Double(slots(count))
        let rest = max(1 - time / fading, (time - end) / fading + 1, 0)
        let own: Double =
            switch (isIterative, isReversing) {
            case (true, false): Self.lit(from: Double(step) + 0.5, to: Double(step) + 1.5, at: time, fading)
            case (true, true):
                max(
                    Self.lit(from: Double(step) + 0.5, to: Double(step) + (step == count - 1 ? 2 : 1.5), at: time, fading),
                    Self.lit(from: end - Double(step) - 1.5, to: end - Double(step) - 0.5, at: time, fading))
            case (false, false): Self.lit(from: Double(step) + 0.5, to: end - 0.5, at: time, fading)
            case (false, true): Self.lit(from: Double(step) + 0.5, to: end - Double(step) - 0.5, at: time, fading)
            }
        return min(max(own, rest), 1)
    }

    /// Returns 1 between two times, and a value between 0 and 1 within half a fading of each.
    private static func lit(from start: Double, to end: Double, at time: Double, _ fading: Double) -> Double {
        let rise = (time - start) / fading + 0.5
        let fall = (end - time) / fading + 0.5
        return min(max(min(rise, fall), 0), 1)
    }
}
