import Foundation
import Geometry

extension Spring {
    /// A spring that comes to rest after about `settlingDuration` seconds.
    ///
    /// Like SwiftUI's, the answer is as exact as its search, which stops when a step of Newton's method is not greater than
    /// `epsilon` (ktiays/Respring, `Spring+SettlingDurationDampingRatio`).
    ///
    /// - Parameters:
    ///   - settlingDuration: clamped to 0.01...10 seconds.
    ///   - dampingRatio: clamped to at most 1 (critical) and to more than 0.
    ///   - epsilon: how far from the target, for a distance of 1, counts as at rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let envelope = SettlingEnvelope(
            seconds: min(max(settlingDuration.isNaN ? 0 : settlingDuration, 0.01), 10),
            dampingRatio: min(max(dampingRatio.isNaN ? 1 : dampingRatio, .ulpOfOne), 1),
            epsilon: epsilon)
        let frequency = envelope.naturalFrequency
        self.init(
            angularFrequency: frequency * envelope.root, decayConstant: frequency * envelope.dampingRatio, mass: 1)
    }
}

/// The amplitude of a spring after some seconds, as a function of its natural frequency.
private struct SettlingEnvelope {
    var seconds: Double
    var dampingRatio: Double
    var epsilon: Double

    /// The frequency of the damped swing as a fraction of the natural frequency.
    var root: Double { (1 - dampingRatio * dampingRatio).squareRoot() }

    /// The natural frequency, per second, at which the envelope has fallen to `epsilon`.
    var naturalFrequency: Double {
        let found = searched(from: 5 / seconds, steps: 12) ?? searched(from: 1 / seconds, steps: 20)
        // Without any damping the search leaves the range of numbers, and SwiftUI's answer is NaN.
        if dampingRatio <= .ulpOfOne, found == nil { return .nan }
        guard let found, found >= 0 else { return -Transcendental.logarithm(min(epsilon, 1)) / (seconds * dampingRatio) }
        return found
    }

    /// The envelope minus `epsilon`, over its derivative.
    private func newtonStep(at frequency: Double) -> Double {
        if dampingRatio >= 1 {
            let decay = Transcendental.exponential(-seconds * frequency)
            let excess = decay * (seconds * frequency + 1) - epsilon
            return excess / (-seconds * seconds * frequency * decay)
        }
        let envelope = dampingRatio / root * Transcendental.exponential(-seconds * dampingRatio * frequency)
        return (envelope - epsilon) / (-seconds * dampingRatio * envelope)
    }

    /// Newton's method with SwiftUI's rules for when to stop; `nil` when it runs away.
    private func searched(from guess: Double, steps: Int) -> Double? {
        var frequency = guess
        var lastChange = 0.0
        for step in 0..<steps {
            let change = newtonStep(at: frequency)
            frequency -= change
            guard frequency.isFinite else { return nil }
            if step >= 2, abs(change) <= epsilon { return lastChange <= epsilon * 1e5 ? frequency : nil }
            lastChange = change
        }
        return frequency
    }
}
