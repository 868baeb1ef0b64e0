import Dispatch

/// An actor with its own context.
///
/// Source: Apple, SwiftData `ModelActor`.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model of an identifier, as the actor's context has it.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.anyModel(for: id) as? T
    }
}

/// Runs the work of an actor with a context.
///
/// Source: Apple, SwiftData `ModelExecutor`.
public protocol ModelExecutor: SerialExecutor {
    var modelContext: ModelContext { get }
}

/// An executor that runs jobs one after another, on its own queue.
///
/// Source: Apple, SwiftData `DefaultSerialModelExecutor`.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    // Written once; used by the actor's work alone.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "DefaultSerialModelExecutor")

    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
