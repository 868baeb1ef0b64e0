import Foundation
import Geometry

/// A keyframe that uses a spring function to interpolate to the given value.
///
/// Source: Apple, SwiftUI `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value.AnimatableData>

    /// A keyframe that goes to a value like a spring.
    ///
    /// - Parameters:
    ///   - duration: in seconds; if it is missing, the time in which the spring comes to rest.
    ///   - startVelocity: per second, at the start; if it is missing, motion is made smooth.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        segment = KeyframeSegment(
            kind: .spring(spring, start: startVelocity?.animatableData), target: to.animatableData,
            duration: duration ?? spring.settlingDuration)
    }

    public var body: SpringKeyframe<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.segments.append(segment)
    }
}
