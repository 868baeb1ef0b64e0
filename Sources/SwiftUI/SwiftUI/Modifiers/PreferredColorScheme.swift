/// What a view wants the appearance of its window to be; the innermost of the first views has the word.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }

    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the appearance of the window that this view is in; nil leaves it as it is.
    ///
    /// The appearance of a widget is the system's: there it has no effect.
    ///
    /// Source: Apple, SwiftUI `preferredColorScheme(_:)`.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
    }
}

/// A view in a window that takes on the appearance which the view prefers.
package struct PreferredAppearance: View {
    let content: AnyView
    @State private var preferred: ColorScheme?
    @Environment(\.colorScheme) private var surrounding

    /// Beyond any canvas, in points.
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
