/// What was read of spaces that move, and the events that follow a motion for those who want to hear of it.
///
/// Between two events nobody hears of anything: views that read a moving space are evaluated for each frame, and that is all.
/// Actions run at events, so while a space moves that somebody watches, there is one every sixtieth of a second, as often
/// as a screen shows something new.
@MainActor
final class MotionWatch {
    /// Seconds between two events.
    static let interval = 1.0 / 60

    /// When the last motion that was read comes to rest.
    var end = -Double.infinity
    /// Whether somebody wants to hear of changes.
    var hasWatchers = false
    /// The next event.
    var next: EventQueue.Event?
}

extension ViewTree {
    /// Notes that where something is seen was asked for while it moves.
    func noteReading(of space: any MovingSpace) {
        guard space.timeDependence.end > now else { return }
        if !timedParts.contains(where: { $0 === space }) { timedParts.append(space) }
        // Who reads it may be anywhere.
        scopes.needWhole = true
        hinderKeeping()
        follow(space)
    }

    /// Notes that somebody wants to hear of a space that moves.
    func follow(_ space: any MovingSpace) { motion.end = max(motion.end, space.timeDependence.end) }

    /// Lets the next event of a motion that is watched be.
    func followMotion() {
        guard motion.hasWatchers, motion.end > now, motion.next?.isPending != true else { return }
        // A motion without an end is followed for as long as somebody asks.
        let time = min(now + MotionWatch.interval, motion.end)
        motion.next = events.add(at: time, recurs: motion.end == .infinity) { [reference] in
            reference.tree?.motion.next = nil
            reference.tree?.stateDidChange(Transaction())
        }
    }
}
