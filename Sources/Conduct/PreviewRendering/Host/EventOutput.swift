import Foundation
import HostProtocol
import Synchronization

/// Writes events, to standard output by default, and counts them.
final class EventOutput: Sendable {
    private let write: @Sendable (Data) -> Void

    init(write: @escaping @Sendable (Data) -> Void = EventOutput.writeToStandardOutput) { self.write = write }

    /// Writes an event behind the output of user code, on a line of its own even if user code has not ended its line.
    private static let writeToStandardOutput: @Sendable (Data) -> Void = { line in
        StandardOutput.behindPrints { FileHandle.standardOutput.write(Data("\n".utf8) + line) }
    }

    private struct Counts {
        var files = 0
        var failures = 0
        var differences = 0
        /// The time since the last event.
        var silence = Stopwatch()
    }

    /// The milliseconds without an event before a pulse: a fifth of the shortest time after which a front gives up.
    private static let silenceBeforePulse = 200.0

    private let counts = Mutex(Counts())

    var files: Int { counts.withLock { $0.files } }
    var failures: Int { counts.withLock { $0.failures } }
    var differences: Int { counts.withLock { $0.differences } }

    /// Reports to the front that work goes on, if there was no event for a while: long work is no endless loop.
    ///
    /// - Parameter work: returns the finished work.
    func pulse(_ work: () -> String? = { nil }) {
        let isDue = counts.withLock { $0.silence.milliseconds > Self.silenceBeforePulse }
        if isDue { send(.pulse(work: work())) }
    }

    /// Sends an answer to a request to a living host.
    func send(_ answer: LiveAnswer) { write(Data((answer.line + "\n").utf8)) }

    func send(_ event: HostEvent) {
        let line = Data((event.line + "\n").utf8)
        counts.withLock { counts in
            counts.silence = Stopwatch()
            switch event {
            case .file: counts.files += 1
            case .failure: counts.failures += 1
            case .difference: counts.differences += 1
            default: break
            }
            write(line)
        }
    }
}
