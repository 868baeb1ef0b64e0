/// Choices that are grouped under a heading.
///
/// Source: Apple, AppIntents `IntentItemSection`.
public struct IntentItemSection<Result: _IntentValue> {
    /// The heading; `nil` for none.
    public let description: DisplayRepresentation?
    public let items: [IntentItem<Result>]

    public init(items: [IntentItem<Result>]) {
        description = nil
        self.items = items
    }

    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        description = DisplayRepresentation(title: title)
        self.items = items
    }

    public init(_ title: LocalizedStringResource, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    public init(
        _ title: LocalizedStringResource? = nil, @IntentItem<Result>.Builder _ itemsBuilder: () -> [IntentItem<Result>]
    ) {
        description = title.map { DisplayRepresentation(title: $0) }
        items = itemsBuilder()
    }

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItem<Result>.Builder _ itemsBuilder: () -> [IntentItem<Result>]
    ) {
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
        items = itemsBuilder()
    }

    /// Builds a list of sections.
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ expression: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
            [expression]
        }
        public static func buildExpression(_ expression: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            expression
        }
        public static func buildBlock(_ components: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
            components.flatMap { $0 }
        }
        public static func buildArray(_ components: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
            components.flatMap { $0 }
        }
        public static func buildOptional(_ component: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
            component ?? []
        }
        public static func buildEither(first component: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            component
        }
        public static func buildEither(second component: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            component
        }
    }
}

extension IntentItemSection: Sendable where Result: Sendable {}
