import Foundation
import Geometry

/// The spring behind `Animation.spring` and its kin: integrated in steps, it takes over the motion of the animation it replaces.
///
/// Source: the constants and the scheme are from OpenSwiftUI, `FluidSpringAnimation`. Two things differ, so that any moment
/// can be computed directly: whether the spring has come to rest is looked at every 1/60 s from its start (SwiftUI: at
/// every frame), and the clock does not jump when frames are more than a second apart.
struct FluidSpringAnimation: TimedAnimation {
    /// Seconds; 0 and less ask for the stiffest spring.
    var response: Double
    /// The damping as a fraction of critical damping.
    var dampingFraction: Double
    /// Seconds in which the response of the spring before blends into this one's.
    var blendDuration: TimeInterval

    var isTimed: Bool { true }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let state = context.state.fluidSpring
        let local = ElapsedTime.snapped(time - state.start)
        guard local < rest(of: value, state: state) else { return nil }
        if local >= max(0, response) { context.isLogicallyComplete = true }
        return motion(value: value, local: local, state: state).offset
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let state = context.state.fluidSpring
        let local = ElapsedTime.snapped(time - state.start)
        guard local < rest(of: value, state: state) else { return nil }
        return motion(value: value, local: local, state: state).velocity
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        let state = context.state.fluidSpring
        return state.start + rest(of: value, state: state)
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        var state = context.state.fluidSpring
        state.settled = FluidSpringState<V>.Settled(value: value, rest: searchedRest(of: value, state: state))
        context.state.fluidSpring = state
    }

    /// Takes over offset and velocity of the running animation, and goes on from there towards the new target.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        var next = FluidSpringState<V>()
        next.start = time
        if let spring = Self.spring(in: previous) {
            let state = context.state.fluidSpring
            next.motion = spring.motion(value: value, local: ElapsedTime.snapped(time - state.start), state: state)
            next.blendInterval = spring.response - response
        } else {
            next.motion.velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
            next.motion.offset = previous.animate(value: value, time: time, context: &context) ?? value
            if !next.motion.velocity.magnitudeSquared.isFinite { next.motion.velocity = .zero }
        }
        context.state.fluidSpring = next
        context.isLogicallyComplete = false
        return true
    }

    private static func spring(in animation: Animation) -> FluidSpringAnimation? {
        if animation.base is DefaultAnimation { return DefaultAnimation.spring }
        return animation.base as? FluidSpringAnimation
    }
}

extension FluidSpringAnimation {
    /// The stiffest spring that the steps of 1/300 s can follow (OpenSwiftUI, `FluidSpringAnimation`).
    private static let greatestStiffness = 45000.0

    /// Seconds after which a spring that still moves counts as endless.
    private static let longestRest = 600.0

    /// Returns the position and velocity of the spring `local` seconds after its start.
    private func motion<V: VectorArithmetic>(
        value: V, local: TimeInterval, state: FluidSpringState<V>
    ) -> FluidSpringMotion<V> {
        let steps = FluidSpringClock.steps(to: local)
        let map = map(steps: steps, blendInterval: state.blendInterval)
        let distance = state.motion.offset - value
        func applied(_ row: SIMD3<Double>) -> V {
            var result = distance.scaled(by: row.x)
            if state.isMoving {
                result += state.motion.velocity.scaled(by: row.y) + state.motion.force.scaled(by: row.z)
            }
            return result
        }
        return FluidSpringMotion(
            offset: value + applied(map.distance), velocity: applied(map.velocity), force: applied(map.force))
    }

    /// Returns the effect of the first `steps` steps: each has its own map while the response blends, then all share one.
    private func map(steps: Int, blendInterval: Double) -> FluidSpringStep {
        let blending = min(steps, blendingSteps(blendInterval))
        var result = FluidSpringStep.identity
        for index in 0..<blending {
            result = result.followed(by: step(index, blendInterval: blendInterval))
        }
        return result.followed(by: step(blending, blendInterval: blendInterval).repeated(steps - blending))
    }

    private func blendingSteps(_ blendInterval: Double) -> Int {
        guard blendInterval != 0, blendDuration > 0 else { return 0 }
        return FluidSpringClock.steps(to: min(blendDuration, 60))
    }

    /// The step with a number, at the stiffness and damping that belong to its moment.
    private func step(_ index: Int, blendInterval: Double) -> FluidSpringStep {
        var response = self.response
        if blendInterval != 0, blendDuration > 0 {
            let progress = min(Double(index) * FluidSpringClock.step / blendDuration, 1)
            response += blendInterval * (1 - progress * progress * (3 - 2 * progress))
        }
        let h = FluidSpringClock.step
        let frequency = 2 * Double.pi / response
        let stiffness = response > 0 ? min(frequency * frequency, Self.greatestStiffness) : Self.greatestStiffness
        // The scheme is stable while k h^2 + 2 c h < 4 (from its characteristic polynomial); a damping beyond that, which
        // only strongly over-damped springs ask for, is kept 5 % below the limit.
        let limit = 0.95 * (4 - stiffness * h * h) / (2 * h)
        let damping = min(2 * stiffness.squareRoot() * max(0, dampingFraction), limit)
        return FluidSpringStep(stiffness: stiffness, damping: damping, seconds: h)
    }

    /// The seconds from the start to rest, from the state when they were worked out before.
    private func rest<V: VectorArithmetic>(of value: V, state: FluidSpringState<V>) -> TimeInterval {
        if let settled = state.settled, settled.value == value { return settled.rest }
        return searchedRest(of: value, state: state)
    }

    /// The seconds from the start to the first 1/60 s at which the spring is at rest, or infinity.
    private func searchedRest<V: VectorArithmetic>(of value: V, state: FluidSpringState<V>) -> TimeInterval {
        guard value.magnitudeSquared.isFinite, !response.isNaN, !dampingFraction.isNaN else { return 0 }
        guard response <= Self.longestRest, dampingFraction > 0 else { return .infinity }
        var search = FluidSpringRestSearch(value: value, motion: state.motion, isMoving: state.isMoving)
        let blending = blendingSteps(state.blendInterval)
        let lasting = step(blending, blendInterval: state.blendInterval)
        var clock = FluidSpringClock()
        for tick in 1...Int(Self.longestRest * 60) {
            let done = clock.count
            let time = Double(tick) / 60
            clock.advance(to: time)
            for index in done..<clock.count {
                search.advance(by: index < blending ? step(index, blendInterval: state.blendInterval) : lasting)
            }
            if search.isAtRest { return time }
        }
        return .infinity
    }
}
