import Appearance
import Foundation
import HostProtocol
import PreviewRendering
import RunContext
import Synchronization
import Testing
import XCTest

/// The program that holds a suite of the user's: `zoetrope test` builds it, runs it and reads its events.
public enum TestHost {
    /// The argument with which the tests of Swift Testing are run, and those of XCTest otherwise.
    static let swiftTesting = "swift-testing"

    /// Runs the tests of one of the two libraries, and ends the process with its exit code.
    @MainActor public static func main(_ cases: [XCTestCaseEntry]) async {
        let system = ProcessInfo.processInfo.environment[SuiteVariables.system].flatMap(SystemName.init)
        // Sizes that tests ask UIKit's views for are those of the system that their snapshots show.
        if let system { RunContext.setForProcess(\.systemRelease, SystemRelease(system)) }
        if CommandLine.arguments.contains(swiftTesting) { await Testing.__swiftPMEntryPoint() as Never }
        let variables = ProcessInfo.processInfo.environment
        let writer = EventWriter(path: variables[SuiteVariables.events] ?? "/dev/null")
        let chosen = variables[SuiteVariables.tests].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        for name in names(of: cases) { writer.write(["kind": "test", "test": name]) }
        XCTestObservationCenter.shared.addTestObserver(writer)
        XCTMain(chosen.map { filtered(cases, to: Set($0.split(separator: "\n").map(String.init))) } ?? cases)
    }

    private static func names(of cases: [XCTestCaseEntry]) -> [String] {
        cases.flatMap { entry in entry.allTests.map { "\(entry.testCaseClass)/\($0.0)" } }
    }

    private static func filtered(_ cases: [XCTestCaseEntry], to names: Set<String>) -> [XCTestCaseEntry] {
        cases.map { entry in (entry.testCaseClass, entry.allTests.filter { names.contains("\(entry.testCaseClass)/\($0.0)") }) }
    }
}

/// Writes the events of XCTest, one JSON object a line, at once: a test may end the process.
private final class EventWriter: NSObject, XCTestObservation, @unchecked Sendable {
    private let file: Mutex<UnsafeMutablePointer<FILE>?>

    init(path: String) { file = Mutex(fopen(path, "a")) }

    func write(_ event: [String: String]) {
        guard let data = try? JSONSerialization.data(withJSONObject: event, options: [.sortedKeys, .withoutEscapingSlashes]) else { return }
        file.withLock { file in
            guard let file else { return }
            fputs(String(decoding: data, as: UTF8.self) + "\n", file)
            fflush(file)
        }
    }

    private func name(of test: XCTestCase) -> String { test.name.replacingOccurrences(of: ".", with: "/") }

    func testCaseWillStart(_ testCase: XCTestCase) { write(["kind": "started", "test": name(of: testCase)]) }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
    ) {
        write([
            "kind": "issue", "test": name(of: testCase), "message": description, "file": filePath ?? "", "line": "\(lineNumber)",
        ])
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let isSkipped = testCase.testRun?.hasBeenSkipped ?? false
        write(["kind": isSkipped ? "skipped" : "ended", "test": name(of: testCase)])
    }

    func testBundleWillStart(_ testBundle: Bundle) {}
    func testBundleDidFinish(_ testBundle: Bundle) {}
    func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
    func testSuite(
        _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
    ) {}
}
