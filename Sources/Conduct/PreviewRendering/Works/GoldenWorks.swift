import Delivery
import HostProtocol

/// Accepts the images of previews as goldens.
struct RecordWork: FilmWork {
    nonisolated func deliver(
        _ film: PreviewFilm, _ images: FilmImages, by job: PreviewJob, press: StillPress?
    ) async throws -> PreviewJob.WrittenFiles {
        try await job.record(film, images)
        return PreviewJob.WrittenFiles()
    }

    func conclude(_ asked: AskedPreviews, _ results: SessionResults) throws { try asked.sortOutGoldens() }
}

/// Compares the images of previews with their goldens.
struct VerifyWork: FilmWork {
    nonisolated func deliver(
        _ film: PreviewFilm, _ images: FilmImages, by job: PreviewJob, press: StillPress?
    ) async throws -> PreviewJob.WrittenFiles {
        try await job.verify(film, images)
        return PreviewJob.WrittenFiles()
    }

    func conclude(_ asked: AskedPreviews, _ results: SessionResults) throws {
        let golden = asked.session.request.golden
        var report = FailureReport(folder: golden.report, pixelsPerPoint: asked.planner.options.scale)
        report.acceptCommand = golden.recordCommand
        try asked.sortOutGoldens { [report] in report.takeRenames(of: $0, in: golden.folder) }
        asked.session.sendPage(label: "report") { [report] in try report.writePage(isLast: true) }
    }
}

/// Lists the goldens of previews that no longer exist, and draws nothing.
struct GoldensWork: HostWork {
    func run(in session: HostSession, options: RenderOptions) async throws {
        let asked = try AskedPreviews(in: session, options: options)
        asked.announce()
        try asked.sortOutGoldens()
        session.sendSummary()
    }
}

extension AskedPreviews {
    /// Removes or reports the goldens of previews that no longer exist. Those of widgets drawn without a preview are needed also by runs
    /// that do not draw them.
    ///
    /// - Parameter renames: finds the previews that have another name now, among the paths of such goldens.
    fileprivate func sortOutGoldens(renames: ([String]) -> [(old: String, new: String)] = { _ in [] }) throws {
        guard planner.options.filter.isEmpty, planner.options.shard == nil, planner.options.files == nil,
            session.request.resume.leftOut.isEmpty
        else { return }
        let golden = session.request.golden
        let unused = GoldenFolder(path: golden.folder).unused(besides: everyName)
        let renamed = unused.isEmpty ? [] : renames(unused)
        for (old, new) in renamed {
            session.output.send(.note(preview: nil, message: golden.remark(onRename: old, to: new)))
        }
        let files = unused.filter { file in !renamed.contains { file.hasPrefix("\(golden.folder)/\($0.old)/") } }
        if golden.prune { try GoldenFolder.remove(files) }
        for message in golden.remarks(onUnused: files, of: "a preview that no longer exists") {
            session.output.send(.note(preview: nil, message: message))
        }
    }
}
