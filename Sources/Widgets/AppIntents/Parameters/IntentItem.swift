/// A choice, and its representation.
///
/// Source: Apple, AppIntents `IntentItem`.
public struct IntentItem<Value: _IntentValue> {
    public let value: Value

    /// The look of the choice; `nil` for that of the value.
    public let description: DisplayRepresentation?

    /// Creates a choice that is shown in the way of its value.
    public init(_ value: Value) {
        self.value = value
        description = (value as? any InstanceDisplayRepresentable)?.displayRepresentation
    }

    /// Creates a choice with its own words and picture.
    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }

    /// Builds a list of choices.
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] { [IntentItem(expression)] }
        public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] { [expression] }
        public static func buildExpression(_ expression: [IntentItem<Value>]) -> [IntentItem<Value>] { expression }
        public static func buildBlock(_ components: [IntentItem<Value>]...) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
        public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
        public static func buildOptional(_ component: [IntentItem<Value>]?) -> [IntentItem<Value>] { component ?? [] }
        public static func buildEither(first component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
        public static func buildEither(second component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
    }
}

extension IntentItem: Sendable where Value: Sendable {}
