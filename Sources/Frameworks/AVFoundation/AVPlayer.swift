import CoreMedia
import Foundation

/// A file or a stream to be played.
open class AVAsset: NSObject, @unchecked Sendable {
    public let url: URL

    public init(url: URL) { self.url = url }
}

/// A file or a stream at a place.
public final class AVURLAsset: AVAsset, @unchecked Sendable {
    public convenience init(url: URL, options: [String: Any]?) { self.init(url: url) }
}

/// The loudness of the tracks of a film.
///
/// Source: Apple, AVFoundation `AVAudioMix`.
open class AVAudioMix: NSObject, @unchecked Sendable {}

/// The media that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// The state of the item: whether it can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public let asset: AVAsset
    /// Always unknown: a render decodes no media.
    public var status: Status { .unknown }
    /// Always indefinite, as before a file is read.
    public var duration: CMTime { .indefinite }
    public var error: (any Error)? { nil }
    /// The seconds of media to load ahead, 0 for the player's choice. Nothing is loaded ahead, as nothing is decoded.
    open var preferredForwardBufferDuration: TimeInterval = 0
    private var position = CMTime.zero
    public func currentTime() -> CMTime { position }
    public func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        position = time
        completionHandler?(true)
    }

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    public init(asset: AVAsset) { self.asset = asset }
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension AVAudioSession {
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

/// A player of sound and film. It keeps its rate, is reported, and shows nothing.
///
/// Source: Apple, AVFoundation `AVPlayer`.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// The state of playback.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }

    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    public private(set) var currentItem: AVPlayerItem?
    /// 0 while it rests.
    public var rate: Float = 0
    public var volume: Float = 1
    public var isMuted = false
    public var actionAtItemEnd = ActionAtItemEnd.pause
    public var automaticallyWaitsToMinimizeStalling = true
    public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

    public override init() {}
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    public func play() {
        reportSound("AVPlayer.play()")
        rate = 1
    }

    public func pause() { rate = 0 }
    public func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    public func seek(to time: CMTime) { currentItem?.seek(to: time) }
    public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        currentItem?.seek(to: time)
        completionHandler(true)
    }
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { currentItem?.seek(to: time) }
    /// Returns an observer that is never called: no media plays, and so no time passes.
    public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        reportSound("AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)")
        return NSObject()
    }
    public func removeTimeObserver(_ observer: Any) {}
    public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
