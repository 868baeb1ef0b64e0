/// The appearance that a view prefers for its window. The innermost of the first views decides.
package enum PreferredColorSchemeKey: PreferenceKey {
    package static var defaultValue: ColorScheme? { nil }

    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

nonisolated extension View {
    /// Sets the appearance of the window that contains this view; nil leaves it unchanged.
    ///
    /// The system decides the appearance of a widget, so this modifier has no effect there.
    ///
    /// Source: Apple, SwiftUI `preferredColorScheme(_:)`.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
    }
}

/// A view in a window that takes on the appearance preferred by the view.
package struct PreferredAppearance: View {
    let content: AnyView
    @State private var preferred: ColorScheme?
    @Environment(\.colorScheme) private var surrounding

    /// A length beyond any canvas, in points.
    private static let endless: CGFloat = 20_000

    package init(_ content: any View) { self.content = AnyView(existential: content) }

    package var body: some View {
        content
            .onPreferenceChange(PreferredColorSchemeKey.self) { preferred = $0 }
            .background {
                if let preferred, preferred != surrounding {
                    Rectangle().fill(preferred == .dark ? Color.black : Color.white)
                        .frame(width: Self.endless, height: Self.endless)
                }
            }
            .environment(\.colorScheme, preferred ?? surrounding)
    }
}
