import ImageCodecs
import Pixels

/// A picture and how long it is shown.
struct TimedPicture: Sendable {
    var pixmap: Pixmap
    var duration: FrameTime

    /// Pictures of one tick of a clock each; the last one rests for the dwell.
    static func pictures(_ pixmaps: [Pixmap], clock: FrameClock, dwell: FrameTime) -> [TimedPicture] {
        pixmaps.enumerated().map { index, pixmap in
            TimedPicture(pixmap: pixmap, duration: index == pixmaps.count - 1 ? dwell : clock.frameDuration)
        }
    }

    /// How long all of them are shown.
    static func seconds(_ pictures: [TimedPicture]) -> Double {
        pictures.reduce(FrameTime.zero) { $0 + $1.duration }.seconds
    }

    /// The pictures one after the other, starts added up exactly.
    static func frames(_ pictures: [TimedPicture]) -> [AnimationFrame] {
        var start = FrameTime.zero
        return pictures.map { picture in
            defer { start = start + picture.duration }
            return AnimationFrame(pixmap: picture.pixmap, start: start, duration: picture.duration)
        }
    }
}

extension FilmedPreview {
    /// The pictures of all stills and of all transitions.
    func pixmaps(_ rasterizer: FrameRasterizer) async throws -> FilmPictures {
        try await rasterizer.pixmaps(
            of: stills.map(\.list),
            and: transitions.enumerated().map { $1.sequence(to: $0 + 1) } + (motion.map { [$0.sequence] } ?? []))
    }
}

extension RenderOptions {
    /// The dwell as an exact fraction: whole milliseconds, at least a hundredth of a second.
    var dwellTime: FrameTime { FrameTime(max(Int((dwell * 1000).rounded()), 10), 1000) }
}

extension FrameClock {
    /// How long one frame is shown.
    var frameDuration: FrameTime { FrameTime(1000, millihertz) }
}
