import Foundation
import FoundationGaps

/// The products of an app as its `.storekit` files describe them, which take the store's place while the app is developed.
///
/// Source: Xcode's StoreKit configuration files, which are JSON. Xcode chooses the file by its scheme; here all files of the
/// project count, in the order of their names.
struct StoreConfiguration {
    private(set) var products: [Product] = []
    /// The display names of the groups of subscriptions, by their identifiers.
    private(set) var groupNames: [String: String] = [:]

    /// The products of the app that runs. A file that is not a configuration has none.
    static var ofApp: StoreConfiguration {
        var whole = StoreConfiguration()
        for folder in BundleFiles.mainFolders {
            for file in BundleFiles.files(in: folder) where file.hasSuffix(".storekit") {
                guard let data = FileManager.default.contents(atPath: BundleFiles.origin(of: "\(folder)/\(file)")) else { continue }
                whole.add(StoreConfiguration(data))
            }
        }
        return whole
    }

    init() {}

    init(_ data: Data) {
        guard let file = try? JSONDecoder().decode(File.self, from: data) else { return }
        let market = Market(file.settings?._locale ?? "en_US")
        for entry in (file.products ?? []) + (file.nonRenewingSubscriptions ?? []) {
            products.append(market.product(entry, terms: nil))
        }
        for group in file.subscriptionGroups ?? [] {
            groupNames[group.id] = market.localization(group.localizations)?.displayName ?? group.name ?? ""
            let ranked = (group.subscriptions ?? []).sorted { ($0.groupNumber ?? 1) < ($1.groupNumber ?? 1) }
            for entry in ranked { products.append(market.product(entry, terms: market.terms(of: entry, in: group.id))) }
        }
    }

    private mutating func add(_ other: StoreConfiguration) {
        let known = Set(products.map(\.id))
        products += other.products.filter { !known.contains($0.id) }
        groupNames.merge(other.groupNames) { first, _ in first }
    }

    /// Returns the products with the identifiers, in the order of the identifiers.
    func products(for identifiers: some Collection<String>) -> [Product] {
        identifiers.compactMap { id in products.first { $0.id == id } }
    }

    /// Returns the subscriptions of a group, the highest level first.
    func subscriptions(of groupID: String) -> [Product] {
        products.filter { $0.subscription?.subscriptionGroupID == groupID }
    }
}

/// The currency and language of a configuration's store.
private struct Market {
    let localeName: String
    let currency: Decimal.FormatStyle.Currency

    init(_ localeName: String) {
        self.localeName = localeName
        let locale = Locale(identifier: localeName)
        currency = .currency(code: locale.currency?.identifier ?? "USD").locale(locale)
    }

    func localization(_ all: [File.Localization]?) -> File.Localization? {
        let language = localeName.prefix(2)
        return all?.first { $0.locale == localeName } ?? all?.first { $0.locale?.hasPrefix(language) == true } ?? all?.first
    }

    private func price(_ text: String?) -> Decimal { text.flatMap { Decimal(string: $0) } ?? 0 }

    func product(_ entry: File.Entry, terms: Product.SubscriptionInfo?) -> Product {
        let words = localization(entry.localizations)
        let price = price(entry.displayPrice)
        return Product(
            id: entry.productID, type: Self.type(entry.type), displayName: words?.displayName ?? "", description: words?.description ?? "",
            price: price, displayPrice: price.formatted(currency), isFamilyShareable: entry.familyShareable ?? false, subscription: terms,
            priceFormatStyle: currency)
    }

    private static func type(_ name: String?) -> Product.ProductType {
        switch name {
        case "Consumable": .consumable
        case "NonRenewingSubscription": .nonRenewable
        case "RecurringSubscription": .autoRenewable
        default: .nonConsumable
        }
    }

    func terms(of entry: File.Entry, in groupID: String) -> Product.SubscriptionInfo? {
        guard let period = Product.SubscriptionPeriod(duration: entry.recurringSubscriptionPeriod ?? "P1M") else { return nil }
        return Product.SubscriptionInfo(
            subscriptionGroupID: groupID, subscriptionPeriod: period,
            introductoryOffer: entry.introductoryOffer.flatMap { offer($0, .introductory) },
            promotionalOffers: (entry.adHocOffers ?? []).compactMap { offer($0, .promotional) }, groupLevel: entry.groupNumber ?? 1)
    }

    private func offer(_ entry: File.Offer, _ type: Product.SubscriptionOffer.OfferType) -> Product.SubscriptionOffer? {
        guard let period = Product.SubscriptionPeriod(duration: entry.subscriptionPeriod ?? "P1W") else { return nil }
        let mode: Product.SubscriptionOffer.PaymentMode =
            switch entry.paymentMode {
            case "payAsYouGo": .payAsYouGo
            case "payUpFront": .payUpFront
            default: .freeTrial
            }
        let price = mode == .freeTrial ? 0 : price(entry.displayPrice)
        return Product.SubscriptionOffer(
            id: type == .introductory ? nil : entry.offerID, type: type, price: price, displayPrice: price.formatted(currency),
            period: period, periodCount: entry.numberOfPeriods ?? 1, paymentMode: mode)
    }
}

extension Product.SubscriptionPeriod {
    /// - Parameter duration: a length of one unit in the form of ISO 8601, such as `P3M`.
    fileprivate init?(duration: String) {
        let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
        guard duration.hasPrefix("P"), let unit = duration.last.flatMap({ units[$0] }), let value = Int(duration.dropFirst().dropLast()),
            value > 0
        else { return nil }
        self.init(unit: unit, value: value)
    }
}

/// The parts of a configuration file that are read.
private struct File: Decodable {
    struct Localization: Decodable { var description, displayName, locale: String? }
    struct Offer: Decodable {
        var offerID, displayPrice, paymentMode, subscriptionPeriod: String?
        var numberOfPeriods: Int?
    }
    struct Entry: Decodable {
        var productID: String
        var displayPrice, type, recurringSubscriptionPeriod: String?
        var familyShareable: Bool?
        var groupNumber: Int?
        var localizations: [Localization]?
        var introductoryOffer: Offer?
        var adHocOffers: [Offer]?
    }
    struct Group: Decodable {
        var id: String
        var name: String?
        var localizations: [Localization]?
        var subscriptions: [Entry]?
    }
    struct Settings: Decodable { var _locale: String? }
    var products, nonRenewingSubscriptions: [Entry]?
    var subscriptionGroups: [Group]?
    var settings: Settings?
}
