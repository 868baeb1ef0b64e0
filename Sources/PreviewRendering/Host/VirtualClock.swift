import CVirtualClock
import SwiftUI

/// The instant that user code takes for the present while previews are rendered.
///
/// Whoever starts it stops it; it runs until the last one has, because tests film several previews in turns.
@MainActor
package enum VirtualClock {
    private static var users = 0

    /// Tuesday, 9 September 2025, 9:41 UTC, in seconds since 1970. The hour is the one on every clock in Apple's
    /// marketing pictures; the day is arbitrary.
    package static let secondsSince1970 = Int64(ViewClock.start.date.timeIntervalSince1970)

    /// From now on `Date()` and `.now` answer that instant in this process; clocks that measure durations keep running.
    package static func start() {
        users += 1
        zoetrope_virtual_clock_set(secondsSince1970, 0)
    }

    /// The machine's own time again, if nobody else still needs the instant.
    package static func stop() {
        users = max(users - 1, 0)
        if users == 0 { zoetrope_virtual_clock_clear() }
    }
}
