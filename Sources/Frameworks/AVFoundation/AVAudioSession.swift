import Foundation

/// The audio settings of a program. A render has no sound, so the session only keeps its settings.
///
/// Source: Apple, AVFAudio `AVAudioSession`.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The behaviour of sound while the screen is locked and beside the sound of other programs.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The kind of sound.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// The behaviour of the sound beside other programs' sound and devices.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// The route of sound: that of short sounds, or that of films and music.
    public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }

    /// The notification of other programs when sound begins or ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The permission of a program to record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    private static let shared = AVAudioSession()

    /// Creates a session beside the app's; Apple has deprecated that.
    public override init() {}

    public class func sharedInstance() -> AVAudioSession { shared }

    public private(set) var category = Category.soloAmbient
    public private(set) var mode = Mode.default
    var preferences = Preferences()
    public private(set) var categoryOptions: CategoryOptions = []
    public private(set) var routeSharingPolicy = RouteSharingPolicy.default
    public var isOtherAudioPlaying: Bool { false }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var outputVolume: Float { 0 }
    public var recordPermission: RecordPermission { .denied }

    public func setCategory(_ category: Category) throws { self.category = category }

    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        (self.category, categoryOptions) = (category, options)
    }

    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }

    public func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, options: options)
        routeSharingPolicy = policy
    }

    public func setMode(_ mode: Mode) throws { self.mode = mode }

    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        if active { reportSound("AVAudioSession.setActive(true)") }
    }

    /// Denies the permission: a render has nobody to grant it.
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        reportSound("AVAudioSession.requestRecordPermission")
        response(false)
    }
}

extension AVAudioSession {
    /// The beginning or the end of an interruption, as a notification has it.
    public enum InterruptionType: UInt, Sendable { case ended = 0, began = 1 }

    /// The hints of the end of an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// The reason why sound goes another way, as a notification has it.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }

    // Posted by the system's server of media, which a render does not have.
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    public static let mediaServicesWereLostNotification = Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
    public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// The rates and durations that were asked for; there is no sound for them.
    public var preferredSampleRate: Double { preferences.sampleRate }
    public var preferredIOBufferDuration: TimeInterval { preferences.bufferDuration }
    public func setPreferredSampleRate(_ sampleRate: Double) throws { preferences.sampleRate = sampleRate }
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferences.bufferDuration = duration }

    struct Preferences {
        var sampleRate = 0.0
        var bufferDuration: TimeInterval = 0
    }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
