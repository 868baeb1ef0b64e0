import Foundation

/// A description of how a value changes over time, modeled using keyframes.
///
/// Source: Apple, SwiftUI `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
    let resolved: _ResolvedKeyframes<Value>

    /// The time from the first to the last keyframe of the longest track, in seconds.
    public let duration: TimeInterval

    /// A timeline that starts with a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(resolving: content(), into: _ResolvedKeyframes(initialValue: initialValue))
    }

    /// A timeline that takes the place of another one on its way: it starts with a value, at the velocities of the other.
    package init(
        initialValue: Value, replacing other: KeyframeTimeline, at time: TimeInterval,
        @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        var resolved = _ResolvedKeyframes(initialValue: initialValue)
        for track in other.resolved.tracks { resolved.startVelocities[track.property] = track.velocity(time) }
        self.init(resolving: content(), into: resolved)
    }

    private init(resolving keyframes: some Keyframes<Value>, into start: _ResolvedKeyframes<Value>) {
        var resolved = start
        keyframes._resolve(into: &resolved)
        self.resolved = resolved
        duration = resolved.tracks.map(\.duration).max() ?? 0
    }

    /// The value at a time in seconds; before the start the initial one, after the end the last one.
    public func value(time: Double) -> Value {
        var value = resolved.initialValue
        update(value: &value, time: time)
        return value
    }

    /// The value at a progress from 0, the start, to 1, the end.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets the properties that have tracks to their values at a time in seconds.
    public func update(value: inout Value, time: Double) {
        let time = time.isNaN ? 0 : time
        for track in resolved.tracks { track.apply(&value, time) }
    }

    /// Sets the properties that have tracks to their values at a progress from 0 to 1.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
