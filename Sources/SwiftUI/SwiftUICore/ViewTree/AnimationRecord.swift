import AnimationEngine

/// The animations that a tree has played: what repeats itself, and when the others end.
package struct AnimationRecord {
    /// The loops that an animation has started.
    package var loops: [AnimationLoop] = []

    /// The time after which each animator has gone through its phases once more, in seconds.
    var phaseCycles: [ObjectIdentifier: Double] = [:]

    /// The latest end of an animation or of keyframes that end.
    var latestEnd = -Double.infinity

    /// The latest end of an animation that no routine event has begun, as a timer's tick.
    package var latestSingleEnd = -Double.infinity

    /// The last animation that was found to be too long for a widget, or not.
    var judged: (animation: Animation, isTooLong: Bool)?

    /// Takes the animations of an update.
    mutating func take(_ starts: AnimationStarts, isRoutine: Bool) {
        loops += starts.loops
        latestEnd = max(latestEnd, starts.latestEnd)
        if !isRoutine { latestSingleEnd = max(latestSingleEnd, starts.latestEnd) }
    }
}
