import Combine
import Foundation
import HostProtocol
import ImageCodecs
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering

#Preview("End two cycles", traits: .fixedLayout(width: 60, height: 40)) {
    HStack {
        Text("p").phaseAnimator([0.0, 1.0]) {
            $0.opacity($1)
        } animation: { _ in
            .linear(duration: 0.35)
        }
        Text("q").phaseAnimator([0.0, 1.0]) {
            $0.opacity($1)
        } animation: { _ in
            .linear(duration: 0.55)
        }
    }
}

#Preview("End showing time", traits: .fixedLayout(width: 120, height: 60)) {
    VStack {
        Text(Date.now, style: .timer)
        ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(10)).labelsHidden()
    }
}

#Preview("End uneven phases", traits: .fixedLayout(width: 60, height: 40)) {
    Text("p").phaseAnimator([0.0, 8.0, 20]) {
        $0.offset(x: $1)
    } animation: {
        $0 == 8 ? .snappy(duration: 0.2) : .smooth(duration: 0.4)
    }
}

#Preview("End idle timer", traits: .fixedLayout(width: 60, height: 40)) { FewTicks() }

#Preview("End unseen", traits: .fixedLayout(width: 60, height: 40)) {
    Text("still").task { try? await Task.sleep(for: .seconds(2)) }
}

#Preview("End beginning", traits: .fixedLayout(width: 120, height: 40)) { Intro() }

#Preview("End spring cycle", traits: .fixedLayout(width: 120, height: 40)) {
    Color.red.frame(width: 10, height: 10)
        .phaseAnimator([0.0, 40.0]) {
            $0.offset(x: $1)
        } animation: { _ in
            .spring(duration: 0.5, bounce: 0.4)
        }
}

#Preview("End spinner", traits: .fixedLayout(width: 120, height: 80)) { Upload() }

#Preview("End round", traits: .fixedLayout(width: 60, height: 40)) { ProgressView() }

#Preview("End explained", traits: .fixedLayout(width: 120, height: 40)) {
    HStack {
        Text("p").keyframeAnimator(initialValue: 1.0, repeating: false) {
            $0.opacity($1)
        } keyframes: { _ in
            LinearKeyframe(0.5, duration: 0.5)
            LinearKeyframe(1, duration: 1)
        }
        TimelineView(.explicit([0, 0.5, 1].map { Date.now + $0 })) { _ in Text("q") }
    }
}

/// Four ticks that count, and more that do nothing.
private struct FewTicks: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)").onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in
            if count < 4 { count += 1 }
        }
    }
}

/// A mouth that goes on for ever, and a ball that comes once.
private struct Intro: View {
    @State private var isOpen = false
    @State private var isThere = false

    var body: some View {
        HStack {
            Color.yellow.frame(width: isOpen ? 20 : 10, height: 20)
            Color.red.frame(width: 10, height: 10).offset(x: isThere ? 0 : 40).opacity(isThere ? 0 : 1)
        }
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in MainActor.assumeIsolated { isOpen.toggle() } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withAnimation(.linear(duration: 0.5)) { isThere = true } }
        }
    }
}

/// A spinner, and a button whose work takes longer than a film of three seconds.
private struct Upload: View {
    @State private var angle = 0.0
    @State private var isDone = false

    var body: some View {
        VStack {
            Rectangle().frame(width: 20, height: 10).rotationEffect(.degrees(angle))
                .onAppear { withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { angle = 360 } }
            Button("Send") {
                DispatchQueue.main.asyncAfter(deadline: .now() + 2.8) {
                    withAnimation(.linear(duration: 1)) { isDone = true }
                }
            }
            Color.green.frame(width: isDone ? 100 : 10, height: 10)
        }
    }
}

#Preview("End carousel", traits: .fixedLayout(width: 60, height: 40)) { Carousel(count: 3, seconds: 1.2) }

#Preview("End long carousel", traits: .fixedLayout(width: 60, height: 40)) { Carousel(count: 5, seconds: 1.8) }

