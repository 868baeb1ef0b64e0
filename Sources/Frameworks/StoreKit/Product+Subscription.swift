import Foundation

extension Product {
    /// The terms of a subscription.
    ///
    /// Source: Apple, StoreKit `Product.SubscriptionInfo`.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let groupLevel: Int

        /// A render has no store: nobody may have an introductory offer.
        public var isEligibleForIntroOffer: Bool { get async { false } }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        /// The states of the subscriptions: none.
        public var status: [Status] { get async throws { [] } }
        public static func status(for groupID: String) async throws -> [Status] { [] }

        /// The state of a subscription's renewal.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        /// The plans for a subscription's renewal.
        public struct RenewalInfo: Hashable, Sendable {
            public let currentProductID: String
            public let autoRenewPreference: String?
            public let willAutoRenew: Bool
        }

        /// The state of a subscription.
        public struct Status: Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>

            /// The sequence of changes of the states; it ends at once.
            public struct Statuses: AsyncSequence, Sendable {
                public typealias Element = Status
                public struct AsyncIterator: AsyncIteratorProtocol {
                    public mutating func next() async -> Status? { nil }
                }
                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
            }
            public static var updates: Statuses { Statuses() }
        }
    }

    /// A length of time.
    ///
    /// Source: Apple, StoreKit `Product.SubscriptionPeriod`.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// The unit of a length of time.
        public enum Unit: Hashable, Sendable, CustomStringConvertible {
            case day, week, month, year

            /// The name of the unit, in English.
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
            public var description: String { localizedDescription }
            public func formatted(_ style: FormatStyle) -> String { style.format(self) }

            /// A style that writes a unit behind a price.
            public struct FormatStyle: Foundation.FormatStyle {
                public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
            }
        }
        public let unit: Unit
        public let value: Int
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
        public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    }

    /// An offer of a subscription.
    ///
    /// Source: Apple, StoreKit `Product.SubscriptionOffer`.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The people to whom an offer is made.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
        }
        /// The way in which an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    /// The style in which the store writes the unit of a subscription's period.
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { SubscriptionPeriod.Unit.FormatStyle() }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

/// The App Store of a country; a render has none.
///
/// Source: Apple, StoreKit `Storefront`.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let countryCode: String
    public static var current: Storefront? { get async { nil } }

    /// The sequence of changes of the store; it ends at once.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Storefront? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public static var updates: Storefronts { Storefronts() }
}

/// A message of the App Store's; a render receives none.
///
/// Source: Apple, StoreKit `Message`.
public struct Message: Hashable, Sendable {
    /// The cause of a message.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
    }
    public let reason: Reason

    /// The sequence of messages; it ends at once.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Message? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public static var messages: Messages { Messages() }
}
