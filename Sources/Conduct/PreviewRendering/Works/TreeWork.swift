import HostProtocol
import ImageCodecs

/// Lists the views of each entry at a moment, and draws them over its picture.
struct TreeWork: PreviewWork {
    /// Seconds since an entry came up; nil when it has come to rest.
    let time: Double?
    let overlay: TreeOverlay?

    var drawsWhileFilming: Bool { false }

    func take(_ task: PreviewTask) async throws -> PendingPreview {
        let plan = try await task.planner.plan(task.preview)
        let inspected = try await PreviewRenderer(plan: plan, options: task.options).inspected(at: time)
        let overlay = overlay
        return PendingPreview(plan: plan, diagnostics: plan.remarks.diagnostics + task.reports()) { [job = task.job(for: plan)] in
            for entry in inspected {
                let pixmap = try job.rasterizer.pixmap(of: entry.list)
                var tree = entry.tree
                tree.preview = job.index
                tree.accessible = AccessibilityFindings(pixmap: pixmap, scale: job.options.scale).added(to: entry.accessible)
                job.output.send(.tree(tree))
                guard let overlay else { continue }
                let picture = TreeDrawing(pixmap: pixmap, scale: job.options.scale).drawing(overlay, of: tree)
                job.tell(of: try job.pressStill(picture, name: "\(tree.entry).\(overlay.rawValue)"))
            }
            return PreviewJob.WrittenFiles()
        }
    }
}
