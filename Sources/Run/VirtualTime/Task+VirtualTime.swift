import Foundation
import RunContext

extension Task where Success == Never, Failure == Never {
    /// Suspends the current task for at least the given duration in nanoseconds; inside a view tree in its virtual time.
    ///
    /// Source: Swift `Task.sleep(nanoseconds:)`; this one is found before that where SwiftUI is imported.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        if let tasks = RunContext.current.tasks { return try await tasks.sleep(for: Double(duration) / 1e9) }
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Suspends the current task for the given duration; inside a view tree in its virtual time.
    ///
    /// Source: Swift `Task.sleep(for:tolerance:clock:)`.
    nonisolated(nonsending) public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if let tasks = RunContext.current.tasks, let duration = duration as? Duration {
            return try await tasks.sleep(for: duration.seconds)
        }
        try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }

    /// Suspends the current task until the given deadline; inside a view tree in its virtual time.
    ///
    /// Source: Swift `Task.sleep(until:tolerance:clock:)`.
    nonisolated(nonsending) public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if let tasks = RunContext.current.tasks, let left = clock.now.duration(to: deadline) as? Duration {
            return try await tasks.sleep(for: left.seconds)
        }
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
}

extension ContinuousClock {
    /// Suspends the current task until the given deadline; inside a view tree in its virtual time.
    ///
    /// Source: Swift `ContinuousClock.sleep(until:tolerance:)`; this one is found before that where SwiftUI is imported.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
}

extension SuspendingClock {
    /// Suspends the current task until the given deadline; inside a view tree in its virtual time.
    ///
    /// Source: Swift `SuspendingClock.sleep(until:tolerance:)`; this one is found before that where SwiftUI is imported.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
}

extension Duration {
    /// The duration as a number of seconds.
    var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}

extension Task where Failure == any Error {
    /// Runs an operation that inherits nothing of where it is called but the time: inside a view tree its virtual time.
    ///
    /// Source: Swift `Task.detached(priority:operation:)`; this one is found before that where SwiftUI is imported.
    @discardableResult
    public static func detached(
        priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success
    ) -> Task<Success, any Error> {
        guard let tasks = RunContext.current.tasks else { return detached(name: nil, priority: priority, operation: operation) }
        let (record, isOwn) = VirtualTasks.recordOfDetachedTask(in: tasks)
        return detached(name: nil, priority: priority) {
            defer { if isOwn { tasks.end(record) } }
            return try await RunContext.with({ ($0.tasks, $0.record) = (tasks, record) }) { try await operation() }
        }
    }
}

extension Task where Failure == Never {
    /// Runs an operation that inherits nothing of where it is called but the time: inside a view tree its virtual time.
    ///
    /// Source: Swift `Task.detached(priority:operation:)`; this one is found before that where SwiftUI is imported.
    @discardableResult
    public static func detached(
        priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success
    ) -> Task<Success, Never> {
        guard let tasks = RunContext.current.tasks else { return detached(name: nil, priority: priority, operation: operation) }
        let (record, isOwn) = VirtualTasks.recordOfDetachedTask(in: tasks)
        return detached(name: nil, priority: priority) {
            let result = await RunContext.with({ ($0.tasks, $0.record) = (tasks, record) }) { await operation() }
            if isOwn { tasks.end(record) }
            return result
        }
    }
}

extension Clock where Duration == Swift.Duration {
    /// Suspends the current task for the given duration; inside a view tree in its virtual time.
    ///
    /// Source: Swift `Clock.sleep(for:tolerance:)`; this one is found before that where SwiftUI is imported.
    nonisolated(nonsending) public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
    }
}
