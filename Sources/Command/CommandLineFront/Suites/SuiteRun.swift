import Foundation
import HostProtocol

/// Runs the program of a suite until each of its tests has ended, whatever they do to the process.
struct SuiteRun {
    /// The program, absolute.
    let executable: String
    /// The folder in which tests run, absolute.
    let workingFolder: String
    /// The folder for reports of differences, absolute.
    let report: String
    /// Patterns of names; empty for all tests.
    let filter: [String]
    /// Pixels per point of screens; nil: those of each device.
    let scale: Double?
    let system: SystemName?
    /// The height of the status bar over the tests' app, in points, or the word for that of any simulator; nil: no app.
    let statusBar: String?
    /// Seconds without a line of output after which a test is given up.
    let deadline: Double
    /// Writes one line to standard error.
    let complain: (String) -> Void

    /// True if the suite has tests of Swift Testing.
    let usesSwiftTesting: Bool
    /// The part of the tests to run; nil for all.
    var shard: Shard?

    private var folder: String { FilePath.folder(of: executable) }
    private var events: String { "\(folder)/.events" }
    private var list: String { "\(folder)/.tests" }
    private var uses: String { "\(folder)/.goldens" }

    /// The goldens that the tests have used, once they have run.
    var goldens: SuiteGoldens { SuiteGoldens(FileSystem.contents(of: uses).map { String(decoding: $0, as: UTF8.self) } ?? "") }

    func results() throws -> SuiteResults {
        unlink(uses)
        let methods = try listedMethods()
        guard let shard else { return try results(of: methods, functions: nil) }
        let functions = usesSwiftTesting ? try listedFunctions() : []
        let part = Set(shard.part(of: methods + functions))
        return try results(of: methods.filter(part.contains), functions: functions.filter(part.contains))
    }

    /// Runs methods of XCTest, and then functions of Swift Testing; nil for all of these.
    private func results(of methods: [String], functions: [String]?) throws -> SuiteResults {
        var results = try xcTests(methods)
        if usesSwiftTesting, functions?.isEmpty != true {
            for test in try swiftTests(functions).tests { results.change(test.name) { $0 = test } }
        }
        return results
    }

    private func matches(_ name: String) -> Bool {
        filter.isEmpty || filter.contains { PathPattern($0).matches(name) || name.hasPrefix("\($0)/") }
    }

    // MARK: Lists

    private func listedMethods() throws -> [String] {
        try FileSystem.write("", to: list)
        _ = try runOnce([], of: .xcTest, isListing: true)
        var results = SuiteResults()
        readEvents { results.takeXCTest($0) }
        return results.tests.map(\.name).filter(matches)
    }

    private func listedFunctions() throws -> [String] {
        _ = try runOnce(["--list-tests"], of: .swiftTesting, isListing: true)
        var results = SuiteResults()
        readEvents { results.takeSwiftTesting($0) }
        // The order of the list is that of the program's memory.
        return results.tests.map(\.name).filter(matches).sorted()
    }

    // MARK: XCTest

    private func xcTests(_ methods: [String]) throws -> SuiteResults {
        var (results, names) = (SuiteResults(), methods)
        while !names.isEmpty {
            try FileSystem.write(names.map { $0 + "\n" }.joined(), to: list)
            let reason = try runOnce([], of: .xcTest)
            readEvents { line in if !line.contains("\"kind\":\"test\"") { results.takeXCTest(line) } }
            guard let reason else { break }
            let stopped = results.unfinished
            for name in stopped { end(name, with: reason, in: &results) }
            let ended = Set(results.tests.filter(\.isEnded).map(\.name))
            let left = names.filter { !ended.contains($0) }
            if stopped.isEmpty || left.count == names.count { throw FrontFailure.hostDied(reason) }
            names = left
        }
        return results
    }

    // MARK: Swift Testing

    private func swiftTests(_ functions: [String]?) throws -> SuiteResults {
        var results = SuiteResults()
        let patterns = functions.map { $0.map { "(^|\\.)\(Self.whole($0))" } } ?? filter.map(Self.expression)
        let chosen = patterns.flatMap { ["--filter", $0] }
        var arguments: [String] = []
        while true {
            let reason = try runOnce(chosen + arguments, of: .swiftTesting)
            readEvents { results.takeSwiftTesting($0) }
            let known = results
            guard let reason else { return known }
            let stopped = results.unfinished
            if stopped.isEmpty { throw FrontFailure.hostDied(reason) }
            // Several tests run at once: which of them it was shows when they run one after the other.
            if stopped.count == 1 || arguments.contains("--no-parallel") { end(stopped[0], with: reason, in: &results) }
            let ended = results.tests.filter(\.isEnded).map(\.name)
            arguments = ["--no-parallel"] + ended.flatMap { ["--skip", Self.whole($0)] }
            let isChosen = functions.map { Set($0).contains } ?? matches
            if !results.tests.contains(where: { !$0.isEnded && isChosen($0.name) }) { return results }
        }
    }

