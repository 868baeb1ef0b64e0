import CVirtualClock

/// Measures the duration of work by the kernel's monotonic clock. A watch may be made while a thread's clocks are held at a
/// view's time, and be read by another thread.
struct Stopwatch: Sendable {
    private let start = zoetrope_kernel_uptime()

    /// Milliseconds since the watch was made.
    var milliseconds: Double { Double(zoetrope_kernel_uptime() - start) / 1_000_000 }
}
