/// Choices in sections, as returned by an options provider or a query.
///
/// Source: Apple, AppIntents `IntentItemCollection`.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    public typealias ResultValue = Result

    /// The prompt for the choice.
    public let promptLabel: LocalizedStringResource?

    /// A Boolean value that indicates whether long lists get an alphabetical index.
    public let usesIndexedCollation: Bool

    public let sections: [IntentItemSection<Result>]

    /// Every choice, section after section.
    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

    /// No choices.
    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items)])
    }

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, items: items.map { IntentItem($0) })
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder _ sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }
}

extension IntentItemCollection: Sendable where Result: Sendable {}

/// The name that collections of choices had at first.
public typealias ItemCollection = IntentItemCollection

/// The name that sections of choices had at first.
public typealias ItemSection = IntentItemSection
