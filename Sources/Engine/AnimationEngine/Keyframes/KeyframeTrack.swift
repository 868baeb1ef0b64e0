import Foundation
import Geometry

/// A sequence of keyframes animating a single property of a root type.
///
/// Source: Apple, SwiftUI `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// A track of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// A track of one property.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    public var body: some Keyframes<Root> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframes<Root>) {
        var segments = _ResolvedKeyframeTrackContent<Value>()
        content._resolve(into: &segments)
        let curve = KeyframeCurve(
            start: resolved.initialValue[keyPath: keyPath].animatableData,
            velocity: resolved.startVelocities[keyPath] as? Value.AnimatableData ?? .zero, segments: segments.segments)
        let property = resolved.initialValue[keyPath: keyPath]
        func described(_ data: Value.AnimatableData) -> Any {
            var property = property
            property.animatableData = data
            return property
        }
        resolved.tracks.append(
            _ResolvedKeyframes.Track(
                property: keyPath, duration: curve.duration, velocity: { curve.velocity(at: $0) },
                notes: { curve.notes(of: $0, as: described) },
                apply: { [keyPath] value, time in value[keyPath: keyPath].animatableData = curve.value(at: time) }))
    }
}
