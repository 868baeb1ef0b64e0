/// The inner clock of a fluid spring, which ticks in steps of 1/300 s.
///
/// As in SwiftUI the clock adds up its steps in double precision, which now and then takes it one step further than
/// `time * 300`.
struct FluidSpringClock {
    /// Seconds per step (OpenSwiftUI, `FluidSpringAnimation`).
    static let step = 1.0 / 300

    /// The steps taken so far.
    private(set) var count = 0
    private var seconds = 0.0

    /// Goes on until the clock reads `time` or more.
    mutating func advance(to time: Double) {
        while seconds < time {
            seconds += Self.step
            count += 1
        }
    }

    /// The number of steps after which a clock started at zero first reads `time` or more.
    static func steps(to time: Double) -> Int {
        guard time < longestSum else {
            return time < 1e9 ? Int((time / step).rounded(.up)) : Int(1e9 / step)
        }
        var clock = FluidSpringClock()
        clock.advance(to: time)
        return clock.count
    }

    /// Seconds up to which the steps are added up; only a spring without damping gets further.
    private static let longestSum = 60.0
}
