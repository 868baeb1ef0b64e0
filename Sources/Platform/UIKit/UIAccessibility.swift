import Appearance
import CoreGraphics
import Foundation
import RunContext

/// The settings that help people who cannot see or hear well. In a render, only reduced motion can be switched on.
///
/// Source: Apple, UIKit `UIAccessibility`.
public enum UIAccessibility {
    /// A notification for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { RunContext.current.reducesMotion }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
    public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }

    // The notifications of changes, of which a run has none.
    public static let assistiveTouchStatusDidChangeNotification = status("AssistiveTouchStatus")
    public static let boldTextStatusDidChangeNotification = status("BoldTextStatus")
    public static let buttonShapesEnabledStatusDidChangeNotification = status("ButtonShapesEnabledStatus")
    public static let closedCaptioningStatusDidChangeNotification = status("ClosedCaptioningStatus")
    public static let darkerSystemColorsStatusDidChangeNotification = status("DarkerSystemColorsStatus")
    public static let differentiateWithoutColorDidChangeNotification = status("DifferentiateWithoutColor")
    public static let grayscaleStatusDidChangeNotification = status("GrayscaleStatus")
    public static let guidedAccessStatusDidChangeNotification = status("GuidedAccessStatus")
    public static let invertColorsStatusDidChangeNotification = status("InvertColorsStatus")
    public static let monoAudioStatusDidChangeNotification = status("MonoAudioStatus")
    public static let onOffSwitchLabelsDidChangeNotification = status("OnOffSwitchLabels")
    public static let prefersCrossFadeTransitionsStatusDidChangeNotification = status("PrefersCrossFadeTransitionsStatus")
    public static let reduceMotionStatusDidChangeNotification = status("ReduceMotionStatus")
    public static let reduceTransparencyStatusDidChangeNotification = status("ReduceTransparencyStatus")
    public static let shakeToUndoDidChangeNotification = status("ShakeToUndo")
    public static let speakScreenStatusDidChangeNotification = status("SpeakScreenStatus")
    public static let speakSelectionStatusDidChangeNotification = status("SpeakSelectionStatus")
    public static let switchControlStatusDidChangeNotification = status("SwitchControlStatus")
    public static let videoAutoplayStatusDidChangeNotification = status("VideoAutoplayStatus")
    public static let voiceOverStatusDidChangeNotification = status("VoiceOverStatus")

    private static func status(_ name: String) -> Foundation.Notification.Name { .init("UIAccessibility\(name)DidChangeNotification") }

    /// Reports the notification, as a render has no listeners.
    public static func post(notification: Notification, argument: Any?) {
        let what = argument.map { "\($0)" } ?? "nil"
        RunReports.note("UIAccessibility.post(argument: \(what)) has no effect here: no assistive technology runs.")
    }
}

/// The role of a view for people who cannot see it.
///
/// Source: Apple, UIKit `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}
