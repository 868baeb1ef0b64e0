import UIKit

/// The content and looks that the views in a navigation stack set for its bars.
struct NavigationBarContent {
    var title: AnyView?
    /// The line under the title.
    var subtitle: AnyView?
    /// The purpose of the bar, which determines where its title stands.
    var role: ToolbarRole?
    /// The default items that are removed from the bar.
    var removed: Set<ToolbarDefaultItemKind> = []
    /// The look of the background where content scrolls under a bar.
    var edgeEffects: [ToolbarPlacement: ScrollEdgeEffect] = [:]
    var displayMode: NavigationBarItem.TitleDisplayMode?
    /// The field that stands below the title.
    var search: SearchFieldContent?
    /// The place of that field, once it is known; nil where it stands nowhere.
    var searchPlace: SearchLook.Place?
    /// The appearances that a UIKit controller asks for while its page is shown.
    var standardAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var isHidden = false
    var isBackButtonHidden = false
    /// True if the shown view is a stack that has the bars itself.
    var isNested = false
    var items: [ToolbarEntry] = []
    /// The visibilities of bars, by their places.
    var visibilities: [ToolbarPlacement: Visibility] = [:]
    /// The backgrounds of bars, by their places.
    var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    var backgroundVisibilities: [ToolbarPlacement: Visibility] = [:]
    var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]

    /// Items of a place, in the order of the source.
    func items(at slots: ToolbarItemPlacement.Slot...) -> [ToolbarEntry] {
        items.filter { slots.contains($0.placement.slot) }
    }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }

    /// The view that comes first has the word, as the title of a stack of views is that of its first.
    static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.role = value.role ?? next.role
        value.removed.formUnion(next.removed)
        value.edgeEffects.merge(next.edgeEffects) { first, _ in first }
        value.search = value.search ?? next.search
        value.displayMode = value.displayMode ?? next.displayMode
        value.standardAppearance = value.standardAppearance ?? next.standardAppearance
        value.scrollEdgeAppearance = value.scrollEdgeAppearance ?? next.scrollEdgeAppearance
        value.isHidden = value.isHidden || next.isHidden
        value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
        value.isNested = value.isNested || next.isNested
        value.items += next.items
        value.visibilities.merge(next.visibilities) { first, _ in first }
        value.backgrounds.merge(next.backgrounds) { first, _ in first }
        value.backgroundVisibilities.merge(next.backgroundVisibilities) { first, _ in first }
        value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
    }
}

/// The visibility that a page wants for the bar of tabs around its stack, which takes the rest of its wishes; nil: the usual one.
enum TabBarVisibilityKey: PreferenceKey {
    static var defaultValue: Visibility? { nil }

    static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) { value = value ?? nextValue() }
}

nonisolated extension View {
    func navigationBarContent(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }
}
