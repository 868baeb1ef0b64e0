import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The point at which speech ends: at once, or after the word.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// A voice, by its language.
public final class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public let language: String
    public let identifier: String
    public var name: String { language }
    public var quality: AVSpeechSynthesisVoiceQuality { .default }
    public var gender: AVSpeechSynthesisVoiceGender { .unspecified }

    public init?(language languageCode: String?) {
        language = languageCode ?? "en-US"
        identifier = language
    }

    public init?(identifier: String) { (language, self.identifier) = ("en-US", identifier) }

    /// Returns no voices, as a render has none.
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    public class func currentLanguageCode() -> String { "en-US" }
}

/// The text to be spoken, with its voice, its rate and its pitch.
public final class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    public var voice: AVSpeechSynthesisVoice?
    public var rate = AVSpeechUtteranceDefaultSpeechRate
    public var pitchMultiplier: Float = 1
    public var volume: Float = 1
    public var preUtteranceDelay: TimeInterval = 0
    public var postUtteranceDelay: TimeInterval = 0

    public init(string: String) { speechString = string }
}

/// A delegate of the progress of speech.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// Speaks, which a picture does not: each text is reported.
///
/// Source: Apple, AVFAudio `AVSpeechSynthesizer`.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    public weak var delegate: (any AVSpeechSynthesizerDelegate)?
    public private(set) var isSpeaking = false
    public private(set) var isPaused = false

    public override init() {}

    public func speak(_ utterance: AVSpeechUtterance) {
        reportSound("AVSpeechSynthesizer.speak(\"\(utterance.speechString.prefix(40))\")")
        isSpeaking = true
    }

    @discardableResult
    public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        defer { isSpeaking = false }
        return isSpeaking
    }

    @discardableResult
    public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        isPaused = isSpeaking
        return isPaused
    }

    @discardableResult
    public func continueSpeaking() -> Bool {
        defer { isPaused = false }
        return isPaused
    }
}
