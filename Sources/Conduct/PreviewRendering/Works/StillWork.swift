import HostProtocol

/// Writes stills of moments between entries.
struct StillWork: PreviewWork {
    /// Seconds since a change of entries.
    let times: [Double]

    var drawsWhileFilming: Bool { false }

    func take(_ task: PreviewTask) async throws -> PendingPreview {
        var plan = try await task.planner.plan(task.preview)
        let renderer = PreviewRenderer(plan: plan, options: task.options)
        if renderer.followsList { plan.remarks.notes.append(PreviewRenderer.stillsAlone) }
        var stills: [(time: Double, stills: [PreviewFilm.Still])] = []
        for time in times { stills.append((time, try await renderer.film(at: time))) }
        return PendingPreview(plan: plan) { [job = task.job(for: plan), stills] in
            for (time, stills) in stills { try await job.write(stills, at: time) }
            return PreviewJob.WrittenFiles()
        }
    }
}
