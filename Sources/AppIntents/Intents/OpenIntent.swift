/// An intent that opens something in the app.
///
/// Source: Apple, AppIntents `OpenIntent`.
public protocol OpenIntent: AppIntent {
    associatedtype Value: _IntentValue

    /// What to open.
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}
