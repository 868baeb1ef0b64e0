import Foundation

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

/// An intent that starts a Live Activity; since iOS 17 a `LiveActivityIntent` does.
///
/// Source: Apple, AppIntents `LiveActivityStartingIntent`.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that starts recording audio.
///
/// Source: Apple, AppIntents `AudioRecordingIntent`.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that opens the app's camera, from a control or the Lock Screen.
///
/// The app's context for the camera is stored in the preferences of the run.
///
/// Source: Apple, AppIntents `CameraCaptureIntent` (iOS 18).
public protocol CameraCaptureIntent: SystemIntent {
    /// The state that the app passes to the camera's view.
    associatedtype AppContext: Codable, Sendable

    /// The context that the app stored last.
    static var appContext: AppContext? { get async throws }

    /// Stores the context for the camera's view.
    static func updateAppContext(_ context: AppContext) async throws
}

extension CameraCaptureIntent {
    private static var storageKey: String { "CameraCaptureIntent.\(String(reflecting: Self.self))" }

    /// The context that `updateAppContext(_:)` stored last; nil before the first call.
    ///
    /// - Throws: any error of decoding the context.
    public static var appContext: AppContext? {
        get async throws {
            guard let data = UserDefaults.standard.data(forKey: storageKey) else { return nil }
            return try JSONDecoder().decode(AppContext.self, from: data)
        }
    }

    /// - Throws: any error of encoding the context; the stored context then stays as it was.
    public static func updateAppContext(_ context: AppContext) async throws {
        UserDefaults.standard.set(try JSONEncoder().encode(context), forKey: storageKey)
    }
}

/// An intent that took the place of a SiriKit intent, whose stored configurations it takes over.
///
/// Source: Apple, AppIntents `CustomIntentMigratedAppIntent`.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the `INIntent` class that this intent replaces.
    static var intentClassName: String { get }
}
