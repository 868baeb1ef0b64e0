/// The tokens of a search field, and the suggested ones.
struct SearchTokens {
    let isEmpty: Bool
    /// The tokens in a row.
    let view: AnyView
    /// A row for each token that is suggested and not in the field; nil where none is.
    var suggestions: AnyView?
}

nonisolated extension View {
    /// Marks this view as searchable with text and tokens: the tokens stand before the text in the search field.
    ///
    /// - Parameters:
    ///   - tokens: the tokens in the field.
    ///   - token: the view of a token, a label mostly.
    ///
    /// Source: Apple, SwiftUI `searchable(text:tokens:placement:prompt:token:)`.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, suggested: nil as C?, placement, prompt, token)
    }

    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, suggested: nil as C?, placement, Text(prompt), token)
    }

    @_disfavoredOverload
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, suggested: nil as C?, placement, Text(prompt), token)
    }

    /// Marks this view as searchable with text and tokens, and with a list of tokens that a touch puts into the field.
    ///
    /// Source: Apple, SwiftUI `searchable(text:tokens:suggestedTokens:placement:prompt:token:)`.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, suggested: suggestedTokens.wrappedValue, placement, prompt, token)
    }

    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, suggested: suggestedTokens.wrappedValue, placement, Text(prompt), token)
    }

    private func searchable<C, T: View>(
        _ text: Binding<String>, _ tokens: Binding<C>, suggested: C?, _ placement: SearchFieldPlacement, _ prompt: Text?,
        _ token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        let chosen = tokens.wrappedValue
        let view = HStack(spacing: 4) { ForEach(chosen) { SearchTokenView(content: token($0)) } }
        var found = SearchTokens(isEmpty: chosen.isEmpty, view: AnyView(view))
        let ids = Set(chosen.map(\.id))
        if let rest = suggested?.filter({ !ids.contains($0.id) }), !rest.isEmpty {
            found.suggestions = AnyView(
                ForEach(rest) { element in
                    token(element)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .contentShape(Rectangle())
                        .tapAction { tokens.wrappedValue.append(element) }
                })
        }
        return modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt, placement: placement, tokens: found))
    }
}

/// A token in the field: UIKit's `UISearchToken`, a rounded plate in the tint colour's light shade. Its measures are by eye.
nonisolated private struct SearchTokenView<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        content
            .font(.subheadline)
            .foregroundStyle(TintShapeStyle())
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(TintShapeStyle().opacity(0.15), in: RoundedRectangle(cornerRadius: 6, style: .continuous))
    }
}
