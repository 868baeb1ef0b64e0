import ImageCodecs
import Pixels
import Testing

@testable import PreviewRendering

/// How long the pictures of a transition's file are shown.
@Suite("Times of pictures") struct TimedPictureTests {
    private let tick: Double = 1.0 / 30
    private let clock = FrameClock(framesPerSecond: 30)
    private var pixmaps: [Pixmap] { (0..<4).map { _ in Pixmap(widthInPixels: 1, heightInPixels: 1) } }

    private func seconds(hold: FrameTime, dwell: Double = 1, count: Int = 4) -> [Double] {
        var options = RenderOptions()
        options.dwell = dwell
        return TimedPicture.pictures(Array(pixmaps.prefix(count)), clock: clock, dwell: options.dwellTime, hold: hold)
            .map(\.duration.seconds)
    }

    @Test("A loop shows what was there before: the first picture is held for a fifth of the dwell") func held() {
        var options = RenderOptions()
        #expect(options.holdTime == FrameTime(1, 5))
        #expect(seconds(hold: options.holdTime) == [0.2, tick, tick, 1])
        options.dwell = 0
        #expect(seconds(hold: options.holdTime, dwell: 0) == [tick, tick, tick, 0.01])
    }

    @Test("Goldens and single frames keep the ticks of the clock; a single picture rests") func ticks() {
        #expect(seconds(hold: .zero) == [tick, tick, tick, 1])
        #expect(seconds(hold: FrameTime(1, 5), count: 1) == [1])
    }
}
