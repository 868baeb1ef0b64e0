import CVirtualRandom
import RunContext
import Synchronization

/// The random numbers that user code draws while a preview is rendered: the same in every run.
///
/// `SystemRandomNumberGenerator` takes them from the running task, so previews that are filmed in turns do not take each other's.
package enum VirtualRandom {
    /// Runs user code with the sequence from its start; tasks that it starts go on in the same sequence.
    @MainActor
    package static func fromStart<Value>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
        _ = follows
        return try await RunContext.with({ $0.randomSequence = RandomSequence() }) { try await work() }
    }

    /// Runs user code that does not wait with the sequence from its start.
    @MainActor
    package static func fromStart<Value>(_ work: () throws -> Value) rethrows -> Value {
        _ = follows
        return try RunContext.with({ $0.randomSequence = RandomSequence() }, work)
    }

    private static let follows: Void = zoetrope_virtual_random_follow { bytes, count in
        guard let bytes, let sequence = RunContext.current.randomSequence else { return false }
        sequence.fill(UnsafeMutableRawBufferPointer(start: bytes, count: count))
        return true
    }
}

/// A sequence of random numbers that every run draws alike.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014), SplitMix64.
private final class RandomSequence: Sendable {
    private let state = Mutex<UInt64>(0)

    func fill(_ bytes: UnsafeMutableRawBufferPointer) {
        state.withLock { state in
            var start = 0
            while start < bytes.count {
                state &+= 0x9E37_79B9_7F4A_7C15
                var value = state
                value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
                value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
                value ^= value >> 31
                withUnsafeBytes(of: value.littleEndian) { word in
                    let count = min(word.count, bytes.count - start)
                    UnsafeMutableRawBufferPointer(rebasing: bytes[start..<(start + count)])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: word[..<count]))
                    start += count
                }
            }
        }
    }
}

private enum RandomSequenceKey: RunKey {
    static var defaultValue: RandomSequence? { nil }
}

extension RunContext {
    /// The sequence that random numbers are drawn from; nil for the system's.
    fileprivate var randomSequence: RandomSequence? {
        get { self[RandomSequenceKey.self] }
        set { self[RandomSequenceKey.self] = newValue }
    }
}
