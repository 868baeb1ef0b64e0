import HostProtocol
import SwiftUI

/// A command that films previews whole, and makes something of their films.
protocol FilmWork: PreviewWork {
    /// Returns true if transitions are wanted; without them stills are the same.
    func wantsTransitions(_ job: PreviewJob) -> Bool

    /// The writer of stills that are wanted as soon as they are drawn; nil: none is.
    func press(for plan: PreviewPlan, of job: PreviewJob) -> StillPress?

    /// Makes the files, or compares.
    nonisolated func deliver(
        _ film: PreviewFilm, _ images: FilmImages, by job: PreviewJob, press: StillPress?
    ) async throws -> PreviewJob.WrittenFiles
}

extension FilmWork {
    var drawsWhileFilming: Bool { true }

    func wantsTransitions(_ job: PreviewJob) -> Bool { true }

    func press(for plan: PreviewPlan, of job: PreviewJob) -> StillPress? { nil }

    func take(_ task: PreviewTask) async throws -> PendingPreview {
        let plan = try await task.planner.plan(task.preview)
        let job = task.job(for: plan)
        let renderer = PreviewRenderer(plan: plan, options: task.options)
        let press = press(for: plan, of: job)
        let scheduler = job.rasterizer.scheduler(pieceIsDrawn: { drawn, wanted in
            job.output.pulse { "\(drawn) of \(wanted) frames are drawn" }
        }) { press?.take($0, $1) }
        // The canvas of what fits its content is known when all of it is, and so is the ground of a sample.
        let isDrawnMeanwhile =
            task.isDrawnMeanwhile && plan.fitting == nil && !plan.isSample && !task.options.finish.changesPictures
        do {
            var film = try await renderer.film(
                hasTransitions: wantsTransitions(job), for: isDrawnMeanwhile ? scheduler : nil)
            try film.finish(task.options)
            var noted = plan
            if plan.fitting != nil || task.options.finish.changesPictures, let still = film.stills.first { noted.size = still.list.size }
            noted.remarks.failures += film.failures
            noted.remarks.notes += task.fit(film.notes)
            return PendingPreview(
                plan: noted, diagnostics: plan.remarks.diagnostics + task.reports() + film.diagnostics,
                isTouched: !renderer.steps.isEmpty && !film.scenes.isEmpty, stepLack: film.stepLack
            ) { [film] in
                let images =
                    isDrawnMeanwhile ? try await scheduler.images() : try await film.pixmaps(drawnBy: scheduler)
                return try await deliver(film, images, by: job, press: press)
            }
        } catch {
            scheduler.stop()
            throw error
        }
    }
}
