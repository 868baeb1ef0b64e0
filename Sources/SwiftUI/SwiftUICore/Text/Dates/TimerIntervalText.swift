/// The time left or passed within an interval, in the format of a clock.
///
/// Source: Apple, `SystemFormatStyle.Timer`: down from the interval's length to 0:00, or up. The time left is rounded up and the time
/// passed is rounded down, so that a countdown shows every second for as long as a stopwatch does (decompiled code, OpenSwiftUI).
struct TimerIntervalText: Equatable {
    var interval: ClosedRange<Date>
    var pauseTime: Date?
    var countsDown: Bool
    var showsHours: Bool

    func string(in environment: EnvironmentValues) -> String {
        let anchor = countsDown ? interval.upperBound : interval.lowerBound
        var elapsed = environment.presentMoment.seconds(since: anchor)
        if let pauseTime { elapsed = min(elapsed, pauseTime.timeIntervalSince(anchor)) }
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let seconds = min(max(countsDown ? -elapsed : elapsed, 0), length)
        let clock = ClockText(
            seconds: seconds, rounding: countsDown ? .awayFromZero : .towardZero, showsHours: showsHours)
        return clock.string(in: environment.locale)
    }
}
