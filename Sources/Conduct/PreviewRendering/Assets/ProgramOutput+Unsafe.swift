import Foundation

/// Runs a program and waits for its output.
///
/// Foundation's `Process` waits in a run loop, whose clock stands still while a view's time does, so it would wait for ever.
enum ProgramOutput {
    /// Runs a program and returns its standard output and its exit code, -1 if a signal ended it; nil, with `errno`, if it cannot be run.
    static func of(_ program: String, _ arguments: [String]) -> (bytes: [UInt8], status: Int32)? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t()
        let failure = posix_spawn(&process, program, &actions, nil, &words, environ)
        close(ends[1])
        guard failure == 0 else {
            errno = failure
            return nil
        }
        let bytes = contents(of: ends[0])
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return (bytes, -1) } }
        return (bytes, status & 0x7F == 0 ? (status >> 8) & 0xFF : -1)
    }

    /// Returns all bytes that can be read until the other end is closed.
    private static func contents(of descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count > 0 { bytes += piece[..<count] } else if count == 0 || errno != EINTR { return bytes }
        }
    }
}
