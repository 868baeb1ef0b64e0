import RunContext

/// One summary or another, as a parameter's value decides.
///
/// Source: Apple, AppIntents `ParameterSummaryWhenCondition`.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary where WhenCondition.Intent == Intent, Otherwise.Intent == Intent {
    private let holds: (Intent) -> Bool
    private let whenCondition: WhenCondition
    private let otherwise: Otherwise

    private init(_ whenCondition: WhenCondition, otherwise: Otherwise, holds: @escaping (Intent) -> Bool) {
        self.holds = holds
        self.whenCondition = whenCondition
        self.otherwise = otherwise
    }

    public func _summary(of intent: Intent) -> IntentParameterSummary<Intent> {
        holds(intent) ? whenCondition._summary(of: intent) : otherwise._summary(of: intent)
    }
}

// MARK: Values

extension ParameterSummaryWhenCondition {
    /// Compares a parameter with a value; a parameter without a value equals none.
    public init<Value: Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
        _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            let parameter = intent[keyPath: keyPath]
            return comparison.holds(parameter.isReadable ? parameter.wrappedValue : nil, value)
        }
    }

    /// Orders a parameter and a value; for one without a value no order holds.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
        _ value: Value.ValueType, _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) where Value.ValueType: Comparable {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            intent[keyPath: keyPath].chosen.contains { comparison.holds($0, value) }
        }
    }

    /// Checks whether a list contains a parameter's value, or one of those it collects.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
        _ values: [Value.ValueType], _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) where Value.ValueType: Equatable {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            intent[keyPath: keyPath].chosen.contains { values.contains($0) }
        }
    }

    /// Checks whether a parameter has a value; one that collects values has none while it is empty.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            intent[keyPath: keyPath].chosen.isEmpty == (comparison == .hasNoValue)
        }
    }
}

// MARK: Identifiers

extension ParameterSummaryWhenCondition {
    /// Compares the identifier of an entity, as text, with another.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: EquatableComparisonOperator,
        _ value: String, _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            comparison.holds(intent[keyPath: keyPath].chosen.first?.id.entityIdentifierString, value)
        }
    }

    /// Compares the number that identifies an entity with another.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: EquatableComparisonOperator,
        _ value: Int, _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity, Value.ValueType.ID == Int {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            comparison.holds(intent[keyPath: keyPath].chosen.first?.id, value)
        }
    }

    /// Orders the number that identifies an entity and another.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: ComparableComparisonOperator,
        _ value: Int, _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity, Value.ValueType.ID == Int {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            intent[keyPath: keyPath].chosen.contains { comparison.holds($0.id, value) }
        }
    }

    /// Searches a text in the identifier of an entity. Without an entity it is not found.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: StringComparisonOperator,
        _ value: String, _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            let chosen = intent[keyPath: keyPath].chosen
            guard !chosen.isEmpty else { return comparison == .doesNotContain }
            return chosen.contains { comparison.holds($0.id.entityIdentifierString, value) }
        }
    }

    /// Looks for the identifier of an entity, as text, in a list.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: OneOfComparisonOperator,
        _ values: [String], _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            intent[keyPath: keyPath].chosen.contains { values.contains($0.id.entityIdentifierString) }
        }
    }

    /// Looks for the number that identifies an entity in a list.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: OneOfComparisonOperator,
        _ values: [Int], _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity, Value.ValueType.ID == Int {
        self.init(whenCondition(), otherwise: otherwise()) { intent in
            intent[keyPath: keyPath].chosen.contains { values.contains($0.id) }
        }
    }
}

// MARK: Widgets

extension ParameterSummaryWhenCondition {
    /// Compares the family of the widget that is configured.
    public init(
        widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) {
        self.init(whenCondition(), otherwise: otherwise()) { _ in
            comparison.holds(RunContext.current.configuredWidgetFamily, family)
        }
    }

    /// Looks for the family of the widget that is configured in a list.
    public init(
        widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) {
        self.init(whenCondition(), otherwise: otherwise()) { _ in
            RunContext.current.configuredWidgetFamily.map(families.contains) ?? false
        }
    }
}

extension IntentParameter {
    /// The value, or the values that it collects; empty if there are none, or nil.
    fileprivate var chosen: [Value.ValueType] {
        guard isReadable else { return [] }
        let value = wrappedValue
        return (value as? Value.ValueType).map { [$0] } ?? value as? [Value.ValueType] ?? []
    }
}
