import CSandbox
import Foundation
import Glibc
import Synchronization

/// A program run to its end, in a group of its own, so that all its children can be ended with it; they also end when this process is
/// killed.
enum ChildProcess {
    /// The way it ended.
    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
        /// The program was ended, because it gave no sign of life for longer than it may.
        case silent
        /// The program could not be waited for.
        case lost(errno: Int32)
    }

    /// The stream that a line came from.
    enum Stream { case output, errors }

    /// The time that a program may go without a sign of life.
    struct Patience {
        let seconds: () -> Double
        /// True if only the time counts in which the program gets a processor: what it may do is not less on a busy machine. Such a program
        /// gives no signs of life.
        var countsWork = false
        /// Returns whether the program has had all the time that it may take, with signs of life or without.
        var isSpent: () -> Bool = { false }
        /// The signal that ends it; a program that does not heed it within ``grace`` is killed.
        var signal = SIGKILL
        /// Returns whether a line of standard output is such a sign. The output of user code in an endless loop is not one.
        let isSignOfLife: (String) -> Bool

        /// Enough to write down where it was.
        static let grace = Duration.seconds(5)
    }

    /// Runs a program found on the `PATH` and hands over each line it writes, without the line's end, at once.
    ///
    /// - Parameters:
    ///   - environment: The environment of the program in place of this process's, as `NAME=value`.
    ///   - input: All of its standard input, or its beginning.
    ///   - keepingInput: takes the descriptor to which the rest of the input is written, and which is closed by then; nil: there is none.
    ///   - patience: When to give it up; nil waits for ever.
    static func run(
        _ command: [String], environment: [String]? = nil, input: [UInt8] = [], keepingInput: ((Int32) -> Void)? = nil,
        patience: Patience? = nil, line: (Stream, String) -> Void
    ) throws -> Ending {
        let pipes = try [Pipe(), Pipe(), Pipe()]
        let watch = try GroupWatch()
        defer { watch.end() }
        let process = try spawn(command, environment: environment, pipes: pipes, group: watch.group)
        Interruption.group.store(watch.group, ordering: .sequentiallyConsistent)
        defer { Interruption.group.store(0, ordering: .sequentiallyConsistent) }
        close(pipes[0].reading)
        close(pipes[1].writing)
        close(pipes[2].writing)
        signal(SIGPIPE, SIG_IGN)
        feed(input, to: pipes[0].writing)
        if let keepingInput { keepingInput(pipes[0].writing) } else { close(pipes[0].writing) }
        var lines = [LineBuffer(), LineBuffer()]
        var polled = [pipes[1], pipes[2]].map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
        var lastSign = ContinuousClock.now
        var work = WorkClock(of: process)
        var endedAt: ContinuousClock.Instant?
        /// The last line of what a program that is gone has left behind, such as a reader of its calls.
        var lastWord: ContinuousClock.Instant?
        while polled.contains(where: { $0.fd >= 0 }) {
            if patience?.countsWork == true { work.advance() }
            let isLate =
                patience.map { patience in
                    let elapsed = patience.countsWork ? work.seconds : lastSign.duration(to: .now) / .seconds(1)
                    return elapsed > patience.seconds() || patience.isSpent()
                } ?? false
            if let patience, isLate, patience.signal != SIGKILL, endedAt == nil {
                ThreadTimes.stop(process, by: patience.signal)
                endedAt = .now
            }
            let isOver = endedAt.map { $0.duration(to: .now) > Patience.grace }
            if isOver ?? isLate {
                end(process, group: watch.group)
                polled.filter { $0.fd >= 0 }.forEach { close($0.fd) }
                _ = wait(for: process)
                return .silent
            }
            if let lastWord, lastWord.duration(to: .now) > Patience.grace {
                end(process, group: watch.group)
                polled.filter { $0.fd >= 0 }.forEach { close($0.fd) }
                break
            }
            // A second is short beside any patience worth having, and costs nothing.
            guard poll(&polled, nfds_t(polled.count), patience == nil ? -1 : 1000) >= 0 else {
                if errno == EINTR { continue }
                break
            }
            if patience != nil, lastWord == nil ? hasEnded(process) : polled.contains(where: { $0.revents != 0 }) { lastWord = .now }
            for index in polled.indices where polled[index].revents != 0 {
                let stream = index == 0 ? Stream.output : .errors
                let deliver = { (text: String) in
                    if stream == .output, patience?.isSignOfLife(text) == true { lastSign = .now }
                    line(stream, text)
                }
                if lines[index].fill(from: polled[index].fd, deliver) { continue }
                lines[index].finish { line(stream, $0) }
                close(polled[index].fd)
                polled[index].fd = -1
            }
        }
        let ending = wait(for: process)
        // A program that still comes to its end by itself while its position is requested has done its work.
        if case .exited = ending { return ending }
        return endedAt == nil ? ending : .silent
    }

    /// Kills a program and all that it has started, also what has a group of its own, such as a manifest that SwiftPM evaluates.
    private static func end(_ process: pid_t, group: pid_t) {
        // A stopped program starts nothing more meanwhile.
        kill(-group, SIGSTOP)
        let started = ProcessTable().family(of: process).dropFirst()
        kill(-group, SIGKILL)
        for process in started { kill(process.id, SIGKILL) }
    }

    /// Runs a program and returns all it wrote.
    static func capture(
        _ command: [String], environment: [String]? = nil, patience: Patience? = nil
    ) throws -> (ending: Ending, output: String, errors: String) {
        var output: [String] = []
        var errors: [String] = []
        let ending = try run(command, environment: environment, patience: patience) { stream, line in
            if stream == .output { output.append(line) } else { errors.append(line) }
        }
        return (ending, output.joined(separator: "\n"), errors.joined(separator: "\n"))
    }

    /// A lock held while a program is started, and while a pipe is made whose ends no program that starts meanwhile is to inherit.
    private static let starting = Mutex(())

    /// A pipe whose ends no other program inherits.
    struct Pipe {
        let reading: Int32
        let writing: Int32

        init() throws {
            var ends: [Int32] = [0, 0]
            let isMade = ChildProcess.starting.withLock { _ in
                guard pipe(&ends) == 0 else { return false }
                for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
                return true
            }
            guard isMade else {
                throw FrontFailure.spawnFailed(command: "a child process", reason: String(cString: strerror(errno)))
            }
            (reading, writing) = (ends[0], ends[1])
        }
    }

    /// - Parameter group: the process group that the program joins; 0: one of its own.
    static func spawn(_ command: [String], environment: [String]? = nil, pipes: [Pipe], group: pid_t) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipes[0].reading, STDIN_FILENO)
        for (descriptor, name) in [(1, STDOUT_FILENO), (2, STDERR_FILENO)] {
            if descriptor < pipes.count {
                posix_spawn_file_actions_adddup2(&actions, pipes[descriptor].writing, name)
            } else {
                posix_spawn_file_actions_addopen(&actions, name, "/dev/null", O_WRONLY, 0)
            }
        }
        // A child that lives long would keep open what other threads are writing at this moment, such as a program that is about to be run.
        zoetrope_close_others(&actions)
        // A child dies of a broken pipe as programs do, though this process does not. It receives every signal, including those that the
        // starting thread has blocked, and interrupts, which a shell makes processes ignore that a script starts with `&`.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGPIPE, SIGINT] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var heard = sigset_t()
        sigemptyset(&heard)
        posix_spawnattr_setsigmask(&attributes, &heard)
        posix_spawnattr_setpgroup(&attributes, group)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        let variables = environment ?? ProcessInfo.processInfo.environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        var arguments = command.map { strdup($0) } + [nil]
        var values = variables.map { strdup($0) } + [nil]
        defer {
            arguments.forEach { free($0) }
            values.forEach { free($0) }
        }
        var process = pid_t()
        var status = starting.withLock { _ in posix_spawnp(&process, command[0], &actions, &attributes, &arguments, &values) }
        // A program written a moment ago is busy while a child that another thread has just started still holds the
        // file open for writing, until that child becomes its own program.
        var attempts = 1
        while status == ETXTBSY, attempts < 1000 {
            usleep(10_000)
            attempts += 1
            status = starting.withLock { _ in posix_spawnp(&process, command[0], &actions, &attributes, &arguments, &values) }
        }
        guard status == 0 else {
            if status == ENOENT { throw FrontFailure.noTool(command[0]) }
            throw FrontFailure.spawnFailed(command: command[0], reason: String(cString: strerror(status)))
        }
        return process
    }

    static func feed(_ input: [UInt8], to descriptor: Int32) {
        var rest = input[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
    }

    /// Returns whether a program has ended, and leaves its status to be waited for.
    private static func hasEnded(_ process: pid_t) -> Bool {
        var information = siginfo_t()
        return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo == SIGCHLD
    }

    @discardableResult
    static func wait(for process: pid_t) -> Ending {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return .lost(errno: errno) }
        }
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
}
