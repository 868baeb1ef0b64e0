import UIKit

extension View {
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

    private func searchField(
        _ text: Binding<String>, isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
    ) -> some View {
        navigationBarContent { $0.search = $0.search ?? AnyView(SearchField(text: text.wrappedValue, prompt: prompt)) }
    }

    /// Configures the search suggestions for this view: they appear while a text is entered, which no picture shows.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    /// Associates a fully formed string with the value of this view when used as a search suggestion.
    public func searchCompletion(_ completion: String) -> some View { self }
}

/// The placement of a search field in a view hierarchy.
///
/// Source: Apple, SwiftUI `SearchFieldPlacement`. On an iPhone all of them end below the title.
public struct SearchFieldPlacement: Sendable {
    /// A mode that determines when to display a search field that appears in a navigation bar.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }

    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// The field at rest, 36 points tall with corners of 10: UIKit's `UISearchBar` since iOS 13.
private struct SearchField: View {
    let text: String
    let prompt: Text?

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            if text.isEmpty {
                (prompt ?? Text("Search")).foregroundStyle(.secondary)
            } else {
                Text(verbatim: text)
            }
            Spacer(minLength: 0)
            if !text.isEmpty { Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary) }
        }
        .font(.body)
        .lineLimit(1)
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
        .padding(.horizontal, 16)
        .padding(.bottom, 16)
    }
}
