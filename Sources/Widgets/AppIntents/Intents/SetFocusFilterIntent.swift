/// An intent whose parameters are how an app is set up while a Focus is on.
///
/// The system shows them in Settings, and performs the intent when the Focus begins and ends. A render has no Focus, so only code of the
/// program performs it.
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

    /// Announces that `appContext` has changed. It is read on each use, so there is nothing to update.
    public static func invalidateFocusFilterAppContext() {}
}

/// The adjustments that the system makes for an app while a Focus is on.
///
/// Source: Apple, AppIntents `FocusFilterAppContext`.
public struct FocusFilterAppContext {
    /// The condition for the app's notifications that are let through; nil for all.
    public let notificationFilterPredicate: NSPredicate?

    /// The prefix of the identifiers of content that scenes show; nil for any.
    public let targetContentIdentifierPrefix: String?

    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The Focus for which filters are suggested.
///
/// Source: Apple, AppIntents `FocusFilterSuggestionContext`.
public struct FocusFilterSuggestionContext: Sendable {
    package init() {}
}

/// The reason why there are no parameters of a Focus.
///
/// Source: Apple, AppIntents `SetFocusFilterIntentError`.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
    /// No Focus that is on has a filter of the app.
    case notFound
    /// A parameter without a default has no value.
    case missingParameterValue
}
