import Drawing
import HostProtocol
import PreviewRendering
import Raster
import Snapshots
import SwiftUI
import TestSupport
import Testing

@testable import MotionExample

/// What holds of every transition, curve, animator and effect, on the previews of `Examples/Motion`.
@Suite("Promises of motion") @MainActor
struct MotionPromisesTests {
    private static func options() -> RenderOptions {
        var options = RenderOptions()
        options.scale = 1
        options.framesPerSecond = 30
        return options
    }

    /// A moment asked for alone is what stepping there shows; what is filmed for ever is filmed without a seam; what has come
    /// to rest is the still.
    @Test(arguments: await PreviewSnapshots.names(inModules: ["MotionExample"]))
    func promises(_ name: String) async throws {
        let suite = try PreviewSuite(options: Self.options())
        let film = try await suite.film(name)
        let motion = try #require(film.motion, "everything here moves by itself")
        let count = motion.frames.count
        for frame in Set([1, 7, count / 3, count / 2, count - 1]).sorted() where frame < count {
            let alone = try await suite.film(name, at: motion.moment(ofFrame: frame))
            expect(alone, equals: motion.frames[frame], "frame \(frame) of \(count)")
        }
        if motion.isLoop {
            // The picture that would come after the last one is the first one, byte for byte.
            let next = try await suite.film(name, at: motion.moment(ofFrame: count))
            let rasterizer = Rasterizer(scale: 1)
            try expect(rasterizer.render(next), equals: rasterizer.render(motion.frames[0]))
        } else if !motion.isLoop, film.notes.isEmpty {
            expect(motion.frames.last, equals: film.stills[0].list)
        }
    }

    /// Frames that are drawn over the frame before, only where they differ, have the bytes of frames drawn from nothing.
    @Test(arguments: await PreviewSnapshots.names(inModules: ["MotionExample"]))
    func unchangedPixelsStay(_ name: String) async throws {
        let film = try await PreviewSuite(options: Self.options()).film(name)
        let lists = film.motion?.frames ?? []
        let frames = try await FrameRasterizer(scale: 1, jobs: 2).pixmaps(of: lists)
        let rasterizer = Rasterizer(scale: 1)
        for index in stride(from: 0, to: lists.count, by: 5) {
            try expect(frames[index], equals: rasterizer.render(lists[index]), "frame \(index)")
        }
    }

