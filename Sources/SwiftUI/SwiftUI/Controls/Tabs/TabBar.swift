import Foundation
import RunContext
import UIKit
@_spi(Nodes) import SwiftUICore

/// A bar of tabs with a view over it.
struct AccessoryBar: View {
    let accessory: AnyView?
    let items: [TabBar.Item]
    let isHidden: Bool
    /// The distance that content has scrolled towards a small bar, in points.
    let distance: CGFloat
    let ground: TabBarGround
    /// The field of the tab for searching, while that is shown.
    let search: TabSearch?
    @Environment(\.systemLook.tabBar) private var look

    var body: some View {
        if let search, !isHidden { SearchingTabBar(search: search, look: look) } else { bar }
    }

    @ViewBuilder private var bar: some View {
        let share = isHidden || items.isEmpty ? 0 : look.minimizedShare(after: distance)
        // The view stands in line with a bar that has become small.
        let isInline = share >= 1 && accessory != nil
        VStack(spacing: 0) {
            if let accessory, !isInline {
                TabAccessory(content: accessory, placement: .expanded)
                    .padding(.horizontal, 21)
                    .padding(.bottom, 8)
                    .transition(.opacity)
            }
            if !isHidden, !items.isEmpty {
                TabBar(items: items, share: share, accessory: isInline ? accessory : nil, ground: ground)
            }
        }
    }
}

/// The field of the tab for searching, and the tab to which its circle leads back.
struct TabSearch {
    let field: SearchFieldContent
    let latest: TabBar.Item?
}

/// A search field in place of the tabs, and a circle that leads back to them; during a search the field has the bar for itself.
///
/// Source: Apple, Human Interface Guidelines, Search fields: the tab turns into a field. Its lengths are those of a field in the bar at
/// the bottom (`search.bottom` of `bars26.json`), which is a choice.
private struct SearchingTabBar: View {
    let search: TabSearch
    let look: TabBarLook
    @Environment(\.screenInsets) private var screenInsets

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            if let latest = search.latest, !search.field.isSearching {
                TabCircle(item: latest, look: look, size: look.minimizedHeight)
            }
            SearchBarItem(content: search.field)
        }
        .padding(.horizontal, search.field.isSearching ? SearchLook.activeMargin : look.minimizedMargin)
        .frame(maxWidth: .infinity)
        .padding(.bottom, look.minimizedMargin - screenInsets.bottom)
        .frame(minHeight: look.height + look.margin - screenInsets.bottom, alignment: .bottom)
    }
}

/// A tab as a circle with its symbol.
private struct TabCircle: View {
    let item: TabBar.Item
    let look: TabBarLook
    let size: CGFloat
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        TabBarItem(item: item, look: look, otherStyle: AnyShapeStyle(Color.primary.opacity(GlassItemsLook.symbolOpacity(in: colorScheme))))
            .labelsHidden()
            .frame(width: size, height: size)
            .background { GlassPlate(kind: .bar(tint: nil), shape: Capsule(style: .circular)) }
            .modifier(TabBarTouch(item: item))
    }
}

/// The view of a tab bar on a capsule of glass.
///
/// A choice by eye, after iOS 26: 48 points high.
private struct TabAccessory: View {
    let content: AnyView
    let placement: TabViewBottomAccessoryPlacement

    private static let height: CGFloat = 48

    var body: some View {
        content
            .environment(\.tabViewBottomAccessoryPlacement, placement)
            .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height)
            .clipShape(Capsule())
            .background { GlassPlate(kind: .bar(tint: nil), shape: Capsule(style: .circular)) }
    }
}

/// A bar of tabs: a symbol over a title for each, in the form of `TabBarLook`.
struct TabBar: View {
    struct Item {
        var traits: TabItemTraits
        var isSelected: Bool
        var select: () -> Void
    }

