import Synchronization

/// Accumulators that wait for the next picture: half a mebibyte each need not be cleared for every one.
final class AccumulatorPool: Sendable {
    /// The most that are kept, about as many as pictures are drawn at a time.
    private static let mostWaiting = 16

    private let waiting = Mutex<[CoverageAccumulator]>([])

    /// A clear accumulator.
    func take() -> CoverageAccumulator {
        waiting.withLock { $0.popLast() } ?? CoverageAccumulator()
    }

    /// Takes back an accumulator, which must be clear.
    func give(_ accumulator: consuming CoverageAccumulator) {
        waiting.withLock { [accumulator] waiting in
            if waiting.count < AccumulatorPool.mostWaiting { waiting.append(accumulator) }
        }
    }
}
