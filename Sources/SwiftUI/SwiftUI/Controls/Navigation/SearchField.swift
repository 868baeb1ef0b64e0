import UIKit
@_spi(Nodes) import SwiftUICore

/// The data of a search field that a bar needs.
struct SearchFieldContent {
    let text: Binding<String>
    let prompt: Text?
    /// True if the field stays as content scrolls.
    let isAlwaysShown: Bool
    /// True if the field stands below the title, whatever the system prefers.
    let isInDrawer: Bool
    /// True during a search: the field takes the place of the title, with a button that ends the search.
    let isSearching: Bool
    /// The bar of scopes under the field, while there is one.
    let scopes: AnyView?
    /// True if the title stays during a search.
    var keepsTitle = false
    /// True if a field in the bar at the bottom is a button until it is touched.
    var isMinimized = false
    /// The tokens before the text.
    var tokens: SearchTokens?
    /// Begins or ends the search.
    let search: (Bool) -> Void
}

/// A view with a field in the bar over it, which searches in it.
nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let placement: SearchFieldPlacement
    var tokens: SearchTokens?
    @State private var isSearching = false
    /// True if text was typed since the search began.
    @State private var hasTyped = false
    /// The text that a suggestion completed: while the field holds it, no suggestions show.
    @State private var completed: String?
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopeBar) private var scopeBar
    @Environment(\.searchFocus) private var focus
    @Environment(\.searchKeepsTitle) private var keepsTitle
    @Environment(\.searchToolbarBehavior) private var toolbarBehavior
    @Environment(\.hiddenSearchSuggestions) private var hiddenSuggestions
    @Environment(\.isInSearchTab) private var isInSearchTab
    @Environment(\.systemLook.search) private var look

    @MainActor func body(content: Content) -> some View {
        let isActive = isNowActive
        let takesTabBar = isInSearchTab && look.automaticPlaceInSearchTab == .tabBar && !placement.isInDrawer
        let scopes = isActive ? scopeBar.flatMap { $0.waitsForText && !hasTyped && text.wrappedValue.isEmpty ? nil : $0.bar } : nil
        let field = SearchFieldContent(
            text: text, prompt: prompt, isAlwaysShown: placement.isAlwaysShown, isInDrawer: placement.isInDrawer, isSearching: isActive,
            scopes: scopes,
            keepsTitle: keepsTitle, isMinimized: toolbarBehavior == .minimize, tokens: tokens, search: search)
        content
            .environment(\.searchSuggestions, nil)
            .environment(\.searchScopeBar, nil)
            .environment(\.isSearching, isActive)
            .environment(\.dismissSearch, DismissSearchAction { search(false) })
            .environment(\.searchField, field)
            .onChange(of: text.wrappedValue) { _, text in
                if isActive, !text.isEmpty { hasTyped = true }
            }
            // Suggestions cover the page, however small the searched view is.
            .frame(maxWidth: isActive ? .infinity : nil, maxHeight: isActive ? .infinity : nil)
            .overlay {
                if isActive, !hiddenSuggestions.contains(.content), let suggestions = tokens?.suggestions ?? suggestions,
                    completed == nil || completed != text.wrappedValue
                {
                    SearchSuggestionList(suggestions: suggestions) { completion in
                        text.wrappedValue = completion
                        completed = completion
                    }
                    .transition(.opacity)
                }
            }
            .navigationBarContent { $0.search = $0.search ?? field }
            .transformPreference(TabSearchKey.self) { if takesTabBar { $0 = $0 ?? field } }
    }

    @MainActor private var isNowActive: Bool { isPresented?.wrappedValue ?? focus?.hasFocus ?? isSearching }

    @MainActor private func search(_ isActive: Bool) {
        guard isActive != isNowActive else { return }
        withAnimation(.navigation) {
            isPresented?.wrappedValue = isActive
            focus?.set(isActive)
            isSearching = isActive
            completed = nil
            hasTyped = false
            if !isActive { text.wrappedValue = "" }
        }
    }
}

/// The list of suggestions over the searched view; empty where there are no suggestions.
private struct SearchSuggestionList: View, PrimitiveView {
    typealias Body = Never
    let suggestions: AnyView
    let complete: (String) -> Void

    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let rows = suggestions.environment(\.completeSearch, complete).environment(\.searchSuggestionsPlacement, .content)
        let found = context.tree.build(rows, at: node.child(0, holding: type(of: rows)), in: context.forContent)
        guard found.contains(where: { !$0.isDeparting }) else { return [] }
        let list = List { rows }
            .listStyle(.plain)
            .background { Color(uiColor: .systemBackground).ignoresSafeArea() }
        return context.tree.build(list, at: node.child(1, holding: type(of: list)), in: context)
    }
}

