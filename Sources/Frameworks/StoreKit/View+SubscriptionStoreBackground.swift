import SwiftUI

/// A part of a store of subscriptions whose background a view can provide. Apple has one type for the containers of all kinds.
public struct SubscriptionStoreBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// The store, controls included.
    public static let subscriptionStore = SubscriptionStoreBackgroundPlacement(name: "store")
    /// The store's page above the controls.
    public static let subscriptionStoreHeader = SubscriptionStoreBackgroundPlacement(name: "header")
    /// The store from the top to the bottom of its place.
    public static let subscriptionStoreFullHeight = subscriptionStore
}

extension ContainerBackgroundPlacement {
    public static var subscriptionStore: SubscriptionStoreBackgroundPlacement { .subscriptionStore }
    public static var subscriptionStoreHeader: SubscriptionStoreBackgroundPlacement { .subscriptionStoreHeader }
    public static var subscriptionStoreFullHeight: SubscriptionStoreBackgroundPlacement { .subscriptionStoreFullHeight }
}

nonisolated extension View {
    /// Sets a view as a background of the store of subscriptions that holds this view.
    public func containerBackground<V: View>(
        for container: SubscriptionStoreBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let layer = content()
        return transformPreference(StoreBackgrounds.self) { backgrounds in
            backgrounds[container] = AnyView(
                layer.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).ignoresSafeArea())
        }
    }

    /// Fills a background of the store of subscriptions that holds this view.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: SubscriptionStoreBackgroundPlacement) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Draws the background that views inside provide for a part of the store.
    func storeBackground(_ placement: SubscriptionStoreBackgroundPlacement) -> some View {
        backgroundPreferenceValue(StoreBackgrounds.self) { $0[placement] }
    }
}

private struct StoreBackgrounds: PreferenceKey {
    static var defaultValue: [SubscriptionStoreBackgroundPlacement: AnyView] { [:] }
    static func reduce(
        value: inout [SubscriptionStoreBackgroundPlacement: AnyView], nextValue: () -> [SubscriptionStoreBackgroundPlacement: AnyView]
    ) {
        value.merge(nextValue()) { first, _ in first }
    }
}
