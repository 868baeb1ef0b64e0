import RunContext
import SwiftUI

/// The subscriptions of a store, for the style of its controls.
///
/// Source: Apple, StoreKit `SubscriptionStoreControlStyleConfiguration`.
@MainActor @preconcurrency
public struct SubscriptionStoreControlStyleConfiguration {
    /// The picture of a subscription.
    public struct Icon: View {
        fileprivate let content: AnyView?
        public var body: some View { content }
    }

    /// A subscription to choose.
    @dynamicMemberLookup
    public struct Option: Identifiable {
        nonisolated let product: Product
        public let subscription: Product.SubscriptionInfo
        public let icon: Icon
        let buyer: Buyer
        public nonisolated var id: Product.ID { product.id }
        /// The offer that a new subscriber has.
        public var activeOffer: Product.SubscriptionOffer? { subscription.introductoryOffer }

        public func subscribe() { buyer.buy(product) }
        public subscript<Value>(dynamicMember path: KeyPath<Product, Value>) -> Value { product[keyPath: path] }
    }

    public let options: [Option]
    public let groupDisplayName: String
    public let descriptionVisibility: Visibility
    /// The subscription that is renewed: nothing is bought here.
    public let autoRenewPreference: Product? = nil
    let settings: StoreSettings
    public var allOptions: [Product] { options.map(\.product) }

    init(products: [Product], groupDisplayName: String, settings: StoreSettings) {
        options = products.compactMap { product in
            product.subscription.map { terms in
                let icon = settings.controlIcon.map { $0(product, terms) }
                return Option(product: product, subscription: terms, icon: Icon(content: icon), buyer: settings.buyer)
            }
        }
        self.groupDisplayName = groupDisplayName
        descriptionVisibility = settings.descriptionVisibility
        self.settings = settings
    }
}

/// A type that draws the controls of a store of subscriptions.
///
/// Source: Apple, StoreKit `SubscriptionStoreControlStyle`.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
    associatedtype Body: View
    typealias Configuration = SubscriptionStoreControlStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A picker, or a button where there is one subscription.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.options.count > 1 {
            PickerSubscriptionStoreControlStyle().makeBody(configuration: configuration)
        } else {
            ButtonsSubscriptionStoreControlStyle().makeBody(configuration: configuration)
        }
    }
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            ForEach(configuration.options) { option in
                VStack(spacing: 6) {
                    SubscribeButton(option: option, label: configuration.settings.buttonLabel, words: .displayName)
                    RenewalWords(option: option)
                }
            }
        }
    }
}

/// Rows of which one is chosen, over a button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionRows(configuration: configuration, isProminent: false)
    }
}

/// Rows of which one is chosen and has a line around it, over a button.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionRows(configuration: configuration, isProminent: true)
    }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    public static nonisolated var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    public static nonisolated var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    public static nonisolated var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    public static nonisolated var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
        ProminentPickerSubscriptionStoreControlStyle()
    }
}

/// The button that buys a subscription, for styles of an app's own.
///
/// Source: Apple, StoreKit `SubscriptionStoreButton`.
@MainActor @preconcurrency
public struct SubscriptionStoreButton: View {
    private let option: SubscriptionStoreControlStyleConfiguration.Option
    @Environment(\.storeSettings) private var settings

    public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) { self.option = option }

    public var body: some View { SubscribeButton(option: option, label: settings.buttonLabel, words: .action) }
}

/// The rows of a picker over the button for the chosen one.
private struct SubscriptionRows: View {
    let configuration: SubscriptionStoreControlStyleConfiguration
    let isProminent: Bool
    @State private var selection: Product.ID?

