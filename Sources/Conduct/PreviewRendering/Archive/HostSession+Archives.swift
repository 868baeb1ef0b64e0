import Delivery
import Drawing
import Foundation
import HostProtocol
import WidgetArchive

extension HostSession {
    /// Renders the files that earlier runs archived: no user code takes part.
    ///
    /// - Returns: the exit code.
    func present(_ asked: RenderOptions) async throws -> Int32 {
        let presentation = request.presentation ?? HostRequest.Presentation(files: [])
        let names =
            presentation.names ?? presentation.files.map { NSString(string: NSString(string: $0).lastPathComponent).deletingPathExtension }
        output.send(
            .previews(
                zip(presentation.files, names).enumerated().map { index, file in
                    HostEvent.PreviewSummary(index: index, name: file.1, file: file.0, line: 0, kind: "archive")
                }))
        for (index, path) in presentation.files.enumerated() where !request.skip.contains(index) {
            output.send(.begin(preview: index, name: names[index]))
            do {
                let archive = try WidgetArchive(file: path)
                var options = asked.presenting(archive)
                options.scale = presentation.scale ?? archive.scales.max() ?? asked.scale
                if let word = archive.word(aboutInstants: request.times) { output.send(.note(preview: index, message: word)) }
                if let word = archive.word(aboutScale: options.scale) { output.send(.note(preview: index, message: word)) }
                let job = PreviewJob(index: index, name: names[index], request: request, options: options, output: output)
                guard let plan = try plan(of: archive, scale: options.scale, preview: index) else {
                    output.send(.end(preview: index, note: nil))
                    continue
                }
                var renderer = PreviewRenderer(plan: plan, options: options)
                let budget = try PresentationBudget(size: plan.stage?.size ?? plan.size, scale: options.scale)
                try budget.allow(
                    seconds: archive.scenes.map { max($0.end - ($0.moments.first?.time ?? $0.end), 0) },
                    framesPerSecond: options.framesPerSecond)
                renderer.budget = budget
                if request.times.isEmpty {
                    var film = try await renderer.film()
                    if presentation.touch == nil { film.scenes = try scenes(of: archive, options: options, preview: index) }
                    _ = try await job.write(film, try await film.pixmaps(job.rasterizer), press: nil)
                    _ = try await job.writeScenes(of: film)
                } else {
                    for time in request.times { try await job.write(renderer.film(at: time), at: time) }
                }
            } catch {
                output.send(.failure(preview: index, message: "\(error)"))
            }
            output.send(.end(preview: index, note: nil))
        }
        output.send(
            .summary(.init(files: output.files, failures: output.failures, differences: 0, milliseconds: stopwatch.milliseconds)))
        return output.failures > 0 ? 2 : 0
    }
}

extension HostSession {
    /// How an archive is shown, or what is touched in it; nil where there is nothing to see of that.
    private func plan(of archive: WidgetArchive, scale: Double, preview: Int) throws -> PreviewPlan? {
        guard let label = request.presentation?.touch else { return PreviewPlan(archive, scale: scale) }
        var notes: [String] = []
        let plan = try PreviewPlan(archive, touching: label, scale: scale, notes: &notes)
        for note in notes { output.send(.note(preview: preview, message: note)) }
        return plan
    }

    /// The films of the touches that an archive holds.
    private func scenes(of archive: WidgetArchive, options: RenderOptions, preview: Int) throws -> [PreviewRecording.Scene] {
        if let word = archive.word(aboutFilmsAt: options.scale) { output.send(.note(preview: preview, message: word)) }
        return try archive.scenes.map { try archive.film(of: $0, options: options) }
    }

    /// An archive of a widget, a Live Activity or a control; of anything else a word.
    func archive(
        _ preview: CatalogedPreview, planner: PreviewPlanner, options: RenderOptions, isAlone: Bool, _ job: PreviewJob
    ) async throws -> PendingPreview {
        var layouts: [WidgetArchive.Layout] = []
        var noted: PreviewPlan?
        var (notes, diagnostics): ([String], [String]) = ([], [])
        var lack: StepLack?
        func note(_ messages: [String], in words: inout [String]) {
            for message in messages where !words.contains(message) { words.append(message) }
        }
        try await planner.forEachScale(request.scales, of: preview) { scale, plan in
            if noted == nil { noted = plan }
            guard plan.archivedKind != nil else { return }
            let layout = try await WidgetArchive.Layout(scale: scale, plan: plan, options: options)
            layouts.append(layout)
            note(layout.film.notes + layout.entries.notes, in: &notes)
            // What a plan has to say of sizes holds for each screen's own pixels: one of them is told.
            if scale == request.scales.max() { note(plan.remarks.diagnostics, in: &diagnostics) }
            note(layout.film.diagnostics, in: &diagnostics)
        }
        if let last = layouts.last, case let renderer = PreviewRenderer(plan: last.plan, options: options), renderer.isTouched {
            // Played once, at the largest scale: a second time would begin with what the first has changed.
            let (scenes, played) = try await renderer.archivedScenes()
            lack = played.stepLack
            layouts[layouts.count - 1].scenes = scenes
            note(played.notes.filter { isAlone || $0 != PreviewRenderer.nothingToTour }, in: &notes)
            note(played.diagnostics, in: &diagnostics)
            noted?.remarks.failures += played.failures
        }
        guard var plan = noted else { throw PreviewError.noEntries }
        plan.remarks.notes += notes
        guard !layouts.isEmpty else {
            plan.remarks.notes.append("It is not a widget, a Live Activity or a control, and is not archived.")
            return PendingPreview(plan: plan) { .comparison }
        }
        let archive = WidgetArchive(of: layouts, name: preview.title ?? preview.name, options: options)
        diagnostics += reports()
        // What is written is looked at: nobody can compare it later, where the code is not.
        let bytes = try archive.bytes()
        let written = try WidgetArchive(bytes: bytes)
        var differences: [(scale: Double, places: [String])] = []
        for layout in layouts { differences.append((layout.scale, try await layout.differences(from: written, options: options))) }
        diagnostics += WidgetArchive.word(about: differences).map { [$0] } ?? []
        return PendingPreview(plan: plan, diagnostics: diagnostics, isTouched: !archive.scenes.isEmpty, stepLack: lack) {
            try job.writeArchive(bytes)
            return .comparison
        }
    }
}

