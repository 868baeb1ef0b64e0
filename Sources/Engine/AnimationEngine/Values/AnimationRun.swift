import Foundation
import Geometry

/// An animation of one value: its distance and its start.
struct AnimationRun<Value: VectorArithmetic> {
    private let animation: Animation
    /// The whole distance, from where the value was at `begin` to the target.
    let interval: Value
    /// The moment from which the animation's time counts.
    private let begin: Double
    private let context: AnimationContext<Value>
    /// The surroundings of the view, which custom animations may ask for.
    private let surroundings: AnimationSurroundings?
    private let stepper: AnimationStepper<Value>?
    /// The seconds after `begin` at which a timed animation ends.
    private let timedEnd: Double

    /// - Parameter velocity: the present velocity of the value, per second; an animation that can take it over does.
    init(animation: Animation, interval: Value, begin: Double, velocity: Value? = nil) {
        var context = AnimationContext<Value>()
        let (animation, surroundings) = animation.parts
        context.surroundings = surroundings?.value(at: begin)
        if let velocity {
            let drift = Animation(DriftAnimation(velocity: velocity))
            var merged = context
            if animation.shouldMerge(previous: drift, value: interval, time: 0, context: &merged) { context = merged }
        }
        self.init(
            animation: animation, interval: interval, begin: begin, context: context, from: 0, surroundings: surroundings)
    }

    private init(
        animation: Animation, interval: Value, begin: Double, context: AnimationContext<Value>, from start: Double,
        surroundings: AnimationSurroundings?
    ) {
        self.animation = animation
        self.interval = interval
        self.begin = begin
        self.surroundings = surroundings
        var context = context
        if animation.isMadeOfNaN {
            (stepper, timedEnd) = (nil, 0)
        } else if animation.isTimed {
            animation.prepare(value: interval, context: &context)
            stepper = nil
            timedEnd = animation.duration(of: interval, context: context)
        } else {
            stepper = AnimationStepper(
                animation: animation, value: interval, context: context, start: start, begin: begin,
                surroundings: surroundings)
            timedEnd = .infinity
        }
        self.context = context
    }

    /// The moment from which nothing moves any more.
    var endTime: Double { begin + (stepper?.end ?? timedEnd) }

    /// The first moment from which the animation counts as complete, to 1/240 s where it can only be found by evaluation.
    var logicalEndTime: Double {
        let end = endTime
        // If the animation repeats, its last repetition counts.
        guard !(animation.base is RepeatAnimation) else { return end }
        let last = end.isFinite ? end - begin : Self.longestLogicalDuration
        guard last > 0 else { return end }
        func isComplete(at elapsed: Double) -> Bool {
            let (value, context) = evaluated(at: elapsed)
            return value == nil || context.isLogicallyComplete
        }
        guard isComplete(at: last - 1e-9) else { return end }
        // A complete animation stays complete: the first such moment is found by halving.
        var (before, after) = (0.0, last)
        // If the end is so far away that no number lies between two neighbours, the search stops at one of them.
        while after - before > max(1.0 / 240, last.ulp) {
            let middle = (before + after) / 2
            if isComplete(at: middle) { after = middle } else { before = middle }
        }
        // On the grid of frames if it is as near to it as that, so that a spring of 0.5 s completes after 0.5 s.
        let grid = (after * 100).rounded() / 100
        return begin + (abs(grid - after) <= 1.0 / 240 ? grid : after)
    }

    /// Seconds within which an endless animation is asked for its logical end.
    private static var longestLogicalDuration: Double { 60 }

    /// The loop that the animation plays for ever; nil if it ends, or is made of several.
    var loop: AnimationLoop? {
        guard endTime == .infinity else { return nil }
        return animation.period(of: interval, context: context).map { AnimationLoop(start: begin + $0.start, period: $0.period) }
    }

    func isFinished(at time: Double) -> Bool {
        let elapsed = elapsed(at: time)
        return stepper.map { $0.evaluated(at: elapsed).value == nil } ?? (elapsed >= timedEnd)
    }

    private func elapsed(at time: Double) -> Double { ElapsedTime.snapped(time - begin) }

