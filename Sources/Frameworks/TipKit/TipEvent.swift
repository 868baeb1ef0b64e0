import Foundation

extension Tips {
    /// The information of a donation without any.
    ///
    /// Source: Apple, TipKit `Tips.EmptyDonation`.
    public struct EmptyDonation: Codable, Sendable { public init() {} }

    /// The most donations that an event keeps, and the age at which it forgets them, in seconds.
    ///
    /// Source: Apple, TipKit `Tips.DonationLimit`.
    public struct DonationLimit: Sendable {
        let count: Int
        let age: TimeInterval

        public init(maximumCount: Int = 1000, maximumAge: DonationTimeRange = .days(90)) {
            (count, age) = (maximumCount, maximumAge.seconds)
        }
    }

    /// A span of time before now.
    ///
    /// Source: Apple, TipKit `Tips.DonationTimeRange`.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval

        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
        public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
        public static func hours(_ count: Int) -> DonationTimeRange { minutes(count * 60) }
        public static func days(_ count: Int) -> DonationTimeRange { hours(count * 24) }
        public static func weeks(_ count: Int) -> DonationTimeRange { days(count * 7) }
    }

    /// Something that happens in an app and that rules count.
    ///
    /// Source: Apple, TipKit `Tips.Event`.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput {
        public let id: String
        private let limit: DonationLimit

        public init(id: String, donationLimit: DonationLimit = DonationLimit()) where DonationInfo == EmptyDonation {
            (self.id, limit) = (id, donationLimit)
        }

        public init(id: String, donationLimit: DonationLimit = DonationLimit()) {
            (self.id, limit) = (id, donationLimit)
        }

        /// One time that it happened.
        @dynamicMemberLookup
        public struct Donation: Codable, Sendable {
            public let date: Date
            let info: DonationInfo

            public subscript<Member>(dynamicMember member: KeyPath<DonationInfo, Member>) -> Member { info[keyPath: member] }
        }

        /// The donations so far, in the order in which they were made.
        public var donations: [Donation] { TipStore.shared.value(TipStore.donationsKey(id)) ?? [] }

        public var ruleValue: Event { self }

        public func donate() async where DonationInfo == EmptyDonation { add(EmptyDonation()) }
        public func donate(_ donation: DonationInfo) async { add(donation) }

        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
            add(EmptyDonation())
            completion?()
        }

        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            add(donation)
            completion?()
        }

        public func deleteDonations() { TipStore.shared.remove(TipStore.donationsKey(id)) }

        private func add(_ info: DonationInfo) {
            let now = Date()
            let kept = donations.filter { now.timeIntervalSince($0.date) < limit.age } + [Donation(date: now, info: info)]
            TipStore.shared.set(Array(kept.suffix(limit.count)), for: TipStore.donationsKey(id))
        }
    }
}

extension Sequence {
    /// The donations that are not older than a span of time.
    ///
    /// Source: Apple, TipKit `donatedWithin(_:)`.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<Info>.Donation {
        let now = Date()
        return filter { now.timeIntervalSince($0.date) <= range.seconds }
    }
}
