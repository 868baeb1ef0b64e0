/// One summary or another, as a parameter's value decides.
///
/// Source: Apple, AppIntents `ParameterSummaryWhenCondition`.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary where WhenCondition.Intent == Intent, Otherwise.Intent == Intent {
    private let holds: (Intent) -> Bool
    private let whenCondition: WhenCondition
    private let otherwise: Otherwise

    /// Compares a parameter with a value; one without a value equals none.
    public init<Value: Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
        _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) {
        holds = { intent in
            let parameter = intent[keyPath: keyPath]
            return comparison.holds(isEqual: parameter.isReadable && parameter.wrappedValue == value)
        }
        self.whenCondition = whenCondition()
        self.otherwise = otherwise()
    }

    /// Compares the family of the widget that is configured.
    public init(
        widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
        _ whenCondition: () -> WhenCondition, otherwise: () -> Otherwise
    ) {
        holds = { _ in comparison.holds(isEqual: ConfiguredWidgetFamily.current == family) }
        self.whenCondition = whenCondition()
        self.otherwise = otherwise()
    }

    public func _summary(of intent: Intent) -> IntentParameterSummary<Intent> {
        holds(intent) ? whenCondition._summary(of: intent) : otherwise._summary(of: intent)
    }
}