    /// Returns the distance that is still missing to the target.
    func remainder(at time: Double) -> Value {
        let elapsed = elapsed(at: time)
        guard elapsed < timedEnd else { return .zero }
        return interval - (evaluated(at: elapsed).value ?? interval)
    }

    /// The velocity per second; zero once finished.
    func velocity(at time: Double) -> Value {
        let elapsed = elapsed(at: time)
        guard elapsed < timedEnd else { return .zero }
        if let known = animation.velocity(value: interval, time: elapsed, context: evaluated(at: elapsed).context) {
            return known
        }
        let span = 1.0 / 60
        let later = evaluated(at: elapsed + span).value ?? interval
        let now = evaluated(at: elapsed).value ?? interval
        return (later - now).scaled(by: 1 / span)
    }

    private func evaluated(at elapsed: Double) -> (value: Value?, context: AnimationContext<Value>) {
        if let stepper { return stepper.evaluated(at: elapsed) }
        var context = context
        let value = animation.animate(value: interval, time: elapsed, context: &context)
        return (value, context)
    }

    /// The run that comes of another change on top of this one.
    func changed(by distance: Value, animation newAnimation: Animation, at time: Double) -> AnimationRun {
        let elapsed = elapsed(at: time)
        var context = evaluated(at: elapsed).context
        let (newAnimation, newSurroundings) = newAnimation.parts
        let surroundings = newSurroundings ?? self.surroundings
        if elapsed == 0, newAnimation == animation {
            // Two changes at one moment by one animation are one change: neither has moved anything yet.
            return AnimationRun(
                animation: animation, interval: interval + distance, begin: begin, context: self.context, from: 0,
                surroundings: surroundings)
        }
        context.surroundings = surroundings?.value(at: time)
        if newAnimation.shouldMerge(previous: animation, value: interval, time: elapsed, context: &context) {
            context.isLogicallyComplete = false
            return AnimationRun(
                animation: newAnimation, interval: interval + distance, begin: begin, context: context, from: elapsed,
                surroundings: surroundings)
        }
        return combined(with: newAnimation, distance: distance, at: elapsed, surroundings: surroundings)
    }

    private func combined(
        with newAnimation: Animation, distance: Value, at elapsed: Double, surroundings: AnimationSurroundings?
    ) -> AnimationRun {
        let (reached, running) = evaluated(at: elapsed)
        var entries = (animation.base as? CombinedAnimation)?.entries ?? []
        var states = running.state[CombinedState<Value>.self]
        if entries.isEmpty {
            entries = [CombinedAnimation.Entry(animation: animation, start: 0)]
            states.entries = [CombinedState.Entry(target: interval, distance: interval, state: running.state)]
        }
        if entries.count > 1, let last = entries.last, last.start == elapsed, last.animation == newAnimation {
            // The last change was made at this very moment, and in the same way: it is but a longer one.
            entries.removeLast()
            states.entries.removeLast()
        }
        let target = interval + distance
        var fresh = AnimationContext<Value>()
        let toGo = target - (reached ?? interval)
        newAnimation.prepare(value: toGo, context: &fresh)
        entries.append(CombinedAnimation.Entry(animation: newAnimation, start: elapsed))
        states.entries.append(CombinedState.Entry(target: target, distance: toGo, state: fresh.state))
        var context = AnimationContext<Value>()
        context.state[CombinedState<Value>.self] = states
        return AnimationRun(
            animation: Animation(CombinedAnimation(entries: entries)), interval: target, begin: begin, context: context,
            from: elapsed, surroundings: surroundings)
    }

    /// The animation, if it neither ends nor is meant to repeat for ever.
    var endlessAnimation: Animation? { endTime == .infinity && !animation.repeatsForever ? animation : nil }

    /// The animation if it has a NaN parameter; of several the last one, which is new.
    var animationMadeOfNaN: Animation? {
        let newest = (animation.base as? CombinedAnimation)?.entries.last?.animation ?? animation
        return newest.isMadeOfNaN ? newest : nil
    }

    /// The animation if it returns NaN.
    var animationOfNaN: Animation? { stepper?.answersNaN == true ? animation : nil }
}
