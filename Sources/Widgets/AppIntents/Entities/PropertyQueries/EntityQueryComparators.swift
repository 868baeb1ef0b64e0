/// A comparison of a property with values from people, and its form for the app.
public struct EntityQueryComparator<ComparatorMappingType> {
    /// The comparison's name: `equalTo`, `contains`.
    package let name: String
    /// Converts the comparison with some values into the app's form; returns `nil` if they are of other types.
    package let map: ([any _IntentValue]) -> ComparatorMappingType?
}

/// Builds the list of a property's comparisons.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value: _IntentValue, ComparatorMappingType> {
    public typealias Comparator = EntityQueryComparator<ComparatorMappingType>

    public static func buildExpression(_ expression: EqualToComparator<Value, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildExpression(_ expression: NotEqualToComparator<Value, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildExpression(_ expression: LessThanComparator<Value, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildExpression(_ expression: LessThanOrEqualToComparator<Value, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildExpression(_ expression: GreaterThanComparator<Value, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildExpression(_ expression: GreaterThanOrEqualToComparator<Value, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildExpression(_ expression: HasPrefixComparator<Value, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildExpression(_ expression: HasSuffixComparator<Value, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildExpression(_ expression: IsBetweenComparator<Value, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildExpression(_ expression: ContainsComparator<Value.ValueType, ComparatorMappingType>) -> [Comparator] {
        [expression.comparator]
    }
    public static func buildBlock(_ components: [Comparator]...) -> [Comparator] { components.flatMap { $0 } }
}

/// Defines a comparison with one value.
private func makeComparator<Input, Output>(
    _ name: String, _ map: @escaping (Input) -> Output
) -> EntityQueryComparator<Output> {
    EntityQueryComparator(name: name) { values in values.count == 1 ? (values[0] as? Input).map(map) : nil }
}

/// A comparison that holds if a property equals a value.
///
/// Source: Apple, AppIntents `EqualToComparator`.
public struct EqualToComparator<Input: _IntentValue, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input) -> ComparatorMappingType) { comparator = makeComparator("equalTo", mappingTransform) }
}

/// A comparison that holds if a property differs from a value.
///
/// Source: Apple, AppIntents `NotEqualToComparator`.
public struct NotEqualToComparator<Input: _IntentValue, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input) -> ComparatorMappingType) {
        comparator = makeComparator("notEqualTo", mappingTransform)
    }
}

/// A comparison that holds if a property is less than a value.
///
/// Source: Apple, AppIntents `LessThanComparator`.
public struct LessThanComparator<Input: _IntentValue, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input) -> ComparatorMappingType) { comparator = makeComparator("lessThan", mappingTransform) }
}

/// A comparison that holds if a property is at most a value.
///
/// Source: Apple, AppIntents `LessThanOrEqualToComparator`.
public struct LessThanOrEqualToComparator<Input: _IntentValue, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input) -> ComparatorMappingType) {
        comparator = makeComparator("lessThanOrEqualTo", mappingTransform)
    }
}

/// A comparison that holds if a property is greater than a value.
///
/// Source: Apple, AppIntents `GreaterThanComparator`.
public struct GreaterThanComparator<Input: _IntentValue, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input) -> ComparatorMappingType) {
        comparator = makeComparator("greaterThan", mappingTransform)
    }
}

/// A comparison that holds if a property is at least a value.
///
/// Source: Apple, AppIntents `GreaterThanOrEqualToComparator`.
public struct GreaterThanOrEqualToComparator<Input: _IntentValue, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input) -> ComparatorMappingType) {
        comparator = makeComparator("greaterThanOrEqualTo", mappingTransform)
    }
}

/// A comparison that holds if a text or list contains a value.
///
/// Source: Apple, AppIntents `ContainsComparator`.
public struct ContainsComparator<Input, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input) -> ComparatorMappingType) { comparator = makeComparator("contains", mappingTransform) }
}

/// A comparison that holds if a text begins with another.
///
/// Source: Apple, AppIntents `HasPrefixComparator`.
public struct HasPrefixComparator<Input: _IntentValue, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input) -> ComparatorMappingType) { comparator = makeComparator("hasPrefix", mappingTransform) }
}

/// A comparison that holds if a text ends with another.
///
/// Source: Apple, AppIntents `HasSuffixComparator`.
public struct HasSuffixComparator<Input: _IntentValue, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input) -> ComparatorMappingType) { comparator = makeComparator("hasSuffix", mappingTransform) }
}

/// A comparison that holds if a property lies between two values.
///
/// Source: Apple, AppIntents `IsBetweenComparator`.
public struct IsBetweenComparator<Input: _IntentValue, ComparatorMappingType> {
    let comparator: EntityQueryComparator<ComparatorMappingType>

    public init(mappingTransform: @escaping (Input, Input) -> ComparatorMappingType) {
        comparator = EntityQueryComparator(name: "isBetween") { values in
            guard values.count == 2, let low = values[0] as? Input, let high = values[1] as? Input else { return nil }
            return mappingTransform(low, high)
        }
    }
}