    private func end(_ name: String, with reason: String, in results: inout SuiteResults) {
        results.change(name) {
            $0.issues.append(SuiteResults.Issue(message: reason))
            $0.isEnded = true
        }
    }

    private func readEvents(_ take: (String) -> Void) {
        guard let data = FileSystem.contents(of: events) else { return }
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") { take(String(line)) }
    }

    // MARK: The process

    private enum Library { case xcTest, swiftTesting }

    /// Runs the program once.
    ///
    /// - Parameter isListing: true if it lists its tests and runs none.
    /// - Returns: the reason for which it stopped before its end; nil if it came to its end.
    private func runOnce(_ arguments: [String], of library: Library, isListing: Bool = false) throws -> String? {
        unlink(events)
        var command = ["/usr/bin/env", "-C", workingFolder, executable]
        if library == .swiftTesting {
            command +=
                ["--testing-library", "swift-testing", "--event-stream-output-path", events, "--event-stream-version", "0"] + arguments
        }
        var fatalError: String?
        var (isEnded, isChatter) = (false, false)
        let patience = ChildProcess.Patience(seconds: { deadline }) { _ in true }
        let ending = try ChildProcess.run(command, environment: environment, patience: patience) { stream, line in
            if line.contains("Fatal error: ") { fatalError = line }
            if Self.isLast(line) { isEnded = true }
            // A message of several lines goes on with a margin.
            isChatter = Self.isChatter(line) || isChatter && (line.hasPrefix("  ") || line.first?.isNumber == true)
            if !isChatter, !isListing { complain(stream == .output ? "print: \(line)" : line) }
        }
        // Both libraries exit with 1 where tests fail, and with 69 where there are none.
        if case .exited(let code) = ending, isEnded || code == 69 || (isListing || library == .xcTest) && code == 0 { return nil }
        return HostSupervisor.reason(for: ending, fatalError: fatalError, deadline: deadline)
    }

    /// Returns true for the line with which a library ends its run.
    private static func isLast(_ line: String) -> Bool {
        line.contains("Executed ") && line.contains(" test") || line.contains("Test run with ") && !line.contains("started")
    }

    /// Returns true for the lines that the two libraries print about each test.
    private static func isChatter(_ line: String) -> Bool {
        let words = line.drop { $0 == " " || $0 == "\t" }
        if ["◇", "✔", "✘", "↳", "→", "➜", "⚠", "⎙", "━", "\u{1B}[", "*** "].contains(where: words.hasPrefix) { return true }
        return words.isEmpty
            || ["Test Case '", "Test Suite '", "Executed ", "Selected tests", "Fatal error", "Current stack trace:"].contains(
                where: words.hasPrefix)
            || words.contains(": error: ") || words.contains(" : Test skipped") || words.contains("Fatal error: ")
    }

    /// Returns the regular expression for one test and its arguments.
    private static func whole(_ name: String) -> String { NSRegularExpression.escapedPattern(for: name) + "(/|$)" }

    /// Returns the regular expression for a pattern, as Swift Testing takes it.
    private static func expression(_ pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern).replacing("\\*", with: ".*").replacing("\\?", with: ".")
    }

    private var environment: [String] {
        var variables = ProcessInfo.processInfo.environment
        variables["SNAPSHOT_ARTIFACTS"] = variables["SNAPSHOT_ARTIFACTS"] ?? report
        variables[SuiteVariables.events] = events
        variables[SuiteVariables.tests] = list
        variables[SuiteVariables.goldens] = uses
        variables[SuiteVariables.platform] = variables[SuiteVariables.platform] ?? SuiteVariables.ownPlatform
        variables[SuiteVariables.scale] = scale.map(Amounts.number)
        variables[SuiteVariables.system] = system?.rawValue
        variables[SuiteVariables.statusBar] = statusBar
        // As for hosts: the same in every place.
        for (name, value) in [("LANG", "C.UTF-8"), ("LC_ALL", "C.UTF-8"), ("TZ", variables["TZ"] ?? "UTC"), ("NO_COLOR", "1")] {
            variables[name] = value
        }
        // `Data(contentsOf:)` knows no protocols. Tests may ask servers of their own.
        if variables["ZOETROPE_ONLINE"] == nil {
            for (name, value) in NetworkAccess.refused.proxies(from: variables) {
                variables[name] = value.isEmpty ? "localhost,127.0.0.1,::1" : value
            }
        }
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        variables["SWIFT_BACKTRACE"] = "enable=no"
        variables["MALLOC_MMAP_THRESHOLD_"] = "262144"
        return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
}
