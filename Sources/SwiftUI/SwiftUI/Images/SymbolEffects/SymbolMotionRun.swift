/// A symbol effect that began to play, once, some times, or for as long as it is active.
struct SymbolMotionRun: Equatable {
    let motion: SymbolMotion
    let behavior: SymbolEffectOptions.RepeatBehavior
    let speed: Double
    private(set) var start: Double
    /// How often it plays; nil for as long as it is active.
    private(set) var count: Int?
    /// Whether one time runs into the next.
    private let isContinuous: Bool
    /// Which run it is of those that were explained.
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

    /// From the first layer's start to the last layer's end, of a number of times.
    private func length(of count: Int, _ figure: SymbolMotionFigure) -> Double {
        let last = motion.duration(of: figure) + motion.stagger * Double(figure.rankCount - 1)
        return (Double(count - 1) * period(of: figure) + last) / speed
    }

    /// The moment from which it is over; infinite while nothing ends it.
    func end(_ figure: SymbolMotionFigure) -> Double {
        count.map { start + length(of: $0, figure) } ?? .infinity
    }

    /// The first moment not before another at which one of its times is over.
    func rest(after time: Double, _ figure: SymbolMotionFigure) -> Double {
        let once = length(of: 1, figure)
        guard period(of: figure) > 0 else { return time }
        let done = max(((time - start - once) * speed / period(of: figure) - 1e-9).rounded(.up), 0)
        return min(start + once + done * period(of: figure) / speed, max(end(figure), time))
    }

    /// From when on, and how often, it plays again and again in all of its layers; nil for what plays a number of times.
    func loop(_ figure: SymbolMotionFigure) -> AnimationLoop? {
        let period = period(of: figure) / speed
        guard count == nil, period > 0, period.isFinite else { return nil }
        return AnimationLoop(start: start + motion.stagger * Double(figure.rankCount - 1) / speed, period: period)
    }

    /// Lets it end with the time that is being played.
    mutating func finish(at time: Double, _ figure: SymbolMotionFigure) {
        let played = Int(min(((time - start) * speed / max(period(of: figure), 1e-3)).rounded(.down), 1e9)) + 1
        count = min(count ?? played, max(played, 1))
    }

    /// Begins anew.
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

/// A held effect: what it was set to, and when.
struct SymbolMotionHold: Equatable {
    let motion: SymbolMotion
    /// 0 or 1: what it had come to before the changes.
    private var base: Double
    private var changes: [Change] = []

    private struct Change: Equatable {
        var time: Double
        var distance: Double
        var speed: Double
        /// Which run it is of those that were explained.
        var explained: Int?
    }

    init(_ motion: SymbolMotion, isActive: Bool) {
        self.motion = motion
        base = isActive ? 1 : 0
    }

    /// Takes hold or lets go, from where it is.
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

    /// Looks at each change: its start and end, what had been held before it and what is after it, and its speed as it is written.
    ///
    /// - Parameter note: answers which run it is of those that were explained, and is told it if it is known.
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
