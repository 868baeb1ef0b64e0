/// A symbol effect that has begun to play: once, several times, or for as long as it is active.
struct SymbolMotionRun: Equatable {
    let motion: SymbolMotion
    let behavior: SymbolEffectOptions.RepeatBehavior
    let speed: Double
    private(set) var start: Double
    /// The number of repetitions; nil for as long as it is active.
    private(set) var count: Int?
    /// True if one repetition runs into the next.
    private let isContinuous: Bool
    /// The number of this run among the explained ones.
    var explained: Int?

    /// - Parameter isOnce: whether it plays once unless its options say otherwise.
    init(_ motion: SymbolMotion, options: SymbolEffectOptions, isOnce: Bool, at time: Double) {
        self.motion = motion
        behavior = options.repetition ?? (isOnce ? .periodic(1) : .periodic)
        speed = options.speedFactor
        start = time
        count = behavior.count
        let hasPause = (behavior.delay ?? motion.pause) > 0
        isContinuous = behavior.isContinuous || (behavior.count == nil && !hasPause)
    }

    // Times below are in seconds of the tree.

    private func period(of figure: SymbolMotionFigure) -> Double {
        motion.duration(of: figure) + (behavior.delay ?? motion.pause)
    }

    /// Returns the time from the first layer's start to the last layer's end, over a number of repetitions.
    private func length(of count: Int, _ figure: SymbolMotionFigure) -> Double {
        let last = motion.duration(of: figure) + motion.stagger * Double(figure.rankCount - 1)
        return (Double(count - 1) * period(of: figure) + last) / speed
    }

    /// Returns the moment from which the run is over; infinite while nothing ends it.
    func end(_ figure: SymbolMotionFigure) -> Double {
        count.map { start + length(of: $0, figure) } ?? .infinity
    }

    /// Returns the first moment, at or after the given one, at which a repetition is over.
    func rest(after time: Double, _ figure: SymbolMotionFigure) -> Double {
        let once = length(of: 1, figure)
        guard period(of: figure) > 0 else { return time }
        let done = max(((time - start - once) * speed / period(of: figure) - 1e-9).rounded(.up), 0)
        return min(start + once + done * period(of: figure) / speed, max(end(figure), time))
    }

    /// Returns the start and period of the run once all of its layers repeat; nil for a run with a number of repetitions.
    func loop(_ figure: SymbolMotionFigure) -> AnimationLoop? {
        let period = period(of: figure) / speed
        guard count == nil, period > 0, period.isFinite else { return nil }
        return AnimationLoop(start: start + motion.stagger * Double(figure.rankCount - 1) / speed, period: period)
    }

    /// Ends the run with the repetition that is playing.
    mutating func finish(at time: Double, _ figure: SymbolMotionFigure) {
        let played = Int(min(((time - start) * speed / max(period(of: figure), 1e-3)).rounded(.down), 1e9)) + 1
        count = min(count ?? played, max(played, 1))
    }

    /// Restarts the run.
    mutating func restart(at time: Double) { start = time }

    func pose(of layer: SymbolMotionLayer, in figure: SymbolMotionFigure, at time: Double) -> SymbolPose {
        let elapsed = (time - start) * speed - motion.stagger * Double(layer.rank)
        let (period, duration) = (period(of: figure), motion.duration(of: figure))
        guard elapsed > 0, duration > 0 else { return .rest }
        let played = (elapsed / period).rounded(.down)
        if let count, played >= Double(count) { return .rest }
        let moment = elapsed - played * period
        guard moment < duration else { return .rest }
        return motion.pose(of: layer, in: figure, at: moment, isContinuous: isContinuous)
    }
}

/// A held effect: its states, and the times at which they were set.
struct SymbolMotionHold: Equatable {
    let motion: SymbolMotion
    /// The amount before the changes, 0 or 1.
    private var base: Double
    private var changes: [Change] = []

    private struct Change: Equatable {
        var time: Double
        var distance: Double
        var speed: Double
        /// The number of this change among the explained runs.
        var explained: Int?
    }

    init(_ motion: SymbolMotion, isActive: Bool) {
        self.motion = motion
        base = isActive ? 1 : 0
    }

    /// Starts or ends the effect, from its present state.
    mutating func set(isActive: Bool, speed: Double, at time: Double, _ figure: SymbolMotionFigure) {
        let target = changes.reduce(base) { $0 + $1.distance }
        let distance = (isActive ? 1 : 0) - target
        guard distance != 0 else { return }
        if end(figure) <= time { (base, changes) = (target, []) }
        changes.append(Change(time: time, distance: distance, speed: speed))
    }

    func end(_ figure: SymbolMotionFigure) -> Double {
        let last = SymbolMotion.heldDuration + motion.stagger * Double(figure.rankCount - 1)
        return changes.map { $0.time + last / $0.speed }.max() ?? -.infinity
    }

    func pose(of layer: SymbolMotionLayer, at time: Double) -> SymbolPose {
        let amount = changes.reduce(base) { sum, change in
            let elapsed = (time - change.time) * change.speed - motion.stagger * Double(layer.rank)
            return sum + change.distance * SymbolMotion.hold(at: elapsed)
        }
        return motion.pose(held: amount)
    }

    /// Passes each change to `note`: its start and end, the amounts before and after it, and its speed as in source code.
    ///
    /// - Parameter note: receives the number of the change among the explained runs, if it has one, and returns that number.
    mutating func noteChanges(
        _ figure: SymbolMotionFigure, _ note: (_ start: Double, _ end: Double, _ amounts: [Double], _ speed: String, _ run: Int?) -> Int
    ) {
        let last = SymbolMotion.heldDuration + motion.stagger * Double(figure.rankCount - 1)
        var amount = base
        for index in changes.indices {
            let change = changes[index]
            let speed = change.speed == 1 ? "" : ", options: .speed(\(change.speed))"
            changes[index].explained = note(
                change.time, change.time + last / change.speed, [amount, amount + change.distance], speed, change.explained)
            amount += change.distance
        }
    }
}
