import Foundation

extension ProcessInfo {
    /// How hot a device is.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// How hot the device is. Pictures are of a device at rest: ``ThermalState/nominal``.
    public var thermalState: ThermalState { .nominal }
    /// Whether the device saves power. Pictures are of a device that does not.
    public var isLowPowerModeEnabled: Bool { false }
    /// Whether an app for iPhone runs on a Mac; never here.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app for iPad was built for the Mac; never here.
    public var isMacCatalystApp: Bool { false }

    /// Posted when ``thermalState`` changes, which it does not here.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    /// Posted when ``ProcessInfo/isLowPowerModeEnabled`` changes, which it does not here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
