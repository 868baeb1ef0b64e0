/// Builds a summary: one expression, a sentence or a condition.
///
/// Source: Apple, AppIntents `ParameterSummaryBuilder`.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// Content of the intent itself, which is how a `Switch` comes to know whose parameter it looks at.
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content where Content.Intent == Intent {
        content
    }
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
