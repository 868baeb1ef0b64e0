/// A sentence with parameters in it, and the parameters that are listed below it.
///
/// Source: Apple, AppIntents `IntentParameterSummary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// `nil` if the parameters are only listed.
    package let sentence: ParameterSummaryString<Intent>?
    package let listed: [PartialKeyPath<Intent>]

    /// Creates a summary that consists of the intent's title alone.
    public init() {
        sentence = nil
        listed = []
    }

    /// - Parameter table: the strings table in which the system looks the sentence up; unused here, where it is only read.
    public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {
        sentence = summaryString
        listed = []
    }

    public init(
        _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {
        sentence = summaryString
        listed = parameters()
    }

    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
        sentence = nil
        listed = parameters()
    }

    public func _summary(of intent: Intent) -> IntentParameterSummary<Intent> { self }
}
