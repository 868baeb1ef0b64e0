/// An intent that opens the app with the results of a search.
///
/// Source: Apple, AppIntents `ShowInAppSearchResultsIntent`.
public protocol ShowInAppSearchResultsIntent: AppIntent {
    /// The scopes to search in.
    static var searchScopes: [StringSearchScope] { get }

    /// The criteria to search for.
    var criteria: StringSearchCriteria { get set }
}

/// A scope to search in.
///
/// Source: Apple, AppIntents `StringSearchScope`.
public enum StringSearchScope: Hashable, Sendable, CaseIterable {
    case general, movies, tv, music, podcasts, books, audiobooks, apps, games, photos, videos, news, recipes, shopping
}

/// The criteria to search for.
///
/// Source: Apple, AppIntents `StringSearchCriteria`.
public struct StringSearchCriteria: Hashable, Sendable, Codable, _IntentValue {
    /// The words.
    public var term: String

    public init(term: String) { self.term = term }
}
