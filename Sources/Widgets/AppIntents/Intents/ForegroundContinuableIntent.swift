import RunContext

/// An intent that begins in the background and may request to continue in the app.
///
/// Source: Apple, AppIntents `ForegroundContinuableIntent`.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Returns the error to throw so that people can open the app, where `continuation` then runs.
    ///
    /// A render has no app to open: the caller that performed the intent gets the error, with its dialog.
    @preconcurrency public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        AppIntentError(kind: .needsForeground(dialog))
    }

    /// Requests to continue in the app.
    ///
    /// - Throws: `needsToContinueInForegroundError(_:continuation:)`, since a render has no app to open.
    @preconcurrency public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) async throws {
        throw needsToContinueInForegroundError(dialog, continuation: continuation)
    }
}

/// An intent that reports its progress.
///
/// Source: Apple, AppIntents `ProgressReportingIntent`.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// The progress of the work, a new one for each performance of an intent.
    public var progress: Progress { RunContext.current.intentProgress }
}

private enum IntentProgressKey: RunKey {
    static let defaultValue = Progress(totalUnitCount: 0)
}

extension RunContext {
    /// The progress of the intent that the code performs.
    package var intentProgress: Progress {
        get { self[IntentProgressKey.self] }
        set { self[IntentProgressKey.self] = newValue }
    }
}
