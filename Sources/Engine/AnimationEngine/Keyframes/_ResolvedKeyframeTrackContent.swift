import Geometry

/// The segments of a track, in order.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
    package var segments: [KeyframeSegment<Value.AnimatableData>] = []
}
