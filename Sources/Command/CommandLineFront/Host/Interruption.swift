import Glibc
import Synchronization

/// The handling of signals that stop this program: the programs it waits for are stopped too.
enum Interruption {
    /// The process group of the program that is waited for, or 0.
    static let group = Atomic<pid_t>(0)

    /// Passes signals to stop on from now on; they then end this process as they would have done.
    static func watch() {
        // The data that a handler reads exist before the first signal.
        group.store(0, ordering: .sequentiallyConsistent)
        for number in [SIGTERM, SIGINT, SIGHUP] {
            signal(number) { number in
                let group = Interruption.group.load(ordering: .sequentiallyConsistent)
                // For every signal: at an interrupt a build ends its compilers, which it does not at other signals.
                if group > 0 { kill(-group, SIGINT) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
