/// The comparison of a condition of a summary: with the same value, or with another.
///
/// Source: Apple, AppIntents `EquatableComparisonOperator`.
public enum EquatableComparisonOperator: Hashable, Sendable {
    case equalTo, notEqualTo

    func holds<Value: Equatable>(_ value: Value, _ other: Value) -> Bool { (value == other) == (self == .equalTo) }
}

/// The order of a parameter's value and another in a condition of a summary.
///
/// Source: Apple, AppIntents `ComparableComparisonOperator`.
public enum ComparableComparisonOperator: Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo

    func holds<Value: Comparable>(_ value: Value, _ other: Value) -> Bool {
        switch self {
        case .lessThan: value < other
        case .lessThanOrEqualTo: value <= other
        case .greaterThan: value > other
        case .greaterThanOrEqualTo: value >= other
        }
    }
}

/// The requirement of a condition of a summary: any value, or none.
///
/// Source: Apple, AppIntents `HasValueComparisonOperator`.
public enum HasValueComparisonOperator: Hashable, Sendable {
    case hasAnyValue, hasNoValue
}

/// The operator of a condition of a summary that lists the values for which it holds.
///
/// Source: Apple, AppIntents `OneOfComparisonOperator`.
public enum OneOfComparisonOperator: Hashable, Sendable {
    case oneOf
}

/// The search of a text in another in a condition of a summary; upper and lower case differ.
///
/// Source: Apple, AppIntents `StringComparisonOperator`.
public enum StringComparisonOperator: Hashable, Sendable {
    case contains, doesNotContain, hasPrefix, hasSuffix

    func holds(_ text: String, _ part: String) -> Bool {
        switch self {
        case .contains: text.contains(part)
        case .doesNotContain: !text.contains(part)
        case .hasPrefix: text.hasPrefix(part)
        case .hasSuffix: text.hasSuffix(part)
        }
    }
}
