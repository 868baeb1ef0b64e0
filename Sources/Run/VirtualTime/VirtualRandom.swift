import CVirtualMachine
import RunContext
import Synchronization

/// The random numbers that user code draws while a preview is rendered: the same in every run.
///
/// They are taken from the running task, so previews that are filmed in turns do not take each other's.
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

    /// A Boolean value that indicates whether the running code is that of a preview, which draws from a sequence of its own.
    package static var isDrawn: Bool { RunContext.current.randomSequence != nil }

    private static let follows: Void = {
        zoetrope_virtual_random_follow(
            zoetrope_task_random(
                fill: { bytes, count in fill(bytes, count) { $0.fill($1) } },
                fill_seeded: { bytes, count in fill(bytes, count) { $0.fillSeeded($1) } },
                seed: { value in
                    guard let sequence = RunContext.current.randomSequence else { return false }
                    sequence.seed(value)
                    return true
                }))
        zoetrope_virtual_machine_follow { isDrawn }
    }()

    private static func fill(
        _ bytes: UnsafeMutableRawPointer?, _ count: Int, from draw: (RandomSequence, UnsafeMutableRawBufferPointer) -> Void
    ) -> Bool {
        guard let bytes, let sequence = RunContext.current.randomSequence else { return false }
        draw(sequence, UnsafeMutableRawBufferPointer(start: bytes, count: count))
        return true
    }
}

/// A sequence of random numbers that every run draws alike.
private final class RandomSequence: Sendable {
    private struct State {
        var own: UInt64 = 0
        /// The sequence that `srand` and its kin have begun; nil before.
        var seeded: UInt64?
    }

    private let state = Mutex(State())

    func fill(_ bytes: UnsafeMutableRawBufferPointer) { state.withLock { Self.fill(bytes, from: &$0.own) } }

    func fillSeeded(_ bytes: UnsafeMutableRawBufferPointer) {
        state.withLock { state in
            guard var seeded = state.seeded else { return Self.fill(bytes, from: &state.own) }
            Self.fill(bytes, from: &seeded)
            state.seeded = seeded
        }
    }

    func seed(_ value: UInt64) { state.withLock { $0.seeded = value } }

    private static func fill(_ bytes: UnsafeMutableRawBufferPointer, from state: inout UInt64) {
        var start = 0
        while start < bytes.count {
            let value = zoetrope_split_mix(&state)
            withUnsafeBytes(of: value.littleEndian) { word in
                let count = min(word.count, bytes.count - start)
                UnsafeMutableRawBufferPointer(rebasing: bytes[start..<(start + count)])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: word[..<count]))
                start += count
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
