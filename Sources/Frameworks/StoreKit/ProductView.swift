import RunContext
import SwiftUI

/// A product with its picture, words and price. A product that is not in the app's configuration is drawn as a placeholder.
///
/// Source: Apple, StoreKit `ProductView`.
@MainActor @preconcurrency
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let state: Product.TaskState
    private let icon: AnyView
    @Environment(\.storeSettings) private var settings

    private init(_ state: Product.TaskState, icon: @autoclosure () -> AnyView) {
        (self.state, self.icon) = (state, icon())
    }

    /// Creates a view that loads a product.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        let state = Product.TaskState.loaded(productID)
        self.init(state, icon: state.product == nil ? AnyView(placeholderIcon()) : AnyView(icon()))
    }

    public var body: some View {
        let buyer = settings.buyer
        settings.productStyle(
            ProductViewStyleConfiguration(
                state: state, icon: icon, descriptionVisibility: settings.descriptionVisibility, buyer: buyer)
        )
        .reporting(
            state.product == nil, "ProductView",
            instead: "its product is in no .storekit file of the app's project, and a placeholder is drawn")
    }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    /// Creates a view that loads a product.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        self.init(id: productID, icon: icon) { AutomaticProductPlaceholderIcon() }
    }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// Creates a view that loads a product, and has no picture.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
        self.init(.loaded(productID), icon: AnyView(EmptyView()))
    }

    /// Creates a view of a product, without a picture.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(.success(product), icon: AnyView(EmptyView()))
    }
}

extension ProductView where PlaceholderIcon == EmptyView {
    /// Creates a view of a product.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        self.init(.success(product), icon: AnyView(icon()))
    }
}

extension ProductView where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
    /// Creates a view of the product of a style.
    public init(_ configuration: ProductViewStyleConfiguration) {
        self.init(configuration.state, icon: AnyView(configuration.icon))
    }
}

/// The picture of a product that is not loaded: a rounded square.
///
/// Source: Apple, StoreKit `AutomaticProductPlaceholderIcon`.
@MainActor @preconcurrency
public struct AutomaticProductPlaceholderIcon: View {
    nonisolated init() {}
    public var body: some View {
        RoundedRectangle(cornerRadius: 16, style: .continuous).fill(.quaternary).aspectRatio(1, contentMode: .fit)
    }
}

/// A list of products.
///
/// Source: Apple, StoreKit `StoreView`.
@MainActor @preconcurrency
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let products: [Product]
    private let icon: ((Product) -> Icon)?
    @Environment(\.storeSettings) private var settings
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    /// Creates a view that loads products.
    public init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        (products, self.icon) = (StoreConfiguration.ofApp.products(for: ids), icon)
    }

    public var body: some View {
        Group {
            if products.isEmpty {
                // The words are assumed: no picture of an empty store is at hand.
                ContentUnavailableView {
                    Label {
                        Text(verbatim: "Store Unavailable")
                    } icon: {
                        Image(systemName: "storefront")
                    }
                } description: {
                    Text(verbatim: "No in-app purchases are available in the current storefront.")
                }
                .reporting(true, "StoreView", instead: Self.reason)
            } else {
                ScrollView {
                    VStack(spacing: 24) {
                        ForEach(products) { product in
                            if let icon { ProductView(product) { icon(product) } } else { ProductView(product) }
                        }
                        AuxiliaryButtons(settings: settings)
                    }
                    .padding(20)
                }
            }
        }
        .overlay(alignment: .topTrailing) {
            if settings.shows(.cancellation, automatically: isPresented) { CloseStoreButton { dismiss() } }
        }
    }

    private static var reason: String { "its products are in no .storekit file of the app's project, and an empty store is drawn" }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    /// Creates a view that loads products.
    public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) {
        self.init(ids: ids, icon: icon) { AutomaticProductPlaceholderIcon() }
    }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// Creates a view that loads products, without pictures.
    public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
        (products, icon) = (StoreConfiguration.ofApp.products(for: ids), nil)
    }

    /// Creates a view of products, without pictures.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
        (self.products, icon) = (Array(products), nil)
    }
}

extension StoreView where PlaceholderIcon == EmptyView {
    /// Creates a view of products.
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) {
        (self.products, self.icon) = (Array(products), icon)
    }
}
