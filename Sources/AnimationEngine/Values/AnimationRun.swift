import Foundation
import Geometry

/// One animation at work on one value: what moves, how far, since when.
struct AnimationRun<Value: VectorArithmetic> {
    private let animation: Animation
    /// The whole distance, from where the value was at `begin` to the target.
    let interval: Value
    /// The moment from which the animation's time counts.
    private let begin: Double
    private let context: AnimationContext<Value>
    private let stepper: AnimationStepper<Value>?
    /// The seconds after `begin` at which a timed animation ends.
    private let timedEnd: Double

    init(animation: Animation, interval: Value, begin: Double) {
        self.init(animation: animation, interval: interval, begin: begin, context: AnimationContext(), from: 0)
    }

    private init(
        animation: Animation, interval: Value, begin: Double, context: AnimationContext<Value>, from start: Double
    ) {
        self.animation = animation
        self.interval = interval
        self.begin = begin
        var context = context
        if animation.isTimed {
            animation.prepare(value: interval, context: &context)
            stepper = nil
            timedEnd = animation.duration(of: interval, context: context)
        } else {
            stepper = AnimationStepper(animation: animation, value: interval, context: context, start: start)
            timedEnd = .infinity
        }
        self.context = context
    }

    /// The moment from which nothing moves any more.
    var endTime: Double { begin + (stepper?.end ?? timedEnd) }

    func isFinished(at time: Double) -> Bool {
        let elapsed = elapsed(at: time)
        return stepper.map { $0.evaluated(at: elapsed).value == nil } ?? (elapsed >= timedEnd)
    }

    private func elapsed(at time: Double) -> Double { ElapsedTime.snapped(time - begin) }

    /// What is still missing to the target.
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
        if newAnimation.shouldMerge(previous: animation, value: interval, time: elapsed, context: &context) {
            context.isLogicallyComplete = false
            return AnimationRun(
                animation: newAnimation, interval: interval + distance, begin: begin, context: context, from: elapsed)
        }
        return combined(with: newAnimation, distance: distance, at: elapsed)
    }

    private func combined(with newAnimation: Animation, distance: Value, at elapsed: Double) -> AnimationRun {
        let (reached, running) = evaluated(at: elapsed)
        var entries = (animation.base as? CombinedAnimation)?.entries ?? []
        var states = running.state[CombinedState<Value>.self]
        if entries.isEmpty {
            entries = [CombinedAnimation.Entry(animation: animation, start: 0)]
            states.entries = [CombinedState.Entry(target: interval, distance: interval, state: running.state)]
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
            from: elapsed)
    }
}
