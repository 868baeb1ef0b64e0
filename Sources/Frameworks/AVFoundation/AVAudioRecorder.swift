import Foundation

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

/// The quality of a compressed recording.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

/// A delegate that is called when a recorder has ended.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A recorder of sound. A render has no microphone: recording is reported and does not begin.
///
/// Source: Apple, AVFAudio `AVAudioRecorder`.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    public weak var delegate: (any AVAudioRecorderDelegate)?
    public let url: URL
    public let settings: [String: Any]
    public var isMeteringEnabled = false
    public var isRecording: Bool { false }
    public var currentTime: TimeInterval { 0 }

    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

    @discardableResult public func prepareToRecord() -> Bool { false }
    @discardableResult public func record() -> Bool {
        reportSound("AVAudioRecorder.record()")
        return false
    }
    @discardableResult public func record(forDuration duration: TimeInterval) -> Bool { record() }
    public func pause() {}
    /// Ends the recording, which has not begun.
    public func stop() { delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
    @discardableResult public func deleteRecording() -> Bool { false }
    public func updateMeters() {}
    /// The power of silence, in decibels.
    public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
