import Foundation
import StoreKit
import TestSupport
import Testing

@Suite("A store that sells nothing")
struct StoreKitTests {
    private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var invalid: [String] = []
        var states: [SKPaymentTransactionState] = []
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            invalid = response.invalidProductIdentifiers
        }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            states += transactions.map(\.transactionState)
            for transaction in transactions { queue.finishTransaction(transaction) }
        }
    }

    @Test("A state of a request keeps its kind when its value is changed")
    func taskStates() async {
        let later = await EntitlementTaskState.success(2).map { value in
            await Task.yield()
            return value * 3
        }
        expect(later.value, equals: 6)
        expect(EntitlementTaskState.success(2).map { $0 * 2 }.value, equals: 4)
        #expect(EntitlementTaskState<Int>.loading.map { $0 * 2 }.value == nil)
        #expect(
            Product.CollectionTaskState.success([], unavailable: ["a"]).products.isEmpty && Product.TaskState.unavailable.product == nil)
    }

    @Test("Products are invalid, and payments fail")
    func first() {
        let shop = Shop()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = shop
        request.start()
        expect(shop.invalid, equals: ["a", "b"])
        let queue = SKPaymentQueue()
        queue.add(shop)
        queue.add(SKPayment(product: SKProduct()))
        #expect(shop.states == [.failed] && queue.transactions.isEmpty && !SKPaymentQueue.canMakePayments())
    }

    @Test("No subscription runs, and no message comes")
    func second() async throws {
        #expect(try await Product.SubscriptionInfo.status(for: "g").isEmpty)
        for await message in Message.messages { Issue.record("\(message)") }
        expect(await Storefront.current, equals: nil)
        expect(Product.SubscriptionPeriod.everyTwoWeeks, equals: Product.SubscriptionPeriod.everyTwoWeeks)
    }

    @Test("The purchase of the app is unknown, as there is no store") func app() async {
        await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
        await #expect(throws: StoreKitError.self) { try await AppTransaction.refresh() }
        expect(AppStore.Environment.xcode.rawValue, equals: "Xcode")
    }
}
