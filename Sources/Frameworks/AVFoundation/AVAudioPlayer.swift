import Foundation

/// A delegate that is called when a player has ended.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a sound file. It keeps its settings, is reported, and is silent.
///
/// Source: Apple, AVFAudio `AVAudioPlayer`.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public weak var delegate: (any AVAudioPlayerDelegate)?
    public let url: URL?
    public let data: Data?
    /// The volume, from 0 to 1.
    public var volume: Float = 1
    public var pan: Float = 0
    public var rate: Float = 1
    public var enableRate = false
    /// The number of repetitions of a sound; negative for ever.
    public var numberOfLoops = 0
    /// The current time in seconds.
    public var currentTime: TimeInterval = 0
    public var isMeteringEnabled = false
    public private(set) var isPlaying = false
    /// The duration in seconds; 0, as a render decodes no sound.
    public var duration: TimeInterval { 0 }
    public var numberOfChannels: Int { 2 }
    public var deviceCurrentTime: TimeInterval { 0 }

    /// - Throws: Foundation's error if there is no such file.
    public init(contentsOf url: URL) throws {
        _ = try url.checkResourceIsReachable()
        (self.url, data) = (url, nil)
    }

    public convenience init(contentsOf url: URL, fileTypeHint: String?) throws { try self.init(contentsOf: url) }

    public init(data: Data) throws { (url, self.data) = (nil, data) }

    public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }

    @discardableResult
    public func prepareToPlay() -> Bool { true }

    @discardableResult
    public func play() -> Bool {
        reportSound("AVAudioPlayer.play()")
        isPlaying = true
        return true
    }

    @discardableResult
    public func play(atTime time: TimeInterval) -> Bool { play() }

    public func pause() { isPlaying = false }
    public func stop() { isPlaying = false }
    public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    public func updateMeters() {}
    /// Returns the average power in decibels: that of silence.
    public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