    let items: [Item]
    /// The extent to which the bar is small, 0 to 1.
    let share: CGFloat
    /// The view that stands in line with a small bar.
    let accessory: AnyView?
    let ground: TabBarGround
    @Environment(\.systemLook.tabBar) private var look
    @Environment(\.uiTabs) private var uiTabs

    var body: some View {
        let settings = readSettings()
        Group {
            switch look.form {
            case .flat: FlatTabBar(items: items, look: look, ground: ground, dress: BarDress(settings))
            case .floating: FloatingTabBar(items: items, look: look, share: share, accessory: accessory)
            }
        }
        .background { if let color = settings.first(\.backgroundColor) { Color(uiColor: color).ignoresSafeArea() } }
        .environment(\.tabItemLooks, TabItemLooks(settings, isAtEdge: ground.isAtEdge))
        .barColors(of: settings)
    }

    /// Returns UIKit's settings of the bar, or of its selected item. The ground of an appearance does not take the place of glass, which
    /// is reported.
    private func readSettings() -> BarSettings<UITabBar> {
        let selected = uiTabs?.selected
        let settings = BarSettings(of: uiTabs?.bar, standard: selected?.standardAppearance, scrollEdge: selected?.scrollEdgeAppearance)
        let hasGround = [settings.standard, settings.scrollEdge].contains { $0?.backgroundColor != nil || $0?.backgroundImage != nil }
        RunReports.noteUndrawn("The ground of UITabBarAppearance behind a bar of glass", if: look.form == .floating && hasGround)
        return settings
    }
}

/// The content under a bar of tabs, on which the bar's ground depends.
struct TabBarGround {
    /// The wishes of the shown page.
    let content: NavigationBarContent
    /// The distance that scrolling content continues beneath the bar, in points.
    let remaining: CGFloat

    /// The extent to which content is beneath the bar, 0 to 1. At the edge of the content the bar has no ground of its own.
    ///
    /// Source: Apple, UIKit `UITabBar.scrollEdgeAppearance`, since iOS 15. The distance is that of a bar at the bottom.
    var share: Double { Double(min(max(remaining / 16, 0), 1)) }
    var isAtEdge: Bool { share < 0.5 }
}

/// Tabs along the bottom of the screen: the selected one in the tint, the others in grey.
private struct FlatTabBar: View {
    let items: [TabBar.Item]
    let look: TabBarLook
    let ground: TabBarGround
    let dress: BarDress

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                TabBarItem(item: items[index], look: look, otherStyle: AnyShapeStyle(Color.gray))
                    .frame(maxWidth: .infinity)
                    .modifier(TabBarTouch(item: items[index]))
            }
        }
        .frame(height: look.height)
        .modifier(
            BarBackground(
                ground.content, .tabBar, share: look.hasGroundAtEdge ? 1 : ground.share, look: .material, ground: nil, dress: dress))
    }
}

