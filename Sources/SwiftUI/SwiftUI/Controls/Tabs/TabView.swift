import RunContext
@_spi(Nodes) import SwiftUICore

/// A view that shows one of several views at a time: with a bar of tabs, or as pages side by side.
///
/// Source: Apple, SwiftUI `TabView`.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    /// The place of the shown view where no selection is given.
    @State private var place = 0

    @Environment(\.tabViewLook) private var look
    @Environment(\.systemLook.watch) private var watch
    @Environment(\.pageIndexBackground) private var indexBackground
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.tabSearchActivation) private var searchActivation
    @Environment(\.searchField) private var searchField
    @Environment(\.defaultTabPlacement) private var defaultPlacement
    /// True if the sidebar of a tablet is shown; nil until somebody shows or hides it.
    @State private var showsSidebar: Bool?
    /// The tab that was shown before the search tab.
    @State private var formerTab: FormerTab?

    /// Creates a tab view of views with a tag each, of which the selected one shows.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor @preconcurrency public var body: some View {
        switch look.kind {
        case .bar where watch != nil:
            PageFrame(choice: choice, axis: .vertical, dots: .automatic, isPlated: false, content: content)
        case .bar:
            TabBarFrame(choice: choice, accessory: accessory, sidebar: sidebar, selected: began, content: content)
                .onChange(of: searchField?.isSearching ?? false) { _, isSearching in
                    guard !isSearching, let former = formerTab else { return }
                    formerTab = nil
                    choice.choose(former.place, former.tag)
                }
        case .pages(let dots, let axis):
            PageFrame(choice: choice, axis: axis, dots: dots, isPlated: indexBackground, content: content)
        }
    }

    /// Begins a search when the search tab is chosen, if code asks for that; its end leads back to the tab before.
    @MainActor private func began(_ role: TabRole?, from former: FormerTab?) {
        guard role == .search, searchActivation == .searchTabSelection, let searchField else { return }
        if formerTab == nil { formerTab = former }
        searchField.search(true)
    }

    /// The sidebar of tabs that adapt; nil for others.
    @MainActor private var sidebar: Binding<Bool>? {
        guard look.adaptsToSidebar else { return nil }
        let (shows, isUsual) = ($showsSidebar, defaultPlacement == .sidebar)
        return Binding(get: { shows.wrappedValue ?? isUsual }, set: { shows.wrappedValue = $0 })
    }

    @MainActor private var choice: TabChoice {
        let (selection, place) = (selection, $place)
        return TabChoice(selection: selection.map { AnyHashable($0.wrappedValue) }, place: self.place) { index, tag in
            if let selection {
                // A view without a tag cannot be distinguished from the others.
                if let tag = tag?.base as? SelectionValue { selection.wrappedValue = tag }
            } else {
                place.wrappedValue = index
            }
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
        self.selection = selection
        self.content = _TabContentView(tabs: content()._tabs)
    }

    /// Tabs of which the first shows.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == _TabContentView, C.TabValue == Never {
        selection = nil
        self.content = _TabContentView(tabs: content()._tabs)
    }
}

/// The shown view of several, and the function that takes another choice.
struct TabChoice {
    var selection: AnyHashable?
    var place: Int
    var choose: (_ place: Int, _ tag: AnyHashable?) -> Void

    /// The place of the view that shows; nil if there is none.
    @MainActor
    func index(in pages: [ViewNode]) -> Int? {
        if selection == nil, pages.indices.contains(place) { return place }
        return pages.firstIndex { $0.matches(selection) } ?? (pages.isEmpty ? nil : 0)
    }
}

/// A tab that was shown before.
struct FormerTab {
    let place: Int
    let tag: AnyHashable?
}

/// Tabs as views. The type is not Apple's: theirs is hidden behind a builder's type.
nonisolated public struct _TabContentView: View {
    let tabs: [AnyView]
    @MainActor @preconcurrency public var body: some View { ForEach(tabs.indices, id: \.self) { tabs[$0] } }
}

/// The label of a view in a bar of tabs, and the badge at its corner.
struct TabItemTraits {
    var label: AnyView?
    var badge: Text?
    /// True if the view shows its badge itself.
    var showsBadge = false
    var role: TabRole?
    var isDisabled = false
    /// The identifier of its button for tests and speech.
    var identifier: String?
    var spokenLabel: Text?
    /// The look of the tab as UIKit code sets it.
    var look = TabItemLook()
    /// The section that the tab stands in, in a sidebar.
    var section: TabSectionTitle?
    /// True if only a sidebar has the tab.
    var isInSidebarAlone = false
}

extension TabItemTraits {
    /// The badge that a list puts at the end of the row.
    var rowBadge: Text? { showsBadge ? nil : badge }
}

struct TabItemKey: LayoutValueKey {
    static var defaultValue: TabItemTraits { TabItemTraits() }
}

nonisolated struct TabItemModifier: ViewModifier, TraitModifier {
    typealias Body = Never
    let change: (inout TabItemTraits) -> Void

    @MainActor func write(to traits: inout ViewTraits) {
        let key = ObjectIdentifier(TabItemKey.self)
        var item = traits.layoutValues[key] as? TabItemTraits ?? TabItemTraits()
        change(&item)
        traits.layoutValues[key] = item
    }
}

/// The search field of the search tab that is shown, which takes the place of the other tabs.
enum TabSearchKey: PreferenceKey {
    static var defaultValue: SearchFieldContent? { nil }
    static func reduce(value: inout SearchFieldContent?, nextValue: () -> SearchFieldContent?) { value = value ?? nextValue() }
}

private enum SearchTabKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in the tab for searching.
    var isInSearchTab: Bool {
        get { self[SearchTabKey.self] }
        set { self[SearchTabKey.self] = newValue }
    }
}

private enum RowBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// The badge at the end of the row that is being built, before its arrow.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the label of this view in a bar of tabs.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return modifier(TabItemModifier { $0.label = label })
    }

    /// Sets the role of this view's tab.
    func tabRole(_ role: TabRole?) -> some View {
        environment(\.isInSearchTab, role == .search).modifier(TabItemModifier { $0.role = role })
    }

    /// Sets how much badges within this view draw the eye; an iPhone's look is the standard one here.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        RunReports.noteUndrawn("View.badgeProminence(_:)", if: prominence != .standard)
        return environment(\.badgeProminence, prominence)
    }

    /// Sets the number at the corner of this view's tab; 0 is none.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Sets the text at the corner of this view's tab.
    public func badge(_ label: Text?) -> some View {
        environment(\.rowBadge, label).modifier(TabItemModifier { $0.badge = label })
    }

    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

extension ViewNode {
    /// Returns whether this is the view that a selection names.
    func matches(_ selection: AnyHashable?) -> Bool {
        guard let selection, let tag = traits.tag else { return false }
        return tag.matches(selection)
    }
}
