import Foundation
import Geometry

/// A keyframe that immediately moves to the given value without interpolating.
///
/// Source: Apple, SwiftUI `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value.AnimatableData>

    /// A keyframe that is at a value at once.
    public init(_ to: Value) { segment = KeyframeSegment(kind: .move, target: to.animatableData, duration: 0) }

    public var body: MoveKeyframe<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.segments.append(segment)
    }
}
