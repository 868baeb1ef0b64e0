import CVirtualClock

/// The instant that user code takes for the present while previews are rendered.
package enum VirtualClock {
    /// Tuesday, 9 September 2025, 9:41 UTC, in seconds since 1970. The hour is the one on every clock in Apple's
    /// marketing pictures; the day is arbitrary.
    package static let secondsSince1970: Int64 = 1_757_410_860

    /// From now on `Date()` and `.now` answer that instant in this process; clocks that measure durations keep running.
    package static func start() { zoetrope_virtual_clock_set(secondsSince1970, 0) }

    /// The machine's own time again.
    package static func stop() { zoetrope_virtual_clock_clear() }
}
