import Foundation

/// An error that a provider threw instead of returning a control's value.
struct ControlValueFault: Error, CustomStringConvertible {
    let kind: String
    let provider: String
    let cause: any Error

    /// The error for a provider that does not answer.
    struct TooLate: Error, CustomStringConvertible {
        let kind: String
        let seconds: Double

        var description: String {
            "The value provider of the control \"\(kind)\" did not answer within "
                + "\(seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)) s. Its previewValue is drawn. Look for an await that "
                + "never returns, or a request without an answer."
        }
    }

    var description: String {
        var words = cause.wordsForPeople
        if words.hasSuffix(".") { words.removeLast() }
        return "The value provider \(provider) of the control \"\(kind)\" threw an error from currentValue: \(words). Its previewValue is "
            + "drawn; the system would keep the control's last state. Return a value on every path."
    }

    /// Calls a provider, and names it in the error if it throws.
    @MainActor
    static func naming<Value>(
        _ kind: String, _ provider: Any.Type, _ ask: @MainActor () async throws -> Value
    ) async throws -> Value {
        do { return try await ask() } catch { throw ControlValueFault(kind: kind, provider: "\(provider)", cause: error) }
    }
}
