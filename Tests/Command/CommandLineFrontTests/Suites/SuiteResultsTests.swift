import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The results of a suite") struct SuiteResultsTests {
    @Test("XCTest's events give each test its failures, and name the test that the process ended in")
    func xcTest() {
        var results = SuiteResults()
        let lines = [
            #"{"kind":"started","test":"A/testOne"}"#,
            #"{"file":"/a/A.swift","kind":"issue","line":"3","message":"failed - recorded, because there is no golden","test":"A/testOne"}"#,
            #"{"kind":"ended","test":"A/testOne"}"#,
            #"{"kind":"started","test":"A/testTwo"}"#,
            #"{"kind":"skipped","test":"A/testTwo"}"#,
            #"{"kind":"started","test":"A/testThree"}"#,
            "user output",
        ]
        for line in lines { results.takeXCTest(line) }
        expect(results.tests.map(\.name), equals: ["A/testOne", "A/testTwo", "A/testThree"])
        expect(results.tests[0].issues.first?.message, equals: "recorded, because there is no golden")
        expect(results.tests[0].issues.first?.line, equals: 3)
        #expect(results.tests[0].isRecorded && !results.tests[0].isFailed && results.tests[1].isSkipped)
        expect(results.unfinished, equals: ["A/testThree"])
    }

    @Test("Swift Testing's events give the words of an issue without its headline")
    func swiftTesting() {
        var results = SuiteResults()
        let id = #""AppTests.Cards/card()/CardTests.swift:9:6""#
        let lines = [
            #"{"kind":"test","payload":{"kind":"suite","id":"AppTests.Cards"},"version":0}"#,
            #"{"kind":"test","payload":{"kind":"function","id":\#(id)},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testStarted","testID":"AppTests.Cards"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testStarted","testID":\#(id)},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"issueRecorded","testID":\#(id),"issue":{"isKnown":true},"messages":[]},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"issueRecorded","testID":\#(id),"issue":{"isKnown":false,"sourceLocation":"#
                + #"{"_filePath":"/a/CardTests.swift","line":11}},"messages":[{"symbol":"fail","text":"Issue recorded"},"#
                + #"{"symbol":"details","text":"the picture differs"}]},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testEnded","testID":\#(id)},"version":0}"#,
        ]
        for line in lines { results.takeSwiftTesting(line) }
        let issue = SuiteResults.Issue(message: "the picture differs", file: "/a/CardTests.swift", line: 11)
        expect(results.tests.map(\.name), equals: ["Cards/card()"])
        expect(results.tests.first?.issues, equals: [issue])
        #expect(results.unfinished.isEmpty)
        let expectation =
            #"{"kind":"event","payload":{"kind":"issueRecorded","testID":\#(id),"issue":{"isKnown":false},"messages":["#
            + #"{"symbol":"fail","text":"Expectation failed: a == b"},{"symbol":"details","text":"// then"}]},"version":0}"#
        results.takeSwiftTesting(expectation)
        expect(results.tests.first?.issues.last?.message, equals: "Expectation failed: a == b\n// then")
    }

    @Test("Recordings alone are no failures, and the exit code tells left out code from failures")
    func summary() {
        var results = SuiteResults()
        results.change("A/testOne") { $0.issues = [.init(message: "x: recorded, because there is no golden")] }
        results.change("A/testTwo") { $0.isEnded = true }
        func printer(_ leftOut: [LeftOutFile] = []) -> SuitePrinter {
            SuitePrinter(results: results, leftOut: leftOut, skippedFiles: 0, report: "/nowhere", workingFolder: "/a")
        }
        expect(printer().summaryLines(milliseconds: 12), equals: ["2 tests: 1 passed, 1 recorded in 12 ms"])
        expect(printer().exitCode, equals: 1)
        let broken = LeftOutFile(path: "/a/B.swift", reason: .errors(count: 1, first: []))
        expect(printer([broken]).exitCode, equals: 2)
        results.change("A/testThree") { $0.issues = [.init(message: "no\nbecause", file: "/a/A.swift", line: 4)] }
        expect(printer().failureLines.prefix(2), equals: ["failed: A/testThree: A.swift:4: no", "    because"])
        results.change("A/testThree") { $0.issues = (1...5).map { .init(message: "no \($0)") } }
        expect(printer().failureLines[3], equals: "    and 2 more failures of this test")
    }

    @Test("Code that is left out of a suite is annotated at its line, with its first error, and is no test")
    func leftOutCode() throws {
        let code = UserCode.packages(["/a"])
        let file = LeftOutFile(path: "/a/B.swift", reason: .errors(count: 2, first: ["/a/B.swift:7: no member 'x'"]))
        var results = SuiteResults()
        results.change("A/testOne") { $0.isEnded = true }
        var report = RunReport(results, page: nil, seconds: 1)
        report.faults = [RunReport.Fault(file, in: code)]
        let line = try #require(GitHubAnnotations(report: report, root: "/a").lines.first)
        #expect(line.hasPrefix("::error file=B.swift,line=7::") && line.contains("no member 'x'"), "\(line)")
        let markdown = MarkdownReport(report: report, workingFolder: "/a") { _ in nil }.text
        expect(markdown.split(separator: "\n").first, equals: "### zoetrope test: 0 of 1 test failed, 1 part left out")
    }

    @Test("Files of tests that need a Mac count as skipped, in words and in JUnit XML")
    func skippedFiles() {
        var report = RunReport(SuiteResults(), page: nil, seconds: 1)
        let file = LeftOutFile(path: "/a/LaunchTests.swift", reason: .tests("XCUIApplication needs a Mac"))
        report.addSkipped([file, LeftOutFile(path: "/a/B.swift", reason: .errors(count: 1, first: []))])
        let text = JUnitReport(report: report, workingFolder: "/a").text
        #expect(text.contains(#"tests="1" failures="0" errors="0" skipped="1""#), "\(text)")
        #expect(text.contains(#"<skipped message="XCUIApplication needs a Mac"/>"#), "\(text)")
        let markdown = MarkdownReport(report: report, workingFolder: "/a") { _ in nil }.text
        expect(markdown.split(separator: "\n").first, equals: "### zoetrope test: 0 tests: nothing failed")
        let printer = SuitePrinter(results: SuiteResults(), leftOut: [], skippedFiles: 1, report: "/nowhere", workingFolder: "/a")
        expect(printer.summaryLines(milliseconds: 12), equals: ["0 tests: 0 passed, 1 file skipped in 12 ms"])
    }
}
