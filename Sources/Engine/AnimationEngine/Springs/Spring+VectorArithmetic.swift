import Foundation
import Geometry

/// The factors by which a spring's target and initial velocity add up to a position or a velocity.
private struct SpringFactors {
    var target: Double
    var velocity: Double

    func applied<V: VectorArithmetic>(target: V, velocity: V) -> V {
        target.scaled(by: self.target) + velocity.scaled(by: self.velocity)
    }
}

extension Spring {
    /// The position after `time` seconds of a spring that starts at zero and pulls towards `target`.
    ///
    /// - Parameter initialVelocity: in units of the value per second.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        positionFactors(at: time).applied(target: target, velocity: initialVelocity)
    }

    /// The velocity, per second, after `time` seconds of a spring that starts at zero and pulls towards `target`.
    ///
    /// An over-damped spring's velocity tends to `target` instead of zero; that is Apple's result.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        velocityFactors(at: time).applied(target: target, velocity: initialVelocity)
    }

    /// Advances a value and its velocity (per second) by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let distance = target - value
        let nextValue = value + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
        value = nextValue
    }

    /// The force upon the object at a position and velocity (per second).
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The seconds until the spring counts as at rest for a change from 0 to 1 within 0.001.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The seconds until the spring counts as at rest.
    ///
    /// An under-damped spring answers with the moment its envelope falls below `epsilon`; the others are tried every
    /// tenth of a second. Infinite without damping; zero when a tried spring does not come to rest within 102.4 s.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        if decayConstant == 0 { return .infinity }
        if angularFrequency > 0 {
            let lead = target.scaled(by: decayConstant) - initialVelocity
            let amplitude = lead.length + target.length
            return max(0, -Transcendental.logarithm(epsilon / amplitude) / decayConstant)
        }
        return searchedSettlingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }

    /// The search in tenths of a second that SwiftUI does for critically and over-damped springs.
    private func searchedSettlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        var time = 0.0
        var settled: Double?
        for _ in 0..<1024 {
            let distance = (target - value(target: target, initialVelocity: initialVelocity, time: time)).length
            guard distance.isFinite else { return 0 }
            if distance >= epsilon {
                settled = nil
            } else if let settled {
                if time - settled > 1 { return settled }
            } else {
                settled = time
            }
            time += 0.1
        }
        return 0
    }

    private func positionFactors(at t: Double) -> SpringFactors {
        let (w, d) = (angularFrequency, decayConstant)
        if w > 0 {
            let decay = Transcendental.exponential(-d * t)
            let (sine, cosine) = (Transcendental.sine(w * t), Transcendental.cosine(w * t))
            return SpringFactors(target: 1 - decay * (cosine + d / w * sine), velocity: decay * sine / w)
        }
        if w == 0 {
            let decay = Transcendental.exponential(-d * t)
            return SpringFactors(target: 1 - decay * (1 + d * t), velocity: decay * t)
        }
        let (a, b) = (-w - d, w - d)
        let (slow, fast) = (Transcendental.exponential(a * t), Transcendental.exponential(b * t))
        return SpringFactors(
            target: ((d - w) * slow + a * fast) / (2 * w) + 1, velocity: -(slow - fast) / (2 * w))
    }

    private func velocityFactors(at t: Double) -> SpringFactors {
        let (w, d) = (angularFrequency, decayConstant)
        if w > 0 {
            let decay = Transcendental.exponential(-d * t)
            let (sine, cosine) = (Transcendental.sine(w * t), Transcendental.cosine(w * t))
            let swing = (d * sine - w * cosine) / w
            return SpringFactors(target: decay * (w * sine + d * cosine + d * swing), velocity: -decay * swing)
        }
        if w == 0 {
            let decay = Transcendental.exponential(-d * t)
            return SpringFactors(target: decay * (d + d * (d * t - 1)), velocity: -decay * (d * t - 1))
        }
        let (a, b) = (-w - d, w - d)
        let (slow, fast) = (a * Transcendental.exponential(a * t), b * Transcendental.exponential(b * t))
        return SpringFactors(
            target: ((d - w) * slow + a * fast) / (2 * w) + 1, velocity: -(slow - fast) / (2 * w))
    }
}
