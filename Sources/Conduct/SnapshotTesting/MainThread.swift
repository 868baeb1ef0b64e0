import Foundation

/// The thread on which views are made and shown.
enum MainThread {
    /// True on the main thread, and on the thread that works for the main queue: Swift Testing gives the main thread up.
    private static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

    /// True where nothing else happens on the main queue while code waits: a run loop goes on only on the main thread.
    static var isHeldUp: Bool { isHere && !Thread.isMainThread }

    /// The mark of the main queue.
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs a closure on the main thread and waits for it, from any thread.
    static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        if isHere { return try body() }
        return try withoutActuallyEscaping(body) { body in
            let work = Work(body: body)
            return try DispatchQueue.main.sync { Answer(try work.body()) }.value
        }
    }

    /// Runs a closure on the main actor and waits for it, from any thread.
    static func isolated<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try run {
            try withoutActuallyEscaping(body) { body in
                let work = IsolatedWork(body: body)
                return try MainActor.assumeIsolated { Answer(try work.body()) }.value
            }
        }
    }

    /// Waits until a condition holds; on the main thread its run loop goes on meanwhile.
    ///
    /// - Returns: false if the condition did not hold within the seconds.
    static func wait(for seconds: TimeInterval, until isDone: () -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while !isDone() {
            if ContinuousClock.now >= end { return false }
            if Thread.isMainThread {
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
            } else {
                Thread.sleep(forTimeInterval: 0.005)
            }
        }
        return true
    }

    /// Waits for some seconds in the same way.
    static func wait(for seconds: TimeInterval) { _ = wait(for: seconds) { false } }

    /// A closure on its way to the main thread, which is waited for.
    private struct Work<Result>: @unchecked Sendable {
        let body: () throws -> Result
    }

    private struct IsolatedWork<Result>: @unchecked Sendable {
        let body: @MainActor () throws -> Result
    }

    private struct Answer<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}
