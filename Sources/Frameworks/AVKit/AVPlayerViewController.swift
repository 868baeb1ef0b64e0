@_exported import AVFoundation
import RunContext
import SwiftUI
import UIKit

/// A controller that plays a film, whose view is black, as before the first picture.
///
/// Source: Apple, AVKit `AVPlayerViewController`.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var updatesNowPlayingInfoCenter = true
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// The view between the film and the controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView(frame: .zero)
    open var isReadyForDisplay: Bool { false }

    open override func loadView() {
        let black = UIView(frame: .zero)
        black.backgroundColor = .black
        if let overlay = contentOverlayView {
            overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            black.addSubview(overlay)
        }
        view = black
    }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        guard let name = player?.currentItem?.asset.url.lastPathComponent else { return }
        RunReports.note("AVPlayerViewController: the film \(name) is not decoded; a black surface stands in its place.")
    }
}

/// A delegate of a player's controller; a render never calls it.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}
