import Foundation
import SwiftUI
import Typesetting
import WidgetKit

/// One request, carried out.
@MainActor
struct HostSession {
    let request: RenderRequest
    let output: EventOutput
    private let stopwatch = Stopwatch()

    init(request: RenderRequest, output: EventOutput) {
        self.request = request
        self.output = output
    }

    /// Does what the request asks and answers the exit code.
    func run() async throws -> Int32 {
        // Folders without a manifest have no bundles: their tables lie among their files.
        StringTables.shared.addMainFolders(request.sourceRoots)
        let options = try RenderOptions(request)
        let fonts = try FontSetup(named: options.fonts, found: request.foundFonts)
        for fault in fonts.faults { output.send(.diagnostic(preview: nil, message: fault)) }
        let planner = PreviewPlanner(options: options, fonts: fonts.library)
        let patterns = request.filter.map(GlobPattern.init)
        let previews = PreviewCatalog.all().filter { preview in
            !request.skip.contains(preview.index)
                && (patterns.isEmpty || patterns.contains { $0.matches(preview.name) || $0.matches(preview.title ?? "") })
        }
        if request.command == .list {
            output.send(.previews(await summaries(of: previews, planner: planner)))
            return output.failures > 0 ? 2 : 0
        }
        output.send(.previews(previews.map(summary)))
        var results = try SessionResults(notes: request.notes)
        for preview in previews { await carryOut(preview, planner: planner, options: options, results: &results) }
        for trap in request.traps where request.command == .render {
            guard let preview = PreviewCatalog.all().first(where: { $0.index == trap.preview }) else { continue }
            _ = try results.add(preview, source: place(of: preview), failure: trap.message)
        }
        if request.command == .render, !results.isEmpty, request.formats.contains(where: { $0 != .frames }) {
            sendPage(label: "gallery") { try results.writeGallery(to: request.outputFolder) }
        }
        if request.command == .verify, !results.differences.isEmpty {
            sendPage(label: "report") {
                try results.writeReport(
                    to: request.reportFolder, acceptCommand: request.recordCommand, options: options)
            }
        }
        output.send(
            .summary(
                files: output.files, failures: output.failures, differences: output.differences,
                milliseconds: stopwatch.milliseconds))
        return output.failures > 0 ? 2 : output.differences > 0 ? 1 : 0
    }

    private func carryOut(
        _ preview: CatalogedPreview, planner: PreviewPlanner, options: RenderOptions, results: inout SessionResults
    ) async {
        output.send(.begin(preview: preview.index, name: preview.title ?? preview.name))
        var note: String?
        do {
            let plan = try await planner.plan(preview)
            let renderer = PreviewRenderer(plan: plan, options: options)
            let job = PreviewJob(preview: preview, request: request, options: options, output: output)
            switch request.command {
            case .render:
                let film = try renderer.film()
                send(film.diagnostics, of: preview)
                let files = try await job.write(film)
                note = try results.add(
                    preview, source: place(of: preview), plan: plan, files: files,
                    diagnostics: film.diagnostics, pixelsPerPoint: options.scale)
            case .still:
                for time in request.times { try await job.write(renderer.film(at: time), at: time) }
            case .record, .verify:
                let film = try renderer.film()
                send(film.diagnostics, of: preview)
                if request.command == .record {
                    try await job.record(film)
                } else {
                    results.differences += try await job.verify(film)
                }
            case .list:
                break
            }
        } catch {
            output.send(.failure(preview: preview.index, message: "\(error)"))
            if request.command == .render {
                note = try? results.add(preview, source: place(of: preview), failure: "\(error)")
            }
        }
        output.send(.end(preview: preview.index, note: note))
    }

    /// `File.swift:12`.
    private func place(of preview: CatalogedPreview) -> String { "\(sourcePath(preview.file)):\(preview.line)" }

    private func send(_ diagnostics: [String], of preview: CatalogedPreview) {
        for message in diagnostics { output.send(.diagnostic(preview: preview.index, message: message)) }
    }

    private func sendPage(label: String, _ write: () throws -> (path: String, bytes: Int)) {
        let stopwatch = Stopwatch()
        do {
            let page = try write()
            output.send(
                .file(
                    preview: nil, path: page.path, kind: .page, bytes: page.bytes,
                    milliseconds: stopwatch.milliseconds, label: label))
        } catch {
            output.send(.failure(preview: nil, message: "\(error)"))
        }
    }

    /// What the catalogue knows of a preview, without asking it.
    private func summary(of preview: CatalogedPreview) -> HostEvent.PreviewSummary {
        var isWidget = false
        if case .widget = preview.subject { isWidget = true }
        return HostEvent.PreviewSummary(
            index: preview.index, name: preview.name, title: preview.title, file: sourcePath(preview.file),
            line: preview.line, kind: isWidget ? "widget" : "view", family: nil, size: [], entries: 0)
    }

    /// The same with what only planning tells.
    private func summaries(
        of previews: [CatalogedPreview], planner: PreviewPlanner
    ) async -> [HostEvent.PreviewSummary] {
        var result: [HostEvent.PreviewSummary] = []
        for preview in previews {
            var summary = summary(of: preview)
            output.send(.begin(preview: preview.index, name: preview.title ?? preview.name))
            do {
                let plan = try await planner.plan(preview)
                summary.kind = plan.environment.isInWidget ? "widget" : "view"
                summary.family = plan.environment.isInWidget ? plan.environment.widgetFamily.description : nil
                summary.size = [Double(plan.size.width), Double(plan.size.height)]
                summary.entries = plan.entries.count
            } catch {
                output.send(.failure(preview: preview.index, message: "\(error)"))
            }
            output.send(.end(preview: preview.index, note: nil))
            result.append(summary)
        }
        return result
    }

    /// The file under one of the source folders that `Module/File.swift` names, if there is one.
    private func sourcePath(_ fileID: String) -> String {
        let name = (fileID as NSString).lastPathComponent
        for root in request.sourceRoots {
            guard let files = FileManager.default.enumerator(atPath: root) else { continue }
            let matches = files.compactMap { $0 as? String }
                .filter { ($0 as NSString).lastPathComponent == name && !$0.contains(".build/") }
            if let match = matches.sorted().first { return match }
        }
        return fileID
    }
}

extension RenderOptions {
    /// The options of a request.
    ///
    /// - Throws: `RequestError` for a family or colour scheme that does not exist.
    init(_ request: RenderRequest) throws {
        scale = request.scale
        framesPerSecond = request.framesPerSecond
        dwell = request.dwell
        locale = Locale(identifier: request.locale)
        fonts = request.fonts
        switch request.colorScheme {
        case nil, "light": colorScheme = .light
        case "dark": colorScheme = .dark
        case let other?: throw RequestError.unknownColorScheme(other)
        }
        if let name = request.family {
            guard let known = WidgetFamily.everyFamily.first(where: { String(describing: $0) == name }) else {
                throw RequestError.unknownFamily(name)
            }
            family = known
        }
    }
}

/// What a request asks for that does not exist.
enum RequestError: Error, CustomStringConvertible {
    case unknownFamily(String)
    case unknownColorScheme(String)

    var description: String {
        switch self {
        case .unknownFamily(let name):
            "There is no widget family \"\(name)\". The families are "
                + WidgetFamily.everyFamily.map { String(describing: $0) }.joined(separator: ", ") + "."
        case .unknownColorScheme(let name):
            "There is no colour scheme \"\(name)\". The schemes are light and dark."
        }
    }
}
