import HostProtocol
import Pixels
import TestSupport
import Testing

@testable import ImageCodecs
@testable import PreviewRendering

/// How long the pictures of a transition's file are shown.
@Suite("Times of pictures") struct TimedPictureTests {
    private let tick: Double = 1.0 / 30
    private let clock = FrameClock(framesPerSecond: 30)
    private var pixmaps: [Pixmap] { (0..<4).map { _ in Pixmap(widthInPixels: 1, heightInPixels: 1) } }

    private func seconds(hold: FrameTime, dwell: Double = 1, count: Int = 4) -> [Double] {
        var options = RenderOptions()
        options.dwell = dwell
        return TimedImage.images(Array(pixmaps.prefix(count)), clock: clock, dwell: options.dwellTime, hold: hold)
            .map(\.duration.seconds)
    }

    @Test("A loop shows what was there before: the first picture is held for a fifth of the dwell") func held() {
        var options = RenderOptions()
        expect(options.holdTime, equals: FrameTime(1, 5))
        expect(seconds(hold: options.holdTime), equals: [0.2, tick, tick, 1])
        options.dwell = 0
        expect(seconds(hold: options.holdTime, dwell: 0), equals: [tick, tick, tick, 0.01])
    }

    @Test(
        "At any rate a film's frames begin when they are due, and last as long as it in all", arguments: [12.5, 24, 25, 29.97, 30, 50, 60])
    func rates(rate: Double) throws {
        let clock = FrameClock(framesPerSecond: rate)
        let pixmaps = (0..<51).map { Pixmap(widthInPixels: 1, heightInPixels: 1, bytes: [UInt8($0), 0, 0, 255]) }
        let frames = TimedImage.frames(TimedImage.images(pixmaps, clock: clock, dwell: FrameTime(1, 1)))
        for (index, frame) in frames.enumerated() { expect(frame.start.seconds, near: clock.time(ofFrame: index), within: 1e-12) }
        let length = clock.time(ofFrame: 50) + 1
        // Hundredths of a second, of which players keep two or more: no frame is late by more than half of one.
        let gif = GIFClock(frames)
        var start = 0
        for (frame, delay) in zip(gif.shownFrames, gif.delaysInCentiseconds) {
            if frame < 50 { #expect(abs(Double(start) / 100 - clock.time(ofFrame: frame)) <= 0.005 + 1e-9) }
            #expect(delay >= 2)
            start += delay
        }
        #expect(abs(Double(start) / 100 - length) <= 0.005 + 1e-9 && gif.shownFrames.last == 50)
        let bytes = try APNGEncoder(pixelsPerPoint: 1).encode(frames).bytes
        let decoded = try APNGDecoder().decode(bytes)
        expect(decoded.frames.reduce(0) { $0 + $1.duration.seconds }, near: length, within: 1e-9)
    }

    @Test("Goldens and single frames keep the ticks of the clock; a single picture rests") func ticks() {
        expect(seconds(hold: .zero), equals: [tick, tick, tick, 1])
        expect(seconds(hold: FrameTime(1, 5), count: 1), equals: [1])
    }
}
