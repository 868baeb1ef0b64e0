nonisolated extension View {
    /// Modifies this view by binding its focus state to the given state value. Touching a field in the view sets the value. Touching
    /// another field, or submitting this one, resets it.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        transformEnvironment(\.focusBindings) {
            let tell = { (hasFocus: Bool) in
                if hasFocus {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = binding.unfocused
                }
            }
            $0.append(FocusBinding(tell: tell, isHeld: { binding.wrappedValue == value }))
        }
    }

    /// Modifies this view by binding its focus state to the given Boolean state value, which is true if a field in the view was touched
    /// last.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }

    /// Specifies if the view is focusable.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// Specifies if the view is focusable, and if so, what focus-driven interactions it supports.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

    /// Adds a condition that controls whether this view can display focus effects, such as a default focus ring.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Defines a region of the window in which default focus is evaluated by assigning a value to a given focus state binding.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }

    /// Modifies this view by binding its accessibility element's focus state to the given state value.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Modifies this view by binding its accessibility element's focus state to the given boolean state value.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
}

/// Values describe different focus interactions that a view can support.
///
/// Source: Apple, SwiftUI `FocusInteractions`.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Prioritizations for default focus preferences when evaluating where to move focus in different circumstances.
///
/// Source: Apple, SwiftUI `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable {
    private init() {}
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the nearest focusable ancestor has the focus. None has it during a render.
    public var isFocused: Bool { false }
}
