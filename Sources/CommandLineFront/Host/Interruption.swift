import Glibc
import Synchronization

/// What happens when this program is told to stop: the program it waits for is told too.
///
/// An interrupt from the keyboard reaches both by itself; what `kill` or a closing terminal sends does not.
enum Interruption {
    /// The program that is waited for, or 0.
    static let child = Atomic<pid_t>(0)

    /// From now on a signal to stop is passed on, and then ends this process as it would have done.
    static func watch() {
        // What a handler reads is there before the first signal.
        child.store(0, ordering: .sequentiallyConsistent)
        for number in [SIGTERM, SIGINT, SIGHUP] {
            signal(number) { number in
                let child = Interruption.child.load(ordering: .sequentiallyConsistent)
                if child > 0 { kill(child, number) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
