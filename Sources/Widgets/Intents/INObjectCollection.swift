/// Choices for a parameter, perhaps in sections.
///
/// Source: Apple, Intents `INObjectCollection`.
public final class INObjectCollection<ObjectType: NSObjectProtocol>: NSObject {
    public let sections: [INObjectSection<ObjectType>]

    /// A Boolean value that indicates whether long lists get an alphabetical index.
    public var usesIndexedCollation = false

    /// Every choice, section after section.
    public var allItems: [ObjectType] { sections.flatMap(\.items) }

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }
}

/// Choices that are grouped under a heading.
///
/// Source: Apple, Intents `INObjectSection`.
public final class INObjectSection<ObjectType: NSObjectProtocol>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }
}
