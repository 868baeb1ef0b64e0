import Foundation

/// Turns the results of a suite into lines: for people, or JSON.
struct SuitePrinter {
    let results: SuiteResults
    /// The parts of the user's files that could not be built.
    let leftOut: [LeftOutFile]
    /// The files whose tests need a Mac.
    let skippedFiles: Int
    /// The folder for the report of differences, absolute.
    let report: String
    /// Paths below this folder are shown relative to it.
    let workingFolder: String

    /// Failures that are shown in full.
    private static let mostFailures = 10
    /// Failures of one test that are shown: a test that runs for many arguments may fail for each.
    private static let mostIssues = 3
    /// Lines of a failure's message that are shown.
    private static let mostLines = 12

    private var failed: [SuiteResults.Test] { results.tests.filter(\.isFailed) }
    private var recorded: [SuiteResults.Test] { results.tests.filter(\.isRecorded) }
    private var skipped: [SuiteResults.Test] { results.tests.filter(\.isSkipped) }
    private var passed: Int { results.tests.count { $0.issues.isEmpty && !$0.isSkipped } }

    /// 0 all passed, 1 some failed or recorded, 2 parts of the code are missing.
    var exitCode: Int32 {
        if !leftOut.isEmpty { return 2 }
        return failed.isEmpty && recorded.isEmpty ? 0 : 1
    }

    /// The failures in words, and the snapshots that were recorded.
    var failureLines: [String] {
        var lines = failed.prefix(Self.mostFailures).flatMap { test in
            let issues = test.issues.filter { !$0.isRecording }
            let more = issues.count - Self.mostIssues
            return issues.prefix(Self.mostIssues).flatMap { Self.lines(of: $0, in: test.name, below: workingFolder) }
                + (more > 0 ? ["    and \(Amounts.count(more, "more failure")) of this test"] : [])
        }
        if failed.count > Self.mostFailures {
            lines.append("and \(failed.count - Self.mostFailures) more tests failed; --filter runs some of them alone, --json lists all")
        }
        let recordings = results.tests.reduce(0) { $0 + $1.issues.count(where: \.isRecording) }
        if recordings > 0 {
            lines.append(
                "recorded: \(Amounts.count(recordings, "snapshot")) of \(Amounts.count(results.tests.count { $0.issues.contains(where: \.isRecording) }, "test")); look at them, then run again"
            )
        }
        return lines
    }

    private static func lines(of issue: SuiteResults.Issue, in name: String, below folder: String) -> [String] {
        let words = issue.message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = issue.file.isEmpty ? "" : "\(EventPrinter.shortened(issue.file, below: folder)):\(issue.line): "
        let rest = words.dropFirst().prefix(mostLines).map {
            "    " + EventPrinter.shortened($0.trimmingCharacters(in: .whitespaces), below: folder)
        }
        return ["failed: \(name): \(place)\(words.first ?? "")"] + rest
    }

    /// The last lines: how many tests did what, and where to look.
    func summaryLines(milliseconds: Double) -> [String] {
        var parts = [Amounts.count(results.tests.count, "test") + ": \(passed) passed"]
        if !failed.isEmpty { parts.append("\(failed.count) failed") }
        if !recorded.isEmpty { parts.append("\(recorded.count) recorded") }
        if !skipped.isEmpty { parts.append("\(skipped.count) skipped") }
        if skippedFiles > 0 { parts.append("\(Amounts.count(skippedFiles, "file")) skipped") }
        if !leftOut.isEmpty { parts.append("\(Amounts.leftOut(leftOut)) left out") }
        let page = "\(report)/index.html"
        return ["\(parts.joined(separator: ", ")) in \(Amounts.time(milliseconds: milliseconds))"]
            + (FileSystem.isFile(page) && !failed.isEmpty ? [page] : [])
    }

    func jsonLines(milliseconds: Double) -> [String] {
        let tests = results.tests.map { test in
            let result = test.isFailed ? "failed" : test.isRecorded ? "recorded" : test.isSkipped ? "skipped" : "passed"
            return ReportLine.json("test", [("test", test.name), ("result", result)])
        }
        let failures = results.tests.flatMap { test in
            test.issues.map { issue in
                let place = issue.file.isEmpty ? nil : SourcePlace(file: issue.file, line: issue.line)
                return issue.isRecording
                    ? ReportLine.json(
                        "diagnostic",
                        [
                            ("test", test.name), ("file", place?.file), ("line", place?.line), ("severity", "note"),
                            ("message", issue.message),
                        ])
                    : ReportLine.failure(.test, issue.message, test: test.name, at: place)
            }
        }
        let summary = ReportLine.summary(
            [
                ("tests", results.tests.count), ("passed", passed), ("failures", failed.count), ("recorded", recorded.count),
                ("skipped", skipped.count), ("leftOut", leftOut.count),
            ], milliseconds: milliseconds)
        return tests + failures + [summary]
    }
}
