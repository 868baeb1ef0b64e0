/// A part that depends on time for ever and comes back to where it was.
@MainActor
protocol LoopingPart: TimedPart {}

extension ViewTree {
    /// The loop of everything that moves for ever: from its start on, all of it is as it was a period before. Nil if nothing
    /// loops, if something moves for ever without looping, or if the periods have no common one that is short enough.
    ///
    /// - Parameter longest: the longest period that counts, in seconds.
    package func commonLoop(within longest: Double) -> AnimationLoop? {
        guard nextEventTime == nil, settlingTime == .infinity, !loops.isEmpty else { return nil }
        guard timedParts.allSatisfy({ $0.timeDependence != .always || $0 is any LoopingPart }) else { return nil }
        let start = loops.map(\.start).max() ?? 0
        if let period = loops.first?.period, period > 0, period <= longest, loops.allSatisfy({ $0.period == period }) {
            // One period alone may be any number, as that of a spring among keyframes.
            return AnimationLoop(start: start, period: period)
        }
        var common = 1
        for loop in loops {
            // Periods that people write are whole numbers of ten-thousandths of a second.
            let ticks = (loop.period * 10_000).rounded()
            guard ticks >= 1, ticks <= longest * 10_000, abs(ticks - loop.period * 10_000) < 1e-3 else { return nil }
            common = Self.leastCommonMultiple(common, Int(ticks))
            guard Double(common) <= longest * 10_000 else { return nil }
        }
        return AnimationLoop(start: start, period: Double(common) / 10_000)
    }

    private static func leastCommonMultiple(_ first: Int, _ second: Int) -> Int {
        var (a, b) = (first, second)
        while b != 0 { (a, b) = (b, a % b) }
        return first / a * second
    }
}