    var body: some View {
        let chosen = configuration.options.first { $0.id == selection } ?? configuration.options.first
        VStack(spacing: 12) {
            ForEach(configuration.options) { option in
                Button {
                    selection = option.id
                } label: {
                    SubscriptionOptionRow(
                        option: option, isSelected: option.id == chosen?.id, isProminent: isProminent,
                        showsDescription: configuration.descriptionVisibility != .hidden,
                        background: configuration.settings.itemBackground)
                }
                .buttonStyle(.plain)
            }
            if let chosen {
                RenewalWords(option: chosen)
                SubscribeButton(option: chosen, label: configuration.settings.buttonLabel, words: .action)
            }
        }
    }
}

/// A row of a picker: the subscription's picture, name, price and description, and a check mark.
struct SubscriptionOptionRow: View {
    let option: SubscriptionStoreControlStyleConfiguration.Option
    let isSelected: Bool
    let isProminent: Bool
    let showsDescription: Bool
    let background: (@MainActor @Sendable () -> AnyView)?

    nonisolated static let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)

    var body: some View {
        HStack(spacing: 12) {
            // Pictures of different widths stand in one column.
            if option.icon.content != nil { option.icon.frame(minWidth: 24) }
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: option.displayName).font(.headline)
                Text(verbatim: option.terms).font(.subheadline)
                if showsDescription, !option.description.isEmpty {
                    Text(verbatim: option.description).font(.footnote).foregroundStyle(.secondary)
                }
            }
            .fixedSize(horizontal: false, vertical: true)
            Spacer(minLength: 8)
            Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
                .font(.title2)
                .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        }
        .multilineTextAlignment(.leading)
        .padding(16)
        .background { if let background { background() } else { Self.shape.fill(.quinary) } }
        .overlay { if isProminent, isSelected { Self.shape.strokeBorder(.tint, lineWidth: 2) } }
        .contentShape(Self.shape)
    }
}

/// The wide button that buys a subscription.
private struct SubscribeButton: View {
    let option: SubscriptionStoreControlStyleConfiguration.Option
    let label: SubscriptionStoreButtonLabel
    /// The words of the automatic label.
    let words: SubscriptionStoreButtonLabel.Words

    var body: some View {
        Button {
            option.subscribe()
        } label: {
            VStack(spacing: 2) {
                Text(verbatim: title).font(.headline)
                if label.isMultiline { Text(verbatim: option.terms).font(.subheadline) }
            }
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }

    private var title: String {
        switch label.words == .automatic ? words : label.words {
        case .action, .automatic: option.activeOffer?.paymentMode == .freeTrial ? "Try It Free" : "Subscribe"
        case .displayName: option.displayName
        case .price: option.terms
        }
    }
}

/// The sentence about the renewal of a subscription.
private struct RenewalWords: View {
    let option: SubscriptionStoreControlStyleConfiguration.Option

    var body: some View {
        Text(verbatim: "Plan auto-renews for \(option.pricePerPeriod) until canceled.")
            .font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
}

extension SubscriptionStoreControlStyleConfiguration.Option {
    /// The price and its period, such as "$4.99/month".
    var pricePerPeriod: String { "\(product.displayPrice)/\(subscription.subscriptionPeriod.words)" }

    /// The price with the offer before it, such as "1 week free, then $4.99/month".
    var terms: String {
        guard let offer = activeOffer else { return pricePerPeriod }
        let length = offer.period.length(times: offer.periodCount)
        return switch offer.paymentMode {
        case .freeTrial: "\(length) free, then \(pricePerPeriod)"
        case .payUpFront: "\(length) for \(offer.displayPrice), then \(pricePerPeriod)"
        default: "\(offer.displayPrice)/\(offer.period.words) for \(length), then \(pricePerPeriod)"
        }
    }
}

extension Product.SubscriptionPeriod {
    /// The English words behind a price: "month", "3 months".
    fileprivate var words: String { value == 1 ? name : length(times: 1) }

    fileprivate func length(times count: Int) -> String {
        let number = value * count
        return "\(number) \(name)\(number == 1 ? "" : "s")"
    }

    private var name: String { unit.localizedDescription.lowercased() }
}
