/// A content state, with the time until which it is valid, and its relevance.
///
/// Source: Apple, ActivityKit `ActivityContent`.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    public let state: State

    /// The time at which the state is out of date; `nil` for never.
    public let staleDate: Date?

    /// Importance in relation to the app's other activities; the largest is shown in the Dynamic Island.
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
    public var description: String {
        "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"), relevanceScore: \(relevanceScore))"
    }
}
