import RunContext

/// One summary of several, as a parameter's value decides.
///
/// Source: Apple, AppIntents `ParameterSummarySwitchCondition`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: Equatable>: ParameterSummary {
    private let value: (Intent) -> Value?
    private let cases: [ParameterSummaryCase<Intent, Value>]

    /// Looks at a parameter; one without a value takes the default case.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
    ) where Value: _IntentValue {
        value = { intent in
            let parameter = intent[keyPath: keyPath]
            return parameter.isReadable ? parameter.wrappedValue : nil
        }
        self.cases = cases()
    }

    /// Looks at the family of the widget that is configured.
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
    ) where Value == IntentWidgetFamily {
        value = { _ in RunContext.current.configuredWidgetFamily }
        self.cases = cases()
    }

    /// The key for conditions on the widget's family.
    public enum WidgetFamily { case widgetFamily }

    public func _summary(of intent: Intent) -> IntentParameterSummary<Intent> {
        let value = value(intent)
        let match = cases.first { one in
            guard let values = one.values else { return true }
            guard let value else { return false }
            return values.contains(value)
        }
        return match?.summary(intent) ?? IntentParameterSummary()
    }
}

/// A case of a `Switch` for one value or several.
///
/// Source: Apple, AppIntents `ParameterSummaryCaseCondition`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Equatable> {
    let one: ParameterSummaryCase<Intent, Value>

    public init<Content: ParameterSummary>(_ value: Value, _ content: () -> Content) where Content.Intent == Intent {
        let content = content()
        one = ParameterSummaryCase(values: [value]) { content._summary(of: $0) }
    }

    public init<Content: ParameterSummary>(_ values: [Value], _ content: () -> Content) where Content.Intent == Intent {
        let content = content()
        one = ParameterSummaryCase(values: values) { content._summary(of: $0) }
    }
}

/// The case of a `Switch` for every value without a case of its own.
///
/// Source: Apple, AppIntents `ParameterSummaryDefaultCaseCondition`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
    let summary: (Intent) -> IntentParameterSummary<Intent>

    public init<Content: ParameterSummary>(_ content: () -> Content) where Content.Intent == Intent {
        let content = content()
        summary = { content._summary(of: $0) }
    }
}

private enum ConfiguredWidgetFamilyKey: RunKey {
    static var defaultValue: IntentWidgetFamily? { nil }
}

extension RunContext {
    /// The family of the widget whose intent is being summarised.
    package var configuredWidgetFamily: IntentWidgetFamily? {
        get { self[ConfiguredWidgetFamilyKey.self] }
        set { self[ConfiguredWidgetFamilyKey.self] = newValue }
    }
}
