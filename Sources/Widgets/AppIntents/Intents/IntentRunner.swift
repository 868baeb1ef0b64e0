import RunContext

/// Runs the intents that controls start, in the place of the system.
///
/// A control only starts an intent. The caller that performed the tap waits with `finish()` and then reloads its content, as the system
/// reloads a widget after an interaction.
@MainActor
package final class IntentRunner {
    /// The runner of the run that the code belongs to.
    package static var shared: IntentRunner { RunContext.current.intentRunner }

    /// The outcome of an intent.
    package struct Performed: Sendable {
        /// The intent's type.
        package let intent: String
        package let result: any IntentResult
        /// True if the system opens the app for it.
        package let opensApp: Bool
    }

    /// An intent that waits to be performed.
    package struct Held: Sendable {
        /// The intent's type.
        package let intent: String
        fileprivate let performance: Performance
    }

    fileprivate typealias Performance = @Sendable () async throws -> Performed
    /// The number of intents performed in this process.
    package private(set) static var performances = 0
    private let isHeld: Bool
    private var held: [Held] = []
    private var running: [(intent: String, task: Task<Performed, any Error>)] = []
    /// The type of the intent that `finish()` threw the error of, the last time.
    package private(set) var failed: String?
    /// The waiting intents, as the system stores them; an intent that cannot be stored is left out.
    package private(set) var kept: [StoredIntent] = []

    /// - Parameter isHeld: whether intents wait to be performed until `finish()`, so that its caller determines the time.
    package nonisolated init(isHeld: Bool = false) { self.isHeld = isHeld }

    /// True if an intent was started and has not been waited for.
    package var isBusy: Bool { !running.isEmpty || !held.isEmpty }

    /// Starts to perform an intent, which is restored from the stored parameters of the given one.
    package func start<Intent: AppIntent>(_ intent: Intent) {
        // Stored now: the parameters with which the control is made later belong to another intent.
        let parameters = Result { try StoredIntent(intent) }
        let stored = parameters.flatMap { parameters in Result { try parameters.data() } }
        let performance: Performance = {
            let parameters = try StoredIntent(data: try stored.get())
            return try await Self.perform(try await parameters.restored(as: Intent.self))
        }
        if isHeld {
            held.append(Held(intent: "\(Intent.self)", performance: performance))
            if case .success(let intent) = parameters { kept.append(intent) }
        } else {
            Self.performances += 1
            running.append(("\(Intent.self)", Task(operation: performance)))
        }
    }

    /// Hands out the intents that wait, for `finish(_:)` to perform later.
    package func takeHeld() -> [Held] {
        defer { (held, kept) = ([], []) }
        return held
    }

    /// Waits for every started intent, and returns their outcomes in the order of their starts.
    ///
    /// - Throws: the error of the first of them that failed; the others have ended then, too.
    @discardableResult
    package func finish() async throws -> [Performed] { try await finish(takeHeld()) }

    /// Performs waiting intents together with those that already run, and returns their outcomes in the order of their starts.
    ///
    /// - Throws: as `finish()`.
    @discardableResult
    package func finish(_ held: [Held]) async throws -> [Performed] {
        Self.performances += held.count
        running += held.map { ($0.intent, Task(operation: $0.performance)) }
        failed = nil
        var outcomes: [Result<Performed, any Error>] = []
        while !running.isEmpty {
            let (intent, task) = running.removeFirst()
            let outcome = await task.result
            if case .failure = outcome, failed == nil { failed = intent }
            outcomes.append(outcome)
        }
        return try outcomes.map { try $0.get() }
    }

    /// The number of times that an intent may request to be performed from its beginning.
    private nonisolated static let mostRestarts = 8

    private nonisolated static func perform<Intent: AppIntent>(_ intent: Intent) async throws -> Performed {
        try intent.requireParameters()
        for _ in 0..<mostRestarts {
            do {
                let result = try await RunContext.with({ $0.intentProgress = Progress(totalUnitCount: 0) }) { try await intent.perform() }
                return Performed(intent: "\(Intent.self)", result: result, opensApp: Intent.openAppWhenRun)
            } catch let error as AppIntentError {
                guard case .restartPerform = error.kind else { throw error }
            }
        }
        throw IntentRestartsForEver(intent: "\(Intent.self)")
    }
}

/// The error for an intent that requests to be performed again each time.
private struct IntentRestartsForEver: Error, CustomStringConvertible {
    let intent: String
    var description: String {
        "\(intent) throws AppIntentError.restartPerform each time it is performed. Change a parameter first, or throw another error."
    }
}

private enum IntentRunnerKey: RunKey {
    static let defaultValue = IntentRunner()
}

extension RunContext {
    /// The runner of the intents of controls: that of the process, or of the widget that is filmed.
    package var intentRunner: IntentRunner {
        get { self[IntentRunnerKey.self] }
        set { self[IntentRunnerKey.self] = newValue }
    }
}
