import Foundation
import Synchronization

/// The progress of a build: one line on the terminal that goes away when it is done. Where standard error is no terminal, a line is
/// printed now and then, so that a long build does not look like a hanging one in a log.
///
/// The variables are behind a lock: a timer's thread writes, too.
final class BuildProgress: @unchecked Sendable {
    private let isTerminal: Bool
    private let title: String
    private let write: (String) -> Void
    private let start: Double
    private let now: () -> Double
    private let state: Mutex<State>
    private var timer: (any DispatchSourceTimer)?

    private struct State {
        /// The current action.
        var text: String
        /// The time at which a log got its last line, in seconds of the clock.
        var lastLine: Double
        /// Seconds for which a log stays silent when nothing new happens.
        var silence = BuildProgress.silence.first
        var isOver = false
    }

    /// Seconds for which a log stays silent: at first, and from the first line on.
    private static let silence = (first: 10.0, later: 30.0)
    /// Seconds after which a terminal shows how long it has taken.
    private static let patience = 10.0

    /// - Parameter isLong: whether a log announces it at once, and not only when it has taken long.
    init(
        title: String, isLong: Bool = false, isTerminal: Bool = isatty(STDERR_FILENO) == 1,
        now: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime },
        write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.isTerminal = isTerminal
        self.title = title
        self.write = write
        self.now = now
        start = now()
        state = Mutex(State(text: title, lastLine: start))
        if isTerminal { show(title) } else if isLong { write(title + "\n") }
    }

    /// Prints the line again while the awaited program prints nothing, as a compiler does that is at work on many files.
    func watch() {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.tick() }
        timer.resume()
        self.timer = timer
    }

    /// A second has passed.
    func tick() {
        let now = now()
        state.withLock { state in
            if state.isOver { return }
            let seconds = "\(Int((now - start).rounded())) s"
            if isTerminal {
                if now - start >= Self.patience { show("\(state.text), \(seconds)") }
            } else if now - state.lastLine >= state.silence {
                (state.lastLine, state.silence) = (now, Self.silence.later)
                write("\(state.text), \(seconds)\n")
            }
        }
    }

    /// Takes a line of the output of `swift build`; steps are shown behind the title.
    func take(_ line: String) {
        guard let step = Self.step(in: line) else { return }
        note("\(title) \(step)")
    }

    /// Prints something in the line's place.
    func note(_ text: String) {
        let now = now()
        state.withLock { state in
            state.text = text
            if isTerminal { return show(text) }
            guard now - state.lastLine > Self.silence.first else { return }
            (state.lastLine, state.silence) = (now, Self.silence.later)
            write(text + "\n")
        }
    }

    func finish() {
        timer?.cancel()
        state.withLock { $0.isOver = true }
        if isTerminal { show("") }
    }

    /// The `12/80` of `[12/80] Compiling …`.
    static func step(in line: String) -> Substring? {
        guard CompilerOutput.isProgress(line), line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        return line[line.index(after: line.startIndex)..<end]
    }

    /// Replaces the line. Source: ECMA-48, carriage return and "erase in line".
    private func show(_ text: String) {
        write("\r\u{1B}[K\(text)")
    }
}
