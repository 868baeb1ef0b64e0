/// The description of an intent in words, and the terms by which it can be found.
///
/// Source: Apple, AppIntents `IntentDescription`.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public let resultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A description, or an optional one; see `AppIntent._Description`.
public protocol _IntentDescribing {
    var _intentDescription: IntentDescription? { get }
}

extension IntentDescription: _IntentDescribing {
    public var _intentDescription: IntentDescription? { self }
}

extension Optional: _IntentDescribing where Wrapped == IntentDescription {
    public var _intentDescription: IntentDescription? { self }
}
