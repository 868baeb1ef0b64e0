import Foundation
import FoundationNetworking

extension URLSession {
    /// The tasks of the session that are under way.
    ///
    /// Source: Apple, Foundation `URLSession.allTasks`.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in
                getAllTasks { tasks in
                    nonisolated(unsafe) let tasks = tasks
                    continuation.resume(returning: tasks)
                }
            }
        }
    }
}
