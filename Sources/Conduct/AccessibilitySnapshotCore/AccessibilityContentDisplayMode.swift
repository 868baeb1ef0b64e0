/// When a snapshot shows a part of the accessibility of an element.
///
/// Source: AccessibilitySnapshot.
public enum AccessibilityContentDisplayMode: Sendable {
    case always
    /// If it differs from that of other elements.
    case whenOverridden
    case never
}

/// The former name.
public typealias ActivationPointDisplayMode = AccessibilityContentDisplayMode
