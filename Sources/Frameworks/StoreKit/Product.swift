import Foundation
import RunContext
import UIKit

/// The reason why a purchase failed.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}

/// A value signed by the store, and whether its signature is valid.
///
/// Source: Apple, StoreKit `VerificationResult`.
@frozen public enum VerificationResult<SignedType> {
    /// The reason why a signature is invalid.
    public enum VerificationError: Error, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
            missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// - Throws: why the signature does not hold.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A product that can be bought. The products are those of the app's `.storekit` files, and nothing is sold.
///
/// Source: Apple, StoreKit `Product`.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// The result of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    /// An option of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        let name: String
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "appAccountToken") }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity") }
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    /// The terms of a subscription; nil for other products.
    public let subscription: SubscriptionInfo?
    /// The style in which the store writes prices.
    public let priceFormatStyle: Decimal.FormatStyle.Currency

    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        let found = StoreConfiguration.ofApp.products(for: identifiers)
        if found.isEmpty {
            RunReports.note("Product.products(for:) found none: the products here are those of .storekit files of the app's project.")
        }
        return found
    }

    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        report("Product.purchase()")
        return .userCancelled
    }
}

/// A purchase; a render has none.
///
/// Source: Apple, StoreKit `Transaction`.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let ownershipType: OwnershipType
    public let subscriptionGroupID: String?
    public let appAccountToken: UUID?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool

    public func finish() async {}

    /// The reason for which the store took a purchase back.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let other = RevocationReason(rawValue: 0)
        public static let developerIssue = RevocationReason(rawValue: 1)

        /// English words for the reason; Apple's are not recorded anywhere.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// The person who bought: the owner of the device or one of the family.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// The sequence of a person's transactions; it ends at once.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static var all: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var currentEntitlements: Transactions {
        report("Transaction.currentEntitlements")
        return Transactions()
    }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The store's service.
public enum AppStore {
    /// Requests earlier purchases, which is reported.
    public static func sync() async throws { report("AppStore.sync()") }
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        report("AppStore.showManageSubscriptions(in:)")
    }
    public static var canMakePayments: Bool { false }
}

private func report(_ call: String) { RunReports.note("\(call) was called: there is no store here, and nothing is sold.") }
