import Foundation
import RunContext
@_exported import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// The state of what plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// The description of what plays, which the Lock Screen of a device shows. It is kept, and shown nowhere.
///
/// Source: Apple, MediaPlayer `MPNowPlayingInfoCenter`.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()
    public class func `default`() -> MPNowPlayingInfoCenter { shared }
    private override init() {}

    public var nowPlayingInfo: [String: Any]? {
        didSet {
            guard nowPlayingInfo != nil else { return }
            RunReports.note("MPNowPlayingInfoCenter.nowPlayingInfo was set: what plays is shown nowhere.")
        }
    }
    public var playbackState = MPNowPlayingPlaybackState.unknown
}

/// A picture for what plays.
public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    public func image(at size: CGSize) -> UIImage? { make(size) }
}
