nonisolated extension View {
    /// Binds the focus of the search field of a `searchable` modifier in this view to a value: the field has the focus during a search.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        let focus = SearchFocus(hasFocus: binding.wrappedValue == value) { hasFocus in
            if hasFocus {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = binding.unfocused
            }
        }
        return environment(\.searchFocus, focus)
    }

    /// Ties the focus of the search field to a flag.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { searchFocused(binding, equals: true) }

    /// Sets whether the title makes room for the field during a search.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        environment(\.searchKeepsTitle, behavior == .avoidHidingContent)
    }

    /// Sets whether a search field in the bar at the bottom is a button until it is touched.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        environment(\.searchToolbarBehavior, behavior)
    }

    /// Sets whether the suggestions for a search are shown at some places.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
        modifier(SuggestionVisibility(isHidden: visibility == .hidden, placements: placements))
    }
}

/// Hides or shows the suggestions of a field inside it; around hidden suggestions, it removes them.
nonisolated private struct SuggestionVisibility: ViewModifier {
    let isHidden: Bool
    let placements: SearchSuggestionsPlacement.Set
    @Environment(\.searchSuggestionsPlacement) private var placement

    @MainActor func body(content: Content) -> some View {
        if isHidden, placement == .content, placements.contains(.content) {
            EmptyView()
        } else {
            content.transformEnvironment(\.hiddenSearchSuggestions) {
                if isHidden { $0.formUnion(placements) } else { $0.subtract(placements) }
            }
        }
    }
}

/// The focus of a search field, and the function that sets it.
struct SearchFocus {
    let hasFocus: Bool
    let set: (Bool) -> Void
}

/// The behaviour of a bar during a search.
///
/// Source: Apple, SwiftUI `SearchPresentationToolbarBehavior`.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let keepsContent: Bool

    /// On an iPhone the title makes room for the field.
    public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(keepsContent: false) }
    /// The title stays.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(keepsContent: true) }
}

/// The look of a search field in a bar at the bottom.
///
/// Source: Apple, SwiftUI `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let isMinimized: Bool

    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: false) }
    /// The field is a button until it is touched.
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: true) }
}

/// The place where suggestions for a search are shown.
///
/// Source: Apple, SwiftUI `SearchSuggestionsPlacement`.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, menu, content }
    private let kind: Kind

    public static let automatic = SearchSuggestionsPlacement(kind: .automatic)
    public static let menu = SearchSuggestionsPlacement(kind: .menu)
    /// A list over the searched view, as on an iPhone.
    public static let content = SearchSuggestionsPlacement(kind: .content)

    /// A set of places.
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
}

private enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: SearchFocus? { nil }
}

private enum SearchKeepsTitleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum SearchToolbarBehaviorKey: EnvironmentKey {
    static var defaultValue: SearchToolbarBehavior { .automatic }
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

private enum HiddenSearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

extension EnvironmentValues {
    /// The place in which the suggestions are shown; read inside them.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SearchSuggestionsPlacementKey.self] }
        set { self[SearchSuggestionsPlacementKey.self] = newValue }
    }

    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }

    var searchKeepsTitle: Bool {
        get { self[SearchKeepsTitleKey.self] }
        set { self[SearchKeepsTitleKey.self] = newValue }
    }

    var searchToolbarBehavior: SearchToolbarBehavior {
        get { self[SearchToolbarBehaviorKey.self] }
        set { self[SearchToolbarBehaviorKey.self] = newValue }
    }

    var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set {
        get { self[HiddenSearchSuggestionsKey.self] }
        set { self[HiddenSearchSuggestionsKey.self] = newValue }
    }
}
