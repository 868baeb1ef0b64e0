import Dispatch
import Foundation

extension MainActor {
    /// True where the caller runs on the main queue, which is the main actor's. Its thread need not be the process's first one:
    /// once that waits for the queue for good, any thread of the pool serves it.
    package nonisolated static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: queueKey) == true }

    private nonisolated static let queueKey = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs a body on the main actor: at once if that is where the caller is, else as soon as it can.
    package nonisolated static func assumingOrHopping(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
