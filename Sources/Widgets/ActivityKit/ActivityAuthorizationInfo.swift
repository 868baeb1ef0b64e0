/// The permission of the app to show Live Activities.
///
/// A run of Zoetrope may always show them and never gets a push: both values stay as they are.
///
/// Source: Apple, ActivityKit `ActivityAuthorizationInfo`.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    /// A Boolean value that indicates whether Live Activities may be started.
    public var areActivitiesEnabled: Bool { true }

    /// A Boolean value that indicates whether pushes may come often.
    public var frequentPushesEnabled: Bool { false }

    /// Changes of `areActivitiesEnabled`.
    public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }

    /// Changes of `frequentPushesEnabled`.
    public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { FrequentPushEnablementUpdates() }

    /// A sequence that ends at once: the value never changes.
    public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> Bool? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// A sequence that ends at once: the value never changes.
    public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> Bool? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}
