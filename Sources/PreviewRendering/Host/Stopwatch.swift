import Foundation

/// Measures how long work takes, by the clock that only runs forward.
struct Stopwatch: Sendable {
    private let start = DispatchTime.now().uptimeNanoseconds

    /// Milliseconds since the watch was made.
    var milliseconds: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000 }
}
