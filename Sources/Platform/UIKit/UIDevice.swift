import Appearance
import Foundation
import RunContext

/// The device that pictures are made for: an iPhone without further details.
///
/// Source: Apple, UIKit `UIDevice`. All values are fixed, so that pictures do not depend on the machine.
@MainActor @preconcurrency
public final class UIDevice: NSObject, _KeyValueCoded {
    /// The state of the battery.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// The notifications that the device was turned, that its battery has changed or that something is near; a render never sends them.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")

    public static let current = UIDevice()

    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var localizedModel: String { "iPhone" }
    public var systemName: String { "iOS" }
    /// The system whose colours and metrics are drawn.
    public var systemVersion: String { RunContext.current.systemRelease.version }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = UIKitSurroundings.current.traits.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }
    public var orientation: UIDeviceOrientation { .portrait }
    /// Reports the orientation that a program sets by its name: a device is held as `--orientation` says.
    public func _take(_ value: Any?, forKey key: String) -> Bool {
        guard key == "orientation" else { return false }
        RunReports.note("UIDevice's orientation was set: a device is held as --orientation says.")
        return true
    }
    public func _value(named key: String) -> Any?? { key == "orientation" ? orientation.rawValue : nil }
    /// Kept: nothing turns the device in a render.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    public var isMultitaskingSupported: Bool { true }

    /// A number of the app's own, always the same.
    public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }

    public var isBatteryMonitoringEnabled = false
    /// A full battery while it is monitored; otherwise -1, as on a device.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
