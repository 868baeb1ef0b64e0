import HostProtocol
import ImageCodecs
import Pixels

/// A picture and how long it is shown.
struct TimedImage: Sendable {
    var pixmap: Pixmap
    var duration: FrameTime

    /// Pictures of one tick of a clock each; the last one rests for the dwell.
    ///
    /// - Parameter hold: how long the first one is shown, if that is longer than a tick.
    static func images(
        _ pixmaps: [Pixmap], clock: FrameClock, dwell: FrameTime, hold: FrameTime = .zero
    ) -> [TimedImage] {
        let tick = clock.frameDuration
        return pixmaps.enumerated().map { index, pixmap in
            if index == pixmaps.count - 1 { return TimedImage(pixmap: pixmap, duration: dwell) }
            let isHeld = index == 0 && hold.seconds > tick.seconds
            return TimedImage(pixmap: pixmap, duration: isHeld ? hold : tick)
        }
    }

    /// How long all of them are shown.
    static func seconds(_ images: [TimedImage]) -> Double {
        images.reduce(FrameTime.zero) { $0 + $1.duration }.seconds
    }

    /// The pictures one after the other, starts added up exactly.
    static func frames(_ images: [TimedImage]) -> [AnimationFrame] {
        var start = FrameTime.zero
        return images.map { image in
            defer { start = start + image.duration }
            return AnimationFrame(pixmap: image.pixmap, start: start, duration: image.duration)
        }
    }
}

extension PreviewFilm {
    /// The pictures of all stills and of all transitions.
    func pixmaps(_ rasterizer: FrameRasterizer) async throws -> FilmImages {
        try await pixmaps(drawnBy: rasterizer.scheduler())
    }

    /// The same, drawn by one that has drawn nothing yet.
    func pixmaps(drawnBy scheduler: FrameScheduler) async throws -> FilmImages {
        for still in stills { scheduler.add(still.list) }
        for index in transitions.indices { scheduler.add(sequence(ofTransition: index)) }
        if let motion { scheduler.add(motion.sequence) }
        return try await scheduler.images()
    }
}

extension FrameTime {
    /// The shortest time for which a held frame is shown: a hundredth of a second, which GIF can say.
    static let shortest = FrameTime(1, 100)
}

extension RenderOptions {
    /// The dwell as an exact fraction: whole milliseconds, at least a hundredth of a second.
    package var dwellTime: FrameTime { FrameTime(max(Int((dwell * 1000).rounded()), 10), 1000) }

    /// How long a transition's file shows what was there before: a fifth of the dwell, so that a loop shows both states, unless asked for.
    var holdTime: FrameTime { finish.firstHold.map(Self.milliseconds) ?? FrameTime(Int((dwell * 200).rounded()), 1000) }

    /// How long other films show their first frame, if that is longer than a tick of the clock.
    var firstHoldTime: FrameTime { finish.firstHold.map(Self.milliseconds) ?? .zero }

    private static func milliseconds(_ seconds: Double) -> FrameTime { FrameTime(Int((seconds * 1000).rounded()), 1000) }
}

extension FrameClock {
    /// How long one frame is shown.
    var frameDuration: FrameTime { FrameTime(1000, millihertz) }

    /// The clock of a film that shows `speed` seconds of this one in a second.
    func played(at speed: Double) -> FrameClock {
        speed == 1 ? self : FrameClock(millihertz: max(Int((Double(millihertz) * speed).rounded()), 1))
    }
}
