import Foundation

/// The results of a suite, from the events of XCTest and Swift Testing.
struct SuiteResults: Equatable {
    /// One failure of a test.
    struct Issue: Equatable {
        var message: String
        /// The place of the assertion, absolute; empty where there is none.
        var file = ""
        var line = 0

        /// True where a snapshot was recorded: somebody has to look at it, nothing is wrong.
        var isRecording: Bool { message.contains("recorded, because ") }
    }

    /// The state of one test.
    struct Test: Equatable {
        let name: String
        var issues: [Issue] = []
        var isStarted = false
        var isEnded = false
        var isSkipped = false

        /// True if all its failures are new recordings.
        var isRecorded: Bool { !issues.isEmpty && issues.allSatisfy(\.isRecording) }
        var isFailed: Bool { issues.contains { !$0.isRecording } }
    }

    /// The tests in the order in which they became known.
    private(set) var tests: [Test] = []
    private var indices: [String: Int] = [:]

    /// The tests that were under way when the process ended.
    var unfinished: [String] { tests.filter { $0.isStarted && !$0.isEnded }.map(\.name) }

    mutating func change(_ name: String, _ change: (inout Test) -> Void) {
        if indices[name] == nil {
            indices[name] = tests.count
            tests.append(Test(name: name))
        }
        if let index = indices[name] { change(&tests[index]) }
    }

    // MARK: XCTest

    /// Takes in a line of our own observer of XCTest.
    mutating func takeXCTest(_ line: String) {
        guard let event = try? JSONDecoder().decode([String: String].self, from: Data(line.utf8)), let name = event["test"] else { return }
        switch event["kind"] {
        case "test": change(name) { _ in }
        case "started": change(name) { $0.isStarted = true }
        case "ended": change(name) { $0.isEnded = true }
        case "skipped": change(name) { ($0.isEnded, $0.isSkipped) = (true, true) }
        case "issue":
            let prefix = "failed - "
            let words = event["message"] ?? ""
            let message = words.hasPrefix(prefix) ? String(words.dropFirst(prefix.count)) : words
            change(name) {
                $0.issues.append(Issue(message: message, file: event["file"] ?? "", line: event["line"].flatMap { Int($0) } ?? 0))
            }
        default: break
        }
    }

    // MARK: Swift Testing

    /// A record of Swift Testing's stream of events.
    ///
    /// Source: Swift Testing, "ABI/JSON.md", version 0.
    private struct Record: Decodable {
        let kind: String
        let payload: Payload

        struct Payload: Decodable {
            let kind: String?
            let id: String?
            let testID: String?
            let issue: Issue?
            let messages: [Message]?
        }
        struct Issue: Decodable {
            let isKnown: Bool?
            let isFailure: Bool?
            let severity: String?
            let sourceLocation: Place?
        }
        struct Place: Decodable {
            let filePath: String?
            let _filePath: String?
            let line: Int?
        }
        struct Message: Decodable {
            let symbol: String?
            let text: String
        }
    }

    /// Takes in a line of Swift Testing's stream of events.
    mutating func takeSwiftTesting(_ line: String) {
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else { return }
        let payload = record.payload
        if record.kind == "test", payload.kind == "function", let id = payload.id { change(Self.name(of: id)) { _ in } }
        guard record.kind == "event", let id = payload.testID else { return }
        let name = Self.name(of: id)
        switch payload.kind {
        // A suite starts and ends as well.
        case "testStarted": if indices[name] != nil { change(name) { $0.isStarted = true } }
        case "testEnded": if indices[name] != nil { change(name) { $0.isEnded = true } }
        case "testSkipped": if indices[name] != nil { change(name) { ($0.isEnded, $0.isSkipped) = (true, true) } }
        case "issueRecorded":
            guard let issue = payload.issue, issue.isKnown != true, issue.isFailure != false, issue.severity != "warning" else { return }
            let place = issue.sourceLocation
            // The headline of an issue that code records says no more than that.
            let words = (payload.messages ?? []).map(\.text).filter { $0 != "Issue recorded" }
            let message = words.joined(separator: "\n")
            change(name) {
                $0.issues.append(Issue(message: message, file: place?.filePath ?? place?._filePath ?? "", line: place?.line ?? 0))
            }
        default: break
        }
    }

    /// Returns the name of a test: `Suite/test()` of `Module.Suite/test()/File.swift:3:4`.
    private static func name(of id: String) -> String {
        var parts = id.split(separator: "/").map(String.init)
        if parts.count > 1, let last = parts.last, last.contains(".swift:") { parts.removeLast() }
        if let first = parts.first, let point = first.firstIndex(of: ".") { parts[0] = String(first[first.index(after: point)...]) }
        return parts.joined(separator: "/")
    }
}
