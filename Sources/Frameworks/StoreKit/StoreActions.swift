import Foundation
import RunContext
import SwiftUI

/// Shows a message of the App Store's. A render receives none, and a call is reported.
///
/// Source: Apple, StoreKit `DisplayMessageAction`.
public struct DisplayMessageAction: Sendable {
    @MainActor public func callAsFunction(_ message: Message) throws {
        RunReports.note("displayStoreKitMessage() was called: there is no store here.")
    }
}

/// Buys a product for a view. A render has no store: a purchase is reported, and ends as cancelled.
///
/// Source: Apple, StoreKit `PurchaseAction`.
public struct PurchaseAction: Sendable {
    @MainActor
    public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult {
        try await product.purchase(options: options)
    }
}

extension EnvironmentValues {
    /// The action that shows a message of the App Store's.
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    /// The action that buys a product.
    public var purchase: PurchaseAction { PurchaseAction() }
}
