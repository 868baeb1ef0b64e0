/// A tip with the phrase that starts an intent by voice.
///
/// The title of the intent replaces the phrase: phrases belong to shortcuts, which only the system collects. The look is judged by eye
/// from Apple's pictures of the view.
///
/// Source: Apple, AppIntents `SiriTipView`.
nonisolated public struct SiriTipView: View {
    private let title: LocalizedStringResource
    private let isVisible: Binding<Bool>?

    @Environment(\.siriTipViewStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    /// - Parameter isVisible: whether the tip is shown; its button closes it. Without a binding the tip has no button.
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
        title = Intent.title
        self.isVisible = isVisible
    }

    @MainActor @preconcurrency public var body: some View {
        if isVisible?.wrappedValue ?? true {
            HStack(spacing: 12) {
                SiriMark()
                Text("Say “Hey Siri, \(Text(title))”").font(.subheadline.weight(.semibold))
                Spacer(minLength: 0)
                if let isVisible {
                    Button {
                        isVisible.wrappedValue = false
                    } label: {
                        Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Close")
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .background(Self.plate(isDark: shown == .dark), in: .rect(cornerRadius: 16, style: .continuous))
            .environment(\.colorScheme, shown)
        }
    }

    @MainActor private var shown: ColorScheme {
        switch style.kind {
        case .automatic: colorScheme
        case .dark: .dark
        case .light: .light
        }
    }

    @MainActor private static func plate(isDark: Bool) -> Color { isDark ? Color(white: 0.17) : Color(white: 0.95) }
}

/// A disc in the colours of the assistant.
private struct SiriMark: View {
    var body: some View {
        Circle()
            .fill(AngularGradient(colors: [.cyan, .blue, .purple, .pink, .cyan], center: .center))
            .overlay { Circle().fill(RadialGradient(colors: [.white, .white.opacity(0)], center: .center, startRadius: 0, endRadius: 12)) }
            .frame(width: 28, height: 28)
            .accessibilityHidden(true)
    }
}

/// The look of tips of the assistant.
///
/// Source: Apple, AppIntents `SiriTipViewStyle`.
public struct SiriTipViewStyle: Hashable, Sendable {
    enum Kind: Hashable { case automatic, dark, light }

    let kind: Kind

    /// The style that follows the colour scheme.
    public static let automatic = SiriTipViewStyle(kind: .automatic)
    public static let dark = SiriTipViewStyle(kind: .dark)
    public static let light = SiriTipViewStyle(kind: .light)
}

nonisolated extension View {
    /// Sets the look of tips of the assistant in this view.
    ///
    /// Source: Apple, SwiftUI `View.siriTipViewStyle(_:)`.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
        environment(\.siriTipViewStyle, style)
    }
}

extension EnvironmentValues {
    private struct SiriTipViewStyleKey: EnvironmentKey {
        static var defaultValue: SiriTipViewStyle { .automatic }
    }

    fileprivate var siriTipViewStyle: SiriTipViewStyle {
        get { self[SiriTipViewStyleKey.self] }
        set { self[SiriTipViewStyleKey.self] = newValue }
    }
}