#Preview("End typing", traits: .fixedLayout(width: 120, height: 40)) { Typing() }

#Preview("End countdown", traits: .fixedLayout(width: 60, height: 40)) { Countdown() }

#Preview("End wave", traits: .fixedLayout(width: 120, height: 40)) {
    TimelineView(.animation) { context in
        Canvas { canvas, size in
            var path = Path()
            for x in stride(from: 0, through: size.width, by: 2) {
                let phase = context.date.timeIntervalSinceReferenceDate * 2 * .pi
                let point = CGPoint(x: x, y: size.height / 2 + sin(x / 20 + phase) * 10)
                if x == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            canvas.stroke(path, with: .color(.blue), lineWidth: 2)
        }
    }
}

#Preview("End rolling", traits: .fixedLayout(width: 60, height: 40)) { Rolling() }

#Preview("End phases of views", traits: .fixedLayout(width: 60, height: 40)) {
    Text("Hi").phaseAnimator([false, true]) { content, isOn in
        if isOn { content.foregroundStyle(.red) } else { content.foregroundStyle(.blue) }
    } animation: { _ in
        .easeInOut(duration: 0.5)
    }
}

#Preview("End words", traits: .fixedLayout(width: 80, height: 30)) {
    PhaseAnimator(["Ready", "Set", "Go"]) { word in ZStack { Text(word).id(word) } }
}

#Preview("End model", traits: .sizeThatFitsLayout) { Counted(model: Counting()) }

private struct CountedFilmPreviews: PreviewProvider {
    static var previews: some View {
        Counted(model: Counting()).previewLayout(.sizeThatFits).previewDisplayName("End provided model")
        Ticked().previewLayout(.sizeThatFits).previewDisplayName("End provided timer")
    }
}

/// A model that counts to four by a timer that it starts when it is made.
private final class Counting: ObservableObject {
    @Published var count = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().prefix(4).sink { [weak self] _ in self?.count += 1 }
            .store(in: &cancellables)
    }
}

private struct Counted: View {
    @ObservedObject var model: Counting
    var body: some View { Text("\(model.count)").frame(width: 60, height: 40) }
}

/// A timer that the view keeps, and a button.
private struct Ticked: View {
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
        VStack {
            Button("Go") { isOn = true }
            Color.green.frame(width: CGFloat(10 + count * 10), height: 10)
        }
        .frame(width: 100, height: 100)
        .onReceive(timer) { _ in if isOn, count < 4 { count += 1 } }
    }
}

private struct Carousel: View {
    let count: Int
    let seconds: Double
    @State private var index = 0
    var body: some View {
        Text("\(index)").onReceive(Timer.publish(every: seconds, on: .main, in: .common).autoconnect()) { _ in index = (index + 1) % count }
    }
}

private struct Typing: View {
    @State private var count = 0
    var body: some View {
        Text("Hello, world".prefix(count)).frame(width: 120, alignment: .leading).task {
            while true {
                for length in 0...12 {
                    count = length
                    try? await Task.sleep(for: .seconds(0.1))
                }
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }
}

private struct Countdown: View {
    @State private var left = 10
    var body: some View {
        Text("\(left)").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in if left > 0 { left -= 1 } }
    }
}

private struct Rolling: View {
    @State private var number = 0
    var body: some View {
        Text("\(number)").contentTransition(.numericText())
            .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in withAnimation { number = (number + 1) % 4 } }
    }
}

#Preview("End untouched", traits: .fixedLayout(width: 200, height: 120)) {
    VStack {
        Link("Manual", destination: URL(string: "https://example.org")!)
        TextField("Name", text: .constant(""))
    }
}

#Preview("End long", traits: .fixedLayout(width: 60, height: 40)) { Slow() }

/// A bar that takes twelve seconds, and takes them again after a touch.
private struct Slow: View {
    @State private var isLong = false
    var body: some View {
        Color.red.frame(width: isLong ? 60 : 10, height: 10)
            .onAppear { withAnimation(.linear(duration: 12)) { isLong = true } }
            .onTapGesture { withAnimation(.linear(duration: 12)) { isLong.toggle() } }
    }
}

