import Foundation
@_spi(Nodes) import SwiftUICore

/// The search field of a system.
struct SearchLook: LookSection {
    /// The place of a field.
    enum Place: Sendable { case drawer, bottomBar, tabBar }

    enum Form: Sendable {
        /// A plate of a fill, with a word that ends the search.
        case plate
        /// A piece of glass, with a circle that ends the search.
        case glass
    }

    var form: Form
    /// The place of a field without a placement, alone and over a tab bar.
    var automaticPlace: Place
    var automaticPlaceWithTabBar: Place
    var automaticPlaceInSearchTab: Place
    /// The height of a field below the title, in points, and the space above and below it.
    var fieldHeight: CGFloat
    var above: CGFloat
    var below: CGFloat
    /// The distance to the sides; nil: the margins of the scene.
    var margin: CGFloat?
    /// The distances from the field's side to the glass, and from there to the text.
    var inset: CGFloat
    var symbolDistance: CGFloat

    /// The height that a field takes below a title, in points.
    var drawerHeight: CGFloat { above + fieldHeight + below }

    /// Returns the place of a field without a placement.
    func automaticPlace(hasTabBar: Bool, isInSearchTab: Bool) -> Place {
        guard hasTabBar else { return automaticPlace }
        return isInSearchTab ? automaticPlaceInSearchTab : automaticPlaceWithTabBar
    }

    /// The distance from a field at the bottom to the sides during a search, in points (record `search.active` of `bars26.json`).
    static let activeMargin: CGFloat = 8

    /// UIKit's `UISearchBar` since iOS 13: 36 points tall with corners of 10, in a bar of 52.
    static let iOS18 = SearchLook(
        form: .plate, automaticPlace: .drawer, automaticPlaceWithTabBar: .drawer, automaticPlaceInSearchTab: .drawer,
        fieldHeight: 36, above: 0, below: 16, margin: 16, inset: 8, symbolDistance: 6)

    /// Records `search.navdrawer` and `search.bottom` of `bars26.json`: 44 points tall, 11 below the buttons; without a placement at
    /// the bottom. The space below the field is a choice: that under the row of the bar.
    static let iOS26 = SearchLook(
        form: .glass, automaticPlace: .bottomBar, automaticPlaceWithTabBar: .drawer, automaticPlaceInSearchTab: .tabBar,
        fieldHeight: 44, above: 1, below: 10, margin: nil, inset: 12, symbolDistance: 8.667)
}

extension SystemLook {
    var search: SearchLook { self[SearchLook.self] }
}

extension NavigationBarContent {
    /// Chooses the place of the search field.
    @MainActor mutating func takeSearch(in environment: EnvironmentValues) {
        guard let search, !removed.contains(.search) || hasSearchItem else { return }
        let look = environment.systemLook.search
        let automatic = look.automaticPlace(hasTabBar: environment.tabBarPlacement == .bottomBar, isInSearchTab: environment.isInSearchTab)
        let place: SearchLook.Place = search.isInDrawer ? .drawer : automatic
        // A field of the plate form comes below the title during a search, wherever it stands.
        searchPlace = hasSearchItem && !(look.form == .plate && search.isSearching) ? .bottomBar : place
    }

    /// The items of the bar at the bottom, with the search field.
    var bottomEntries: [ToolbarEntry] {
        let entries = items(at: .bottomBar)
        guard searchPlace == .bottomBar, !hasSearchItem else { return entries }
        return entries + [ToolbarEntry(placement: .bottomBar, content: AnyView(EmptyView()), isSearch: true)]
    }
}
