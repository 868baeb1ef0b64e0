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
        try asked.sortOutGoldens()
        let golden = asked.session.request.golden
        var report = FailureReport(folder: golden.report, pixelsPerPoint: asked.planner.options.scale)
        report.acceptCommand = golden.recordCommand
        asked.session.sendPage(label: "report") { [report] in try report.writePage(isLast: true) }
    }
}

extension AskedPreviews {
    /// Removes or reports the goldens of previews that no longer exist. Those of widgets drawn without a preview are needed also by runs
    /// that do not draw them.
    fileprivate func sortOutGoldens() throws {
        guard planner.options.filter.isEmpty, planner.options.shard == nil, session.request.resume.leftOut.isEmpty else { return }
        let golden = session.request.golden
        let files = GoldenFolder(path: golden.folder).unused(besides: everyName)
        if golden.prune { try GoldenFolder.remove(files) }
        for message in golden.remarks(onUnused: files, of: "a preview that no longer exists") {
            session.output.send(.note(preview: nil, message: message))
        }
    }
}
