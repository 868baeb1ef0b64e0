import Foundation
import VirtualTime

/// The wall clock of a view tree: which date it is at a time of the tree.
package struct ViewClock: Sendable, Equatable {
    /// The date at `time`.
    package var date: Date
    /// Seconds of the tree.
    package var time: Double

    package init(date: Date, time: Double) {
        self.date = date
        self.time = time
    }

    /// Tuesday, 9 September 2025, 9:41 UTC, when the tree begins: the instant that user code takes for the present.
    package static let start = ViewClock(date: Date(timeIntervalSince1970: Double(VirtualClock.secondsSince1970)), time: 0)

    package func date(at time: Double) -> Date { date.addingTimeInterval(time - self.time) }
}
