/// Calls providers that answer by a completion handler, and records anomalies of their answers.
@MainActor
final class ProviderRemarks {
    private var remarks: [String] = []

    nonisolated init() {}

    /// Returns the first answer.
    ///
    /// - Parameters:
    ///   - method: the called method, as named in reports.
    ///   - ask: hands the completion handler to the provider.
    /// - Throws: `WidgetReadingError.providerNeverAnswered`.
    func answer<Answer>(
        of method: String, kind: String, _ ask: (@escaping @Sendable (Answer) -> Void) -> Void
    ) async throws(WidgetReadingError) -> Answer {
        let (answer, calls): (Answer?, Int) = await SingleAnswer.hear { ask($0.handler) }
        guard let answer else { throw .providerNeverAnswered(kind: kind, method: method) }
        if calls > 1 {
            remarks.append(
                "The timeline provider of the widget of kind \"\(kind)\" called the completion handler of \(method) \(calls) times: only "
                    + "the first call counts.")
        }
        return answer
    }

    /// The remarks since the last call, oldest first.
    func take() -> [String] {
        defer { remarks = [] }
        return remarks
    }
}
