import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import StoreKit

@Suite("Stores of an app's configuration") @MainActor
struct StoreTests {
    private let store = StoreConfiguration(
        Data(
            """
            {"products": [
              {"productID": "tip.small", "type": "Consumable", "displayPrice": "0.99",
               "localizations": [{"locale": "en_US", "displayName": "Small Tip", "description": "A cup of coffee for us"}]},
              {"productID": "themes", "type": "NonConsumable", "displayPrice": "4.99", "familyShareable": true,
               "localizations": [{"locale": "en_US", "displayName": "All Themes", "description": "Twelve colours and icons"}]}],
             "subscriptionGroups": [{"id": "G1", "name": "Pro", "subscriptions": [
              {"productID": "pro.year", "type": "RecurringSubscription", "displayPrice": "29.99", "groupNumber": 2,
               "recurringSubscriptionPeriod": "P1Y",
               "localizations": [{"locale": "de", "displayName": "Jährlich", "description": ""},
                                 {"locale": "en_US", "displayName": "Yearly", "description": "Two months for free"}]},
              {"productID": "pro.month", "type": "RecurringSubscription", "displayPrice": "2.99", "groupNumber": 1,
               "recurringSubscriptionPeriod": "P1M",
               "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 2},
               "localizations": [{"locale": "en_US", "displayName": "Monthly", "description": "Cancel at any time"}]}]}],
             "settings": {"_locale": "en_US"}}
            """.utf8))

    @Test("Products have the words, prices and terms of the configuration, levels in their order")
    func products() throws {
        expect(store.products.map(\.id), equals: ["tip.small", "themes", "pro.month", "pro.year"])
        let month = try #require(store.subscriptions(of: "G1").first)
        expect(month.displayPrice, equals: "$2.99")
        expect(month.subscription?.subscriptionPeriod, equals: .monthly)
        expect(month.subscription?.introductoryOffer?.paymentMode, equals: .freeTrial)
        expect(month.subscription?.introductoryOffer?.periodCount, equals: 2)
        expect(store.products(for: ["themes", "other", "tip.small"]).map(\.displayName), equals: ["All Themes", "Small Tip"])
        expect(store.products[1].type, equals: .nonConsumable)
        #expect(store.products[1].isFamilyShareable && store.products[0].subscription == nil)
        expect(store.groupNames, equals: ["G1": "Pro"])
        #expect(StoreConfiguration(Data("[]".utf8)).products.isEmpty)
    }

    @Test func productsAreAsAccepted() async throws {
        let page = VStack(spacing: 24) {
            StoreView(products: store.products(for: ["tip.small", "themes"])) { _ in Icon() }
                .frame(height: 250)
            ProductView(store.products[1]) { Icon() }.productViewStyle(.compact).padding(.horizontal, 20)
            ProductView(store.products[1]) { Icon() }.productViewStyle(.large)
            ProductView(store.products[0]).productDescription(.hidden).productViewStyle(Price())
        }
        try await Sheet.check(page, size: CGSize(width: 393, height: 700), as: "StoreTests/products")
    }

    @Test func subscriptionsAreAsAccepted() async throws {
        let page = HStack(spacing: 0) {
            SubscriptionStoreView(subscriptions: store.subscriptions(of: "G1")) {
                Text(verbatim: "Go Pro").font(.largeTitle.bold()).padding(.top, 80)
                    .containerBackground(.orange.opacity(0.3), for: .subscriptionStoreHeader)
            }
            .storeButton(.visible, for: .restorePurchases, .cancellation)
            .subscriptionStorePolicyDestination(url: URL(filePath: "/terms"), for: .termsOfService)
            .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text(verbatim: "Privacy") }
            SubscriptionStoreView(subscriptions: store.subscriptions(of: "G1"))
                .subscriptionStoreControlStyle(.prominentPicker)
                .subscriptionStoreButtonLabel(.multiline)
                .subscriptionStorePickerItemBackground(.yellow.opacity(0.2))
                .subscriptionStoreControlIcon { product, _ in Image(systemName: product.id == "pro.year" ? "star.fill" : "star") }
            SubscriptionStoreView(subscriptions: store.subscriptions(of: "G1"))
                .subscriptionStoreControlStyle(.buttons)
        }
        try await Sheet.check(page, size: CGSize(width: 1080, height: 700), as: "StoreTests/subscriptions")
    }

    private struct Icon: View {
        var body: some View { Color.purple.aspectRatio(1, contentMode: .fit).productIconBorder() }
    }

    private struct Price: ProductViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: "\(configuration.product?.displayName ?? "") for \(configuration.product?.displayPrice ?? "")")
        }
    }
}
