import RunContext
import SwiftUI

/// A store of the subscriptions of a group: a page about them, and the controls that subscribe.
///
/// Source: Apple, StoreKit `SubscriptionStoreView`.
@MainActor @preconcurrency
public struct SubscriptionStoreView<Content: View>: View {
    private let products: [Product]
    private let groupName: String
    private let content: (_ groupName: String) -> Content
    @Environment(\.storeSettings) private var settings
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    private init(_ products: [Product], content: @escaping (String) -> Content) {
        self.products = products.filter { $0.subscription != nil }
        let group = self.products.first?.subscription?.subscriptionGroupID
        groupName = group.flatMap { StoreConfiguration.ofApp.groupNames[$0] } ?? ""
        self.content = content
    }

    /// Creates a view that loads the subscriptions of a group. All of them are visible: nothing is bought here.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: @escaping () -> Content
    ) {
        self.init(StoreConfiguration.ofApp.subscriptions(of: groupID)) { _ in marketingContent() }
    }

    /// Creates a view that loads subscriptions.
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: @escaping () -> Content) {
        self.init(StoreConfiguration.ofApp.products(for: productIDs)) { _ in marketingContent() }
    }

    /// Creates a view of subscriptions.
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: @escaping () -> Content) {
        self.init(Array(subscriptions)) { _ in marketingContent() }
    }

    public var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                content(groupName).frame(maxWidth: .infinity)
            }
            .scrollBounceBehavior(.basedOnSize)
            .storeBackground(.subscriptionStoreHeader)
            controls
        }
        .storeBackground(.subscriptionStore)
        .overlay(alignment: .topTrailing) {
            if settings.shows(.cancellation, automatically: isPresented) { CloseStoreButton { dismiss() } }
        }
    }

    @ViewBuilder private var controls: some View {
        VStack(spacing: 14) {
            if products.isEmpty {
                // The words are those of the English system, remembered rather than measured.
                ContentUnavailableView {
                    Label {
                        Text(verbatim: "Subscription Unavailable")
                    } icon: {
                        Image(systemName: "exclamationmark.triangle")
                    }
                } description: {
                    Text(verbatim: "The subscription is unavailable in the current storefront.")
                }
                .fixedSize(horizontal: false, vertical: true)
                .reporting(
                    true, "SubscriptionStoreView",
                    instead: "its subscriptions are in no .storekit file of the app's project, and an unavailable one is drawn")
            } else {
                settings.controlStyle(
                    SubscriptionStoreControlStyleConfiguration(products: products, groupDisplayName: groupName, settings: settings))
            }
            AuxiliaryButtons(settings: settings)
            policies
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
    }

    @ViewBuilder private var policies: some View {
        let kinds = [SubscriptionStorePolicyKind.termsOfService, .privacyPolicy].filter { settings.policies[$0] != nil }
        if settings.shows(.policies, automatically: true), !kinds.isEmpty {
            HStack(spacing: 4) {
                ForEach(kinds, id: \.self) { kind in
                    if kind != kinds.first { Text(verbatim: "and").foregroundStyle(settings.policySecondaryStyle) }
                    settings.policies[kind]?()
                }
            }
            .font(.caption)
            .foregroundStyle(settings.policyStyle)
        }
    }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
    /// Creates a view that loads the subscriptions of a group. All of them are visible: nothing is bought here.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(StoreConfiguration.ofApp.subscriptions(of: groupID), content: Content.init)
    }

    /// Creates a view that loads subscriptions.
    public init(productIDs: some Collection<Product.ID>) {
        self.init(StoreConfiguration.ofApp.products(for: productIDs), content: Content.init)
    }

    /// Creates a view of subscriptions.
    public init(subscriptions: some Collection<Product>) { self.init(Array(subscriptions), content: Content.init) }
}

/// The page of a store that has none of its own: the name of the group under a picture.
///
/// Source: Apple, StoreKit `AutomaticSubscriptionStoreMarketingContent`, which shows the app's icon.
@MainActor @preconcurrency
public struct AutomaticSubscriptionStoreMarketingContent: View {
    private let groupName: String

    init(groupName: String) { self.groupName = groupName }

    public var body: some View {
        VStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 22, style: .continuous)
                .fill(.quaternary)
                .frame(width: 100, height: 100)
                .overlay { Image(systemName: "app.dashed").font(.system(size: 44)).foregroundStyle(.secondary) }
            if !groupName.isEmpty { Text(verbatim: groupName).font(.largeTitle.bold()).multilineTextAlignment(.center) }
        }
        .padding(.top, 60)
        .padding(.horizontal, 20)
    }
}

extension Product {
    /// The relations of subscriptions to the one that a person has.
    ///
    /// Source: Apple, StoreKit `Product.SubscriptionRelationship`.
    public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let current = SubscriptionRelationship(rawValue: 1)
        public static let upgrade = SubscriptionRelationship(rawValue: 2)
        public static let downgrade = SubscriptionRelationship(rawValue: 4)
        public static let crossgrade = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
    }
}
