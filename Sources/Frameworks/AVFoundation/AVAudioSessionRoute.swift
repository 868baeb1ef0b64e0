import Foundation

/// A microphone or a speaker of a route.
///
/// Source: Apple, AVFAudio `AVAudioSessionPortDescription`.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
    public let portType: AVAudioSession.Port
    public let portName: String
    public let uid: String

    init(_ portType: AVAudioSession.Port, name: String) { (self.portType, portName, uid) = (portType, name, name) }
}

/// The ways of sounds in and out.
///
/// Source: Apple, AVFAudio `AVAudioSessionRouteDescription`.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    public let inputs: [AVAudioSessionPortDescription]
    public let outputs: [AVAudioSessionPortDescription]

    init(outputs: [AVAudioSessionPortDescription]) { (inputs, self.outputs) = ([], outputs) }
}

extension AVAudioSession {
    /// The kind of a microphone or speaker.
    ///
    /// Source: Apple, AVFAudio `AVAudioSession.Port`, with its raw values.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let lineIn = Port(rawValue: "LineIn")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let headphones = Port(rawValue: "Headphones")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let carAudio = Port(rawValue: "CarAudio")
    }

    /// The way around the route that the system chose.
    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }

    /// The failure of a request; the raw values are four characters each.
    ///
    /// Source: Apple, AVFAudio `AVAudioSession.ErrorCode`.
    public enum ErrorCode: Int, Sendable {
        case none = 0
        case mediaServicesFailed = 0x6D73_7276
        case isBusy = 0x2161_6374
        case incompatibleCategory = 0x2163_6174
        case cannotInterruptOthers = 0x2169_6E74
        case missingEntitlement = 0x656E_743F
        case siriIsRecording = 0x7369_7269
        case cannotStartPlaying = 0x2170_6C61
        case cannotStartRecording = 0x2172_6563
        case badParam = -50
        case insufficientPriority = 0x2170_7269
        case resourceNotAvailable = 0x2172_6573
        case unspecified = 0x7768_6174
        case expiredSession = 0x2173_6573
        case sessionNotActive = 0x696E_6163
    }

    /// The route of a phone without accessories: its speaker.
    public var currentRoute: AVAudioSessionRouteDescription {
        AVAudioSessionRouteDescription(outputs: [AVAudioSessionPortDescription(.builtInSpeaker, name: "Speaker")])
    }
    /// The microphones at hand: none.
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    public var isInputAvailable: Bool { false }
    /// 48 kHz, as a phone's; two channels out and none in.
    public var sampleRate: Double { AVAudioFormat.device.sampleRate }
    public var outputNumberOfChannels: Int { Int(AVAudioFormat.device.channelCount) }
    public var inputNumberOfChannels: Int { 0 }
    /// The duration that was asked for, or else 1,024 samples.
    public var ioBufferDuration: TimeInterval { preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 1_024 / sampleRate }
    public var inputLatency: TimeInterval { 0 }
    public var outputLatency: TimeInterval { 0 }

    /// Reports the request: there is no sound whose way would change.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        if portOverride != .none { reportSound("AVAudioSession.overrideOutputAudioPort") }
    }
}
