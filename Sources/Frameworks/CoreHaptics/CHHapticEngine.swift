import Foundation
import RunContext

/// The haptics and sounds that a device supports.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

/// A parameter of the feel of a tap, as a number.
public final class CHHapticEventParameter: NSObject, @unchecked Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    public var value: Float

    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

/// A tap or a buzz at a moment.
public final class CHHapticEvent: NSObject, @unchecked Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    /// The time in seconds from the pattern's beginning.
    public var relativeTime: TimeInterval
    public var duration: TimeInterval

    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}

/// A number of a pattern that changes while it is felt.
public final class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }

    public let parameterID: ID
    public var value: Float
    public var relativeTime: TimeInterval

    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

/// Taps and buzzes that belong together.
public final class CHHapticPattern: NSObject, @unchecked Sendable {
    public let events: [CHHapticEvent]
    /// The duration in seconds, to the end of the last event.
    public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}

/// Plays patterns, which a picture does not show: each that begins is reported.
///
/// Source: Apple, Core Haptics `CHHapticEngine`.
open class CHHapticEngine: NSObject, @unchecked Sendable {
    /// The reason why the engine stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }

    /// The action after the last player has ended.
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    public var resetHandler: () -> Void = {}
    public var playsHapticsOnly = false
    public var isAutoShutdownEnabled = false

    public override init() {}

    private struct Capability: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// Returns capabilities without any haptics.
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

    public func start() throws {}
    public func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
        _ = finishedHandler(nil)
    }

    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { Player() }

    private final class Player: CHHapticPatternPlayer {
        var isMuted = false
        func start(atTime time: TimeInterval) throws {
            RunReports.note("CHHapticPatternPlayer.start(atTime:) was called: haptics are not rendered.")
        }
        func stop(atTime time: TimeInterval) throws {}
        func cancel() throws {}
    }
}

/// The moment that means now.
public let CHHapticTimeImmediate: TimeInterval = 0
