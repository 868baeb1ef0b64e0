import Delivery
import Drawing
import Foundation
import HostProtocol
import WidgetArchive

/// Writes an archive of each widget, Live Activity and control; of anything else a word.
struct ArchiveWork: PreviewWork {
    /// The scales that widgets are laid out for, in order.
    let scales: [Double]

    var drawsWhileFilming: Bool { false }

    func conclude(_ asked: AskedPreviews, _ results: SessionResults) throws {
        let output = asked.session.output
        guard output.files == 0, output.failures == 0, asked.isFirst, !asked.previews.isEmpty else { return }
        output.send(
            .failure(
                preview: nil, code: .option, message: "There is no widget, Live Activity or control here, and other views are not archived."
            ))
    }

    func take(_ task: PreviewTask) async throws -> PendingPreview {
        let options = task.options
        var words = Words()
        var (plan, layouts) = try await layOut(task, &words)
        var lack: StepLack?
        if let last = layouts.last, case let renderer = PreviewRenderer(plan: last.plan, options: options), renderer.isTouched {
            // Played once, at the largest scale: a second time would begin with what the first has changed.
            let (scenes, played) = try await renderer.archivedScenes()
            lack = played.stepLack
            layouts[layouts.count - 1].scenes = scenes
            words.add(task.fit(played.notes), to: \.notes)
            words.add(played.diagnostics, to: \.diagnostics)
            plan.remarks.failures += played.failures
        }
        plan.remarks.notes += words.notes
        guard !layouts.isEmpty else {
            plan.remarks.notes.append("It is not a widget, a Live Activity or a control, and is not archived.")
            return PendingPreview(plan: plan) { PreviewJob.WrittenFiles() }
        }
        let archive = WidgetArchive(of: layouts, name: task.preview.title ?? task.preview.name, options: options)
        var diagnostics = words.diagnostics + task.reports()
        // The written archive is compared now: later, the code is not available for a comparison.
        let bytes = try archive.bytes()
        let written = try WidgetArchive(bytes: bytes)
        var differences: [(scale: Double, places: [String])] = []
        for layout in layouts { differences.append((layout.scale, try await layout.differences(from: written, options: options))) }
        diagnostics += WidgetArchive.word(about: differences).map { [$0] } ?? []
        return PendingPreview(plan: plan, diagnostics: diagnostics, isTouched: !archive.scenes.isEmpty, stepLack: lack) {
            [job = task.job] in
            try job.writeArchive(bytes)
            return PreviewJob.WrittenFiles()
        }
    }

    /// Lays a preview out for each scale, without films of touches.
    ///
    /// - Returns: its plan at the first scale, and the layouts, none for what is not archived.
    private func layOut(_ task: PreviewTask, _ words: inout Words) async throws -> (plan: PreviewPlan, layouts: [WidgetArchive.Layout]) {
        var layouts: [WidgetArchive.Layout] = []
        var first: PreviewPlan?
        var said = words
        try await task.planner.forEachScale(scales, of: task.preview) { scale, plan in
            if first == nil { first = plan }
            guard plan.archivedKind != nil else { return }
            let layout = try await WidgetArchive.Layout(scale: scale, plan: plan, options: task.options)
            layouts.append(layout)
            said.add(layout.film.notes + layout.entries.notes, to: \.notes)
            // The messages of a plan about sizes hold for each screen's own pixels: one of them is reported.
            if scale == scales.max() { said.add(plan.remarks.diagnostics, to: \.diagnostics) }
            said.add(layout.film.diagnostics, to: \.diagnostics)
        }
        words = said
        guard let first else { throw PreviewError.noEntries }
        return (first, layouts)
    }

    /// The messages about a preview, each sentence once.
    private struct Words {
        var notes: [String] = []
        var diagnostics: [String] = []

        mutating func add(_ messages: [String], to list: WritableKeyPath<Words, [String]>) {
            for message in messages where !self[keyPath: list].contains(message) { self[keyPath: list].append(message) }
        }
    }
}

extension PreviewJob {
    /// Writes an archive, a file beside those of other previews.
    fileprivate func writeArchive(_ bytes: [UInt8]) throws {
        let stopwatch = Stopwatch()
        let ending = WidgetArchive.fileExtension
        let path = "\(request.output.folder)/\(name)\(variant.map { "/\($0.name)" } ?? "").\(ending)"
        try AtomicFile.write(bytes, to: path)
        output.send(
            .file(
                HostEvent.WrittenFile(
                    preview: index, path: path, kind: .archive, bytes: bytes.count, milliseconds: stopwatch.milliseconds, label: name)))
    }
}

extension WidgetArchive.Layout {
    /// Returns the names of the pictures and films in which the archive differs from the widget's code, at this scale and the options'
    /// rate.
    fileprivate func differences(from archive: WidgetArchive, options: RenderOptions) async throws -> [String] {
        var options = options.presenting(archive)
        options.scale = scale
        // Steps have been played, and what they do is the code's.
        (options.steps, options.tourLimit) = ([], nil)
        let presented = try await PreviewRenderer(plan: PreviewPlan(archive, scale: scale), options: options).film()
        let rasterizer = FrameRasterizer(scale: scale, jobs: 1)
        /// Compares two frames. The numbers of moved drawings may differ in the last digit; then their pixels are compared.
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
    /// Returns the message about an archive that differs from the widget's code; nil if it shows the same.
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

    /// A scale without needless digits: 2, 1.5.
    static func words(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }

    /// The file extension of archives.
    static let fileExtension = "zoetrope"
}