extension PreviewJob {
    /// Writes an archive, a file beside those of other previews.
    fileprivate func writeArchive(_ bytes: [UInt8]) throws {
        let stopwatch = Stopwatch()
        let path = "\(request.outputFolder)/\(name).\(WidgetArchive.fileExtension)"
        try AtomicFile.write(bytes, to: path)
        output.send(
            .file(
                HostEvent.WrittenFile(
                    preview: index, path: path, kind: .archive, bytes: bytes.count, milliseconds: stopwatch.milliseconds, label: name)))
    }
}

extension WidgetArchive.Layout {
    /// Where the archive shows something else than the widget's code, at this scale and the options' rate.
    fileprivate func differences(from archive: WidgetArchive, options: RenderOptions) async throws -> [String] {
        var options = options.presenting(archive)
        options.scale = scale
        // Steps have been played, and what they do is the code's.
        (options.steps, options.tourLimit) = ([], nil)
        let presented = try await PreviewRenderer(plan: PreviewPlan(archive, scale: scale), options: options).film()
        let rasterizer = FrameRasterizer(scale: scale, jobs: 1)
        /// Where drawings are moved their numbers may differ in the last digit; then their pixels are asked.
        func isAlike(_ one: DisplayList, _ other: DisplayList) throws -> Bool {
            try one == other || rasterizer.pixmap(of: one) == rasterizer.pixmap(of: other)
        }
        var places: [String] = []
        for (one, other) in zip(presented.stills, film.stills) where try !isAlike(one.list, other.list) { places.append(other.name) }
        for (one, other) in zip(presented.transitions, film.transitions) {
            let isSame = try one.frames.count == other.frames.count && zip(one.frames, other.frames).allSatisfy(isAlike)
            if !isSame { places.append(other.name) }
        }
        return places
    }
}

extension WidgetArchive {
    /// What people should know of an archive that shows something else than the widget's code; nil where it shows the same.
    ///
    /// - Parameter differences: the pictures and films that differ, at each scale.
    static func word(about differences: [(scale: Double, places: [String])]) -> String? {
        let differing = differences.filter { !$0.places.isEmpty }
        if differing.isEmpty { return nil }
        var places: [String] = []
        for place in differing.flatMap(\.places) where !places.contains(place) { places.append(place) }
        let scales =
            differing.count == differences.count
            ? "The archive differs"
            : "At \(differing.map { words($0.scale) }.joined(separator: ", ")) pixels per point the archive differs"
        return "\(scales) slightly from the widget's code in \(places.joined(separator: ", ")): "
            + "compare 'zoetrope present' with 'zoetrope render', and use the latter for these."
    }

    private static func words(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }

    /// What people should know who ask for films of touches at a scale that they were not laid out for: steps are carried out once.
    func word(aboutFilmsAt scale: Double) -> String? {
        let others = scenes.filter { $0.scale != scale }
        guard let first = others.first, scales.contains(scale) else { return nil }
        return "The touches were filmed only for \(Self.words(first.scale)) pixels per point: at \(Self.words(scale)) the lines of "
            + "\(others.map(\.name).joined(separator: ", ")) are aligned to that screen's pixels. Archive it with --scale "
            + "\(Self.words(scale)) for separate films of this scale."
    }

    /// What people should know who ask for a scale that the widget was not laid out for.
    fileprivate func word(aboutScale scale: Double) -> String? {
        guard !scales.contains(scale) else { return nil }
        let words = Self.words
        return "It was laid out for \(scales.map(words).joined(separator: ", ")) pixels per point: at \(words(scale)) it is drawn from the "
            + "layout for \(words(layoutScale(for: scale))), whose lines are aligned to that screen's pixels. Archive it with --scale "
            + "\(words(scale)) for a separate layout."
    }

    /// What people should know who ask for instants at which texts that tick are not archived any more.
    fileprivate func word(aboutInstants times: [Double]) -> String? {
        let last = entries.flatMap(\.boxes).compactMap(\.lastReading).max()
        guard let last, let latest = times.max(), latest >= last + 1 else { return nil }
        return "Ticking text is archived for at most \(Int(last)) s after its entry, and stands still later. 'zoetrope still' shows it at "
            + "any instant."
    }

    /// What files of archives are called by.
    static let fileExtension = "zoetrope"

    /// The archive in a file.
    ///
    /// - Throws: `PresentationError`, or `ArchiveError` for what is no archive.
    init(file path: String) throws {
        let file: FileHandle
        do { file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) } catch {
            throw PresentationError.unreadable((error as NSError).localizedDescription)
        }
        defer { try? file.close() }
        // What is no archive is told by its first bytes, however long it is.
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
