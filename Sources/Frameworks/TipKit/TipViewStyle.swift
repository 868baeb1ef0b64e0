import SwiftUI

/// The layout of tips.
///
/// Source: Apple, TipKit `TipViewStyle`.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip that a style lays out.
///
/// Source: Apple, TipKit `TipViewStyleConfiguration`.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let title: Text?
    public let message: Text?
    public let image: Image?
    public let actions: [Tips.Action]
}

/// A picture beside words, on a small plate.
///
/// Source: Apple, TipKit `MiniTipViewStyle`.
public struct MiniTipViewStyle: TipViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .top, spacing: 12) {
            configuration.image?.font(.title2).foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 4) {
                configuration.title.font(.headline)
                configuration.message.font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(16)
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

nonisolated extension View {
    /// Sets how tips in this view are laid out; the plate behind them stays.
    public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        // Styles are made anywhere and read on the main actor alone.
        nonisolated(unsafe) let style = style
        return environment(\.tipStyle, TipStyleBox { AnyView(style.makeBody(configuration: $0)) })
    }
}

/// A style without its type.
struct TipStyleBox: @unchecked Sendable {
    let make: @MainActor (TipViewStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct TipStyleKey: EnvironmentKey {
        static var defaultValue: TipStyleBox? { nil }
    }

    /// The style of tips that the code sets; nil for the system's.
    var tipStyle: TipStyleBox? {
        get { self[TipStyleKey.self] }
        set { self[TipStyleKey.self] = newValue }
    }
}
