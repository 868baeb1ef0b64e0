import Foundation
import HostProtocol
import Synchronization

/// Writes events, to standard output unless told otherwise, and counts them.
final class EventOutput: Sendable {
    private let write: @Sendable (Data) -> Void

    init(write: @escaping @Sendable (Data) -> Void = EventOutput.writeToStandardOutput) { self.write = write }

    /// Writes an event behind what user code has printed so far, on a line of its own even where that has not ended its line.
    private static let writeToStandardOutput: @Sendable (Data) -> Void = { line in
        StandardOutput.behindPrints { FileHandle.standardOutput.write(Data("\n".utf8) + line) }
    }

    private struct Counts {
        var files = 0
        var failures = 0
        var differences = 0
        /// Since something was told last.
        var silence = Stopwatch()
    }

    /// How long nothing is told before a pulse is, in milliseconds: a fifth of the shortest time after which a front gives up.
    private static let silenceBeforePulse = 200.0

    private let counts = Mutex(Counts())

    var files: Int { counts.withLock { $0.files } }
    var failures: Int { counts.withLock { $0.failures } }
    var differences: Int { counts.withLock { $0.differences } }

    /// Tells the front that work goes on, if it has not heard anything for a while: long work is no endless loop.
    ///
    /// - Parameter work: what has been done.
    func pulse(_ work: () -> String? = { nil }) {
        let isDue = counts.withLock { $0.silence.milliseconds > Self.silenceBeforePulse }
        if isDue { send(.pulse(work: work())) }
    }

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
