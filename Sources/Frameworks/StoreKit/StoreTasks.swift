import RunContext
import SwiftUI

/// The state of a view's request for what a person may use.
///
/// Source: Apple, StoreKit `EntitlementTaskState`.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
    case loading
    case failure(any Error)
    case success(Value)

    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    public func map<Result: Sendable>(_ transform: (Value) throws -> Result) rethrows -> EntitlementTaskState<Result> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
    }

    public func map<Result: Sendable>(
        isolation: isolated (any Actor)? = #isolation, _ transform: (Value) async throws -> Result
    ) async rethrows -> EntitlementTaskState<Result> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try await transform(value))
        }
    }
}

extension Product {
    /// The state of a view's request for a product.
    public enum TaskState: Sendable {
        case loading, unavailable
        case failure(any Error)
        case success(Product)

        public var product: Product? { if case .success(let product) = self { product } else { nil } }

        /// Returns the product with an identifier in the app's configuration.
        static func loaded(_ id: String) -> TaskState {
            StoreConfiguration.ofApp.products(for: [id]).first.map { .success($0) } ?? .unavailable
        }
    }

    /// The state of a view's request for several products.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [String])

        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }

        /// Returns the products with the identifiers in the app's configuration.
        static func loaded(_ ids: [String]) -> CollectionTaskState {
            let found = StoreConfiguration.ofApp.products(for: ids)
            return .success(found, unavailable: ids.filter { id in !found.contains { $0.id == id } })
        }
    }
}

/// Requests to the store in the place of a view. A render has no store: nobody has bought anything, and the products are those of
/// the app's configuration.
///
/// Source: Apple, StoreKit `View.subscriptionStatusTask(for:priority:action:)` and its neighbours.
extension View {
    public nonisolated func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        storeTask(priority, "subscriptionStatusTask", [.loading, .success([])], action)
    }

    public nonisolated func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        storeTask(priority, "currentEntitlementTask", [.loading, .success(nil)], action)
    }

    public nonisolated func storeProductTask(
        for id: String, priority: TaskPriority = .medium, action: @escaping @MainActor @Sendable (Product.TaskState) async -> Void
    ) -> some View {
        storeTask(priority, "storeProductTask", [.loading, .loaded(id)], action)
    }

    public nonisolated func storeProductsTask(
        for ids: some Collection<String>, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (Product.CollectionTaskState) async -> Void
    ) -> some View {
        storeTask(priority, "storeProductsTask", [.loading, .loaded(Array(ids))], action)
    }

    private nonisolated func storeTask<State: Sendable>(
        _ priority: TaskPriority, _ name: String, _ states: [State], _ action: @escaping @MainActor @Sendable (State) async -> Void
    ) -> some View {
        task(priority: priority) { @MainActor in
            RunReports.note("\(name) asked for what was bought: there is no store here, and nothing is sold.")
            for state in states { await action(state) }
        }
    }
}
