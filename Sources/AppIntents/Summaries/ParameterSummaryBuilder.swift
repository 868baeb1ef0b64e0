/// Builds a summary: one expression, a sentence or a condition.
///
/// Source: Apple, AppIntents `ParameterSummaryBuilder`.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// Builds the cases of a `Switch`.
///
/// Source: Apple, AppIntents `ParameterSummaryCaseBuilder`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Equatable> {
    public static func buildExpression(
        _ content: ParameterSummaryCaseCondition<Intent, Value>
    ) -> ParameterSummaryCase<Intent, Value> {
        content.one
    }

    public static func buildExpression(
        _ content: ParameterSummaryDefaultCaseCondition<Intent>
    ) -> ParameterSummaryCase<Intent, Value> {
        ParameterSummaryCase(values: nil, summary: content.summary)
    }

    public static func buildBlock(
        _ cases: ParameterSummaryCase<Intent, Value>...
    ) -> [ParameterSummaryCase<Intent, Value>] {
        cases
    }
}

/// One case of a `Switch`: the values it stands for, `nil` for all others, and its summary.
public struct ParameterSummaryCase<Intent: AppIntent, Value: Equatable> {
    let values: [Value]?
    let summary: (Intent) -> IntentParameterSummary<Intent>
}
