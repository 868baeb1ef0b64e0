/// The policy on unlocking a device before an intent runs.
///
/// Source: Apple, AppIntents `IntentAuthenticationPolicy`.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// It runs on a locked device, too.
    case alwaysAllowed
    /// Somebody has to be authenticated, if only on another device.
    case requiresAuthentication
    /// This device has to be unlocked.
    case requiresLocalDeviceAuthentication
}
