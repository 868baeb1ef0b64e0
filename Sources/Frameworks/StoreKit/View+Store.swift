import Foundation
import RunContext
import SwiftUI

/// The settings of the stores in a view.
///
/// Source: Apple, StoreKit `View.productViewStyle(_:)` and its neighbours.
nonisolated extension View {
    private func storeSetting(_ change: @escaping @Sendable (inout StoreSettings) -> Void) -> some View {
        transformEnvironment(\.storeSettings, transform: change)
    }

    public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        let style = Unchecked(style)
        return storeSetting { settings in settings.productStyle = { AnyView(style.value.makeBody(configuration: $0)) } }
    }

    /// Sets the visibility of the products' descriptions.
    public func productDescription(_ visibility: Visibility) -> some View {
        storeSetting { $0.descriptionVisibility = visibility }
    }

    /// Gives a product's picture rounded corners and a thin line around it.
    public func productIconBorder() -> some View {
        let shape = RoundedRectangle(cornerRadius: 16, style: .continuous)
        return clipShape(shape).overlay { shape.strokeBorder(.quaternary, lineWidth: 1) }
    }

    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        storeSetting { settings in for kind in buttonKinds { settings.buttons[kind] = visibility } }
    }

    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        let style = Unchecked(style)
        return storeSetting { settings in settings.controlStyle = { AnyView(style.value.makeBody(configuration: $0)) } }
    }

    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        storeSetting { $0.buttonLabel = label }
    }

    public func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View {
        let icon = Unchecked(icon)
        return storeSetting { settings in settings.controlIcon = { AnyView(icon.value($0, $1)) } }
    }

    public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
        subscriptionStorePickerItemBackground(backgroundStyle, in: SubscriptionOptionRow.shape)
    }

    public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle, in shape: some Shape) -> some View {
        storeSetting { settings in settings.itemBackground = { AnyView(shape.fill(backgroundStyle)) } }
    }

    /// Sets the address that a policy's button opens.
    public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
        storeSetting { settings in
            settings.policies[button] = { AnyView(Link(destination: url) { Text(verbatim: button.title) }) }
        }
    }

    /// Sets the view that a policy's button shows.
    public func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View {
        let content = Unchecked(destination())
        return storeSetting { settings in
            settings.policies[button] = { AnyView(PolicyButton(title: button.title, content: content.value)) }
        }
    }

    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
        storeSetting { $0.policyStyle = AnyShapeStyle(style) }
    }

    public func subscriptionStorePolicyForegroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        subscriptionStorePolicyForegroundStyle(primary).storeSetting { $0.policySecondaryStyle = AnyShapeStyle(secondary) }
    }

    public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
        let action = Unchecked(action)
        return storeSetting { settings in
            settings.signIn = action.value.map { run in
                let run = Unchecked(run); return { run.value() }
            }
        }
    }

    public func inAppPurchaseOptions(_ options: (@Sendable (Product) -> Set<Product.PurchaseOption>)?) -> some View {
        storeSetting { $0.buyer.options = options ?? { _ in [] } }
    }

    public func onInAppPurchaseStart(perform action: (@MainActor @Sendable (Product) async -> Void)?) -> some View {
        storeSetting { $0.buyer.started = action }
    }

    public func onInAppPurchaseCompletion(
        perform action: (@MainActor @Sendable (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View {
        storeSetting { $0.buyer.completed = action }
    }
}

/// The store's own sheets: they belong to another process, and a picture shows the view that brings them up.
nonisolated extension View {
    private func storeSheet(_ isPresented: Binding<Bool>, _ word: String) -> some View {
        reporting(isPresented.wrappedValue, word, instead: "there is no store here, and only the presenting view is drawn")
    }

    public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View {
        storeSheet(isPresented, "appStoreOverlay")
    }

    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        storeSheet(isPresented, "manageSubscriptionsSheet")
    }

    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
        storeSheet(isPresented, "manageSubscriptionsSheet")
    }

    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        storeSheet(isPresented, "offerCodeRedemption")
    }

    public func refundRequestSheet(
        for transactionID: Transaction.ID, isPresented: Binding<Bool>,
        onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View {
        storeSheet(isPresented, "refundRequestSheet")
    }
}

extension Transaction {
    /// The end of a request for a refund.
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    /// The reason why a request for a refund failed.
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}

/// A value that only the main thread uses, where the environment asks for values that every thread may use.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The button that shows a policy's text.
private struct PolicyButton<Content: View>: View {
    let title: String
    let content: Content
    @State private var isShown = false

    var body: some View {
        Button {
            isShown = true
        } label: {
            Text(verbatim: title)
        }.sheet(isPresented: $isShown) { content }
    }
}