/// Tabs on a capsule of glass; the tab for searching is a circle beside it.
private struct FloatingTabBar: View {
    let items: [TabBar.Item]
    let look: TabBarLook
    /// The extent to which the bar is small, 0 to 1.
    let share: CGFloat
    /// The view that stands in line with a small bar.
    let accessory: AnyView?
    @Environment(\.screenInsets) private var screenInsets
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let (tabs, searches) = (items.filter { $0.traits.role != .search }, items.filter { $0.traits.role == .search })
        HStack(spacing: 0) {
            if !tabs.isEmpty { capsule(of: tabs, besideSearch: !searches.isEmpty) }
            if let accessory {
                TabAccessory(content: accessory, placement: .inline).padding(.leading, Self.searchDistance)
            } else if share > 0 || !tabs.isEmpty && !searches.isEmpty {
                Spacer(minLength: 0)
            }
            if !searches.isEmpty {
                TabCircle(item: searches[0], look: look, size: height).padding(.leading, tabs.isEmpty ? 0 : Self.searchDistance)
            }
        }
        .padding(.horizontal, margin)
        .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
        // The home indicator's part of the screen counts to the distance.
        .padding(.bottom, margin - screenInsets.bottom)
        // The space under the content does not change while the bar becomes small.
        .frame(height: look.height + look.margin - screenInsets.bottom, alignment: .bottom)
    }

    private var height: CGFloat { look.height + (look.minimizedHeight - look.height) * share }
    private var margin: CGFloat { look.margin + (look.minimizedMargin - look.margin) * share }

    /// Record `tab.search` of `bars26.json`.
    private static let searchDistance: CGFloat = 8

    private func capsule(of tabs: [TabBar.Item], besideSearch: Bool) -> some View {
        let selected = tabs.firstIndex { $0.isSelected }
        return TabsLayout(
            isCrowded: tabs.count > 3, isBesideSearch: besideSearch, selected: selected, share: share,
            minimizedWidth: look.minimizedHeight - 2 * look.inset
        ) {
            if selected != nil { TabSelection().opacity(1 - share).animation(.tabSelection, value: selected) }
            ForEach(tabs.indices, id: \.self) { index in
                TabBarItem(
                    item: tabs[index], look: look, otherStyle: AnyShapeStyle(Color.primary.opacity(symbolOpacity)), share: share
                )
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .opacity(tabs[index].isSelected ? 1 : 1 - share)
                .modifier(TabBarTouch(item: tabs[index]))
            }
        }
        .padding(look.inset)
        .frame(height: height)
        .background { GlassPlate(kind: .bar(tint: nil), shape: Capsule(style: .circular)) }
    }

    private var symbolOpacity: Double { GlassItemsLook.symbolOpacity(in: colorScheme) }
}

/// The ground of the selected tab.
///
/// Records `tab.colors.light` and `tab.colors.dark` of `bars26.json`: #EDEDED on white, #3E3E3E on #1D1D1D.
struct TabSelection: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Capsule(style: .circular).fill(colorScheme == .dark ? Color.white.opacity(0.145) : Color.black.opacity(0.07))
    }
}

extension Animation {
    /// The way of the selection from tab to tab; by eye.
    fileprivate static var tabSelection: Animation { .smooth(duration: 0.35) }
}

/// The widths of the tabs of a floating bar, whose selections overlap. Where a tab is selected, the first view is the selection.
///
/// Records `tab.selected`, `tab.threetabs`, `tab.threetabs.search`, `tab.fourtabs.search` of `bars26.json`: four tabs and more take the
/// width that there is, and overlap by 9.33 points; fewer have a width of 90.67 or more at a pitch of 86. Beside a search tabs overlap by
/// 7.67. A tab whose title needs more than its share has 10.17 points at both sides of it; the others share what remains.
private nonisolated struct TabsLayout: Layout {
    let isCrowded: Bool
    let isBesideSearch: Bool
    /// The tab that stays while the bar becomes small, and the extent to which it is, 0 to 1.
    let selected: Int?
    let share: CGFloat
    /// The width of a small bar, in points.
    let minimizedWidth: CGFloat

    private static let crowdedOverlap: CGFloat = 9.333

    private var overlap: CGFloat { isBesideSearch ? 7.667 : isCrowded ? Self.crowdedOverlap : 4.667 }

    /// The greatest width of a tab that fills its bar, in points: a choice, for screens wider than a telephone's.
    private static let widestTab: CGFloat = 120

    /// The least distance from a title to the sides of its tab, in points.
    private static let titleInset: CGFloat = 10.167

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let subviews = tabs(in: subviews)
        let height = proposal.height ?? subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        let least: CGFloat = isBesideSearch ? 86.333 : 90.667
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width + 2 * Self.titleInset }.max() ?? 0
        let ideal = whole(max(least, widest), subviews.count)
        guard let room = proposal.width, room.isFinite else { return CGSize(width: ideal, height: height) }
        let width = min(isCrowded ? whole(max(Self.widestTab, widest), subviews.count) : ideal, room)
        return CGSize(width: width + (minimizedWidth - width) * share, height: height)
    }

    private func whole(_ width: CGFloat, _ count: Int) -> CGFloat { width * CGFloat(count) - overlap * CGFloat(max(count - 1, 0)) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let tabs = tabs(in: subviews)
        guard !tabs.isEmpty else { return }
        let widths = widths(of: tabs, in: bounds.width + CGFloat(tabs.count - 1) * overlap)
        var starts: [CGFloat] = []
        for index in tabs.indices { starts.append(index == 0 ? 0 : starts[index - 1] + widths[index - 1] - overlap) }
        func place(_ subview: LayoutSubview, at index: Int) {
            let isSelected = index == selected
            let x = starts[index] * (isSelected ? 1 - share : 1)
            let own = isSelected ? widths[index] + (bounds.width - widths[index]) * share : widths[index]
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY), anchor: .topLeading,
                proposal: ProposedViewSize(width: own, height: bounds.height))
        }
        if let selected { place(subviews[0], at: selected) }
        for (index, subview) in tabs.enumerated() { place(subview, at: index) }
    }

    /// Returns the widths of tabs that share a length: those whose titles need more than an equal share have what they need, unless there
    /// is too little for all.
    private func widths(of tabs: [LayoutSubview], in length: CGFloat) -> [CGFloat] {
        let needs = tabs.map { $0.sizeThatFits(.unspecified).width + 2 * Self.titleInset }
        let equal = length / CGFloat(tabs.count)
        guard needs.reduce(0, +) <= length else { return tabs.map { _ in equal } }
        // The widest take their part first: what remains for the others only becomes less.
        var (rest, share) = (length, equal)
        for (taken, need) in needs.sorted(by: >).dropLast().enumerated() where need > share {
            rest -= need
            share = rest / CGFloat(tabs.count - taken - 1)
        }
        return needs.map { max($0, share) }
    }

    private func tabs(in subviews: Subviews) -> [LayoutSubview] { Array(subviews.dropFirst(selected == nil ? 0 : 1)) }
}

