import Foundation
import RunContext
import UIKit

/// The kind of haptic feedback on the wrist.
///
/// Source: Apple, WatchKit `WKHapticType`.
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationLeftTurn, navigationRightTurn, navigationGenericManeuver, underwaterDepthPrompt
    case underwaterDepthCriticalPrompt
}

/// The side of the watch with the crown.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }

/// The arm on which the watch is worn.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }

/// The state of the battery, to the extent that it is monitored.
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }

/// The watch: one of 45 mm, whose screen has 198 by 242 points of two pixels.
///
/// Source: Apple, WatchKit `WKInterfaceDevice`; the sizes are those of Apple's Human Interface Guidelines.
public final class WKInterfaceDevice: NSObject, @unchecked Sendable {
    private static let shared = WKInterfaceDevice()

    private override init() {}

    /// The one watch.
    public class func current() -> WKInterfaceDevice { shared }

    public var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    public var screenScale: CGFloat { 2 }
    public var name: String { "Apple Watch" }
    public var model: String { "Apple Watch" }
    public var localizedModel: String { "Apple Watch" }
    public var systemName: String { "watchOS" }
    public var systemVersion: String { "26.0" }
    public var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
    public var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    public var wristLocation: WKInterfaceDeviceWristLocation { .left }
    public var supportsAudioStreaming: Bool { false }
    public var waterResistanceRating: Int { 0 }
    public var isWaterLockEnabled: Bool { false }
    public var isBatteryMonitoringEnabled = false
    /// The level of the battery, from 0 to 1: full while it is monitored, -1 otherwise.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    public var batteryState: WKInterfaceDeviceBatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

    /// Taps the wrist, which a picture does not show: it is reported.
    public func play(_ type: WKHapticType) {
        RunReports.note("WKInterfaceDevice.play(.\(type)) was called: haptics are not rendered.")
    }

    /// Locks the screen against water, which is reported.
    public func enableWaterLock() {
        RunReports.note("WKInterfaceDevice.enableWaterLock() was called: there is no screen to lock.")
    }
}
