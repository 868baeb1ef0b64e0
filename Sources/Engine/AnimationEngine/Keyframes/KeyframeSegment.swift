import Foundation
import Geometry

/// One keyframe: where to, in how many seconds, and in which way.
package struct KeyframeSegment<Data: VectorArithmetic> {
    package enum Kind {
        case linear(UnitCurve)
        /// A cubic curve, with the velocities at the start and the end where they are given.
        case cubic(start: Data?, end: Data?)
        /// A spring, with the velocity at the start where it is given.
        case spring(Spring, start: Data?)
        case move
    }

    package var kind: Kind
    package var target: Data
    /// Seconds, finite and not negative.
    package var duration: TimeInterval
    /// The requested seconds; nil where the segment lasts as long as requested.
    package var unusableDuration: TimeInterval?

    package init(kind: Kind, target: Data, duration: TimeInterval) {
        self.kind = kind
        self.target = target
        self.duration = duration.isNaN ? 0 : min(max(duration, 0), Self.longest)
        unusableDuration = (0...Self.longest).contains(duration) ? nil : duration
    }

    /// Seconds that a segment lasts at most; a spring without damping would never come to an end.
    private static var longest: TimeInterval { 600 }
}

extension KeyframeSegment {
    /// The keyframe as it is written in a source, without its value: `CubicKeyframe(duration: 0.5)`.
    var sourceText: String {
        switch kind {
        case .linear(let curve):
            "LinearKeyframe(duration: \(duration)" + (curve == .linear ? ")" : ", timingCurve: \(curve.sourceText))")
        case .cubic(let start, let end):
            "CubicKeyframe(duration: \(duration)\(Self.argument("startVelocity", start))\(Self.argument("endVelocity", end)))"
        case .spring(let spring, let start):
            "SpringKeyframe(duration: \(duration), spring: Spring(response: \(Self.rounded(spring.response)), "
                + "dampingRatio: \(Self.rounded(spring.dampingRatio)))\(Self.argument("startVelocity", start)))"
        case .move: "MoveKeyframe()"
        }
    }

    /// A spring's numbers are computed from others, and a last bit off those in the source.
    private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

    private static func argument(_ name: String, _ velocity: Data?) -> String {
        guard let velocity else { return "" }
        let numbers = AnimationNote.numbers(in: velocity)
        return ", \(name): \(numbers.count == 1 ? "\(numbers[0])" : "\(numbers)")"
    }
}
