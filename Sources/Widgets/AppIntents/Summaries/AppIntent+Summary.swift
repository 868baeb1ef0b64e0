extension AppIntent {
    /// The intent and its parameters in a sentence, every condition decided by its parameters.
    ///
    /// A summary written for another intent, which the types allow, is ignored.
    package var summary: IntentParameterSummary<Self> {
        func resolve<S: ParameterSummary>(_ summary: S) -> IntentParameterSummary<Self>? {
            guard let intent = self as? S.Intent else { return nil }
            return summary._summary(of: intent) as? IntentParameterSummary<Self>
        }
        return resolve(Self.parameterSummary) ?? IntentParameterSummary()
    }
}
