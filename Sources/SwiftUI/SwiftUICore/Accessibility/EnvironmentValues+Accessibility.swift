private enum AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// The accessibility settings of the user. As on a new device, all of them are off.
extension EnvironmentValues {
    /// A Boolean value that indicates whether any assistive technology is on.
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

    /// A Boolean value that indicates whether animated images may play by themselves.
    public var accessibilityPlayAnimatedImages: Bool { true }
}