/// A suggestion: touching it takes its text.
nonisolated struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.completeSearch) private var complete

    @MainActor func body(content: Content) -> some View {
        if let complete {
            content
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
                .tapAction { complete(completion) }
        } else {
            content
        }
    }
}

/// The field below the title, in the form of `SearchLook`.
struct SearchField: View {
    let content: SearchFieldContent
    /// The part of its height, in points, that scrolling content has taken.
    var hidden: CGFloat = 0
    @Environment(\.systemLook.search) private var look

    var body: some View {
        if content.isSearching {
            VStack(spacing: 10) {
                HStack(spacing: 12) {
                    field
                    SearchEnd(form: look.form, size: look.fieldHeight) { content.search(false) }
                }
                if let scopes = content.scopes { scopes.transition(.opacity) }
            }
            .modifier(BarMargins(width: look.margin))
            // The height of a bar that is a search bar. Source: UIKit's `UISearchBar`, 56 points.
            .padding(.vertical, 10)
        } else {
            field
                .modifier(BarMargins(width: look.margin))
                .padding(.top, look.above)
                .padding(.bottom, look.below)
                .frame(height: max(look.drawerHeight - hidden, 0), alignment: .top)
                .allowsHitTesting(hidden < look.fieldHeight / 2)
        }
    }

    private var field: some View {
        // The field's content is gone before the field is half as tall. Chosen by eye.
        SearchLine(content: content, spacing: look.symbolDistance)
            .opacity(1 - Double(min(hidden / (look.fieldHeight / 2), 1)))
            .padding(.horizontal, look.inset)
            .frame(height: max(look.fieldHeight - hidden, 0))
            .modifier(SearchGround(form: look.form))
            .controlTouch(Self.touch(of: content))
    }

    static func touch(of content: SearchFieldContent) -> ControlTouch {
        let (text, search) = (content.text, content.search)
        var touch = ControlTouch.line(text.wrappedValue) { text.wrappedValue = $0 }
        touch.names = [content.prompt ?? Text("Search")]
        touch.action = { search(true) }
        touch.edit = { if $0 { search(true) } }
        return touch
    }
}

/// The line in a search field: the glass, then the text or what the field asks for.
struct SearchLine: View {
    let content: SearchFieldContent
    let spacing: CGFloat

    var body: some View {
        HStack(spacing: spacing) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            if let tokens = content.tokens, !tokens.isEmpty { tokens.view }
            if content.text.wrappedValue.isEmpty {
                if content.tokens?.isEmpty ?? true { (content.prompt ?? Text("Search")).foregroundStyle(.secondary).typed() }
            } else {
                Text(verbatim: content.text.wrappedValue).typed().environment(\.standsInField, true)
            }
            Spacer(minLength: 0)
            if !content.text.wrappedValue.isEmpty { Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary) }
        }
        .font(.body)
        .lineLimit(1)
    }
}

/// The plate or the glass under a search field.
struct SearchGround: ViewModifier {
    let form: SearchLook.Form

    func body(content: Content) -> some View {
        switch form {
        case .plate: content.background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
        case .glass: content.background { GlassPlate(kind: .bar(tint: nil), shape: Capsule(style: .circular)) }
        }
    }
}

/// The button that ends a search.
struct SearchEnd: View {
    let form: SearchLook.Form
    /// The width of a circle, in points.
    let size: CGFloat
    let action: () -> Void

    var body: some View {
        switch form {
        case .plate: Text("Cancel").foregroundStyle(TintShapeStyle()).tapAction { action() }
        case .glass:
            Image(systemName: "xmark").imageScale(.large).font(.body).frame(width: size, height: size)
                .background { GlassPlate(kind: .bar(tint: nil), shape: Capsule(style: .circular)) }
                .tapAction { action() }
                .accessibilityLabel("Cancel")
        }
    }
}

/// Ends a search.
///
/// Source: Apple, SwiftUI `DismissSearchAction`.
@MainActor @preconcurrency
public struct DismissSearchAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }

    public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

private enum SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private enum CompleteSearchKey: EnvironmentKey {
    static var defaultValue: ((String) -> Void)? { nil }
}

private enum SearchFieldKey: EnvironmentKey {
    static var defaultValue: SearchFieldContent? { nil }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether a search is on in the field of the `searchable` modifier around the view.
    public var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The action that ends the search in the view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// The suggestions of the views around.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// Takes the text of a suggestion.
    var completeSearch: ((String) -> Void)? {
        get { self[CompleteSearchKey.self] }
        set { self[CompleteSearchKey.self] = newValue }
    }

    /// The field of a `searchable` modifier around the view: the field of a modifier around a stack stands in the bar of the stack's
    /// root.
    var searchField: SearchFieldContent? {
        get { self[SearchFieldKey.self] }
        set { self[SearchFieldKey.self] = newValue }
    }
}
