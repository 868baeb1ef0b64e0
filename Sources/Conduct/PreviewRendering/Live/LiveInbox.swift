import Foundation
import Synchronization

/// The lines of the input, read ahead on a thread of their own: the work on one request sees that another one waits.
final class LiveInbox: Sendable {
    private let lines = Mutex<[String]>([])
    /// Counts the lines, and the end of the input.
    private let arrivals = DispatchSemaphore(value: 0)

    /// - Parameter read: waits for a line and returns it; nil at the end.
    init(read: @escaping @Sendable () -> String?) {
        Thread { [self] in
            while let line = read() {
                lines.withLock { $0.append(line) }
                arrivals.signal()
            }
            arrivals.signal()
        }.start()
    }

    /// True while a line waits.
    var isWaiting: Bool { lines.withLock { !$0.isEmpty } }

    /// Waits for the next line; nil at the end of the input.
    func next() -> String? {
        arrivals.wait()
        if let line = lines.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return line }
        arrivals.signal()
        return nil
    }
}
