/// The reason why a Live Activity could not be started.
///
/// Source: Apple, ActivityKit `ActivityAuthorizationError`.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    /// Attributes and content take more than 4 KB.
    case attributesTooLarge
    /// The user turned Live Activities off.
    case denied
    case globalMaximumExceeded
    case malformedActivityIdentifier
    case missingProcessIdentifier
    case persistenceFailure
    case reconnectNotPermitted
    case targetMaximumExceeded
    case unentitled
    case unsupported
    case unsupportedTarget
    /// The app was not in front.
    case visibility
}

extension ActivityAuthorizationError: LocalizedError {
    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "The Live Activity's attributes and content take more than 4 KB as JSON."
        case .denied: "Live Activities are turned off for the app."
        case .globalMaximumExceeded: "The device has reached its limit of Live Activities."
        case .malformedActivityIdentifier: "The Live Activity's identifier is malformed."
        case .missingProcessIdentifier: "The app's process has no identifier."
        case .persistenceFailure: "The Live Activity's attributes or content could not be encoded."
        case .reconnectNotPermitted: "The Live Activity cannot be resumed."
        case .targetMaximumExceeded: "The app has reached its limit of Live Activities."
        case .unentitled: "The app lacks the entitlement for Live Activities."
        case .unsupported: "The device does not support Live Activities."
        case .unsupportedTarget: "The app's Info.plist lacks NSSupportsLiveActivities."
        case .visibility: "The app was not in the foreground when it requested a Live Activity."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .attributesTooLarge: "Keep only the values that the views show in the attributes."
        case .persistenceFailure: "Make sure that encode(to:) of the attributes and the content state does not throw."
        default: nil
        }
    }

    public var errorDescription: String? { failureReason }
}
