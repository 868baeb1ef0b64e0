/// Tabs under a header, which a sidebar shows; a bar of tabs shows them in a row with the others.
///
/// Source: Apple, SwiftUI `TabSection`.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let tabs: [AnyView]

    @MainActor private init(_ tabs: [AnyView], header: AnyView? = nil) {
        let title = TabSectionTitle(header: header)
        self.tabs = tabs.map { AnyView($0.modifier(TabItemModifier { $0.section = title })) }
    }
}

/// The header of a section of tabs, which a sidebar shows.
final class TabSectionTitle {
    let header: AnyView?
    init(header: AnyView?) { self.header = header }
}

@MainActor
extension TabSection: TabContent where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue
    public var _tabs: [AnyView] { tabs }

    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content()._tabs, header: AnyView(header()))
    }
}

@MainActor
extension TabSection where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.init(content()._tabs) }
}

@MainActor
extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content()._tabs, header: AnyView(Text(titleKey)))
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content()._tabs, header: AnyView(Text(titleResource)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content()._tabs, header: AnyView(Text(title)))
    }
}
