import RunContext
import SwiftUI

/// The parts of a view of a product, for its style.
///
/// Source: Apple, StoreKit `ProductViewStyleConfiguration`.
@MainActor @preconcurrency
public struct ProductViewStyleConfiguration {
    /// The picture of a product.
    public struct Icon: View {
        fileprivate let content: AnyView
        public var body: some View { content }
    }

    public let state: Product.TaskState
    public let icon: Icon
    public let descriptionVisibility: Visibility
    /// A Boolean value that indicates whether the product was bought: nothing is sold here.
    public let hasCurrentEntitlement = false
    let buyer: Buyer

    public var product: Product? { state.product }

    init(state: Product.TaskState, icon: AnyView, descriptionVisibility: Visibility, buyer: Buyer) {
        (self.state, self.icon, self.descriptionVisibility, self.buyer) = (state, Icon(content: icon), descriptionVisibility, buyer)
    }

    public func purchase() {
        if let product { buyer.buy(product) }
    }
}

/// A type that draws views of products.
///
/// Source: Apple, StoreKit `ProductViewStyle`.
@MainActor @preconcurrency
public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The regular style.
public struct AutomaticProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { RegularProductViewStyle().makeBody(configuration: configuration) }
}

/// The style of a product in a list: the picture at the side, and the price under the words.
public struct RegularProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .top, spacing: 16) {
            configuration.icon.frame(width: 80, height: 80)
            VStack(alignment: .leading, spacing: 12) {
                ProductWords(configuration: configuration, alignment: .leading, titleFont: .headline)
                PriceButton(configuration: configuration)
            }
            Spacer(minLength: 0)
        }
    }
}

/// The style of a product in a small place: everything in a row.
public struct CompactProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.icon.frame(width: 48, height: 48)
            ProductWords(configuration: configuration, alignment: .leading, titleFont: .headline)
            Spacer(minLength: 0)
            PriceButton(configuration: configuration)
        }
    }
}

/// The style of a product that fills the width of its place, with the picture at the top.
public struct LargeProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.frame(maxWidth: 160, maxHeight: 160)
            ProductWords(configuration: configuration, alignment: .center, titleFont: .title2.bold())
                .multilineTextAlignment(.center)
            PriceButton(configuration: configuration)
        }
        .frame(maxWidth: .infinity)
    }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    public static nonisolated var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    public static nonisolated var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    public static nonisolated var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
    public static nonisolated var large: LargeProductViewStyle { LargeProductViewStyle() }
}

/// The name and the description of a product; bars of the words' size take their place for a product that is not there.
private struct ProductWords: View {
    let configuration: ProductViewStyleConfiguration
    let alignment: HorizontalAlignment
    let titleFont: Font

    var body: some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(verbatim: configuration.product?.displayName ?? "Product Name").font(titleFont)
            if configuration.descriptionVisibility != .hidden {
                Text(verbatim: configuration.product?.description ?? "A description of the product")
                    .font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .redacted(reason: configuration.product == nil ? .placeholder : [])
    }
}

/// The capsule with a product's price.
private struct PriceButton: View {
    let configuration: ProductViewStyleConfiguration

    var body: some View {
        Button {
            configuration.purchase()
        } label: {
            Text(verbatim: configuration.product?.displayPrice ?? "$0.00").bold().monospacedDigit()
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .redacted(reason: configuration.product == nil ? .placeholder : [])
        .disabled(configuration.product == nil)
    }
}
