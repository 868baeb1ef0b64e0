/// An intent that opens something in the app.
///
/// Source: Apple, AppIntents `OpenIntent`.
public protocol OpenIntent: AppIntent {
    associatedtype Value: _IntentValue

    /// The value to open.
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }

    /// Opening the app, which is all that it does by default, is the system's part.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Deletes entities.
///
/// Source: Apple, AppIntents `DeleteIntent`.
public protocol DeleteIntent: AppIntent {
    associatedtype Entity: AppEntity

    /// The entities to delete.
    var entities: [Entity] { get set }
}
