import Pixels
import Synchronization

/// Writes stills as PNG files as soon as they are drawn, on the thread that drew them; the files are reported later, in
/// order.
final class StillPress: Sendable {
    private typealias Outcome = Result<PreviewJob.FinishedFile, any Error>

    private let job: PreviewJob
    private let names: [String]
    private let outcomes = Mutex<[Int: Outcome]>([:])

    /// - Parameter names: the names of the stills, in the order in which they are filmed.
    init(job: PreviewJob, names: [String]) {
        self.job = job
        self.names = names
    }

    func take(_ still: Int, _ pixmap: Pixmap) {
        guard names.indices.contains(still) else { return }
        let outcome = Outcome { try job.pressStill(pixmap, name: names[still]) }
        outcomes.withLock { $0[still] = outcome }
    }

    /// The file of a still; nil if this press did not write it.
    func file(of still: Int) throws -> PreviewJob.FinishedFile? { try outcomes.withLock { $0[still] }?.get() }
}
