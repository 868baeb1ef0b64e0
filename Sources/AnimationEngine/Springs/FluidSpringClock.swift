/// The inner clock of a fluid spring, which ticks in steps of 1/300 s.
enum FluidSpringClock {
    /// Seconds per step (OpenSwiftUI, `FluidSpringAnimation`).
    static let step = 1.0 / 300

    /// The number of steps after which the clock first reads `time` or more.
    ///
    /// As in SwiftUI the clock adds up its steps in double precision, which now and then makes it one step more than
    /// `time * 300`.
    static func steps(to time: Double) -> Int {
        guard time < longestSum else {
            return time < 1e9 ? Int((time / step).rounded(.up)) : Int(1e9 / step)
        }
        var clock = 0.0
        var count = 0
        while clock < time {
            clock += step
            count += 1
        }
        return count
    }

    /// Seconds up to which the steps are added up; only a spring without damping gets further.
    private static let longestSum = 60.0
}
