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
        let loops = animations.loops + recurrences
        guard nextEventTime == nil, settlingTime == .infinity || recursUnlike, !loops.isEmpty else { return nil }
        guard scopes.parts.allSatisfy({ $0.timeDependence != .always || $0 is any LoopingPart }) else { return nil }
        let start = max(loops.map(\.start).max() ?? 0, animations.latestEnd)
        return Self.commonPeriod(of: loops.map(\.period), within: longest).map { AnimationLoop(start: start, period: $0) }
    }

    /// The period that animators have in common which go through phases for ever, with everything else that loops, as far as
    /// they say: what else happens may spoil it. Nil without such animators, and if it is longer than `longest` seconds.
    package func commonPhasePeriod(within longest: Double) -> Double? {
        animations.phaseCycles.isEmpty
            ? nil
            : Self.commonPeriod(of: Array(animations.phaseCycles.values) + (animations.loops + recurrences).map(\.period), within: longest)
    }

    /// The loops that play by themselves and rest in between, as symbols and spinners do.
    private var recurrences: [AnimationLoop] {
        var found: [AnimationLoop] = []
        root?.collectLoops(into: &found)
        return found
    }

    /// True if something plays again and again, with a rest in between, beside something with another period: the latter moves while the
    /// former rests, so that the whole never rests.
    package var recursUnlike: Bool {
        let recurrences = recurrences
        guard let first = recurrences.first else { return false }
        let periods = (recurrences + animations.loops).map(\.period) + animations.phaseCycles.values
        return periods.contains { abs($0 - first.period) > 1e-9 }
    }

    /// The periods of what repeats for ever, each once, shortest first, where they have none in common that is short enough; nil
    /// where they have, and where nothing or one thing repeats.
    ///
    /// - Parameter longest: the longest common period that counts, in seconds.
    package func unlikePeriods(within longest: Double) -> [Double]? {
        let periods = Set((animations.loops + recurrences).map(\.period) + animations.phaseCycles.values).sorted()
        guard periods.count > 1, Self.commonPeriod(of: periods, within: longest) == nil else { return nil }
        return periods
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
