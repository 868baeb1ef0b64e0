/// A part that depends on time for ever and comes back to where it was.
@MainActor
protocol LoopingPart: TimedPart {}

extension ViewTree {
    /// When something happens next that is no more of the same, as a timer's tick or the end of a phase is.
    package var nextSingleEventTime: Double? { events.nextSingle?.time }

    /// The loop of everything that moves for ever: from its start on, all of it is as it was a period before. Nil if nothing
    /// loops, if something moves for ever without looping, or if the periods have no common one that is short enough.
    ///
    /// - Parameter longest: the longest period that counts, in seconds.
    package func commonLoop(within longest: Double) -> AnimationLoop? {
        guard nextEventTime == nil, settlingTime == .infinity, !loops.isEmpty else { return nil }
        guard timedParts.allSatisfy({ $0.timeDependence != .always || $0 is any LoopingPart }) else { return nil }
        let start = max(loops.map(\.start).max() ?? 0, latestEnd)
        return Self.commonPeriod(of: loops.map(\.period), within: longest).map { AnimationLoop(start: start, period: $0) }
    }

    /// The period that animators have in common which go through phases for ever, with everything else that loops, as far as
    /// they say: what else happens may spoil it. Nil without such animators, and if it is longer than `longest` seconds.
    package func commonPhasePeriod(within longest: Double) -> Double? {
        phaseCycles.isEmpty ? nil : Self.commonPeriod(of: Array(phaseCycles.values) + loops.map(\.period), within: longest)
    }

    private static func commonPeriod(of periods: [Double], within longest: Double) -> Double? {
        if let period = periods.first, period > 0, period <= longest, periods.allSatisfy({ $0 == period }) {
            // One period alone may be any number, as that of a spring among keyframes.
            return period
        }
        var common = 1
        for period in periods {
            // Periods that people write are whole numbers of ten-thousandths of a second.
            let ticks = (period * 10_000).rounded()
            guard ticks >= 1, ticks <= longest * 10_000, abs(ticks - period * 10_000) < 1e-3 else { return nil }
            common = leastCommonMultiple(common, Int(ticks))
            guard Double(common) <= longest * 10_000 else { return nil }
        }
        return Double(common) / 10_000
    }

    private static func leastCommonMultiple(_ first: Int, _ second: Int) -> Int {
        var (a, b) = (first, second)
        while b != 0 { (a, b) = (b, a % b) }
        return first / a * second
    }
}
