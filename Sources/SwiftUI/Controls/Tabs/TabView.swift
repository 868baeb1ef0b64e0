/// Views of which one shows at a time: with a bar of tabs, or as pages side by side.
///
/// Source: Apple, SwiftUI `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: SelectionValue?
    let content: Content

    @Environment(\.tabViewLook) private var look
    @Environment(\.pageIndexBackground) private var indexBackground

    /// Views with a tag each, of which the selected one shows.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection?.wrappedValue
        self.content = content()
    }

    public var body: some View {
        switch look.kind {
        case .bar:
            TabBarFrame(selection: selection.map { AnyHashable($0) }, content: content)
        case .pages(let dots):
            PageFrame(selection: selection.map { AnyHashable($0) }, dots: dots, isPlated: indexBackground, content: content)
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Views of which the first shows.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView {
    /// Tabs of which the selected one shows.
    public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == _TabContentView, C.TabValue == SelectionValue {
        self.selection = selection.wrappedValue
        self.content = _TabContentView(tabs: content()._tabs)
    }

    /// Tabs of which the first shows.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == _TabContentView, C.TabValue == Never {
        selection = nil
        self.content = _TabContentView(tabs: content()._tabs)
    }
}

/// Tabs as views. Not Apple's: theirs is hidden behind a builder's type.
public struct _TabContentView: View {
    let tabs: [AnyView]
    public var body: some View { ForEach(tabs.indices, id: \.self) { tabs[$0] } }
}

/// The label of a view in a bar of tabs, and what stands at its corner.
struct TabItemTraits {
    var label: AnyView?
    var badge: Text?
}

struct TabItemKey: LayoutValueKey {
    static var defaultValue: TabItemTraits { TabItemTraits() }
}

private struct TabItemModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let change: (inout TabItemTraits) -> Void

    func write(to traits: inout ViewTraits) {
        let key = ObjectIdentifier(TabItemKey.self)
        var item = traits.layoutValues[key] as? TabItemTraits ?? TabItemTraits()
        change(&item)
        traits.layoutValues[key] = item
    }
}

extension View {
    /// Sets the label of this view in a bar of tabs.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return modifier(TabItemModifier { $0.label = label })
    }

    /// Sets the number at the corner of this view's tab; 0 is none.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Sets the text at the corner of this view's tab.
    public func badge(_ label: Text?) -> some View { modifier(TabItemModifier { $0.badge = label }) }

    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

extension ViewNode {
    /// Whether this is the view that a selection names.
    func matches(_ selection: AnyHashable?) -> Bool {
        guard let selection, let tag = traits.tag else { return false }
        return tag.matches(selection)
    }
}
