import Delivery
import Drawing
import Foundation
import HostProtocol
import WidgetArchive

/// Renders the files that earlier runs archived: no user code takes part.
struct PresentWork: HostWork {
    let presentation: HostRequest.Presentation

    func run(in session: HostSession, options: RenderOptions) async throws {
        let output = session.output
        let names =
            presentation.names ?? presentation.files.map { NSString(string: NSString(string: $0).lastPathComponent).deletingPathExtension }
        output.send(
            .previews(
                zip(presentation.files, names).enumerated().map { index, file in
                    HostEvent.PreviewSummary(index: index, name: file.1, file: file.0, line: 0, kind: "archive")
                }))
        for (index, path) in presentation.files.enumerated() where !session.request.resume.skip.contains(index) {
            output.send(.begin(preview: index, name: names[index]))
            do {
                let archive = try WidgetArchive(file: path)
                var options = options.presenting(archive)
                options.scale = presentation.scale ?? archive.scales.max() ?? options.scale
                var job = PreviewJob(index: index, name: names[index], request: session.request, options: options, output: output)
                job.layerBytes = PresentationBudget.layerBytes
                try await present(archive, by: job)
            } catch {
                output.send(.failure(preview: index, code: .file, message: "\(error)"))
            }
            output.send(.end(preview: index, note: nil))
        }
        session.sendSummary()
    }

    /// Writes the films of an archive, or stills where moments are asked for.
    private func present(_ archive: WidgetArchive, by job: PreviewJob) async throws {
        let options = job.options
        func note(_ word: String?) { if let word { job.output.send(.note(preview: job.index, message: word)) } }
        note(archive.word(aboutInstants: presentation.times))
        note(archive.word(aboutScale: options.scale))
        var plan: PreviewPlan? = PreviewPlan(archive, scale: options.scale)
        if let label = presentation.touch {
            var notes: [String] = []
            plan = try PreviewPlan(archive, touching: label, scale: options.scale, notes: &notes)
            notes.forEach(note)
        }
        // A touch may change nothing that is seen.
        guard let plan else { return }
        var renderer = PreviewRenderer(plan: plan, options: options)
        let budget = try PresentationBudget(size: plan.stage?.size ?? plan.size, scale: options.scale)
        try budget.allow(
            seconds: archive.scenes.map { max($0.end - ($0.moments.first?.time ?? $0.end), 0) },
            framesPerSecond: options.framesPerSecond)
        renderer.budget = budget
        guard presentation.times.isEmpty else {
            for time in presentation.times { try await job.write(renderer.film(at: time), at: time) }
            return
        }
        var film = try await renderer.film()
        if presentation.touch == nil {
            note(archive.word(aboutFilmsAt: options.scale))
            film.scenes = try archive.scenes.map { try archive.film(of: $0, options: options) }
        }
        var files = try await job.write(film, try await film.pixmaps(job.rasterizer), press: nil)
        try await job.writeScenes(of: film, into: &files)
    }
}

extension WidgetArchive {
    /// Returns the message about films of touches at a scale for which they were not laid out, since steps are carried out once. Nil if
    /// there is none.
    func word(aboutFilmsAt scale: Double) -> String? {
        let others = scenes.filter { $0.scale != scale }
        guard let first = others.first, scales.contains(scale) else { return nil }
        return "The touches were filmed only for \(Self.words(first.scale)) pixels per point: at \(Self.words(scale)) the lines of "
            + "\(others.map(\.name).joined(separator: ", ")) are aligned to that screen's pixels. Archive it with --scale "
            + "\(Self.words(scale)) for separate films of this scale."
    }

    /// Returns the message about a scale for which the widget was not laid out; nil if there is a layout.
    fileprivate func word(aboutScale scale: Double) -> String? {
        guard !scales.contains(scale) else { return nil }
        let words = Self.words
        return "It was laid out for \(scales.map(words).joined(separator: ", ")) pixels per point: at \(words(scale)) it is drawn from the "
            + "layout for \(words(layoutScale(for: scale))), whose lines are aligned to that screen's pixels. Archive it with --scale "
            + "\(words(scale)) for a separate layout."
    }

    /// Returns the message about instants after the last archived reading of ticking texts; nil if there is no such instant.
    fileprivate func word(aboutInstants times: [Double]) -> String? {
        let last = entries.flatMap(\.boxes).compactMap(\.lastReading).max()
        guard let last, let latest = times.max(), latest >= last + 1 else { return nil }
        return "Ticking text is archived for at most \(Int(last)) s after its entry, and stands still later. 'zoetrope still' shows it at "
            + "any instant."
    }

    /// The archive in a file.
    ///
    /// - Throws: `PresentationError`, or `ArchiveError` for what is no archive.
    init(file path: String) throws {
        let file: FileHandle
        do { file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) } catch {
            throw PresentationError.unreadable((error as NSError).localizedDescription)
        }
        defer { try? file.close() }
        // The first bytes identify a file that is no archive, however long it is.
        let head = Array(try file.read(upToCount: ArchiveLimits.signatureBytes) ?? Data())
        guard WidgetArchive.begins(head) else { throw ArchiveError.notAnArchive }
        let rest = try file.read(upToCount: ArchiveLimits.fileBytes) ?? Data()
        guard rest.count < ArchiveLimits.fileBytes else {
            throw PresentationError.tooLarge(bytes: Int(clamping: try file.seekToEnd()), limit: ArchiveLimits.fileBytes)
        }
        try self.init(bytes: head + Array(rest))
    }
}

/// Why an archive cannot be presented.
package enum PresentationError: Error, Equatable, CustomStringConvertible {
    case unreadable(String)
    case tooLarge(bytes: Int, limit: Int)
    /// The labels of what can be touched.
    case nothingThere(String, known: [String])

    package var description: String {
        switch self {
        case .unreadable(let reason): "The file cannot be read: \(reason)."
        case .nothingThere(let label, let known):
            known.isEmpty
                ? "No view in the archive can be touched, so \"\(label)\" cannot: its controls have no intents, and there are no links."
                : "No touchable view in the archive is labelled \"\(label)\". There are: "
                    + known.map { "\"\($0)\"" }.joined(separator: ", ") + "."
        case .tooLarge(let bytes, let limit): "The file has \(bytes) bytes, but the limit for a widget archive is \(limit)."
        }
    }
}
