/// Builds a summary: one expression, a sentence or a condition.
///
/// Source: Apple, AppIntents `ParameterSummaryBuilder`.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// Passes on content of the intent itself, which determines the intent whose parameter a `Switch` refers to.
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

/// One case of a `Switch`: its values, `nil` for all others, and its summary.
public struct ParameterSummaryCase<Intent: AppIntent, Value: Equatable> {
    let values: [Value]?
    let summary: (Intent) -> IntentParameterSummary<Intent>
}
