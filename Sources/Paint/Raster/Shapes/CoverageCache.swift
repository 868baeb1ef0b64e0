import Synchronization

/// A key that can be recognised in another picture.
protocol CoverageKey: Equatable, Sendable {
    /// Mixed into 64 bits; which keys collide changes nothing but time.
    var hash: UInt64 { get }

    /// The approximate memory that it takes, in bytes.
    var bytes: Int { get }
}

/// The coverage of shapes that stand still from picture to picture, for all pictures of a rasteriser.
///
/// The kept shapes change how fast a shape is drawn and nothing else. A shape is kept when it comes for the second time: a moving shape
/// is not worth it.
final class CoverageCache<Key: CoverageKey>: Sendable {
    private struct State {
        /// The kept shapes; one without coverage is too large to keep.
        var shapes: [UInt64: (key: Key, coverage: ShapeCoverage?)] = [:]
        var bytes = 0
        var seen = SeenTwiceFilter(8192)
        /// Shapes that there was no room for since the cache was last emptied.
        var refused = 0
    }

    /// The most bytes held: the shapes of some hundred widgets.
    private static var mostBytes: Int { 8 << 20 }

    /// The number of shapes without room after which the kept ones are likely of no use any more. Emptied at once, the cache would never
    /// help a picture that is a little too large for it.
    private static var mostRefused: Int { 16_384 }

    enum Known {
        case coverage(ShapeCoverage)
        /// Seen before, so that it is worth keeping.
        case seen
        case nothing
    }

    private let state = Mutex(State())

    func look(up key: Key, _ hash: UInt64) -> Known {
        state.withLock { state in
            if let known = state.shapes[hash] {
                guard let coverage = known.coverage, known.key == key else { return .nothing }
                return .coverage(coverage)
            }
            guard state.seen.contains(hash) else { return .nothing }
            if state.bytes < CoverageCache.mostBytes { return .seen }
            state.refused += 1
            if state.refused > CoverageCache.mostRefused { (state.shapes, state.bytes, state.refused) = ([:], 0, 0) }
            return .nothing
        }
    }

    /// Returns the kept coverage of a shape, without remembering that it was asked for.
    func kept(_ key: Key, _ hash: UInt64) -> ShapeCoverage? {
        state.withLock { $0.shapes[hash].flatMap { $0.key == key ? $0.coverage : nil } }
    }

    func insert(_ coverage: ShapeCoverage, _ key: Key, _ hash: UInt64) {
        let isKept = coverage.bytes <= CoverageCache.mostBytes / 4
        let bytes = (isKept ? coverage.bytes : 0) + key.bytes
        state.withLock { state in
            let previous = state.shapes.updateValue((key, isKept ? coverage : nil), forKey: hash)
            if previous == nil { state.bytes += bytes }
        }
    }

    /// The approximate size of the cache, in bytes.
    var bytes: Int { state.withLock { $0.bytes } }
}
