import AppIntents
import HostProtocol

/// A command that works on one preview after the other.
@MainActor
protocol PreviewWork: HostWork {
    /// True where frames of the first preview may be drawn while it is filmed: no other work waits for the threads then.
    var drawsWhileFilming: Bool { get }
    /// True where what came of each preview is noted for a page.
    var writesPage: Bool { get }

    /// Runs a preview's own code.
    func take(_ task: PreviewTask) async throws -> PendingPreview

    /// Does what is left when all previews are done.
    func conclude(_ asked: AskedPreviews, _ results: SessionResults) throws
}

extension PreviewWork {
    var writesPage: Bool { false }

    func conclude(_ asked: AskedPreviews, _ results: SessionResults) throws {}

    func run(in session: HostSession, options: RenderOptions) async throws {
        let asked = try AskedPreviews(in: session, options: options)
        if session.request.output.onlyFile != nil, asked.asked.count > 1 {
            throw OnlyFileFault.previews(
                asked.asked.map { preview in preview.variant.map { "\(preview.name)/\($0.name)" } ?? preview.name })
        }
        asked.announce()
        asked.noteUnpreviewed()
        let queue = try PreviewQueue(asked, work: self)
        guard try await queue.run() else {
            return session.output.send(.renewal(found: asked.planner.foundParameters()))
        }
        let resume = session.request.resume
        if let (words, isFailure) = StepOutcome.words(about: resume.stepOutcomes + queue.results.stepOutcomes) {
            session.output.send(isFailure ? .failure(preview: nil, code: .option, message: words) : .note(preview: nil, message: words))
        }
        for words in asked.planner.unknownParameters(besides: resume.foundParameters) {
            session.output.send(.failure(preview: nil, code: .option, message: words))
        }
        try conclude(asked, queue.results)
        session.sendSummary()
    }
}

/// One preview that a command works on, while the preview's own code runs.
@MainActor
struct PreviewTask {
    let preview: CatalogedPreview
    /// Plans on the device that the preview names.
    let planner: PreviewPlanner
    /// The job before the plan is known.
    let job: PreviewJob
    /// True if the run is about one preview.
    let isAlone: Bool
    /// True if frames may be drawn while the preview is filmed.
    let isDrawnMeanwhile: Bool
    /// Returns the reports of platform features that user code asked for and that are unavailable here.
    let reports: @MainActor () -> [String]

    var options: RenderOptions { planner.options }

    /// Returns the job for a plan: the picture of its only entry has the name of the variant.
    func job(for plan: PreviewPlan) -> PreviewJob {
        var job = job
        job.hasOneEntry = plan.entries.count == 1 && plan.asides.isEmpty
        return job
    }

    /// Returns the notes without those that are left out for one preview among many.
    func fit(_ notes: [String]) -> [String] { notes.filter { isAlone || $0 != PreviewRenderer.nothingToTour } }
}

/// The state of a preview after its own code has run.
struct PendingPreview {
    var plan: PreviewPlan
    var diagnostics: [String] = []
    /// True if steps were carried out in the preview.
    var isTouched = false
    /// The target of the first step if the preview lacks it.
    var stepLack: StepLack?
    /// Makes the files, or compares.
    var work: @Sendable () async throws -> PreviewJob.WrittenFiles
}
