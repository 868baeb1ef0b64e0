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
            SuitePrinter(results: results, leftOut: leftOut, report: "/nowhere", workingFolder: "/a")
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
}
