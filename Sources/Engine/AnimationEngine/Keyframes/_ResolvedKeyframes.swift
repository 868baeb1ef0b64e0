import Foundation

/// The tracks of keyframes, in order; a later track overrides an earlier one that sets the same property.
public struct _ResolvedKeyframes<Value> {
    /// A track with the type of its property erased.
    struct Track {
        var property: AnyKeyPath
        var duration: TimeInterval
        /// The velocity of the property's data, per second.
        var velocity: (_ time: TimeInterval) -> Any
        /// Returns the effects of the track's keyframes, given the name of the property.
        var notes: (_ name: String) -> [KeyframeNote]
        var apply: (_ value: inout Value, _ time: TimeInterval) -> Void
    }

    let initialValue: Value
    /// The velocities that properties have already, of the type of their data.
    var startVelocities: [AnyKeyPath: Any] = [:]
    var tracks: [Track] = []
}
