import HostProtocol

/// Writes stills and films, and a page that shows them.
struct RenderWork: FilmWork {
    var writesPage: Bool { true }

    func wantsTransitions(_ job: PreviewJob) -> Bool { job.request.output.formats.contains { $0.traits.contains(.films) } }

    func press(for plan: PreviewPlan, of job: PreviewJob) -> StillPress? {
        guard job.request.output.formats.contains(.png), job.request.output.onlyFile == nil else { return nil }
        return StillPress(job: job, names: (plan.asides + plan.entries).map(\.name))
    }

    nonisolated func deliver(
        _ film: PreviewFilm, _ images: FilmImages, by job: PreviewJob, press: StillPress?
    ) async throws -> PreviewJob.WrittenFiles {
        if let name = job.request.output.onlyFile { return try await job.writeOnlyFile(named: name, of: film, images) }
        var files = try await job.write(film, images, press: press)
        try await job.writeScenes(of: film, into: &files)
        try job.writeExplanation(of: film)
        if files.isEmpty, !film.stills.isEmpty { job.tellOfNothing() }
        return files
    }

    func conclude(_ asked: AskedPreviews, _ results: SessionResults) throws {
        let request = asked.session.request
        for trap in request.resume.traps {
            guard let preview = asked.all.first(where: { $0.index == trap.preview }) else { continue }
            _ = try results.add(preview, source: asked.place(of: preview), failure: trap.message)
        }
        asked.writeVariantSheets(results)
        if request.output.onlyFile == nil, !results.isEmpty, request.output.formats.contains(where: { $0.traits.contains(.page) }) {
            asked.session.sendPage(label: "gallery") { try results.writeGallery(for: request) }
        }
    }
}