/// Until when a view is filmed, and from when.
@Suite("Ends of films", .serialized) @MainActor struct FilmEndTests {
    private func film(_ title: String, _ change: (inout RenderOptions) -> Void = { _ in }) async throws -> PreviewFilm {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var options = RenderOptions()
        options.scale = 1
        change(&options)
        let preview = try #require(PreviewCatalog.all().first { $0.title == title })
        let plan = try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(preview)
        return try await PreviewRenderer(plan: plan, options: options).film()
    }

    @Test("Two animators of 0.7 and 1.1 s repeat after 7.7 s") func commonPeriodOfPhases() async throws {
        let film = try await film("End two cycles")
        let motion = try #require(film.motion)
        #expect(motion.isLoop && motion.frames.count == 231)
        expect(film.notes, equals: [])
    }

    @Test(
        "Timers, tasks and dates that come back after seconds are filmed for one period",
        arguments: [
            ("End carousel", 108), ("End long carousel", 270), ("End typing", 69), ("End wave", 30), ("End rolling", 60),
            ("End phases of views", 30), ("End words", 99),
        ])
    func periods(title: String, frames: Int) async throws {
        let film = try await film(title)
        let motion = try #require(film.motion)
        #expect(motion.isLoop && motion.frames.count == frames)
        expect(film.notes, equals: [])
    }

    @Test("A countdown is filmed to its end") func countdown() async throws {
        let motion = try #require(try await film("End countdown").motion)
        #expect(!motion.isLoop && motion.frames.count == 301)
    }

    @Test("What ends after more than ten seconds is filmed whole where so many are asked for, and its film says how many otherwise")
    func longFilms() async throws {
        let cut = try await film("End long")
        expect(cut.motion?.frames.count, equals: 301)
        let words = "does not come to rest within 10.0 s; the animation is cut off there; --duration 12 films all of it."
        #expect(cut.diagnostics.contains { $0.hasSuffix(words) })
        let whole = try await film("End long") { $0.duration = 12 }
        expect(whole.motion?.frames.count, equals: 361)
        expect(whole.diagnostics, equals: [])
    }

