import Foundation

/// How far a build is: one line on the terminal that goes away when it is done; where standard error is no terminal, a line
/// now and then, so that nobody who looks at a log takes a long build for a hanging one.
final class BuildProgress {
    private let isTerminal: Bool
    private let title: String
    private let write: (String) -> Void
    private var lastLine = ContinuousClock.now

    /// How long a log stays silent.
    private static let silence = Duration.seconds(10)

    /// - Parameter isLong: whether a log says so at once, and not only when it has taken long.
    init(
        title: String, isLong: Bool = false, isTerminal: Bool = isatty(STDERR_FILENO) == 1,
        write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.isTerminal = isTerminal
        self.title = title
        self.write = write
        if isTerminal { show(title) } else if isLong { write(title + "\n") }
    }

    /// Takes in a line of what `swift build` prints; steps are shown behind the title.
    func take(_ line: String) {
        guard let step = Self.step(in: line) else { return }
        note("\(title) \(step)")
    }

    /// Says something in the line's place.
    func note(_ text: String) {
        if isTerminal { return show(text) }
        guard lastLine.duration(to: .now) > Self.silence else { return }
        lastLine = .now
        write(text + "\n")
    }

    func finish() {
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
