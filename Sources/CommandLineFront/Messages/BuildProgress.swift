import Foundation

/// One line on the terminal that says how far a build is, and goes away when it is done.
///
/// Nothing is written when standard error is not a terminal: what a build has to say then is its errors alone.
struct BuildProgress {
    private let isShown: Bool
    private let title: String

    init(title: String, isShown: Bool = isatty(STDERR_FILENO) == 1) {
        self.title = title
        self.isShown = isShown
        show(title)
    }

    /// Takes in a line of what `swift build` prints; steps are shown behind the title.
    func take(_ line: String) {
        guard let step = Self.step(in: line) else { return }
        show("\(title) \(step)")
    }

    func finish() {
        show("")
    }

    /// The `12/80` of `[12/80] Compiling …`.
    static func step(in line: String) -> Substring? {
        guard CompilerOutput.isProgress(line), line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        return line[line.index(after: line.startIndex)..<end]
    }

    /// Replaces the line. Source: ECMA-48, carriage return and "erase in line".
    private func show(_ text: String) {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }
}
