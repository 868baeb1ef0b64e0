/// A button that opens the app's page in Shortcuts.
///
/// A tap opens `shortcuts://`, as the environment opens addresses. The look is judged by eye from Apple's pictures of the
/// button.
///
/// Source: Apple, AppIntents `ShortcutsLink`.
nonisolated public struct ShortcutsLink: View {
    private let action: () -> Void

    @Environment(\.shortcutsLinkStyle) private var style
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.openURL) private var openURL

    public init() { action = {} }

    /// - Parameter action: the action to perform before Shortcuts opens.
    public init(action: @escaping () -> Void) { self.action = action }

    @MainActor @preconcurrency public var body: some View {
        let isDark = style.isDark ?? (colorScheme == .dark)
        Button {
            action()
            if let address = URL(string: "shortcuts://") { openURL(address) }
        } label: {
            HStack(spacing: 8) {
                ShortcutsMark()
                Text("Shortcuts").font(.body.weight(.medium))
            }
            .foregroundStyle(isDark ? Color.white : .black)
            .padding(.horizontal, 16)
            .frame(height: 44)
            .background(isDark ? Color.black : .white, in: .rect(cornerRadius: 10, style: .continuous))
            .overlay {
                if style.isOutlined {
                    RoundedRectangle(cornerRadius: 10, style: .continuous)
                        .strokeBorder(isDark ? Color.white : .black, lineWidth: 1)
                }
            }
        }
        .buttonStyle(.plain)
    }
}

/// Two tiles, one over the other.
private struct ShortcutsMark: View {
    var body: some View {
        ZStack {
            tile(.cyan, .blue).offset(x: 3, y: 4)
            tile(.pink, .purple).offset(x: -3, y: -4)
        }
        .frame(width: 24, height: 24)
        .accessibilityHidden(true)
    }

    private func tile(_ one: Color, _ other: Color) -> some View {
        RoundedRectangle(cornerRadius: 4, style: .continuous)
            .fill(LinearGradient(colors: [one, other], startPoint: .top, endPoint: .bottom))
            .frame(width: 14, height: 14)
            .rotationEffect(.degrees(45))
    }
}

/// The look of buttons that open Shortcuts.
///
/// Source: Apple, AppIntents `ShortcutsLinkStyle`.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    /// True if the button is dark; nil if it follows the colour scheme.
    let isDark: Bool?
    let isOutlined: Bool

    /// The style that follows the colour scheme.
    public static let automatic = ShortcutsLinkStyle(isDark: nil, isOutlined: false)
    /// The style that follows the colour scheme, with an outline.
    public static let automaticOutline = ShortcutsLinkStyle(isDark: nil, isOutlined: true)
    public static let dark = ShortcutsLinkStyle(isDark: true, isOutlined: false)
    public static let darkOutline = ShortcutsLinkStyle(isDark: true, isOutlined: true)
    public static let light = ShortcutsLinkStyle(isDark: false, isOutlined: false)
    public static let lightOutline = ShortcutsLinkStyle(isDark: false, isOutlined: true)
}

nonisolated extension View {
    /// Sets the look of buttons that open Shortcuts in this view.
    ///
    /// Source: Apple, SwiftUI `View.shortcutsLinkStyle(_:)`.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
        environment(\.shortcutsLinkStyle, style)
    }
}

extension EnvironmentValues {
    private struct ShortcutsLinkStyleKey: EnvironmentKey {
        static var defaultValue: ShortcutsLinkStyle { .automatic }
    }

    fileprivate var shortcutsLinkStyle: ShortcutsLinkStyle {
        get { self[ShortcutsLinkStyleKey.self] }
        set { self[ShortcutsLinkStyleKey.self] = newValue }
    }
}
