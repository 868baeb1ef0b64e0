@preconcurrency import Glibc

/// The stream that user code prints to, which also carries the events.
enum StandardOutput {
    /// Writes printed text out line by line, so that it is there when the process is brought down.
    static func beginLines() { setvbuf(stdout, nil, _IOLBF, 0) }

    /// Runs an action behind everything that was printed so far, while nobody prints.
    static func behindPrints(_ action: () -> Void) {
        flockfile(stdout)
        defer { funlockfile(stdout) }
        fflush(stdout)
        action()
    }
}
