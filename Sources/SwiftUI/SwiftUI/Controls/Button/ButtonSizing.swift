/// The width of buttons: that of their label or of the space they have.
///
/// Source: Apple, SwiftUI `ButtonSizing`.
public struct ButtonSizing: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fitted, flexible }
    let kind: Kind

    public static let automatic = ButtonSizing(kind: .automatic)
    /// As wide as the label.
    public static let fitted = ButtonSizing(kind: .fitted)
    /// As wide as the space.
    public static let flexible = ButtonSizing(kind: .flexible)
}

private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// How wide bordered buttons are.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how wide bordered buttons in this view are.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
