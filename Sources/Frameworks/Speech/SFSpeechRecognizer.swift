@_exported import AVFoundation
import Foundation
import RunContext

/// The permission of a program to recognise speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The kind of speech that is expected.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// A delegate that hears of a recogniser's availability, which never changes in a render.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognises speech. A render hears none: permission is denied, and a task fails, which is reported.
///
/// Source: Apple, Speech `SFSpeechRecognizer`.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }

    public override convenience init() { self.init(locale: .current)! }
    public init?(locale: Locale) { self.locale = locale }

    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        RunReports.note("SFSpeechRecognizer.requestAuthorization was called: speech is not recognised here.")
        handler(.denied)
    }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        RunReports.note("SFSpeechRecognizer.recognitionTask(with:) was called: speech is not recognised here.")
        resultHandler(nil, CocoaError(.featureUnsupported))
        return SFSpeechRecognitionTask()
    }
}

/// A request to recognise speech.
///
/// Source: Apple, Speech `SFSpeechRecognitionRequest`.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var contextualStrings: [String] = []
}

/// A request to recognise the speech of a file.
public final class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url: URL) { self.url = url }
}

/// A request to recognise speech that a microphone hears.
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() {}
    public var nativeAudioFormat: AVAudioFormat { AVAudioEngine().inputNode.outputFormat(forBus: 0) }
    // Nothing is recognised in it.
    public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    public func endAudio() {}
}

/// A recognition, which has failed.
public final class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// The states of a recognition.
    public enum State: Int, Sendable { case starting, running, finishing, canceling, completed }

    public var state: State { .completed }
    public var isFinishing: Bool { false }
    public private(set) var isCancelled = false
    public var error: (any Error)? { CocoaError(.featureUnsupported) }
    public func cancel() { isCancelled = true }
    /// Does nothing: the task is over.
    public func finish() {}
}

/// Recognised speech. A render never has any.
public final class SFTranscription: NSObject, Sendable {
    public let formattedString: String
    public let segments: [SFTranscriptionSegment]
    init(text: String, segments: [SFTranscriptionSegment]) { (formattedString, self.segments) = (text, segments) }
}

/// A piece of recognised speech.
public final class SFTranscriptionSegment: NSObject, Sendable {
    public let substring: String
    public let timestamp: TimeInterval
    public let duration: TimeInterval
    public let confidence: Float
    init(text: String, timestamp: TimeInterval, duration: TimeInterval, confidence: Float) {
        (substring, self.timestamp, self.duration, self.confidence) = (text, timestamp, duration, confidence)
    }
}

/// The result of a recognition. A render never has one.
public final class SFSpeechRecognitionResult: NSObject, Sendable {
    public let bestTranscription: SFTranscription
    public let transcriptions: [SFTranscription]
    public let isFinal: Bool
    init(best: SFTranscription, isFinal: Bool) { (bestTranscription, transcriptions, self.isFinal) = (best, [best], isFinal) }
}
