import ArgumentParser
import Foundation
import HostProtocol

/// The images of the code at two revisions.
final class RevisionRenders {
    /// The folders of the images, absolute.
    let before: String
    let now: String
    /// The previews of the newer revision that could not be rendered.
    private(set) var failures: [RunReport.Fault] = []
    /// The same as events.
    private(set) var failureEvents: [JSONValue] = []
    /// Why the older revision has no images.
    private(set) var notes: [String] = []

    private let range: RevisionExport.Range
    private let code: String
    private let folder: String
    /// The folder for the code of revisions, absolute.
    private let revisions: String
    private let options: [String]
    /// The places of the newer revision's previews.
    private var places: [String: (file: String, line: Int?)] = [:]

    /// - Parameters:
    ///   - code: the code in the working tree, absolute.
    ///   - revisions: the folder for the code of revisions, absolute.
    ///   - report: the folder of the report, beside which the images lie, absolute.
    ///   - options: options of `render` for both revisions.
    init(range: String, code: String, revisions: String, report: String, options: [String]) throws {
        self.range = try RevisionExport.Range(range, of: code)
        (self.code, self.revisions, self.options) = (code, revisions, options)
        folder = "\(report)-revisions"
        (before, now) = ("\(folder)/before", "\(folder)/now")
    }

    /// Checks options of `render`.
    ///
    /// - Throws: `ValidationError` for one that is unknown, or that names other code or another place for the images.
    static func validate(_ options: [String]) throws {
        for name in ["--output", "--json"] where options.contains(where: { $0 == name || $0.hasPrefix("\(name)=") }) {
            throw ValidationError("\(name) is no option for revisions; their images are beside the report")
        }
        do {
            let render = try RenderCommand.parse(StepOptions.completed(options))
            guard render.code.path == nil else { throw ValidationError("only options follow '--', not paths") }
        } catch let error as ValidationError {
            throw error
        } catch {
            throw ValidationError(RenderCommand.message(for: error))
        }
    }

    /// Renders both revisions. A preview that fails at the older one is no reason to stop.
    ///
    /// - Throws: ``AgentFault`` for revisions that are missing; ``FrontFailure/revisions(_:)`` where the newer one cannot be built.
    func render(extra: [String], progress: @escaping (String) -> Void) throws {
        for folder in [before, now] {
            try? FileManager.default.removeItem(atPath: folder)
            try FileSystem.makeFolder(folder)
        }
        let run = AgentRun(executable: Checkout.ownExecutable, root: code, output: folder, extra: extra)
        let export = RevisionExport(folder: revisions)
        for (revision, output) in [(range.base, before), (range.head, now)] {
            progress("rendering \(revision ?? "the working tree")")
            let path = try revision.map { try export.export($0, of: code) } ?? code
            let words = Self.words(rendering: path, with: options, into: output)
            let result = try run.result(of: words, progress: { if $0.hasPrefix("building ") { progress($0) } }, isCancelled: { false })
            if result.exitCode > 1, result.events.isEmpty { throw FrontFailure.revisions(result.complaints.joined(separator: "\n")) }
            if output == now { try take(result, exportedTo: revision == nil ? nil : path) } else { noteErrors(in: result) }
        }
    }

    /// Returns the words of a command that renders code with options, as stills and films unless they name formats.
    static func words(rendering path: String, with options: [String], into output: String) -> [String] {
        let namesFormats = options.contains { $0 == "--format" || $0.hasPrefix("--format=") }
        return ["render", path] + (namesFormats ? [] : ["--format=png,apng"]) + options + ["--output=\(output)", "--json"]
    }

    private func noteErrors(in result: AgentRun.Result) {
        let errors = result.events.filter { $0["event"]?.string == "error" }.compactMap { $0["message"]?.string }
        notes += errors.map { "\(range.base) has no images to compare with: \($0)" }
    }

    private func take(_ result: AgentRun.Result, exportedTo path: String?) throws {
        func shown(_ file: String) -> String {
            guard let path, file.hasPrefix(path) else { return file }
            return code + file.dropFirst(path.utf8.count)
        }
        for event in result.events {
            guard let kind = event["event"]?.string else { continue }
            let (file, line) = (event["file"]?.string.map(shown), event["line"]?.number.map { Int($0) })
            switch kind {
            case "preview":
                if let name = event["preview"]?.string, let file { places[name] = (file, line) }
            case "failure":
                let words = [event["preview"]?.string, event["message"]?.string].compactMap(\.self).joined(separator: ": ")
                failures.append(RunReport.Fault(kind: .failure, message: words, file: file, line: line))
                var members = event.object ?? [:]
                if let file { members["file"] = .string(file) }
                failureEvents.append(.object(members))
            case "error": throw FrontFailure.revisions(event["message"]?.string ?? "the newer revision cannot be rendered")
            default: break
            }
        }
    }

    /// Returns a case with the place of its preview.
    func placed(_ test: RunReport.Case) -> RunReport.Case {
        var test = test
        if let place = places[FilePath.folder(of: test.name)] { (test.file, test.line) = (place.file, place.line) }
        return test
    }
}
