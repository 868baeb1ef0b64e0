import TestSupport
import Testing

@testable import CommandLineFront

@Suite("How far a build is")
struct BuildProgressTests {
    /// What is written, at seconds of a clock that the test sets.
    private final class Log: @unchecked Sendable {
        var now = 0.0
        var lines: [String] = []
    }

    private func progress(_ log: Log, isTerminal: Bool) -> BuildProgress {
        BuildProgress(title: "compiling 2000 files", isTerminal: isTerminal, now: { log.now }, write: { log.lines.append($0) })
    }

    @Test("A log hears of a long compilation after ten seconds, and each thirty seconds from then on")
    func log() {
        let log = Log()
        let progress = progress(log, isTerminal: false)
        for second in 1...75 {
            log.now = Double(second)
            progress.tick()
        }
        expect(log.lines, equals: [10, 40, 70].map { "compiling 2000 files, \($0) s\n" })
        log.now = 76
        progress.note("compiling again without 1 file")
        expect(log.lines.count, equals: 3, "it has just heard something")
        log.now = 100
        progress.tick()
        expect(log.lines.last, equals: "compiling again without 1 file, 100 s\n")
        progress.finish()
        log.now = 200
        progress.tick()
        expect(log.lines.count, equals: 4)
    }

    @Test("A quick run leaves nothing in a log")
    func quick() {
        let log = Log()
        let progress = progress(log, isTerminal: false)
        log.now = 9
        progress.tick()
        progress.finish()
        #expect(log.lines.isEmpty)
    }

    @Test("On a terminal the seconds stand in the line's place, and the line goes away")
    func terminal() {
        let log = Log()
        let progress = progress(log, isTerminal: true)
        for second in [5.0, 12, 13] {
            log.now = second
            progress.tick()
        }
        progress.finish()
        let texts = ["compiling 2000 files", "compiling 2000 files, 12 s", "compiling 2000 files, 13 s", ""]
        expect(log.lines, equals: texts.map { "\r\u{1B}[K\($0)" })
    }
}
