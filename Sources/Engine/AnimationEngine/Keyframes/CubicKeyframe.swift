import Foundation
import Geometry

/// A keyframe that uses a cubic curve to smoothly interpolate between values.
///
/// Source: Apple, SwiftUI `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value.AnimatableData>

    /// A keyframe that goes to a value in some seconds.
    ///
    /// - Parameters:
    ///   - startVelocity: per second, at the start; if it is missing, motion is made smooth.
    ///   - endVelocity: per second, at the end; if it is missing, motion is made smooth.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segment = KeyframeSegment(
            kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData),
            target: to.animatableData, duration: duration)
    }

    public var body: CubicKeyframe<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.segments.append(segment)
    }
}
