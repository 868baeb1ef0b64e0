import Foundation

/// The state of the device that a process reads: an iPhone that is cool and charged.
///
/// Source: Apple, Foundation `ProcessInfo`.
extension ProcessInfo {
    /// The temperature of the device.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isiOSAppOnVision: Bool { false }
    public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
