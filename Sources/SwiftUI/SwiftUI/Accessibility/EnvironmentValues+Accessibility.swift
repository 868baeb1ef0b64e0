private enum AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// What people set for themselves: as on a new device, where nothing of it is on.
extension EnvironmentValues {
    /// Whether any assistive technology is on.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityShowBorders: Bool { false }
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether pictures that move may do so by themselves.
    public var accessibilityPlayAnimatedImages: Bool { true }
}
