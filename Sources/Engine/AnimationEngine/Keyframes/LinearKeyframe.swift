import Foundation
import Geometry

/// A keyframe that uses simple linear interpolation.
///
/// Source: Apple, SwiftUI `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value.AnimatableData>

    /// A keyframe that goes to a value in some seconds, along a straight line or a curve of time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segment = KeyframeSegment(kind: .linear(timingCurve), target: to.animatableData, duration: duration)
    }

    public var body: LinearKeyframe<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.segments.append(segment)
    }
}
