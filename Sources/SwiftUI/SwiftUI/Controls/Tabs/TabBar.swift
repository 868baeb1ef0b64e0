import Foundation
@_spi(Nodes) import SwiftUICore

/// A bar of tabs with a view over it.
struct AccessoryBar: View {
    let accessory: AnyView?
    let items: [TabBar.Item]
    let isHidden: Bool
    /// The distance that content has scrolled towards a small bar, in points.
    let distance: CGFloat
    @Environment(\.systemLook.tabBar) private var look

    var body: some View {
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
                TabBar(items: items, share: share, accessory: isInline ? accessory : nil)
            }
        }
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
    @Environment(\.systemLook.tabBar) private var look

    var body: some View {
        switch look.form {
        case .flat: FlatTabBar(items: items, look: look)
        case .floating: FloatingTabBar(items: items, look: look, share: share, accessory: accessory)
        }
    }
}

/// Tabs along the bottom of the screen: the selected one in the tint, the others in grey.
private struct FlatTabBar: View {
    let items: [TabBar.Item]
    let look: TabBarLook
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                TabBarItem(item: items[index], look: look, otherStyle: AnyShapeStyle(Color.gray))
                    .frame(maxWidth: .infinity)
                    .modifier(TabBarTouch(item: items[index]))
            }
        }
        .frame(height: look.height)
        .background { Rectangle().fill(Material.bar).ignoresSafeArea() }
        .overlay(alignment: .top) { Rectangle().fill(SeparatorShapeStyle()).frame(height: pixelLength) }
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
        HStack(spacing: Self.searchDistance) {
            if !tabs.isEmpty { capsule(of: tabs, besideSearch: !searches.isEmpty) }
            if let accessory {
                TabAccessory(content: accessory, placement: .inline)
            } else if share > 0 || !tabs.isEmpty && !searches.isEmpty {
                Spacer(minLength: 0)
            }
            if !searches.isEmpty { circle(of: searches[0]) }
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
            if selected != nil { selection.opacity(1 - share).animation(.tabSelection, value: selected) }
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

    private func circle(of tab: TabBar.Item) -> some View {
        TabBarItem(item: tab, look: look, otherStyle: AnyShapeStyle(Color.primary.opacity(symbolOpacity)))
            .labelsHidden()
            .frame(width: height, height: height)
            .background { GlassPlate(kind: .bar(tint: nil), shape: Capsule(style: .circular)) }
            .modifier(TabBarTouch(item: tab))
    }

    /// Records `tab.colors.light` and `tab.colors.dark` of `bars26.json`: #EDEDED on white, #3E3E3E on #1D1D1D.
    private var selection: some View {
        Capsule(style: .circular).fill(colorScheme == .dark ? Color.white.opacity(0.145) : Color.black.opacity(0.07))
    }

    private var symbolOpacity: Double { GlassItemsLook.symbolOpacity(in: colorScheme) }
}

extension Animation {
    /// The way of the selection from tab to tab; by eye.
    fileprivate static var tabSelection: Animation { .smooth(duration: 0.35) }
}

/// The widths of the tabs of a floating bar, whose selections overlap. Where a tab is selected, the first view is the selection.
///
/// Records `tab.selected`, `tab.threetabs`, `tab.threetabs.search` of `bars26.json`: four tabs and more take the width that there is,
/// and overlap by 9.33 points; fewer have a width of 90.67 or more at a pitch of 86, and beside a search of 86.33 and 78.67.
private nonisolated struct TabsLayout: Layout {
    let isCrowded: Bool
    let isBesideSearch: Bool
    /// The tab that stays while the bar becomes small, and the extent to which it is, 0 to 1.
    let selected: Int?
    let share: CGFloat
    /// The width of a small bar, in points.
    let minimizedWidth: CGFloat

    private static let crowdedOverlap: CGFloat = 9.333

    private var overlap: CGFloat { isCrowded ? Self.crowdedOverlap : isBesideSearch ? 7.667 : 4.667 }

    /// The greatest width of a tab that fills its bar, in points: a choice, for screens wider than a telephone's.
    private static let widestTab: CGFloat = 120

    /// The distance from a title to the sides of its tab, in points: a choice.
    private static let titleInset: CGFloat = 8

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
        let count = CGFloat(tabs.count)
        let width = (bounds.width + (count - 1) * overlap) / count
        func place(_ subview: LayoutSubview, at index: Int) {
            let isSelected = index == selected
            let x = CGFloat(index) * (width - overlap) * (isSelected ? 1 - share : 1)
            let own = isSelected ? width + (bounds.width - width) * share : width
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY), anchor: .topLeading,
                proposal: ProposedViewSize(width: own, height: bounds.height))
        }
        if let selected { place(subviews[0], at: selected) }
        for (index, subview) in tabs.enumerated() { place(subview, at: index) }
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

    var body: some View {
        Group {
            if let label = item.traits.label {
                TabItemLabel(label: label, look: item.traits.look, bar: look, titleShare: 1 - share)
            } else {
                Color.clear.frame(width: 1, height: 1)
            }
        }
        .font(.system(size: 10, weight: .medium))
        .symbolVariant(item.traits.role == .search ? .none : .fill)
        .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : otherStyle)
        .overlay(alignment: .top) { badge(item.traits.badge, item.traits.look.badgeColor ?? .red).offset(x: 14, y: -3) }
    }

    @ViewBuilder private func badge(_ text: Text?, _ color: Color) -> some View {
        if let text {
            text
                .font(.system(size: 13))
                .foregroundStyle(.white)
                .padding(.horizontal, 5)
                .frame(minWidth: 18, minHeight: 18)
                .background(Capsule(style: .circular).fill(color))
                .fixedSize()
        }
    }
}

/// A touch of a tab selects it.
private struct TabBarTouch: ViewModifier {
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
