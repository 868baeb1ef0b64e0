import Foundation
import UIKit
@_spi(Nodes) import SwiftUICore

/// The bar at the bottom of a system.
struct BottomBarLook: LookSection {
    var items: NavigationBarLook.Items
    var ground: NavigationBarLook.Ground
    /// The height of the items, in points.
    var height: CGFloat
    /// The distance from the items to the sides, and to the bottom of the screen; nil: they stand on the safe area.
    var margin: CGFloat
    var distanceBelow: CGFloat?
    /// The same where a tab bar lies below.
    var distanceToTabBar: CGFloat
    /// The space above the items that is not content's.
    var above: CGFloat
    /// Points of content beneath it over which the ground appears, as at the top.
    var fadingDistance: CGFloat

    static let iOS18 = BottomBarLook(
        items: .plain, ground: .material, height: 44, margin: 16, distanceBelow: nil, distanceToTabBar: 0, above: 0, fadingDistance: 16)

    /// Records `bottombar.item` and `search.bottom` of `bars26.json`: 48 points high, 28 from the sides and from the bottom. The space
    /// above is a choice: that under the row of a navigation bar.
    static let iOS26 = BottomBarLook(
        items: .glass, ground: .edgeEffect, height: 48, margin: 28, distanceBelow: 28, distanceToTabBar: 8, above: 10, fadingDistance: 16)
}

extension SystemLook {
    var bottomBar: BottomBarLook { self[BottomBarLook.self] }
}

/// The bar at the bottom, if there are items for it.
struct BottomToolbar: View {
    let content: NavigationBarContent
    /// The distance that scrolling content continues beneath it, in points.
    let remaining: CGFloat
    /// The colour behind that content; nil for the system's.
    let ground: Color?
    @Environment(\.systemLook.bottomBar) private var look
    @Environment(\.screenInsets) private var screenInsets
    @Environment(\.tabBarPlacement) private var tabBarPlacement

    var body: some View {
        let (entries, settings) = (content.bottomEntries, BarSettings<UIToolbar>(of: nil))
        if !entries.isEmpty, content.visibilities[.bottomBar] != .hidden {
            row(entries)
                .padding(.horizontal, margin)
                .frame(maxWidth: .infinity, minHeight: look.height)
                .padding(.top, look.above)
                .padding(.bottom, below)
                .modifier(
                    BarBackground(
                        content, .bottomBar, share: Double(min(max(remaining / look.fadingDistance, 0), 1)), look: look.ground,
                        ground: ground, dress: BarDress(settings))
                )
                .barColors(of: settings)
        }
    }

    @ViewBuilder private func row(_ entries: [ToolbarEntry]) -> some View {
        switch look.items {
        case .plain:
            HStack(spacing: 16) {
                ForEach(entries.indices, id: \.self) { index in
                    if entries[index].isSearch {
                        if let search = content.search { SearchBarItem(content: search) }
                    } else {
                        entries[index].content.toolbarIcons()
                    }
                }
            }
        case .glass: GlassBarItems(entries: isSearching ? entries.filter(\.isSearch) : entries, look: .bottomBar, search: content.search)
        }
    }

    /// True during a search in the bar: the field has the bar for itself.
    private var isSearching: Bool { content.searchPlace == .bottomBar && content.search?.isSearching ?? false }

    private var margin: CGFloat { isSearching ? SearchLook.activeMargin : look.margin }

    /// The distance to the bottom of the safe area; the home indicator's part of the screen counts to the distance.
    private var below: CGFloat {
        if tabBarPlacement == .bottomBar { return look.distanceToTabBar }
        return look.distanceBelow.map { $0 - screenInsets.bottom } ?? 0
    }
}
