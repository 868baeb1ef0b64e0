import RunContext
import SwiftUI

/// A button that a store can have.
///
/// Source: Apple, StoreKit `StoreButtonKind`.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let policies = StoreButtonKind(name: "policies")
}

/// A policy that a store of subscriptions links to.
///
/// Source: Apple, StoreKit `SubscriptionStorePolicyKind`.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    let title: String
    public static let termsOfService = SubscriptionStorePolicyKind(title: "Terms of Service")
    public static let privacyPolicy = SubscriptionStorePolicyKind(title: "Privacy Policy")
}

/// The words on the button that subscribes.
///
/// Source: Apple, StoreKit `SubscriptionStoreButtonLabel`.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    enum Words: Hashable { case automatic, action, displayName, price }
    var words = Words.automatic
    var isMultiline = false

    public static let automatic = SubscriptionStoreButtonLabel()
    public static let action = SubscriptionStoreButtonLabel(words: .action)
    public static let displayName = SubscriptionStoreButtonLabel(words: .displayName)
    public static let price = SubscriptionStoreButtonLabel(words: .price)
    public static let singleLine = SubscriptionStoreButtonLabel()
    public static let multiline = SubscriptionStoreButtonLabel(isMultiline: true)

    public var action: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(words: .action, isMultiline: isMultiline) }
    public var displayName: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(words: .displayName, isMultiline: isMultiline) }
    public var price: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(words: .price, isMultiline: isMultiline) }
    public var singleLine: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(words: words) }
    public var multiline: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(words: words, isMultiline: true) }
}

/// Buys a product as the views around the button asked, which ends as cancelled.
struct Buyer: Sendable {
    var options: @Sendable (Product) -> Set<Product.PurchaseOption> = { _ in [] }
    var started: (@MainActor @Sendable (Product) async -> Void)?
    var completed: (@MainActor @Sendable (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

    func buy(_ product: Product) {
        Task { @MainActor in
            await started?(product)
            do {
                let result = try await product.purchase(options: options(product))
                await completed?(product, .success(result))
            } catch {
                await completed?(product, .failure(error))
            }
        }
    }
}

/// The settings of the stores in a view.
struct StoreSettings: Sendable {
    var productStyle: @MainActor @Sendable (ProductViewStyleConfiguration) -> AnyView = {
        AnyView(AutomaticProductViewStyle().makeBody(configuration: $0))
    }
    var controlStyle: @MainActor @Sendable (SubscriptionStoreControlStyleConfiguration) -> AnyView = {
        AnyView(AutomaticSubscriptionStoreControlStyle().makeBody(configuration: $0))
    }
    var descriptionVisibility = Visibility.automatic
    var buttons: [StoreButtonKind: Visibility] = [:]
    var buyer = Buyer()
    var buttonLabel = SubscriptionStoreButtonLabel.automatic
    var controlIcon: (@MainActor @Sendable (Product, Product.SubscriptionInfo) -> AnyView)?
    var itemBackground: (@MainActor @Sendable () -> AnyView)?
    var policies: [SubscriptionStorePolicyKind: @MainActor @Sendable () -> AnyView] = [:]
    var policyStyle = AnyShapeStyle(.tint)
    /// The style of the words between the policies.
    var policySecondaryStyle = AnyShapeStyle(.secondary)
    var signIn: (@MainActor @Sendable () -> Void)?

    func shows(_ button: StoreButtonKind, automatically: Bool) -> Bool {
        switch buttons[button] ?? .automatic {
        case .automatic: automatically
        case .visible: true
        case .hidden: false
        }
    }
}

private struct StoreSettingsKey: EnvironmentKey {
    static var defaultValue: StoreSettings { StoreSettings() }
}

extension EnvironmentValues {
    var storeSettings: StoreSettings {
        get { self[StoreSettingsKey.self] }
        set { self[StoreSettingsKey.self] = newValue }
    }
}

/// The buttons under the products.
struct AuxiliaryButtons: View {
    let settings: StoreSettings

    var body: some View {
        VStack(spacing: 12) {
            if settings.shows(.restorePurchases, automatically: false) {
                Button {
                    Task { try await AppStore.sync() }
                } label: {
                    Text(verbatim: "Restore Purchases")
                }
            }
            if settings.shows(.redeemCode, automatically: false) {
                Button {
                    RunReports.note("A code was to be redeemed: there is no store here.")
                } label: {
                    Text(verbatim: "Redeem Code")
                }
            }
            if let signIn = settings.signIn, settings.shows(.signIn, automatically: true) {
                Button(action: signIn) { Text(verbatim: "Sign In") }
            }
        }
        .font(.subheadline)
    }
}

/// The round button that closes a store.
struct CloseStoreButton: View {
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "xmark.circle.fill").font(.system(size: 28)).symbolRenderingMode(.hierarchical)
        }
        .foregroundStyle(.secondary)
        .padding(16)
    }
}
