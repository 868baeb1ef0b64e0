import CVirtualClock
import Dispatch
import RunContext
import Synchronization

/// The jobs of a tree's tasks on Swift's thread pool.
///
/// A task that goes on after an `await` goes by the pool, even from the main actor to the main actor. Waiting does not show whether such
/// a job is on its way, so they are counted.
package final class TaskJobs: Sendable {
    /// The number of jobs that have begun.
    private let begun = Atomic(0)
    /// The number of those that have not come to their end or their next suspension.
    private let unfinished = Atomic(0)

    package var beginnings: Int { begun.load(ordering: .sequentiallyConsistent) }
    package var areUnderWay: Bool { unfinished.load(ordering: .sequentiallyConsistent) > 0 }

    /// Has the runtime report its jobs, once in a process.
    static let areFollowed: Void = zoetrope_follow_jobs(ownerOfJob, endJob)

    /// The jobs that include the one that the calling thread runs.
    static var current: TaskJobs? { zoetrope_job_owner().map { Unmanaged<TaskJobs>.fromOpaque($0).takeUnretainedValue() } }

    /// The owner of main-thread jobs that begin outside of any task.
    package enum DefaultOwner: Sendable {
        /// None: several trees are shown at once.
        case none
        /// The tree that waits for its tasks: a host shows one at a time.
        case waitingTree
        case tree(TaskJobs)
    }

    /// The jobs of the tree that waits for its tasks.
    @MainActor static var awaited: TaskJobs?

    /// Counts a job that begins, or one whose thread slept and goes on.
    func begin() {
        unfinished.add(1, ordering: .sequentiallyConsistent)
        begun.add(1, ordering: .sequentiallyConsistent)
    }

    /// Counts a job that has ended or is suspended, or whose thread sleeps in virtual time.
    func end() { unfinished.subtract(1, ordering: .sequentiallyConsistent) }

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

    /// The jobs that include the one about to begin; nil if that belongs to no task of a view, as far as can be seen.
    ///
    /// A task that leaves the main actor is no longer the current one when its next job begins.
    fileprivate static var ofNext: TaskJobs? {
        if let tasks = RunContext.current.tasks { return tasks.jobs }
        let isInTask = withUnsafeCurrentTask { $0 != nil }
        guard !isInTask else { return nil }
        if let current { return current }
        guard MainActor.isCurrent else { return nil }
        return MainActor.assumeIsolated {
            guard !isTakingTurn else { return nil }
            return switch RunContext.current.defaultJobOwner {
            case .none: nil
            case .waitingTree: awaited
            case .tree(let jobs): jobs
            }
        }
    }
}

/// Called on any thread.
private func ownerOfJob() -> UnsafeMutableRawPointer? {
    guard let jobs = TaskJobs.ofNext else { return nil }
    jobs.begin()
    return Unmanaged.passRetained(jobs).toOpaque()
}

/// Called on any thread.
private func endJob(_ owner: UnsafeMutableRawPointer?) {
    guard let owner else { return }
    Unmanaged<TaskJobs>.fromOpaque(owner).takeRetainedValue().end()
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
