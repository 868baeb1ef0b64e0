/// An intent whose parameters are how an app is set up while a Focus is on.
///
/// The system shows them in Settings, and performs the intent when the Focus begins and ends. There is no Focus here, so
/// that nothing performs it but what asks for it in the program.
///
/// Source: Apple, AppIntents `SetFocusFilterIntent`.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// The adjustments that the system itself makes while the Focus is on.
    var appContext: FocusFilterAppContext { get }

    /// The ways to be set up that are offered for a Focus.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// The parameters of the Focus that is on.
    ///
    /// - Throws: `SetFocusFilterIntentError.notFound`, as on a device on which no Focus has a filter of the app.
    public static var current: Self {
        get async throws { throw SetFocusFilterIntentError.notFound }
    }

    /// Says that `appContext` has changed. It is read whenever it is asked for, so there is nothing to bring up to date.
    public static func invalidateFocusFilterAppContext() {}
}

/// The adjustments that the system makes for an app while a Focus is on.
///
/// Source: Apple, AppIntents `FocusFilterAppContext`.
public struct FocusFilterAppContext {
    /// Which of the app's notifications are let through; nil for all.
    public let notificationFilterPredicate: NSPredicate?

    /// How the identifier of the content that scenes show begins; nil for any.
    public let targetContentIdentifierPrefix: String?

    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The Focus for which ways to be set up are asked for.
///
/// Source: Apple, AppIntents `FocusFilterSuggestionContext`.
public struct FocusFilterSuggestionContext: Sendable {
    package init() {}
}

/// Why there are no parameters of a Focus.
///
/// Source: Apple, AppIntents `SetFocusFilterIntentError`.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
    /// No Focus that is on has a filter of the app.
    case notFound
    /// A parameter without a default has no value.
    case missingParameterValue
}
