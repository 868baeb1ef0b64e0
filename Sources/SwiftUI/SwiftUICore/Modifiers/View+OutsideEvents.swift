import FoundationGaps

/// Events from outside a view: opened URLs, continued activities, pointers. None of them occurs in a render.
nonisolated extension View {
    /// Registers a handler to invoke in response to a URL that your app receives.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Registers a handler to invoke in response to a user activity that your app receives.
    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { self }

    /// Adds an action to perform when the user moves the pointer over or away from the view's frame.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Applies a hover effect to this view.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Applies a hover effect to this view.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

    /// Adds a condition that controls whether this view can display hover effects.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}

/// The current hovering state and value of the pointer.
///
/// Source: Apple, SwiftUI `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// An effect applied when the pointer hovers over a view.
///
/// Source: Apple, SwiftUI `HoverEffect`.
public struct HoverEffect: Sendable {
    private init() {}
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}
