/// The behaviour of a button that is held down: whether it performs its action again and again. No picture shows it.
///
/// Source: Apple, SwiftUI `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// The behaviour of buttons that are held down.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether buttons in this view act again and again while they are held down.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