/// A symbol over a title, with the badge of a tab.
private struct TabBarItem: View {
    let item: TabBar.Item
    let look: TabBarLook
    /// The style of a tab that is not selected.
    let otherStyle: AnyShapeStyle
    /// The extent to which the title has made room, 0 to 1.
    var share: CGFloat = 0
    @Environment(\.tabItemLooks) private var looks

    var body: some View {
        let itemLook = item.traits.look.over(item.isSelected ? looks.selected : looks.normal)
        Group {
            if let label = item.traits.label {
                TabItemLabel(label: label, look: itemLook, bar: look, titleShare: 1 - share)
            } else {
                Color.clear.frame(width: 1, height: 1)
            }
        }
        .font(.system(size: 10, weight: .medium))
        .symbolVariant(item.traits.role == .search ? .none : .fill)
        .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : otherStyle)
        .overlay(alignment: .top) { TabBadge(text: item.traits.badge, look: itemLook).offset(x: 14, y: -3) }
    }
}

/// The number or word at the corner of a tab.
struct TabBadge: View {
    let text: Text?
    var look = TabItemLook()

    var body: some View {
        if let text {
            text
                .font(look.badgeText.font ?? .system(size: 13))
                .foregroundStyle(look.badgeText.color ?? .white)
                .padding(.horizontal, 5)
                .frame(minWidth: 18, minHeight: 18)
                .background(Capsule(style: .circular).fill(look.badgeColor ?? .red))
                .fixedSize()
        }
    }
}

/// A touch of a tab selects it.
struct TabBarTouch: ViewModifier {
    let item: TabBar.Item

    @ViewBuilder func body(content: Content) -> some View {
        if let spoken = item.traits.spokenLabel {
            touched(content).accessibilityLabel(spoken)
        } else {
            touched(content)
        }
    }

    private func touched(_ content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .tapAction(.tab, item.select)
            .opacity(item.traits.isDisabled ? 0.4 : 1)
            .disabled(item.traits.isDisabled)
            .accessibilityIdentifier(item.traits.identifier ?? "")
    }
}
