import Foundation
import Synchronization

/// Writes events, to standard output unless told otherwise, and counts them.
final class EventOutput: Sendable {
    private let write: @Sendable (Data) -> Void

    init(write: @escaping @Sendable (Data) -> Void = { FileHandle.standardOutput.write($0) }) { self.write = write }

    private struct Counts {
        var files = 0
        var failures = 0
        var differences = 0
    }

    private let counts = Mutex(Counts())

    var files: Int { counts.withLock { $0.files } }
    var failures: Int { counts.withLock { $0.failures } }
    var differences: Int { counts.withLock { $0.differences } }

    func send(_ event: HostEvent) {
        let line = Data((event.line + "\n").utf8)
        counts.withLock { counts in
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
