import Foundation
import HostProtocol

/// A line of `--json`: an object of the schema that `Documentation/JSON.md` describes.
enum ReportLine {
    /// The version of the schema. It grows when a key changes its meaning or goes; new keys and events leave it as it is.
    static let schema = 1

    /// Returns the object of an event, its keys in the order given, without those that have no value.
    static func json(_ event: String, _ members: [(key: String, value: (any Encodable)?)]) -> String {
        let all: [(key: String, value: (any Encodable)?)] = [("schema", schema), ("event", event)] + members
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let pairs = all.compactMap { key, value in
            value.flatMap { try? encoder.encode($0) }.map { "\"\(key)\":\(String(decoding: $0, as: UTF8.self))" }
        }
        return "{\(pairs.joined(separator: ","))}"
    }

    /// Returns the line of something that failed.
    ///
    /// - Parameters:
    ///   - message: its place goes before the given one.
    ///   - place: the place of the preview or the test that failed.
    static func failure(
        _ code: FailureCode, _ message: String, preview: String? = nil, variant: [String: String]? = nil, test: String? = nil,
        declaration: String? = nil, at place: SourcePlace? = nil, causes: [String] = []
    ) -> String {
        let found = SourcePlace.split(message) ?? causes.first.flatMap(SourcePlace.split).map { ($0.place, message) }
        let place = found?.place ?? place
        return json(
            "failure",
            [
                ("preview", preview), ("variant", variant), ("test", test), ("declaration", declaration), ("file", place?.file),
                ("line", place?.line), ("column", place?.column), ("code", code), ("message", found?.words ?? message),
                ("causes", causes.isEmpty ? nil : causes),
            ])
    }

    /// Returns the lines of a fault that ends a run: the compiler's errors, if there are any, then the fault.
    static func lines(for failure: FrontFailure) -> [String] {
        var lines: [String] = []
        if let output = failure.ofPackages {
            let printed = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            lines = CompilerDiagnostic.errors(in: printed) { _ in true }.map { error in
                Self.failure(
                    .compile, error.explained, at: SourcePlace(file: error.path, line: error.line, column: error.column))
            }
        }
        return lines + [error(failure.message, failure.code)]
    }

    static func error(_ message: String, _ code: FailureCode = .run) -> String {
        json("error", [("code", code), ("message", message)])
    }

    /// Returns the line of a note about the whole run.
    static func note(_ message: String, at place: SourcePlace? = nil) -> String {
        json("diagnostic", [("file", place?.file), ("line", place?.line), ("severity", "note"), ("message", message)])
    }

    /// Returns the last line of a run: its counts, and its time.
    static func summary(_ counts: [(key: String, value: (any Encodable)?)], milliseconds: Double) -> String {
        json("summary", counts + [("milliseconds", (milliseconds * 10).rounded() / 10)])
    }
}

extension FrontFailure {
    /// The kind of the fault.
    var code: FailureCode {
        switch self {
        case .buildFailed, .nothingCompiles, .packageUnreadable, .buildUnreadable: .compile
        case .noSuchFolder, .notAFolder, .notSwift, .notAPackage, .noSwiftFiles, .noGoldens, .nothingToCompare, .unwritable, .unreadable,
            .fontsUnreadable, .project, .defaults, .revisions, .noShardReport, .unmergeable:
            .file
        case .service, .noCommand, .nothingExcluded, .nothingFound, .nothingMatches, .repeatedOption, .notAnimations, .recordMode: .option
        case .isZoetropeItself, .noCheckout, .noTool, .noProgram, .noTests, .nothingToTest, .recordingInCI, .recordingCards, .hostDied,
            .spawnFailed,
            .noInspector, .inspectorFailed, .noCache, .scriptCommand:
            .run
        }
    }
}
