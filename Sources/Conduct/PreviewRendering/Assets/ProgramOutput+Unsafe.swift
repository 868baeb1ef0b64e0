import Foundation

/// Runs a program with input, or for its output.
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

    /// Runs a program with input and returns its last words on standard error and its exit code, -1 if a signal ended it; nil, with
    /// `errno`, if it cannot be run.
    ///
    /// - Parameter input: receives a function that hands bytes over, and returns false when the program takes no more.
    static func feeding(
        _ program: String, _ arguments: [String], input: (_ send: ([UInt8]) -> Bool) -> Void
    ) -> (complaint: String, status: Int32)? {
        var ends: [Int32] = [0, 0]
        // A socket, unlike a pipe, can be written to without a signal after the other end is closed.
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
        var complaints: [Int32] = [0, 0]
        guard pipe(&complaints) == 0 else {
            ends.forEach { close($0) }
            return nil
        }
        for end in ends + complaints { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // Words beyond a pipe's length are dropped: nobody reads before the program has ended.
        _ = fcntl(complaints[1], F_SETFL, O_NONBLOCK)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, complaints[1], STDERR_FILENO)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t()
        let failure = posix_spawn(&process, program, &actions, nil, &words, environ)
        close(ends[1])
        close(complaints[1])
        defer { close(complaints[0]) }
        guard failure == 0 else {
            close(ends[0])
            errno = failure
            return nil
        }
        input { hand($0, to: ends[0]) }
        close(ends[0])
        let complaint = String(decoding: contents(of: complaints[0]), as: UTF8.self)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return (complaint, -1) } }
        return (complaint, status & 0x7F == 0 ? (status >> 8) & 0xFF : -1)
    }

    /// Writes all bytes; false if the other end is closed.
    private static func hand(_ bytes: [UInt8], to socket: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var start = 0
            while start < buffer.count {
                let count = send(socket, buffer.baseAddress?.advanced(by: start), buffer.count - start, Int32(MSG_NOSIGNAL))
                if count > 0 { start += count } else if count < 0, errno != EINTR { return false }
            }
            return true
        }
    }

    /// Returns the path of a program in the folders that are searched for programs.
    static func path(of program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
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
