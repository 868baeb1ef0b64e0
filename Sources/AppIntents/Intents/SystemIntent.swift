/// An intent of a kind that the system itself knows.
///
/// Source: Apple, AppIntents `SystemIntent`.
public protocol SystemIntent: AppIntent {}

/// An intent that plays, pauses or otherwise changes audio.
///
/// Source: Apple, AppIntents `AudioPlaybackIntent`.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts, pauses or otherwise changes a Live Activity; it runs in the app's process.
///
/// Source: Apple, AppIntents `LiveActivityIntent`.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts recording audio.
///
/// Source: Apple, AppIntents `AudioRecordingIntent`.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that took the place of a SiriKit intent, whose stored configurations it takes over.
///
/// Source: Apple, AppIntents `CustomIntentMigratedAppIntent`.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the `INIntent` class that this intent replaces.
    static var intentClassName: String { get }
}
