import Foundation
import Geometry

/// Plays a custom animation in steps of 1/60 s, so that any moment can be asked for in any order.
///
/// Custom animations may keep state that depends on the moments they were asked for before. So every answer is the one
/// that asking at the start and at each step since would have given; contexts are kept, and each step is done once.
final class AnimationStepper<Value: VectorArithmetic> {
    private let animation: Animation
    private let value: Value
    /// The time, on the animation's clock, of the first context.
    private let start: Double
    /// The moment from which the animation's clock counts.
    private let begin: Double
    private let surroundings: AnimationSurroundings?

    /// Guards everything below.
    private let lock = NSLock()
    /// The contexts after the start and each step so far.
    private var contexts: [AnimationContext<Value>]
    /// The number of the step that first answered `nil`.
    private var finished: Int?
    private var knownEnd: Double?
    /// True if the animation has returned NaN; it then counts as finished.
    private var hasAnsweredNaN = false
    /// The number of changes of the surroundings that the known contexts include.
    private var knownChanges: Int

    init(
        animation: Animation, value: Value, context: AnimationContext<Value>, start: Double, begin: Double = 0,
        surroundings: AnimationSurroundings? = nil
    ) {
        self.animation = animation
        self.value = value
        self.start = start
        self.begin = begin
        self.surroundings = surroundings
        knownChanges = surroundings?.version.count ?? 0
        contexts = [context]
        if answer(at: start, &contexts[0]) == nil { finished = 0 }
    }

    /// Returns the answer of the animation; nil where the answer is NaN, as nothing can go on from there.
    private func answer(at time: Double, _ context: inout AnimationContext<Value>) -> Value? {
        guard let answer = animation.animate(value: value, time: time, context: &context) else { return nil }
        guard answer.magnitudeSquared.isNaN else { return answer }
        hasAnsweredNaN = true
        return nil
    }

    /// True if the animation returns NaN before its end.
    var answersNaN: Bool {
        _ = end
        return lock.withLock { hasAnsweredNaN }
    }

    /// The number of steps after which an animation counts as endless: ten minutes.
    private static var mostSteps: Int { 36_000 }

    private func time(of step: Int) -> Double { start + Double(step) / 60 }

    /// The first step at which the animation has finished; infinite if it runs for more than ten minutes.
    var end: Double {
        lock.withLock {
            forgetWhatHasChanged()
            if let knownEnd { return knownEnd }
            let end = searchedEnd()
            knownEnd = end
            return end
        }
    }

    /// Goes on from the last known step without keeping the steps in between.
    private func searchedEnd() -> Double {
        if let finished { return time(of: finished) }
        var context = contexts[contexts.count - 1]
        for step in contexts.count...max(contexts.count, Self.mostSteps) {
            surround(&context, at: time(of: step))
            if answer(at: time(of: step), &context) == nil { return time(of: step) }
        }
        return .infinity
    }

    /// Returns the animation's answer at a time, and its state then.
    func evaluated(at elapsed: Double) -> (value: Value?, context: AnimationContext<Value>) {
        let steps = ((elapsed - start) * 60 + 1e-6).rounded(.down)
        let step = steps > 0 ? Int(min(steps, Double(Self.mostSteps))) : 0
        var (context, hasFinished) = lock.withLock {
            forgetWhatHasChanged()
            play(to: step)
            return (contexts[min(step, contexts.count - 1)], finished.map { step >= $0 } ?? false)
        }
        if hasFinished { return (nil, context) }
        surround(&context, at: max(elapsed, start))
        let value = lock.withLock { answer(at: max(elapsed, start), &context) }
        return (value, context)
    }

    private func play(to step: Int) {
        while finished == nil, contexts.count <= step {
            var context = contexts[contexts.count - 1]
            let next = contexts.count
            surround(&context, at: time(of: next))
            let isRunning = answer(at: time(of: next), &context) != nil
            contexts.append(context)
            if !isRunning { finished = next }
        }
    }

    /// Gives a context the surroundings of the view at a time of the animation's clock.
    private func surround(_ context: inout AnimationContext<Value>, at time: Double) {
        guard let surroundings else { return }
        context.surroundings = surroundings.value(at: begin + time)
    }

    /// Takes back the steps from the moment on at which the surroundings became other ones.
    private func forgetWhatHasChanged() {
        guard let version = surroundings?.version, version.count != knownChanges else { return }
        knownChanges = version.count
        knownEnd = nil
        // The first context is that of the start itself.
        let kept = contexts.indices.filter { $0 == 0 || begin + time(of: $0) < version.since }.count
        guard kept < contexts.count || finished.map({ begin + time(of: $0) >= version.since }) == true else { return }
        contexts.removeLast(contexts.count - kept)
        if let finished, finished > 0 { self.finished = finished < kept ? finished : nil }
    }
}
