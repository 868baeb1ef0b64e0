/// How a condition of a summary compares a parameter with a value.
public struct ParameterSummaryComparison: Sendable {
    private let wantsEqual: Bool

    public static let equalTo = ParameterSummaryComparison(wantsEqual: true)
    public static let notEqualTo = ParameterSummaryComparison(wantsEqual: false)

    func holds(isEqual: Bool) -> Bool { isEqual == wantsEqual }
}
