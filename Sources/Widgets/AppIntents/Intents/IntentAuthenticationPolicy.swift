/// The policy on unlocking a device before an intent runs.
///
/// Source: Apple, AppIntents `IntentAuthenticationPolicy`.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// It runs on a locked device, too.
    case alwaysAllowed
    /// A person has to be authenticated, be it on another device.
    case requiresAuthentication
    /// This device has to be unlocked.
    case requiresLocalDeviceAuthentication
}
