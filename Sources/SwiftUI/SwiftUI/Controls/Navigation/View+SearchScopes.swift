nonisolated extension View {
    /// Configures the search scopes for this view: while a person types in the field of a `searchable` modifier in it, a segmented
    /// control under the field chooses a scope.
    ///
    /// - Parameters:
    ///   - scope: the tag of the scope that is chosen.
    ///   - scopes: one view with a tag for each scope.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Configures the search scopes for this view, and when their bar is shown.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let scopes = scopes()
        let picker = Picker(selection: scope) {
            scopes
        } label: {
            EmptyView()
        }
        let bar = SearchScopeBar(bar: AnyView(picker.pickerStyle(SegmentedPickerStyle())), waitsForText: activation.waitsForText)
        return environment(\.searchScopeBar, bar)
    }
}

/// The ways that searchable modifiers can show or hide search scopes.
///
/// Source: Apple, SwiftUI `SearchScopeActivation`.
public struct SearchScopeActivation: Sendable {
    let waitsForText: Bool

    /// As on an iPhone: when text is entered.
    public static var automatic: SearchScopeActivation { onTextEntry }
    /// The bar comes when typing begins, and goes when the search ends.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(waitsForText: true) }
    /// The bar is there during a search.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(waitsForText: false) }
}

/// The control that chooses a scope.
struct SearchScopeBar {
    let bar: AnyView
    /// True if the bar comes only when typing begins.
    let waitsForText: Bool
}

private enum SearchScopeBarKey: EnvironmentKey {
    static var defaultValue: SearchScopeBar? { nil }
}

extension EnvironmentValues {
    /// The scopes of the search fields in the view.
    var searchScopeBar: SearchScopeBar? {
        get { self[SearchScopeBarKey.self] }
        set { self[SearchScopeBarKey.self] = newValue }
    }
}
