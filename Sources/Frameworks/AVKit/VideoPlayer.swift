@_exported import AVFoundation
import RunContext
import SwiftUI

/// A view that plays a film.
///
/// A render decodes no film: the view is black, as on a device before the first picture, and it is reported. Source: Apple, AVKit
/// `VideoPlayer`.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay
    private let name: String?

    /// Plays a film, with a view between the film and the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        overlay = videoOverlay()
        name = player?.currentItem?.asset.url.lastPathComponent
    }

    @MainActor @preconcurrency public var body: some View {
        if let name {
            let _ = RunReports.note("VideoPlayer: the film \(name) is not decoded; a black surface stands in its place.")
        }
        Color.black.overlay { overlay }
    }
}

extension VideoPlayer: UnarchivedView { package static var formInWidget: UnarchivedForm { .space } }

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Plays a film.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