    @Test("What only shows time is filmed for as long as is asked for") func ticking() async throws {
        let still = try await film("End showing time")
        #expect(
            still.motion == nil
                && still.notes == ["The running time in entry1 is drawn as it begins: --duration 5 films five seconds of it."])
        let film = try await film("End showing time") { $0.duration = 4 }
        let motion = try #require(film.motion)
        #expect(motion.frames.count == 121 && Set(motion.frames.indices.map { "\(motion.frames[$0])" }).count == 121)
        expect(film.stills.map(\.list), equals: still.stills.map(\.list))
    }

    @Test("A loop that its frames show is found whatever length is asked for", arguments: [nil, 2, 8] as [Double?])
    func loop(_ duration: Double?) async throws {
        let film = try await film("End uneven phases") { $0.duration = duration }
        let motion = try #require(film.motion)
        #expect(motion.isLoop && film.notes == [])
        expect(motion.frames.count, equals: try await self.film("End uneven phases").motion?.frames.count)
    }

    @Test("What a model starts when a preview makes it is in the film", arguments: ["End model", "End provided model"])
    func models(title: String) async throws {
        let motion = try #require(try await film(title).motion)
        #expect(motion.frames.count > 60 && Set(motion.frames.map { $0.dump() }).count == 5)
    }

    @Test("A provider's timer ticks in the film of a touch, too") func providedTimer() async throws {
        let film = try await film("End provided timer") { $0.tourLimit = 5 }
        let scene = try #require(film.scenes.first)
        #expect(scene.frames.first != scene.frames.last && Set(scene.frames.map { $0.dump() }).count > 4)
    }

    @Test("A timer that changes nothing any more has come to rest") func idleTimer() async throws {
        let film = try await film("End idle timer")
        let motion = try #require(film.motion)
        #expect(!motion.isLoop && motion.frames.count == 61)
        expect(film.notes, equals: [])
        expect(film.stills.first?.list, equals: motion.frames.last)
    }

    @Test("What nobody sees is no film") func unseen() async throws {
        #expect(try await film("End unseen").motion == nil)
    }

    @Test("What comes once before a loop is in the film, which ends after one whole period") func beginning() async throws {
        let film = try await film("End beginning")
        let motion = try #require(film.motion)
        #expect(motion.isLoop && motion.start == 0)
        // The ball has gone after 1.5 s, and the mouth opens and closes in 0.6.
        #expect((62...64).contains(motion.frames.count))
    }

    @Test("The way into the swing of a loop is not shown for itself") func swing() async throws {
        let motion = try #require(try await film("End spring cycle").motion)
        #expect(motion.isLoop && motion.frames.count == 30)
    }

    @Test("A spinner's film begins anew where it ends, without a rest") func round() async throws {
        let motion = try #require(try await film("End round").motion)
        #expect(motion.isLoop && motion.frames.count == 24)
        // Its last frame is not the first one once more.
        #expect(motion.frames.first != motion.frames.last)
        let clock = FrameClock(framesPerSecond: 30)
        let pixmaps = try motion.frames.map { try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: $0) }
        #expect(motion.images(pixmaps, dwell: FrameTime(1)).allSatisfy { $0.duration == clock.frameDuration })
    }

    @Test("The film of a touch goes on until what it began has ended, beside something endless") func touchBesideEndless() async throws {
        let film = try await film("End spinner") { $0.tourLimit = 5 }
        let scene = try #require(film.scenes.first)
        let seconds = Double(scene.frames.count) / 30
        #expect(seconds > 4.1 && seconds < 4.6)
        #expect(film.notes.contains { $0.contains("moves for ever: the film of a touch ends with") })
    }

    @Test("A tour says what it leaves out, and why") func leftOut() async throws {
        let film = try await film("End untouched") { $0.tourLimit = 5 }
        #expect(film.scenes.isEmpty)
        #expect(
            film.diagnostics.contains("The tour leaves out the link Manual: it opens another app, so a touch shows nothing here."))
        #expect(
            film.diagnostics.contains(
                #"The tour leaves out the text field Name, since only you know what to type: --tap "Name" --type "…" films that."#))
    }

    @Test("What moves when is told of keyframes and timeline views, as text and JSON") func explanation() async throws {
        let film = try await film("End explained") { $0[.explain] = true }
        let told = try #require(film.explanation)
        expect(
            told.text,
            equals: """
                motion: 2 animations, one timeline view
                  0.0 s to 0.5 s  Text "p"  value  1 -> 0.5
                      LinearKeyframe(duration: 0.5)
                  0.5 s to 1.5 s  Text "p"  value  0.5 -> 1
                      LinearKeyframe(duration: 1.0)
                  0.0 s to no end  Text "q"  TimelineView(.explicit(3 dates))
                      ticks at 0.5 s, 1.0 s

                """)
        let json = try JSONEncoder().encode(told)
        try expect(JSONDecoder().decode(MotionExplanation.self, from: json).timelines, equals: told.timelines)
    }

    @Test("A loop's film begins as the view does", arguments: ["End ticking", "End swinging"])
    func beginsWithTheView(_ title: String) async throws {
        let film = try await film(title)
        let motion = try #require(film.motion)
        #expect(motion.isLoop && motion.start == 0, "\(motion.start)")
        expect(film.notes, equals: [])
    }
}

#Preview("End ticking", traits: .fixedLayout(width: 60, height: 40)) { Ticking() }

#Preview("End swinging", traits: .fixedLayout(width: 120, height: 40)) {
    TimelineView(.animation) { context in
        Color.red.frame(width: 10, height: 10).offset(x: 40 * sin(context.date.timeIntervalSinceReferenceDate * .pi))
    }
}

/// A word of four that comes twice a second.
private struct Ticking: View {
    @State private var count = 0

    var body: some View {
        Text(["one", "two", "three", "four"][count % 4])
            .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in count += 1 }
    }
}
