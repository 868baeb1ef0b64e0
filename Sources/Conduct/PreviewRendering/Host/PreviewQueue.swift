import AppIntents
import HostProtocol
import RunContext

/// Works on previews one after the other; the files of each are made while the next is filmed.
@MainActor
struct PreviewQueue {
    private let asked: AskedPreviews
    private let work: any PreviewWork
    let results: SessionResults

    private var session: HostSession { asked.session }
    private var output: EventOutput { session.output }
    private var isCareful: Bool { session.request.resume.isCareful }

    /// - Throws: `DecodingError` for a note of another build.
    init(_ asked: AskedPreviews, work: any PreviewWork) throws {
        (self.asked, self.work) = (asked, work)
        results = try SessionResults(notes: asked.session.request.resume.notes)
    }

    /// Works on the previews. The first is drawn while it is filmed, because no other work needs the threads then.
    ///
    /// - Returns: true if all of them are finished. Each touched preview begins with the state of a fresh process, whatever was touched
    ///   before, so another host continues after one.
    func run() async throws -> Bool {
        var former: Task<Void, Never>?
        var isWhole = true
        for (place, preview) in asked.previews.enumerated() {
            let performances = IntentRunner.performances
            let isDrawnMeanwhile = former == nil && !isCareful && work.drawsWhileFilming
            let take = await RunContext.with(session.context(of: preview)) {
                await film(preview, isDrawnMeanwhile: isDrawnMeanwhile)
            }
            await former?.value
            output.send(.begin(preview: preview.index, name: preview.shownName))
            if isDrawnMeanwhile { output.send(.filmed(preview: preview.index)) }
            let outcome = begin(take, of: preview)
            former = Task { await finish(take, outcome, of: preview) }
            if isCareful { await former?.value }
            noteSteps(take, of: preview)
            let isTouched = if case .success(let pending) = take { pending.isTouched } else { false }
            if isTouched || IntentRunner.performances > performances, place + 1 < asked.previews.count {
                isWhole = false
                break
            }
        }
        await former?.value
        return isWhole
    }

    /// Runs the preview's own code.
    private func film(_ preview: CatalogedPreview, isDrawnMeanwhile: Bool) async -> Result<PendingPreview, any Error> {
        output.send(.filming(preview: preview.index, name: preview.shownName))
        let planner = asked.planner.following(preview)
        defer { asked.planner.surround(after: preview) }
        // A trap during drawing belongs to this preview as well; if it is drawn meanwhile, the event is sent later.
        defer { if !isDrawnMeanwhile { output.send(.filmed(preview: preview.index)) } }
        let job = PreviewJob(
            index: preview.index, name: preview.name, request: session.request, options: planner.options, output: output,
            variant: preview.variant, place: asked.place(of: preview))
        let task = PreviewTask(
            preview: preview, planner: planner, job: job, isAlone: asked.asked.count == 1, isDrawnMeanwhile: isDrawnMeanwhile,
            reports: session.reports)
        do { return .success(try await work.take(task)) } catch { return .failure(error) }
    }

    /// Begins to make the files, or to compare them, on other threads.
    private func begin(
        _ take: Result<PendingPreview, any Error>, of preview: CatalogedPreview
    ) -> Task<PreviewJob.WrittenFiles, any Error> {
        if case .success(let take) = take {
            for message in take.plan.remarks.failures { output.send(.failure(preview: preview.index, message: message)) }
            for message in take.diagnostics { output.send(.diagnostic(preview: preview.index, message: message)) }
            for message in take.plan.remarks.notes { output.send(.note(preview: preview.index, message: message)) }
        }
        let work = take.map(\.work)
        return Task.detached { try await work.get()() }
    }

    /// Records the result.
    private func finish(
        _ take: Result<PendingPreview, any Error>, _ outcome: Task<PreviewJob.WrittenFiles, any Error>, of preview: CatalogedPreview
    ) async {
        var note: String?
        do {
            let (take, files) = (try take.get(), try await outcome.value)
            if work.writesPage {
                note = try results.add(
                    preview, source: asked.place(of: preview), plan: take.plan, files: files,
                    diagnostics: take.plan.remarks.failures + take.diagnostics, notes: take.plan.remarks.notes,
                    pixelsPerPoint: Double(take.plan.environment.displayScale))
            }
        } catch {
            output.send(.failure(preview: preview.index, message: error.words))
            if work.writesPage {
                note = try? results.add(preview, source: asked.place(of: preview), failure: error.words)
            }
        }
        output.send(.end(preview: preview.index, note: note))
    }

    /// Records the outcome of the steps.
    private func noteSteps(_ take: Result<PendingPreview, any Error>, of preview: CatalogedPreview) {
        guard case .success(let pending) = take, !session.request.options.steps.isEmpty, pending.isTouched || pending.stepLack != nil
        else { return }
        let (lack, known) = (pending.stepLack?.words, pending.stepLack?.known ?? [])
        let outcome = StepOutcome(preview: preview.index, name: preview.shownName, lack: lack, known: known)
        results.stepOutcomes.append(outcome)
        output.send(.steps(outcome))
    }
}
