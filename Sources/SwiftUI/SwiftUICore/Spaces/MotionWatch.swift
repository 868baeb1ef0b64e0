/// The motion of spaces that have been read, and the events by which observers follow it.
///
/// Observers are not notified between two events; views that read a moving space are merely evaluated for each frame. Actions run at
/// events. While an observed space moves, an event therefore occurs every sixtieth of a second, as often as a screen is updated.
@MainActor
package final class MotionWatch {
    /// The time between two events, in seconds.
    package static let interval = 1.0 / 60

    /// The time at which the last motion that was read comes to rest.
    var end = -Double.infinity
    /// True if there are observers of changes.
    package var hasWatchers = false
    /// The next event.
    var next: EventQueue.Event?
}

extension ViewTree {
    /// Notes that a position was read in a space that is moving.
    func noteReading(of space: any MovingSpace) {
        guard space.timeDependence.end > now else { return }
        if !scopes.parts.contains(where: { $0 === space }) { scopes.parts.append(space) }
        // The reader may be anywhere in the tree.
        scopes.needWhole = true
        hinderKeeping()
        follow(space)
    }

    /// Notes that a moving space has an observer.
    package func follow(_ space: any MovingSpace) { motion.end = max(motion.end, space.timeDependence.end) }

    /// Schedules the next event of an observed motion.
    func followMotion() {
        guard motion.hasWatchers, motion.end > now, motion.next?.isPending != true else { return }
        // An endless motion is followed for as long as it has an observer.
        let time = min(now + MotionWatch.interval, motion.end)
        motion.next = events.add(at: time, recurs: motion.end == .infinity) { [reference] in
            reference.tree?.motion.next = nil
            reference.tree?.stateDidChange(Transaction())
        }
    }
}
