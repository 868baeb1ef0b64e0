import CoreGraphics
import Foundation
import RunScope

/// What helps people who cannot see or hear well; of it only less motion can be asked for where pictures are made.
///
/// Source: Apple, UIKit `UIAccessibility`.
public enum UIAccessibility {
    /// What assistive technologies are told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { reducesMotion }
    /// Whether a view tree whose code runs has been told to reduce motion.
    @TaskLocal package static var reducesMotion = false
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }

    /// Tells nobody, since nobody listens: it is reported.
    public static func post(notification: Notification, argument: Any?) {
        let what = argument.map { "\($0)" } ?? "nil"
        RunReports.note("UIAccessibility.post(argument: \(what)) was asked for: no assistive technology listens here.")
    }
}
