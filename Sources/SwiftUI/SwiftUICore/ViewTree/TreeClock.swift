import Foundation

/// The time of a tree, in seconds since it was made, and the dates that belong to it.
package struct TreeClock {
    /// The time of the event that is going on, or of the last one.
    var now: Double = 0

    /// The time that bodies and layouts are evaluated for: `now` during an event, a later moment while a frame is made of views that
    /// depend on time.
    var moment: Double = 0

    /// The wall clock of the tree's views.
    var wallClock = ViewClock.start

    /// The date shown instead of the clock's, while a display list for it is being made.
    var frozenDate: Date?

    /// The date that texts show at a time of the tree.
    func date(at time: Double) -> Date { frozenDate ?? wallClock.date(at: time) }
}

extension ViewTree {
    /// The time of the event that is going on, or of the last one, in seconds.
    package var now: Double { time.now }

    /// The time that bodies and layouts are evaluated for.
    package var moment: Double { time.moment }

    /// The date at a time of the tree; set it before an update.
    package var clock: ViewClock {
        get { time.wallClock }
        set { time.wallClock = newValue }
    }

    /// The date that texts show at a time of the tree.
    package func date(at time: Double) -> Date { self.time.date(at: time) }

    /// True while nothing that is drawn ticks.
    package var isFrozen: Bool { time.frozenDate != nil }
}
