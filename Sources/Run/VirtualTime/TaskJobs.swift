import CVirtualClock
import Dispatch
import RunContext

/// The jobs of a tree's tasks on Swift's thread pool.
///
/// A task that goes on after an `await` goes by the pool, even from the main actor to the main actor. Waiting does not show whether such
/// a job is on its way, so each is a part of the tree's work that has a turn.
package enum TaskJobs {
    /// Has the runtime report its jobs, once in a process.
    static let areFollowed: Void = zoetrope_follow_jobs(follow, start, end)

    /// The owner of main-thread jobs that begin outside of any task.
    package enum DefaultOwner: Sendable {
        /// None: several trees are shown at once.
        case none
        /// The tree that waits for its tasks: a host shows one at a time.
        case waitingTree
        case tree(WorkTurns)
    }

    /// The turns of the tree that waits for its tasks.
    @MainActor static var awaited: WorkTurns?

    /// True while the job that begins is the one that waits for the others.
    @MainActor private static var isTakingTurn = false

    /// Waits until the main queue has done what was put on it before.
    @MainActor static func letMainQueueRun() async {
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
            let turn = DispatchWorkItem {
                MainActor.assumeIsolated {
                    isTakingTurn = true
                    continuation.resume()
                    isTakingTurn = false
                }
            }
            DispatchQueue.main.async(execute: turn)
        }
    }

    /// The turns of the job that is about to begin; nil if that belongs to no task of a view, as far as can be seen.
    ///
    /// A task that leaves the main actor is no longer the current one when its next job begins.
    static var turnsOfNext: WorkTurns? {
        if let tasks = RunContext.current.tasks { return tasks.turns }
        let isInTask = withUnsafeCurrentTask { $0 != nil }
        guard !isInTask else { return nil }
        if let current = WorkPart.current { return current.turns }
        guard MainActor.isCurrent else { return nil }
        return MainActor.assumeIsolated {
            guard !isTakingTurn else { return nil }
            return switch RunContext.current.defaultJobOwner {
            case .none: nil
            case .waitingTree: awaited
            case .tree(let turns): turns
            }
        }
    }
}

/// Called on any thread.
private func follow(_ job: UnsafeMutableRawPointer?) -> Bool {
    guard let job, let turns = TaskJobs.turnsOfNext else { return false }
    let part = WorkPart(of: turns)
    nonisolated(unsafe) let waiting = job
    turns.put(part) { zoetrope_put_job_on_pool(waiting, Unmanaged.passRetained(part).toOpaque()) }
    return true
}

/// Called on a thread of the pool.
private func start(_ part: UnsafeMutableRawPointer?) {
    if let part { Unmanaged<WorkPart>.fromOpaque(part).takeUnretainedValue().noteStart() }
}

/// Called on a thread of the pool.
private func end(_ part: UnsafeMutableRawPointer?) {
    guard let part else { return }
    let ended = Unmanaged<WorkPart>.fromOpaque(part).takeRetainedValue()
    ended.turns.leave(ended)
}

private enum DefaultJobOwnerKey: RunKey {
    static var defaultValue: TaskJobs.DefaultOwner { .none }
}

extension RunContext {
    /// The owner of main-thread jobs that begin outside of any task; a host sets it for its process.
    package var defaultJobOwner: TaskJobs.DefaultOwner {
        get { self[DefaultJobOwnerKey.self] }
        set { self[DefaultJobOwnerKey.self] = newValue }
    }
}
