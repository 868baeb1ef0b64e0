import Foundation
@_spi(Nodes) import SwiftUICore

/// A search field in the bar at the bottom: a touch of it begins the search.
struct SearchBarItem: View {
    let content: SearchFieldContent
    @Environment(\.systemLook.search.form) private var form
    @Environment(\.systemLook.bottomBar.height) private var height

    var body: some View {
        switch form {
        case .plate: plate
        case .glass: glass
        }
    }

    @ViewBuilder private var plate: some View {
        if content.isMinimized {
            Image(systemName: "magnifyingglass").imageScale(.large).foregroundStyle(TintShapeStyle()).controlTouch(touch)
        } else {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass")
                content.prompt ?? Text("Search")
                Spacer(minLength: 0)
            }
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(height: 36)
            .background(Color(uiColor: .tertiarySystemFill), in: Capsule())
            .controlTouch(touch)
        }
    }

    /// Records `search.bottom`, `search.bottombar` and `search.active` of `bars26.json`: the glass begins 20 points from the field's
    /// side, the text 47.7; the circle that ends a search is 8 points away.
    @ViewBuilder private var glass: some View {
        if content.isMinimized, !content.isSearching {
            Image(systemName: "magnifyingglass").imageScale(.large).frame(width: height, height: height)
                .modifier(SearchGround(form: .glass))
                .controlTouch(touch)
        } else {
            VStack(spacing: 10) {
                if content.isSearching, let scopes = content.scopes { scopes.transition(.opacity) }
                line
            }
        }
    }

    private var line: some View {
        HStack(spacing: 8) {
            SearchLine(content: content, spacing: 9.667)
                .padding(.horizontal, 17.667)
                .frame(height: height)
                .modifier(SearchGround(form: .glass))
                .controlTouch(touch)
            if content.isSearching { SearchEnd(form: .glass, size: height) { content.search(false) } }
        }
    }

    private var touch: ControlTouch { SearchField.touch(of: content) }
}
