import HostProtocol

/// Evaluates previews and lays them out, and draws nothing: what traps, throws or is missing is reported.
struct CheckWork: PreviewWork {
    var drawsWhileFilming: Bool { false }

    func take(_ task: PreviewTask) async throws -> PendingPreview {
        var plan = try await task.planner.plan(task.preview)
        let film = try await PreviewRenderer(plan: plan, options: task.options).film(hasTransitions: false)
        plan.remarks.failures += film.failures
        return PendingPreview(plan: plan, diagnostics: plan.remarks.diagnostics + task.reports() + film.diagnostics) {
            PreviewJob.WrittenFiles()
        }
    }
}
