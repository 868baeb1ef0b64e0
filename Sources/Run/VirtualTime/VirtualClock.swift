import CVirtualClock
import Foundation
import RunContext

/// The instant that user code takes for the present while previews are rendered.
///
/// Every start has a stop; it runs until the last one, because tests film several previews in turns.
@MainActor
package enum VirtualClock {
    private static var users = 0

    /// Tuesday, 9 September 2025, 9:41 UTC, in seconds since 1970. The hour is the one on every clock in Apple's
    /// marketing pictures; the day is arbitrary.
    package nonisolated static let secondsSince1970: Int64 = 1_757_410_860

    /// From now on `Date()` and `.now` answer that instant in this process; clocks that measure durations keep running.
    package static func start() {
        users += 1
        if users == 1 { zoetrope_virtual_clock_follow(nanosecondsOfTask) }
        zoetrope_virtual_clock_set(secondsSince1970, 0)
    }

    /// Returns to the machine's own time, if nothing else still needs the instant.
    package static func stop() {
        users = max(users - 1, 0)
        if users == 0 { zoetrope_virtual_clock_clear() }
    }

    /// Runs code at another date: that of a reload or a touch later in a widget's life.
    ///
    /// The task and those it starts read it. Work of other threads for them, such as a network's answer, reads it where this is the only
    /// film that is made, as in a host.
    package static func at<Value>(
        _ date: Date, _ work: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        let nanoseconds = nanoseconds(of: date)
        if users == 1 { set(nanoseconds) }
        defer { if users > 0 { zoetrope_virtual_clock_set(secondsSince1970, 0) } }
        return try await RunContext.with({ $0.instant = nanoseconds }) { try await work() }
    }

    private static func set(_ nanoseconds: Int64) {
        let part = (nanoseconds % 1_000_000_000 + 1_000_000_000) % 1_000_000_000
        zoetrope_virtual_clock_set((nanoseconds - part) / 1_000_000_000, Int32(part))
    }

    /// Dates beyond the years 1700 to 2250 are those of its ends.
    private static func nanoseconds(of date: Date) -> Int64 {
        let seconds = min(max(date.timeIntervalSince1970, -8.5e9), 8.5e9)
        // Whole seconds apart, since a double of nanoseconds has steps of 256 of them.
        let whole = seconds.rounded(.down)
        return Int64(whole) * 1_000_000_000 + Int64(((seconds - whole) * 1e9).rounded())
    }
}

private enum InstantKey: RunKey {
    static var defaultValue: Int64 { .min }
}

extension RunContext {
    /// The instant that code takes for the present, in nanoseconds since 1970; the least number for the instant of the process.
    fileprivate var instant: Int64 {
        get { self[InstantKey.self] }
        set { self[InstantKey.self] = newValue }
    }
}

/// Called on any thread.
private func nanosecondsOfTask() -> Int64 { VirtualTasks.dateInNanoseconds ?? RunContext.current.instant }
