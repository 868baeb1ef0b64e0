import Glibc
import Synchronization

/// What happens when this program is told to stop: the programs it waits for are told too.
enum Interruption {
    /// The program that is waited for, or 0. It leads a group of its own, in which the programs that it starts are as well.
    static let child = Atomic<pid_t>(0)

    /// From now on a signal to stop is passed on, and then ends this process as it would have done.
    static func watch() {
        // What a handler reads is there before the first signal.
        child.store(0, ordering: .sequentiallyConsistent)
        for number in [SIGTERM, SIGINT, SIGHUP] {
            signal(number) { number in
                let child = Interruption.child.load(ordering: .sequentiallyConsistent)
                // Whichever it was: at an interrupt a build ends its compilers, which it does not at other signals.
                if child > 0 { kill(-child, SIGINT) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
