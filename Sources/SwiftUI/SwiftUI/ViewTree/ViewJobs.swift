import CVirtualClock
import Dispatch
import RunScope
import Synchronization

/// The jobs of a tree's tasks on Swift's thread pool.
///
/// A task that goes on after an `await` goes by the pool, even from the main actor to the main actor; whether there is one on its way
/// cannot be told by waiting, only by counting.
package final class ViewJobs: Sendable {
    /// How many have begun.
    private let begun = Atomic(0)
    /// How many of those have not come to their end or their next suspension.
    private let unfinished = Atomic(0)

    var beginnings: Int { begun.load(ordering: .sequentiallyConsistent) }
    var areUnderWay: Bool { unfinished.load(ordering: .sequentiallyConsistent) > 0 }

    /// Lets the runtime tell of jobs, once in a process.
    static let areFollowed: Void = zoetrope_follow_jobs(ownerOfJob, endJob)

    /// Those among which the job counts that the calling thread runs.
    static var current: ViewJobs? { zoetrope_job_owner().map { Unmanaged<ViewJobs>.fromOpaque($0).takeUnretainedValue() } }

    /// Whose jobs those are that begin on the main thread in nobody's name.
    package enum Heir {
        /// Several trees are shown at once, and nobody can tell.
        case nobody
        /// The tree that waits for its tasks: in a host one is shown at a time.
        case waitingTree
        case tree(ViewJobs)
    }

    @MainActor package static var heir = Heir.nobody

    /// Those of the tree that waits for its tasks.
    @MainActor static var awaited: ViewJobs?

    /// Another one begins, or one whose thread slept goes on.
    func begin() {
        unfinished.add(1, ordering: .sequentiallyConsistent)
        begun.add(1, ordering: .sequentiallyConsistent)
    }

    /// One has ended or is suspended, or its thread sleeps in virtual time.
    func end() { unfinished.subtract(1, ordering: .sequentiallyConsistent) }

    /// Whether the job that begins is that of who waits for the others.
    @MainActor private static var isTakingTurn = false

    /// Lets the main queue do what was put on it before.
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

    /// Those among which the job counts that is about to begin; nil: it is none of a view's task, as far as anybody knows.
    ///
    /// A task that leaves the main actor is no longer the current one when its next job begins.
    fileprivate static var ofNext: ViewJobs? {
        if let tasks = VirtualTime.tasks { return tasks.jobs }
        let isInTask = withUnsafeCurrentTask { $0 != nil }
        guard !isInTask else { return nil }
        if let current { return current }
        guard MainActor.isCurrent else { return nil }
        return MainActor.assumeIsolated {
            guard !isTakingTurn else { return nil }
            return switch heir {
            case .nobody: nil
            case .waitingTree: awaited
            case .tree(let jobs): jobs
            }
        }
    }
}

/// Asked on any thread.
private func ownerOfJob() -> UnsafeMutableRawPointer? {
    guard let jobs = ViewJobs.ofNext else { return nil }
    jobs.begin()
    return Unmanaged.passRetained(jobs).toOpaque()
}

/// Told on any thread.
private func endJob(_ owner: UnsafeMutableRawPointer?) {
    guard let owner else { return }
    Unmanaged<ViewJobs>.fromOpaque(owner).takeRetainedValue().end()
}
