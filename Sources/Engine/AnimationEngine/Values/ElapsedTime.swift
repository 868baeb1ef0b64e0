/// The time since an animation began.
package enum ElapsedTime {
    /// Ticks per second of the grid that elapsed times are put on; frames at 24, 25, 30, 50, 60, 100 and 120 per second lie
    /// on it.
    private static let grid = 1200.0

    /// The given seconds, moved onto the nearest grid tick if only rounding keeps them off it.
    ///
    /// The difference of two frame times, such as 2 + 1/60 and 2, is a little off 1/60 in double precision. Without this an
    /// animation that begins at 2 would differ from one that begins at 0.
    package static func snapped(_ seconds: Double) -> Double {
        guard seconds > 0, seconds.isFinite else { return seconds == .infinity ? seconds : 0 }
        let ticks = seconds * grid
        let nearest = ticks.rounded()
        return abs(ticks - nearest) < 1e-6 ? nearest / grid : seconds
    }
}
