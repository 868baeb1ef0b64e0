import Foundation
import Geometry

/// The mark of a value moved by a hand rather than an animation: the changes are followed, so that an animation after them goes on at
/// their velocity.
struct TrackingAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}

extension Animation {
    /// A replacement for an animation: the value jumps, and its velocity is tracked.
    package static let tracking = Animation(TrackingAnimation())

    var isTracking: Bool { base is TrackingAnimation }
}

/// The last of the changes that a hand made of a value.
final class VelocityTrack<Value: VectorArithmetic> {
    /// Seconds after which a hand has come to a stop.
    private static var longestPause: Double { 0.1 }

    private let time: Double
    private let velocity: Value

    /// - Parameter distance: from the last value to the new one.
    init(distance: Value, at time: Double, after last: VelocityTrack?) {
        self.time = time
        guard let last, time > last.time, time - last.time < Self.longestPause else {
            // If there are several changes at a moment, the velocity is the one before.
            velocity = last?.time == time ? last?.velocity ?? .zero : .zero
            return
        }
        velocity = distance.scaled(by: 1 / (time - last.time))
    }

    /// The velocity, per second, if the hand still moves.
    func velocity(at time: Double) -> Value? {
        time - self.time < Self.longestPause && velocity != .zero ? velocity : nil
    }
}

/// A value that moves at a velocity when an animation takes it over.
struct DriftAnimation: CustomAnimation {
    private final class Velocity: Sendable {
        nonisolated(unsafe) let value: Any
        init(_ value: Any) { self.value = value }
    }

    private let velocity: Velocity

    init(velocity: Any) { self.velocity = Velocity(velocity) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { .zero }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        velocity.value as? V
    }

    static func == (lhs: DriftAnimation, rhs: DriftAnimation) -> Bool { lhs.velocity === rhs.velocity }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(velocity)) }
}
