import Foundation
import Glibc

/// Ends a host whose front is gone: nobody reads what it would say, and a preview's endless loop would run on for ever.
enum ParentWatch {
    /// How often it is looked, in microseconds.
    private static let interval: UInt32 = 250_000

    /// Looks from now on, on a thread of its own.
    static func start() {
        let parent = getppid()
        let thread = Thread {
            // An orphan is given another parent.
            while getppid() == parent { usleep(interval) }
            _exit(3)
        }
        thread.stackSize = 1 << 16
        thread.start()
    }
}
