import Foundation
import HostProtocol

/// The results of a run as a value, from which each form of a report is written.
struct RunReport: Codable, Equatable, Sendable {
    /// One preview, or one test.
    struct Case: Codable, Equatable, Sendable {
        var name: String
        /// The place in the sources, absolute.
        var file: String?
        var line: Int?
        var seconds = 0.0
        var faults: [Fault] = []
        var warnings: [String] = []
        var isSkipped = false
        /// The reason why all of a file was skipped; nil for a test that skipped itself.
        var skipReason: String?
        /// The title that its author gave it.
        var title: String?
        /// The PNG files of its stills.
        var stills: [Still] = []
    }

    /// A still that was drawn.
    struct Still: Codable, Equatable, Sendable {
        /// Absolute.
        var path: String
        var label: String
    }

    /// A failure, or a picture that differs.
    struct Fault: Codable, Equatable, Sendable {
        enum Kind: String, Codable, Sendable { case failure, difference }

        var kind: Kind
        var message: String
        /// The name of the picture that differs.
        var picture: String?
        /// The pictures that show it, absolute: the reference, the actual one, and their difference.
        var images: [String] = []
        /// The place of an assertion, if it is another than that of the test.
        var file: String?
        var line: Int?
    }

    /// The command, such as `verify`.
    var command: String
    /// The words by which the parts of one run are known; equal in all of them.
    var run = ""
    var cases: [Case] = []
    /// Failures that belong to no preview.
    var faults: [Fault] = []
    /// The page that shows everything, absolute.
    var page: String?
    /// The command that accepts all differences.
    var acceptCommand: String?
    var shard: Shard?
    var seconds = 0.0
    /// Images that are the same on both sides.
    var equal: Int?

    /// Counts images that are the same, which have no case of their own.
    mutating func addEqual(_ count: Int) { equal = max(0, count) }

    var failed: [Case] { cases.filter { !$0.faults.isEmpty } }
    var warnings: Int { cases.reduce(0) { $0 + $1.warnings.count } }

    /// 0 done or same, 1 different, 2 failed.
    var exitCode: Int32 {
        let all = cases.flatMap(\.faults)
        if faults.contains(where: { $0.kind == .failure }) { return 2 }
        if all.contains(where: { $0.kind == .failure }) { return command == "test" ? 1 : 2 }
        return all.isEmpty && faults.isEmpty ? 0 : 1
    }
}

extension RunReport {
    /// Collects the events of a host.
    struct Collector {
        private var cases: [RunReport.Case] = []
        private var faults: [RunReport.Fault] = []
        private var indices: [Int: Int] = [:]
        private var starts: [Int: Double] = [:]
        private var page: String?

        /// Takes in an event that came at a time in seconds.
        mutating func take(_ event: HostEvent, at now: Double) {
            switch event {
            case .previews(let previews):
                for preview in previews where indices[preview.index] == nil {
                    indices[preview.index] = cases.count
                    let line = preview.line > 0 ? preview.line : nil
                    cases.append(
                        Case(name: preview.name, file: preview.file.isEmpty ? nil : preview.file, line: line, title: preview.title))
                }
            case .filming(let preview, _): starts[preview] = now
            case .end(let preview, _):
                let seconds = (now - (starts[preview] ?? now)).rounded(toPlaces: 3)
                change(preview) { $0.seconds = seconds }
            case .diagnostic(let preview?, .warning, let message): change(preview) { $0.warnings.append(message) }
            case .failure(let preview, _, let message): add(Fault(kind: .failure, message: message), to: preview)
            case .difference(let difference):
                add(
                    Fault(kind: .difference, message: difference.message, picture: difference.name, images: difference.paths),
                    to: difference.preview)
            case .error(let message): faults.append(Fault(kind: .failure, message: message))
            case .file(let file) where file.kind == .page: page = file.path
            case .file(let file) where file.kind == .still && file.path.hasSuffix(".png"):
                let still = Still(path: file.path, label: file.entry ?? file.label ?? FilePath.name(of: file.path))
                if let preview = file.preview { change(preview) { $0.stills.append(still) } }
            default: break
            }
        }

        func report(of command: String, seconds: Double) -> RunReport {
            RunReport(command: command, cases: cases, faults: faults, page: page, seconds: seconds.rounded(toPlaces: 3))
        }

        private mutating func add(_ fault: Fault, to preview: Int?) {
            if let preview, indices[preview] != nil {
                change(preview) { $0.faults.append(fault) }
            } else if let picture = fault.picture, preview == nil {
                // Pictures of folders are their own cases.
                cases.append(Case(name: picture, faults: [fault]))
            } else {
                faults.append(fault)
            }
        }

        private mutating func change(_ preview: Int, _ change: (inout RunReport.Case) -> Void) {
            if let index = indices[preview] { change(&cases[index]) }
        }
    }

    /// The results of a suite of tests.
    init(_ results: SuiteResults, page: String?, seconds: Double) {
        command = "test"
        (self.page, self.seconds) = (page, seconds.rounded(toPlaces: 3))
        cases = results.tests.map { test in
            let first = test.issues.first { !$0.file.isEmpty }
            return Case(
                name: test.name, file: first?.file, line: first?.line,
                faults: test.issues.filter { !$0.isRecording }.map { issue in
                    Fault(
                        kind: .failure, message: issue.message, images: Self.images(in: issue.message),
                        file: issue.file.isEmpty ? nil : issue.file, line: issue.line > 0 ? issue.line : nil)
                }, warnings: test.issues.filter(\.isRecording).map(\.message), isSkipped: test.isSkipped)
        }
    }

    /// Adds the files of tests that cannot run here, each as a case that was skipped.
    mutating func addSkipped(_ files: [LeftOutFile]) {
        for file in files {
            guard let reason = file.testReason else { continue }
            cases.append(Case(name: FilePath.name(of: file.path), file: file.path, isSkipped: true, skipReason: reason))
        }
    }

    /// Returns the pictures that the message of a snapshot lists, a line each.
    private static func images(in message: String) -> [String] {
        message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("/") && $0.hasSuffix(".png") }
    }
}

extension Double {
    func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
        return (self * factor).rounded() / factor
    }
}

extension RunReport.Fault {
    /// Code that is left out, with its first error, at its place.
    init(_ leftOut: LeftOutFile, in code: UserCode) {
        let error = leftOut.causes.first.map { "\n\(code.shortened($0))" } ?? ""
        self.init(
            kind: .failure, message: "\(code.shortened(leftOut.place)): \(leftOut.message)\(error)", file: leftOut.path,
            line: leftOut.part?.line ?? leftOut.firstErrorLine)
    }
}
