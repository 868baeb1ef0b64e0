/// Runs the intents that controls start, in the place of the system.
///
/// A control only starts an intent; whoever performed the tap waits with `finish()` and then reloads what it shows, as the
/// system reloads a widget after an interaction.
@MainActor
package final class IntentRunner {
    /// The runner of the controls: that of the process, unless whoever films a widget has one of its own.
    @TaskLocal package static var shared = IntentRunner()

    private var running: [Task<any IntentResult, any Error>] = []

    package nonisolated init() {}

    /// Whether an intent was started that nobody has waited for.
    package var isBusy: Bool { !running.isEmpty }

    /// Starts to perform an intent that is made anew from the parameters of the given one.
    package func start(_ intent: some AppIntent) {
        let stored = intent.reconstructed()
        running.append(Task { try await stored.perform() })
    }

    /// Waits for every intent that was started, and gives their results in the order of their starts.
    ///
    /// - Throws: the error of the first of them that failed; the others have ended then, too.
    package func finish() async throws -> [any IntentResult] {
        var outcomes: [Result<any IntentResult, any Error>] = []
        while !running.isEmpty { outcomes.append(await running.removeFirst().result) }
        return try outcomes.map { try $0.get() }
    }
}