    private struct Loops: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Color.red.frame(width: 20, height: 20).offset(x: isOn ? 30 : -30)
                    .animation(.easeInOut(duration: 0.4).repeatForever(), value: isOn)
                Color.blue.frame(width: 20, height: 20).rotationEffect(.degrees(isOn ? 360 : 0))
                    .animation(.linear(duration: 1.2).repeatForever(autoreverses: false), value: isOn)
                Color.green.frame(width: 20, height: 20)
                    .keyframeAnimator(initialValue: 0.0) {
                        $0.offset(x: $1)
                    } keyframes: { _ in
                        LinearKeyframe(20, duration: 0.3)
                        CubicKeyframe(0, duration: 0.3)
                    }
            }
            .onAppear { isOn = true }
        }
    }

    private struct Phases: View {
        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .phaseAnimator([0, 1, 2]) {
                    $0.offset(x: CGFloat($1) * 10)
                } animation: {
                    $0 == 0 ? .easeOut(duration: 0.4) : .easeIn(duration: 0.3)
                }
        }
    }

    private struct Ticks: View {
        @State private var count = 0
        var body: some View {
            HStack {
                ForEach(0..<3, id: \.self) { index in
                    Circle().frame(width: 12, height: 12).scaleEffect(count % 3 == index ? 1 : 0.5)
                }
            }
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(0.4))
                    withAnimation(.easeInOut(duration: 0.3)) { count += 1 }
                }
            }
        }
    }

    /// Two things that turn for ever, once in so many seconds each.
    private struct Turns: View {
        let first: Double
        let second: Double
        @State private var isOn = false

        var body: some View {
            HStack {
                ForEach([first, second], id: \.self) { seconds in
                    Color.red.frame(width: 20, height: 8).rotationEffect(.degrees(isOn ? 360 : 0), anchor: .leading)
                        .animation(.linear(duration: seconds).repeatForever(autoreverses: false), value: isOn)
                }
            }
            .onAppear { isOn = true }
        }
    }

    private struct Clock: View {
        var body: some View {
            TimelineView(.animation) { context in
                let seconds = context.date.timeIntervalSinceReferenceDate
                Color.red.frame(width: 20, height: 20).offset(x: CGFloat(seconds.truncatingRemainder(dividingBy: 100)))
            }
        }
    }

    private func film(_ view: some View) async throws -> PreviewFilm {
        let plan = try ViewStudio(options: Self.options()).plan(of: view, size: CGSize(width: 120, height: 100))
        return try await PreviewRenderer(plan: plan, options: Self.options()).film()
    }

    private func isSeamless(_ view: some View, seconds: Double) async throws {
        let motion = try #require(try await film(view).motion)
        let (isLoop, count) = (motion.isLoop, motion.frames.count)
        #expect(isLoop)
        expect(Double(count), equals: seconds * 30)
        let rasterizer = Rasterizer(scale: 1)
        let (first, middle) = (try rasterizer.render(motion.frames[0]), try rasterizer.render(motion.frames[count / 2]))
        #expect(first != middle)
    }

    @Test("Repeating animations and keyframes are cut at the period that they have in common")
    func commonPeriod() async throws { try await isSeamless(Loops(), seconds: 2.4) }

    @Test("Two loops of 1 and 1.5 s are cut after 3 s, the first moment at which both begin anew")
    func leastCommonPeriod() async throws { try await isSeamless(Turns(first: 1, second: 1.5), seconds: 3) }

    @Test("Loops without a short common period are filmed for three seconds, and that is told with their periods")
    func noCommonPeriod() async throws {
        let film = try await film(Turns(first: 1, second: 1.37))
        let motion = try #require(film.motion)
        #expect(!motion.isLoop && motion.frames.count == 91)
        expect(film.notes.count, equals: 1)
        expect(
            film.notes.first?.hasSuffix(
                "moves for ever: its parts repeat after 1 s, 1.37 s, but not together within 10 s: its first 3 s are filmed. "
                    + "Ask for more with --duration."), equals: true, "\(film.notes)")
    }

    @Test("Symbols and spinners that repeat after different times are cut where all of them begin anew, or that is told")
    func recurring() async throws {
        struct Beating: View {
            let seconds: Double
            @State private var isOn = false

            var body: some View {
                HStack {
                    ProgressView()
                    Color.red.frame(width: 20, height: 20).opacity(isOn ? 1 : 0)
                        .animation(.linear(duration: seconds).repeatForever(autoreverses: false), value: isOn)
                }
                .onAppear { isOn = true }
            }
        }
        // A spinner turns round in 0.8 s.
        try await isSeamless(Beating(seconds: 1), seconds: 4)
        let endless = try await film(Beating(seconds: 1.37))
        #expect(endless.motion?.isLoop == false && endless.motion?.frames.count == 91)
        #expect(endless.notes.contains { $0.contains("its parts repeat after 0.8 s, 1.37 s, but not together") })
    }

    @Test("A round that is no whole number of frames is shown evenly, and goes on where it began")
    func unevenRound() async throws {
        // 41.1 frames: the film is faster than the view by a fifth of a percent.
        let film = try await film(Turns(first: 1.37, second: 1.37))
        let motion = try #require(film.motion)
        #expect(motion.isLoop)
        #expect(motion.frames.count == 41 && abs(motion.pace - 1.37 * 30 / 41) < 1e-9)
        // Every frame is an equal part of the turn further than the one before, the first one than the last, too.
        let seconds = (0...41).map { motion.moment(ofFrame: $0) - motion.start }
        expect(seconds[41], near: 1.37, within: 1e-9)
    }

    @Test("Phases are cut at a round of them")
    func phases() async throws { try await isSeamless(Phases(), seconds: 1) }

    @Test("A task that steps on and on is cut where its steps begin anew")
    func task() async throws { try await isSeamless(Ticks(), seconds: 1.2) }

    @Test("What never comes back is filmed for three seconds, and that is told")
    func endless() async throws {
        let film = try await film(Clock())
        let motion = try #require(film.motion)
        #expect(!motion.isLoop && motion.frames.count == 91)
        #expect(film.notes.contains { $0.contains("moves for ever") })
    }
}
