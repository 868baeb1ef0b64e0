import Geometry

/// Contents of a track one after the other; the builder makes it of several.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let parts: [any KeyframeTrackContent<Value>]

    public var body: _KeyframeSequence<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        for part in parts { part._resolve(into: &resolved) }
    }
}
