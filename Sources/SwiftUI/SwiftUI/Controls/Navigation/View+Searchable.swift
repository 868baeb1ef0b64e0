nonisolated extension View {
    /// Marks this view as searchable, which configures the display of a search field: below the title of the navigation bar.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchField(text, isPresented: nil, placement, prompt)
    }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchField(text, isPresented: nil, placement, Text(prompt))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchField(text, isPresented: nil, placement, Text(prompt))
    }

    /// Marks this view as searchable with programmatic presentation of the search field.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchField(text, isPresented: isPresented, placement, prompt)
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchField(text, isPresented: isPresented, placement, Text(prompt))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchField(text, isPresented: isPresented, placement, Text(prompt))
    }

    @available(*, deprecated, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:)")
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchField(text, isPresented: nil, placement, prompt).searchSuggestions(suggestions)
    }

    private func searchField(
        _ text: Binding<String>, isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt, placement: placement))
    }

    /// Configures the search suggestions for this view: a list of them lies over it while the field is in use, until one of
    /// them is chosen.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Associates a fully formed string with the value of this view when used as a search suggestion.
    public func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletionModifier(completion: completion)) }
}

/// The placement of a search field in a view hierarchy.
///
/// Source: Apple, SwiftUI `SearchFieldPlacement`. On an iPhone a field without the drawer stands where the system prefers: at the bottom
/// in iOS 26, below the title before.
public struct SearchFieldPlacement: Sendable {
    /// A mode that determines when to display a search field that appears in a navigation bar.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool

        /// The field makes room as content scrolls.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// The field stays where it is.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    /// True if the field stays as content scrolls under it.
    let isAlwaysShown: Bool
    /// True if the field stands below the title, whatever the system prefers.
    var isInDrawer = false

    public static let automatic = SearchFieldPlacement(isAlwaysShown: false)
    public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false, isInDrawer: true)
    public static let sidebar = SearchFieldPlacement(isAlwaysShown: false)
    public static let toolbar = SearchFieldPlacement(isAlwaysShown: false)
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlwaysShown: displayMode.isAlways, isInDrawer: true)
    }
}
