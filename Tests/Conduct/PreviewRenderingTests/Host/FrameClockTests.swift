import CVirtualClock
import Dispatch
import ImageCodecs
import TestSupport
import Testing
import VirtualTime

@testable import PreviewRendering

@Suite("Frame clock") struct FrameClockTests {
    /// A watch that was made while user code ran, and read by another thread, trapped once in three renders.
    @Test func aWatchHeedsNoHeldClock() {
        var ahead = zoetrope_held_time()
        (ahead.has_uptime, ahead.uptime_nanoseconds) = (true, .max / 2)
        let before = zoetrope_virtual_clock_hold(ahead)
        let watch = Stopwatch()
        _ = zoetrope_virtual_clock_hold(before)
        #expect((0..<60_000).contains(watch.milliseconds))
    }

    /// By the clock that stands, a limit that code computes would long be over by the kernel's.
    @Test("A semaphore's limit is as long as it says while the wall clock stands") @MainActor func limits() {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let begin = zoetrope_kernel_uptime()
        expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.02), equals: .timedOut)
        #expect(zoetrope_kernel_uptime() - begin > 15_000_000)
    }

    @Test(arguments: [24, 25, 30, 50, 60, 120]) func framesAreAtExactFractions(_ rate: Int) {
        let clock = FrameClock(framesPerSecond: Double(rate))
        for index in [0, 1, 2, 7, 29, 1001] { expect(clock.time(ofFrame: index), equals: Double(index) / Double(rate)) }
        expect(clock.frameDuration, equals: FrameTime(1, rate))
    }

    @Test func ratesLikeThoseOfTelevision() {
        let clock = FrameClock(framesPerSecond: 29.97)
        expect(clock.millihertz, equals: 29970)
        expect(clock.time(ofFrame: 2997), equals: 100)
        expect(clock.frameDuration, equals: FrameTime(100, 2997))
    }

    private static let counts: [(Double, Int)] = [
        (0, 1), (-Double.infinity, 1), (Double.infinity, 1), (Double.nan, 1), (0.033_333_333_333_333_33, 2), (0.0001, 2), (0.7, 22),
        (0.701, 23), (1, 31), (1.2, 37), (10, 301),
    ]

    /// The first instant, the last, and every multiple of a frame's length between them.
    @Test(arguments: counts)
    func frameCounts(_ duration: Double, _ count: Int) {
        let clock = FrameClock(framesPerSecond: 30)
        expect(clock.frameCount(settlingAfter: duration), equals: count)
        guard duration > 0, duration.isFinite else { return }
        let last = clock.time(ofFrame: count - 1)
        #expect(last >= duration - 1e-9 && last < duration + 1.0 / 30)
    }

    @Test(arguments: [
        (Double.nan, 30000), (-1, 1), (0, 1), (0.0004, 1), (1e300, 1_000_000), (.infinity, 1_000_000), (-.infinity, 1),
    ])
    func badRatesAreClamped(_ rate: Double, _ millihertz: Int) {
        let clock = FrameClock(framesPerSecond: rate)
        expect(clock.millihertz, equals: millihertz)
        #expect(clock.frameCount(settlingAfter: 1e300) > 1)
    }

    @Test func theLastPictureRests() {
        let pictures = TimedImage.images(
            [.init(widthInPixels: 1, heightInPixels: 1), .init(widthInPixels: 1, heightInPixels: 1)],
            clock: FrameClock(framesPerSecond: 30), dwell: FrameTime(1))
        let frames = TimedImage.frames(pictures)
        expect(frames.map(\.start), equals: [.zero, FrameTime(1, 30)])
        expect(frames.map(\.duration), equals: [FrameTime(1, 30), FrameTime(1)])
    }
}
