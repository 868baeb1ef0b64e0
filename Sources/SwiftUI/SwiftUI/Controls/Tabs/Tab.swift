/// The content of a tab view.
///
/// Source: Apple, SwiftUI `TabContent`; its requirements are hidden there, too.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    /// The tabs as views with a tag and a label each.
    nonisolated var _tabs: [AnyView] { get }
}

/// Builds tabs from closures.
///
/// Source: Apple, SwiftUI `TabContentBuilder`.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue {
        content
    }

    public static func buildBlock<each Content: TabContent>(_ content: repeat each Content) -> some TabContent<TabValue> {
        var tabs: [AnyView] = []
        repeat tabs += (each content)._tabs
        return TabContentList<TabValue>(_tabs: tabs)
    }

    public static func buildIf<Content: TabContent>(_ content: Content?) -> some TabContent<TabValue> {
        TabContentList<TabValue>(_tabs: content?._tabs ?? [])
    }

    public static func buildEither<First: TabContent>(first: First) -> TabContentList<TabValue> {
        TabContentList(_tabs: first._tabs)
    }

    public static func buildEither<Second: TabContent>(second: Second) -> TabContentList<TabValue> {
        TabContentList(_tabs: second._tabs)
    }

    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> TabContentList<TabValue> {
        TabContentList(_tabs: content._tabs)
    }
}

/// Several tabs.
nonisolated public struct TabContentList<TabValue: Hashable>: TabContent {
    public let _tabs: [AnyView]
}

/// The purpose of a tab.
///
/// Source: Apple, SwiftUI `TabRole`.
public struct TabRole: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case search }
    private let kind: Kind
    /// The tab for searching: without a custom label it has a magnifying glass and "Search".
    public static let search = TabRole(kind: .search)
}

/// A view of a tab view with its label.
///
/// Source: Apple, SwiftUI `Tab`.
public struct Tab<Value, Content, Label> {
    private let value: AnyHashable?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    init(value: AnyHashable?, role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    public nonisolated var _tabs: [AnyView] {
        let view = content.tabItem { label }.tabRole(role)
        return [value.map { AnyView(view.tag($0)) } ?? AnyView(view)]
    }

    /// A tab that a selection's value names.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: AnyHashable(value), role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab whose role determines its label; without a role it has none.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        )
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab whose role determines its label.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    /// A tab without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(value: nil, role: nil, content: content(), label: EmptyView())
    }
}

/// A title and an image, as the bar of tabs arranges them.
///
/// Source: Apple, SwiftUI `DefaultTabLabel`.
nonisolated public struct DefaultTabLabel: View {
    let title: Text?
    let image: Image?

    @MainActor @preconcurrency public var body: some View { Label(title: { title }, icon: { image }) }
}

extension DefaultTabLabel {
    /// The label that goes with a role.
    init(role: TabRole?) {
        self = role == .search ? Self(title: Text("Search"), image: Image(systemName: "magnifyingglass")) : Self(title: nil, image: nil)
    }
}
