@_spi(Nodes) import SwiftUICore

/// The selected view of several over a bar of tabs.
struct TabBarFrame<Content: View>: View, ElementView {
    typealias Body = Never
    let choice: TabChoice
    /// The view that floats over the bar.
    let accessory: AnyView?
    /// True if a tablet shows a sidebar; nil: it always shows a bar.
    let sidebar: Binding<Bool>?
    /// Called when a tab with a role is chosen, with the tab that was shown before.
    let selected: (TabRole?, FormerTab?) -> Void
    let content: Content

    func makeNode(in context: BuildContext) -> BarredNode {
        let node = BarredNode(tree: context.tree)
        node.followsInnerScroll = true
        return node
    }

    func update(_ node: BarredNode, at structure: ViewElement, in context: BuildContext) {
        var inside = context.forContent
        inside.environment.safeArea = node.safeArea
        inside.environment.containerSize = node.container
        inside.environment.stackAxis = nil
        inside.environment.tabViewLook = _TabViewLook(kind: .bar)
        inside.environment.tabAccessory = nil
        inside.environment.uiTabs = nil
        let top = context.environment.hasRoomForColumns ? context.environment.systemLook.tabBar.top : nil
        let form: TabBarPlacement = top == nil ? .bottomBar : sidebar?.wrappedValue == true ? .sidebar : .topBar
        inside.environment.tabBarPlacement = form
        inside.environment.sharedBarRow = form == .topBar ? context.environment.systemLook.navigationBar.wholeRow : 0
        let pages = context.tree.build(content, at: structure.child(0, holding: Content.self), in: inside)
            .filter { !$0.isDeparting }
        let selected = choice.index(in: pages)
        let former = selected.map { FormerTab(place: $0, tag: pages[$0].traits.tag) }
        let items = pages.enumerated().map { [choice, notify = self.selected] index, page in
            let traits = page.layoutValue(for: TabItemKey.self)
            return TabBar.Item(traits: traits, isSelected: index == selected) { [tag = page.traits.tag] in
                choice.choose(index, tag)
                if index != former?.place { notify(traits.role, former) }
            }
        }
        node.setContent(selected.map { [pages[$0]] } ?? [])
        let shown = structure.remembered(ShownPage())
        if let selected, items[selected].traits.role != .search { shown.latest = selected }
        if !context.tree.isSampling { tell(shown, of: selected.map { pages[$0] }, in: context.tree) }
        var outside = context.forContent
        outside.environment.stackAxis = nil
        outside.environment.tabAccessory = nil
        let isFieldOutside = context.environment.systemLook.search.automaticPlaceInSearchTab == .tabBar
        let outerField = context.environment.searchField.flatMap { isFieldOutside && !$0.isInDrawer ? $0 : nil }
        let barStructure = structure.child(1, holding: AccessoryBar.self)
        let sidebarStructure = structure.child(2, holding: TabSidebar.self)
        let topStructure = structure.child(3, holding: TopTabBar.self)
        node.makeBars = { [accessory, sidebar] node in
            let wishes = node.preference(NavigationBarKey.self)
            let isHidden = node.preference(TabBarVisibilityKey.self) == .hidden
            let distance = outside.environment.tabBarMinimizeBehavior.distance(scrolled: node.scrolled, remaining: node.remaining)
            let isInSearch = selected.map { items[$0].traits.role == .search } ?? false
            let field = isInSearch ? node.preference(TabSearchKey.self) ?? outerField : nil
            let bar = AccessoryBar(
                accessory: accessory, items: items, isHidden: isHidden, distance: distance,
                ground: TabBarGround(content: wishes, remaining: outside.environment.uiTabs?.remaining ?? node.remaining),
                search: field.map { TabSearch(field: $0, latest: shown.latestTab(of: items)) })
            if let top, form == .sidebar {
                let view = TabSidebar(items: items, look: top, sidebar: sidebar)
                let elements = outside.tree.build(view, at: sidebarStructure, in: outside)
                return [BarredNode.Bar(edge: .leading, content: elements, alignment: .top)]
            }
            if let top {
                let view = TopTabBar(items: bar.isHidden ? [] : items, look: top, sidebar: sidebar)
                let elements = outside.tree.build(view, at: topStructure, in: outside)
                return [BarredNode.Bar(edge: .top, content: elements)]
            }
            let elements = outside.tree.build(bar, at: barStructure, in: outside)
            return [BarredNode.Bar(edge: .bottom, content: elements)]
        }
    }
}

/// The page that is shown.
@MainActor
private final class ShownPage {
    var page: NodeReference?
    /// The place of the tab that was shown last, but for the tab for searching.
    var latest: Int?

    func latestTab(of items: [TabBar.Item]) -> TabBar.Item? {
        let isTab = { items.indices.contains($0) && items[$0].traits.role != .search }
        return latest.flatMap { isTab($0) ? items[$0] : nil } ?? items.first { $0.traits.role != .search }
    }
}

extension TabBarFrame {
    /// Notifies the former page that it is no longer shown, and a page shown before that it is shown again.
    private func tell(_ shown: ShownPage, of page: ViewNode?, in tree: ViewTree) {
        let former = shown.page?.node
        guard former !== page else { return }
        shown.page = page?.reference
        // The page comes before the other one goes, as with UIKit's tab bar controller.
        tree.afterUpdate {
            // A page of a stack may be over them: the page appears when that goes.
            if page?.isUnderPage != true { page?.performReturn() }
            former?.performAbsence()
        }
    }
}
