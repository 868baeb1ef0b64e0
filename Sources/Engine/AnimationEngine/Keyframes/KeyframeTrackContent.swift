import Geometry

/// A group of keyframes that define an interpolation curve of an animatable value.
///
/// Source: Apple, SwiftUI `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value that is animated.
    associatedtype Value: Animatable = Body.Value

    /// The type of the content that this one is made of.
    associatedtype Body: KeyframeTrackContent

    /// The content that this one is made of.
    @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

    /// Adds the segments of this content to those before it.
    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { body._resolve(into: &resolved) }
}
