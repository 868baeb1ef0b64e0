import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What is said to move when.
@Suite("Explanations of motion") @MainActor struct ExplanationTests {
    @Test("An animation is told in the words of a source") func wordsOfTheSource() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        let animation = Animation.linear(duration: 2).repeatCount(3, autoreverses: false)
        try stage.show(Color.red.frame(width: 20, height: 20))
        try stage.show(Color.red.frame(width: 40, height: 20), animation, at: 1)
        expect(Set(stage.tree.explanation.notes.map(\.animation)), equals: [".linear(duration: 2.0).repeatCount(3, autoreverses: false)"])
    }

    private func parts(_ stage: Stage, of attribute: String) -> [String] {
        stage.tree.explanation.notes.filter { $0.attribute == attribute }.map { $0.parts.map(\.text).joined(separator: ", ") }
    }

    @Test("Values are told in points, degrees, fractions and colours, as far as they change") func units() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        func view(_ isOn: Bool) -> some View {
            VStack {
                Rectangle().fill(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 0).opacity(0.5))
                    .frame(width: isOn ? 40 : 20, height: 20)
                    .rotationEffect(.degrees(isOn ? 45 : 0))
                    .scaleEffect(isOn ? 2 : 1, anchor: isOn ? .leading : .center)
                    .offset(x: isOn ? 30 : 0)
                    .blur(radius: isOn ? 4 : 0)
                    .hueRotation(.degrees(isOn ? 90 : 0))
                Circle().trim(from: 0, to: isOn ? 0.6 : 1).rotation(.degrees(isOn ? 90 : 0))
                ProgressView(value: isOn ? 0.75 : 0.25)
            }
        }
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 1), at: 1)
        expect(parts(stage, of: "rotation"), equals: ["angle 0° -> 45°"])
        expect(parts(stage, of: "scale"), equals: ["scale (1, 1) -> (2, 2), anchor (0.5, 0.5) -> (0, 0.5)"])
        expect(parts(stage, of: "offset"), equals: ["offset (0, 0) pt -> (30, 0) pt"])
        expect(parts(stage, of: "blur"), equals: ["radius 0 pt -> 4 pt"])
        expect(parts(stage, of: "colorMatrix"), equals: ["angle 0° -> 90°"])
        #expect(parts(stage, of: "fill").contains("#000000 50% -> #FF0000"))
        expect(parts(stage, of: "value"), equals: ["0.25 -> 0.75"])
        #expect(parts(stage, of: "frame").contains("x 90 pt -> 80 pt, width 20 pt -> 40 pt"))
        let shape = try #require(parts(stage, of: "shape").first)
        #expect(shape.contains("1 -> 0.6") && shape.contains("0° -> 90°"), "\(shape)")
        let note = try #require(stage.tree.explanation.notes.first { $0.attribute == "rotation" })
        #expect(note.from == [0] && abs(note.to[0] - 45) < 1e-9 && note.parts[0].unit == .degrees)
    }

    @Test("What moved without end and is gone when a film begins is not told of it") func gone() throws {
        struct Skeleton: View {
            @State private var isDim = false
            var body: some View {
                Color.gray.opacity(isDim ? 0.4 : 1)
                    .onAppear { withAnimation(.linear(duration: 0.8).repeatForever()) { isDim = true } }
            }
        }
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        func view(_ isLoading: Bool) -> some View { VStack { if isLoading { Skeleton() } else { Color.red } } }
        try stage.show(view(true))
        _ = stage.drawn(at: 1)
        stage.tree.explanation.forgetGone(at: 2)
        #expect(stage.tree.explanation.notes.contains { $0.end == nil })
        try stage.show(view(false), at: 3)
        _ = stage.drawn(at: 4)
        stage.tree.explanation.forgetGone(at: 4)
        #expect(!stage.tree.explanation.notes.contains { $0.end == nil })
    }

    @Test("What turns back at once comes from where it was bound for") func wayBack() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        func view(_ isOn: Bool) -> some View { Color.red.frame(width: 20, height: 20).offset(x: isOn ? 30 : 0) }
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 1), at: 1)
        try stage.show(view(false), .linear(duration: 1), at: 1)
        expect(parts(stage, of: "offset"), equals: ["offset (0, 0) pt -> (30, 0) pt", "offset (30, 0) pt -> (0, 0) pt"])
    }

    @Test("Contents are told by what they say, symbols by their names, there and back") func contents() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        func view(_ isOn: Bool) -> some View {
            VStack {
                Text(isOn ? "22" : "11").contentTransition(.numericText())
                Image(systemName: isOn ? "star" : "heart").contentTransition(.symbolEffect(.replace.downUp))
                Image(systemName: isOn ? "bolt" : "leaf").contentTransition(.opacity)
            }
        }
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 1), at: 1)
        try stage.show(view(false), .linear(duration: 1), at: 5)
        expect(Set(parts(stage, of: "text")), equals: ["\"11\" -> \"22\"", "\"22\" -> \"11\""])
        expect(
            parts(stage, of: "symbol"),
            equals: [
                "\"heart\" -> \"star\"", "\"leaf\" -> \"bolt\"", "\"star\" -> \"heart\"", "\"bolt\" -> \"leaf\"",
            ])
        let replacement = try #require(stage.tree.explanation.notes.first { $0.animation == ".replace.downUp" })
        #expect(replacement.start == 1 && (replacement.end ?? 0) > 1.3)
    }

    @Test("The same words in another font are told by their size and weight") func fonts() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        func view(_ isOn: Bool) -> some View { Text("Grow").font(.system(size: isOn ? 30 : 16, weight: isOn ? .bold : .light)) }
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 1), at: 1)
        expect(parts(stage, of: "font"), equals: ["size 16 pt -> 30 pt, weight 300 -> 700"])
        expect(parts(stage, of: "text"), equals: [])
    }

    @Test("Digits that roll are told by the clock of their own, what travels meanwhile by the animation, once") func rolling() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        func view(_ count: Int) -> some View { Text("\(count) mg").contentTransition(.numericText(value: Double(count))) }
        try stage.show(view(95))
        try stage.show(view(159), .linear(duration: 2), at: 1)
        let notes = stage.tree.explanation.notes.filter { $0.attribute == "text" }
        expect(notes.map { $0.parts.map(\.text) }, equals: [["\"95 mg\" -> \"159 mg\""], ["\"95 mg\" -> \"159 mg\""]])
        expect(Set(notes.map(\.animation)), equals: [".linear(duration: 2.0)", ".numericText"])
        let rolling = try #require(notes.first { $0.animation == ".numericText" })
        #expect(rolling.start == 1 && (rolling.end ?? 0) > 1.3 && (rolling.end ?? 9) < 2)
        expect(notes.first { $0.animation != ".numericText" }?.end, equals: 3)
    }

    @Test("Views that are called alike and move alike are told one by one") func sameNames() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        func view(_ isOn: Bool) -> some View {
            VStack { ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 20, height: 20).offset(x: isOn ? 30 : 0) } }
        }
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 1), at: 1)
        expect(parts(stage, of: "offset").count, equals: 3)
    }

    @Test("Effects of symbols are told as they are written, from when to when") func symbolEffects() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        func view(_ count: Int, isOn: Bool, isPulsing: Bool = true) -> some View {
            VStack {
                Image(systemName: "star").symbolEffect(.bounce, options: .repeat(2).speed(2), value: count)
                Image(systemName: "heart").symbolEffect(.pulse, isActive: isPulsing)
                Image(systemName: "bolt").symbolEffect(.scale.up.wholeSymbol, isActive: isOn)
            }
        }
        func told() -> [AnimationNote] { stage.tree.explanation.notes.filter { $0.attribute == "symbolEffect" } }
        try stage.show(view(0, isOn: false))
        expect(told().map(\.animation), equals: [".pulse"])
        let pulse = try #require(told().first)
        #expect(pulse.start == 0 && pulse.end == nil && pulse.period == 1.6 && pulse.view.contains("heart"), "\(pulse)")
        try stage.show(view(1, isOn: true), at: 1)
        expect(told().map(\.animation), equals: [".pulse", ".bounce.up, options: .speed(2.0).repeat(2)", ".scale.up.wholeSymbol"])
        expect(told().last?.parts.map(\.text), equals: ["scale 1 -> 1.25"])
        #expect(told().allSatisfy { $0.start == 0 || $0.start == 1 && ($0.end ?? 0) > 1.4 })
        // One that is no longer active ends with the time that is played; the others are not told again.
        try stage.show(view(1, isOn: false, isPulsing: false), at: 2.1)
        #expect(told().count == 4 && told().last?.parts.map(\.text) == ["scale 1.25 -> 1"])
        expect(told().first?.end ?? 0, near: 3.2, within: 1e-9)
    }

    @Test("Two views that move alike for unlike times are told both; a move by its own size in widths") func alike() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        func view(_ isOn: Bool) -> some View {
            VStack {
                Color.red.frame(width: 20, height: 20).offset(x: isOn ? 30 : 0).animation(.linear(duration: 1), value: isOn)
                Color.red.frame(width: 20, height: 20).offset(x: isOn ? 30 : 0).animation(.linear(duration: 2), value: isOn)
                if isOn { Color.blue.frame(width: 20, height: 20).transition(.move(edge: .leading)) }
            }
        }
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 1), at: 1)
        expect(stage.tree.explanation.notes.filter { $0.attribute == "offset" }.map { $0.end ?? 0 }.sorted(), equals: [2, 3])
        expect(parts(stage, of: "relativeOffset"), equals: ["widths -1 -> 0"])
    }

    @Test("Pages, alerts and sheets are called what they are") func presentations() throws {
        let stage = try Stage(width: 300, height: 500)
        stage.tree.explanation.isOn = true
        func view(_ isOn: Bool) -> some View {
            NavigationStack(path: .constant(isOn ? [1] : [])) {
                Text("Root").navigationDestination(for: Int.self) { Text("Detail \($0)") }
            }
            .alert("Sure?", isPresented: .constant(isOn)) {}
        }
        try stage.show(view(false))
        try stage.show(view(true), .default, at: 1)
        try stage.tree.advance(to: 3)
        let views = Set(stage.tree.explanation.notes.map { $0.view.prefix { $0 != " " } })
        #expect(views.contains("Page") && views.contains("Alert"), "\(views)")
    }

    @Test("Scrolls are told, those of a proxy and those of a finger") func scrolls() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        var proxy: ScrollViewProxy?
        try stage.show(
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 100, height: 50) } } }
            })
        try stage.tree.perform(at: 1) { withAnimation(.linear(duration: 1)) { proxy?.scrollTo(5, anchor: .top) } }
        expect(parts(stage, of: "scroll"), equals: ["y 0 pt -> 250 pt"])
        try stage.tree.touch(
            along: [
                [(0, CGPoint(x: 100, y: 150)), (0.1, CGPoint(x: 100, y: 140)), (0.2, CGPoint(x: 100, y: 90)), (1, CGPoint(x: 100, y: 90))]
            ], at: 5)
        let finger = try #require(stage.tree.explanation.notes.first { $0.animation == "a finger" })
        #expect(finger.attribute == "scroll" && finger.parts.map(\.text) == ["y 250 pt -> 300 pt"], "\(finger)")
        #expect(finger.start >= 5.1 && finger.end == 6)
    }

    private struct Turn { var angle = Angle.zero }

    @Test("Keyframes of angles are told in degrees, and what they hold as well") func keyframeUnits() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        try stage.show(
            KeyframeAnimator(initialValue: Turn(), repeating: true) {
                Color.red.rotationEffect($0.angle)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    LinearKeyframe(.degrees(90), duration: 1)
                    LinearKeyframe(.degrees(90), duration: 1)
                }
            })
        expect(parts(stage, of: "angle"), equals: ["0° -> 90°", "90° -> 90°"])
    }

    private struct Counter: View {
        let count: Int
        let isOn: Bool

        var body: some View {
            VStack {
                Text("\(count)").contentTransition(.numericText())
                Color.red.frame(width: 20, height: 20).opacity(isOn ? 1 : 0.5)
                Wave(phase: isOn ? 1 : 0)
            }
        }
    }

    private struct Wave: View, @preconcurrency Animatable {
        var phase: Double
        var animatableData: Double {
            get { phase }
            set { phase = newValue }
        }
        var body: some View { Color.blue.frame(width: 10 + phase * 10, height: 10) }
    }

    @Test("Each is named by its view and attribute, and digits that move alike are one")
    func names() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        try stage.show(Counter(count: 11, isOn: false))
        try stage.show(Counter(count: 22, isOn: true), .linear(duration: 1), at: 1)
        _ = stage.tree.displayList(at: 1)
        let notes = stage.tree.explanation.notes
        #expect(notes.allSatisfy { $0.view != "view" && $0.attribute != "value" }, "\(notes)")
        #expect(notes.contains { $0.attribute == "opacity" && $0.from == [0.5] && $0.to == [1] && $0.end == 2 })
        #expect(notes.contains { $0.view == "Wave" && $0.attribute == "animatableData" })
        #expect(notes.filter { $0.attribute == "text" }.count(where: { $0.view.contains("22") }) >= 1)
        #expect(notes.indices.allSatisfy { !notes[..<$0].contains(notes[$0]) })
    }

    private struct Values {
        var scale = 1.0
        var place = CGPoint.zero
        var double: Double {
            get { scale * 2 }
            set { scale = newValue / 2 }
        }
    }

    private struct Beating: View {
        let beats: Int

        var body: some View {
            Text("beat").keyframeAnimator(initialValue: Values(), trigger: beats) {
                $0.scaleEffect($1.scale)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(2, duration: 0.5, timingCurve: .easeIn)
                    SpringKeyframe(1, duration: 1, spring: .bouncy)
                }
                KeyframeTrack(\.place.x) {
                    MoveKeyframe(4)
                    CubicKeyframe(8, duration: 0.25, endVelocity: 3)
                }
                KeyframeTrack(\.double) { LinearKeyframe(4, duration: 0.1) }
            }
        }
    }

    @Test("Each keyframe is told with the view, its track, its values, its kind and its times") func keyframes() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        try stage.show(Beating(beats: 0))
        #expect(stage.tree.explanation.notes.isEmpty)
        try stage.show(Beating(beats: 1), at: 1)
        let notes = stage.tree.explanation.notes
        expect(Set(notes.map(\.view)), equals: ["Text \"beat\""])
        expect(notes.map(\.attribute), equals: ["scale", "scale", "place.x", "place.x", "Double"])
        expect(notes.map(\.from), equals: [[1], [2], [0], [4], [2]])
        expect(notes.map(\.to), equals: [[2], [1], [4], [8], [4]])
        expect(notes.map(\.start), equals: [1, 1.5, 1, 1, 1])
        expect(notes.map { $0.end }, equals: [1.5, 2.5, 1, 1.25, 1.1])
        expect(notes[0].animation, equals: "LinearKeyframe(duration: 0.5, timingCurve: .easeIn)")
        expect(notes[1].animation, equals: "SpringKeyframe(duration: 1.0, spring: Spring(response: 0.5, dampingRatio: 0.7))")
        expect(notes[2].animation, equals: "MoveKeyframe()")
        expect(notes[3].animation, equals: "CubicKeyframe(duration: 0.25, endVelocity: 3.0)")
    }

    @Test("Keyframes that others take the place of are told to end there") func interruptedKeyframes() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        try stage.show(Beating(beats: 0))
        try stage.show(Beating(beats: 1), at: 1)
        try stage.show(Beating(beats: 2), at: 1.25)
        let scales = stage.tree.explanation.notes.filter { $0.attribute == "scale" }
        expect(scales.map(\.start), equals: [1, 1.25, 1.75])
        expect(scales.map { $0.end }, equals: [1.25, 1.75, 2.75])
    }

    @Test("Keyframes that play again and again are told once, with their period") func repeatingKeyframes() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        let pulse = KeyframeAnimator(initialValue: 1.0) {
            Text("pulse").opacity($0)
        } keyframes: { _ in
            CubicKeyframe(0.5, duration: 0.5)
            CubicKeyframe(1, duration: 0.5)
        }
        try stage.show(pulse)
        for time in [0.3, 1.4, 2.6] { _ = stage.tree.displayList(at: time) }
        try stage.show(pulse, at: 3)
        expect(stage.tree.explanation.notes.map(\.attribute), equals: ["value", "value"])
        expect(stage.tree.explanation.notes.map { $0.period }, equals: [1, 1])
    }

    @Test("An animation that repeats for ever is told with its period") func repeatingAnimation() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        try stage.show(Text("a").opacity(1))
        try stage.show(Text("a").opacity(0), .linear(duration: 0.5).repeatForever(), at: 1)
        let note = try #require(stage.tree.explanation.notes.first)
        #expect(note.end == nil && note.period == 1)
    }

    @Test("A timeline view is told with what it shows, its schedule and its ticks") func timelineViews() throws {
        let stage = try Stage()
        stage.tree.explanation.isOn = true
        let start = stage.tree.clock.date(at: 0)
        func clock(_ interval: Double, isPaused: Bool) -> some View {
            VStack {
                TimelineView(.periodic(from: start, by: interval)) { _ in Text("clock") }
                TimelineView(.animation(minimumInterval: 0.5, paused: isPaused)) { _ in Text("hand") }
                TimelineView(.animation) { _ in Text("second") }
                TimelineView(.explicit([start, start.addingTimeInterval(1.5)])) { _ in Text("once") }
                TimelineView(.everyMinute) { _ in Text("minute") }
            }
        }
        try stage.show(clock(1, isPaused: false))
        try stage.tree.advance(to: 2.5)
        try stage.show(clock(0.25, isPaused: true), at: 2.5)
        try stage.tree.advance(to: 3)
        let notes = stage.tree.explanation.timelines
        func note(_ text: String) -> [TimelineNote] { notes.filter { $0.view == "Text \"\(text)\"" } }
        expect(note("clock").map(\.ticks), equals: [.at([1, 2]), .at([2.75, 3])])
        expect(note("clock").map { $0.end }, equals: [2.5, nil])
        expect(note("clock")[0].schedule, equals: ".periodic(from: \(start.ISO8601Format()), by: 1.0)")
        expect(note("hand").map(\.ticks), equals: [.every(0.5), .at([])])
        expect(
            note("hand").map(\.schedule), equals: [".animation(minimumInterval: 0.5)", ".animation(minimumInterval: 0.5, paused: true)"])
        expect(note("second").map(\.ticks), equals: [.everyFrame])
        expect(note("once").map(\.ticks), equals: [.at([1.5])])
        expect(note("once").map(\.schedule), equals: [".explicit(2 dates)"])
        expect(note("minute").map(\.schedule), equals: [".everyMinute"])
    }
}
