import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Animations that cannot be played end in pictures and words, not in a hang or a trap.
@Suite("Bad animations") @MainActor struct BadAnimationTests {
    private struct Bar: View, @preconcurrency Animatable {
        var length: Double
        var animatableData: Double {
            get { length }
            set { length = newValue }
        }
        var body: some View { Color.red.frame(width: length.isFinite ? length : 1, height: 10) }
    }

    @Test func dataThatAreNoNumbersAreReportedByTheViewsName() throws {
        let stage = try Stage()
        try stage.show(Bar(length: 10))
        try stage.show(Bar(length: .nan), .linear(duration: 1), at: 1)
        _ = stage.drawn(at: 1.5)
        expect(stage.tree.diagnostics.entries, equals: [.notANumber("Bar")])
        try stage.show(Bar(length: 50), .linear(duration: 1), at: 3)
        try expect(#require(stage.drawn(.red, at: 4)).box.width, equals: 50)
    }

    @Test("An attribute that is set to what is no number is told with its view, jumps, and moves again from a number to a number")
    func attributesThatAreNoNumbers() throws {
        let stage = try Stage()
        func box(_ x: CGFloat, _ opacity: Double = 1) -> some View {
            Color.red.frame(width: 10, height: 10).offset(x: x).opacity(opacity)
        }
        try stage.show(box(0))
        try stage.show(box(.nan), .linear(duration: 1), at: 1)
        expect(stage.tree.diagnostics.entries, equals: [.attributeNotANumber("offset", of: "Shape<Rectangle>")])
        expect(stage.tree.settlingTime, equals: -.infinity)
        try stage.show(box(0), .linear(duration: 1), at: 2)
        try stage.show(box(20), .linear(duration: 1), at: 3)
        let start = try #require(stage.drawn(.red, at: 3)).box.minX
        #expect(abs(try #require(stage.drawn(.red, at: 3.5)).box.minX - start - 10) < 0.01)
        try stage.show(box(20, .nan), .linear(duration: 1), at: 5)
        expect(stage.tree.diagnostics.entries.last, equals: .attributeNotANumber("opacity", of: "Shape<Rectangle>"))
    }

    @Test("Animatable data that are infinite are told with their view, jump, and move again between numbers") func infiniteData() throws {
        let stage = try Stage()
        try stage.show(Bar(length: 10))
        try stage.show(Bar(length: .infinity), .linear(duration: 1), at: 1)
        _ = stage.drawn(at: 1.5)
        expect(stage.tree.diagnostics.entries, equals: [.attributeInfinite("animatableData", of: "Bar")])
        try stage.show(Bar(length: 50), .linear(duration: 1), at: 3)
        try expect(#require(stage.drawn(.red, at: 4)).box.width, equals: 50)
        try stage.show(Bar(length: 70), .linear(duration: 1), at: 5)
        #expect(abs(try #require(stage.drawn(.red, at: 5.5)).box.width - 60) < 0.01)
    }

    @Test(
        "An animation made of what is no number is told once, and what it moves is at its end at once",
        arguments: [
            Animation.linear(duration: .nan), .linear(duration: 1).delay(.nan), .linear(duration: 1).speed(.nan), .spring(duration: .nan),
            .smooth(duration: 1, extraBounce: .nan), .interpolatingSpring(stiffness: .nan, damping: 1),
            .easeIn(duration: .nan).repeatForever(),
        ])
    func numbersOfAnimations(_ animation: Animation) throws {
        let stage = try Stage()
        func boxes(_ x: CGFloat) -> some View {
            VStack {
                Color.red.frame(width: 10, height: 10).offset(x: x)
                Color.blue.frame(width: 10, height: 10).offset(x: x)
            }
        }
        try stage.show(boxes(0))
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        try stage.show(boxes(20), animation, at: 1)
        try stage.show(boxes(40), animation, at: 2)
        expect(stage.tree.diagnostics.entries, equals: [.animationMadeOfNaN(animation.sourceText)])
        #expect(stage.tree.settlingTime <= 2)
        try expect(#require(stage.drawn(.red, at: 2.01)).box.minX - start, equals: 40)
        // While something runs it is at its end, too.
        try stage.show(boxes(80), .linear(duration: 1), at: 3)
        try stage.show(boxes(60), animation, at: 3.5)
        try expect(#require(stage.drawn(.red, at: 3.51)).box.minX - start, equals: 60)
        try stage.show(boxes(0), .interpolatingSpring(duration: 0), at: 5)
        expect(stage.tree.diagnostics.entries.count, equals: 1)
    }

    @Test("What is infinite and is not animated is nobody's fault") func infinityAtRest() throws {
        let stage = try Stage()
        func button(_ radius: CGFloat) -> some View { RoundedRectangle(cornerRadius: radius).fill(.red).frame(width: 40, height: 10) }
        try stage.show(button(.infinity))
        try stage.show(button(4), at: 1)
        try stage.show(button(.infinity), at: 2)
        #expect(stage.tree.diagnostics.entries.isEmpty)
        try stage.show(button(4), .spring, at: 3)
        expect(stage.tree.diagnostics.entries, equals: [.attributeInfinite("shape", of: "Shape<RoundedRectangle>")])
    }

    @Test("Keyframes through infinity are told with their view and track") func infiniteKeyframes() throws {
        let stage = try Stage()
        func beat(_ number: Double) -> some View {
            Text("beat").keyframeAnimator(initialValue: 0.0, repeating: false) {
                $0.offset(x: $1)
            } keyframes: { _ in
                LinearKeyframe(number, duration: 1)
            }
        }
        try stage.show(
            VStack {
                beat(.infinity); beat(.nan)
            })
        expect(
            stage.tree.diagnostics.entries.filter { "\($0)".contains("keyframes") },
            equals: [
                .attributeInfinite("keyframes of value", of: "Text \"beat\""),
                .attributeNotANumber("keyframes of value", of: "Text \"beat\""),
            ])
    }

    @Test("An animation without an end is told as a source has it") func sourceText() {
        expect(Animation.easeIn(duration: .infinity).sourceText, equals: ".easeIn(duration: inf)")
        expect(
            Animation.linear(duration: 1).speed(0).repeatCount(2).sourceText,
            equals: ".linear(duration: 1.0).speed(0.0).repeatCount(2, autoreverses: true)")
        expect(
            Animation.interpolatingSpring(stiffness: 100, damping: 0).delay(1).sourceText,
            equals: ".interpolatingSpring(mass: 1.0, stiffness: 100.0, damping: 0.0).delay(1.0)")
    }

    @Test("A timing curve is told with its control points, or by its name") func sourceTextOfCurves() {
        expect(
            Animation.timingCurve(0.2, 0.8, 0.25, 1, duration: 0.4).sourceText, equals: ".timingCurve(0.2, 0.8, 0.25, 1.0, duration: 0.4)")
        expect(Animation.timingCurve(.circularEaseIn, duration: 1).sourceText, equals: ".timingCurve(.circularEaseIn, duration: 1.0)")
    }

    @Test(arguments: [0, -1, -Double.infinity, Double.nan]) func durationsThatAreNone(_ duration: Double) throws {
        let stage = try Stage()
        try stage.show(Bar(length: 10))
        try stage.show(Bar(length: 50), .linear(duration: duration), at: 1)
        try expect(#require(stage.drawn(.red, at: 1)).box.width, equals: 50)
        #expect(stage.tree.settlingTime <= 1)
    }

    @Test func twoElementsUnderOneIdentityAreBothDrawnAndReported() throws {
        let stage = try Stage()
        try stage.show(ForEach([1, 1], id: \.self) { _ in Color.red.frame(width: 5, height: 5) })
        expect(stage.drawn(at: 0).count, equals: 2)
        expect(stage.tree.diagnostics.entries, equals: [.repeatedIdentity("1")])
    }

    @Test func noPhasesAreReported() throws {
        let stage = try Stage()
        try stage.show(PhaseAnimator([Int]()) { _ in Color.red })
        expect(stage.tree.diagnostics.entries, equals: [.noPhases("PhaseAnimator")])
    }

    private struct Relay: View {
        let duration: Double
        @State private var isOn = false

        private func go() {
            withAnimation(.linear(duration: duration)) {
                isOn.toggle()
            } completion: {
                go()
            }
        }

        var body: some View {
            Color.red.frame(width: isOn ? 50 : 10, height: 10).onAppear { go() }
        }
    }

    @Test func aCompletionThatStartsItsOwnAnimationForEverIsLookedAtAsFarAsAsked() throws {
        let stage = try Stage()
        try stage.show(Relay(duration: 0.5))
        try stage.tree.advance(to: 10.25)
        try expect(#require(stage.drawn(.red, at: 10.25)).box.width, equals: 30)
        #expect(abs(try #require(stage.tree.nextEventTime) - 10.5) < 1e-6)
    }

    @Test func aCompletionThatLetsNoTimePassIsAnError() throws {
        let stage = try Stage()
        try stage.show(Relay(duration: 0))
        let error = ViewTreeError.timeStandsStill(events: ViewTree.maximumEventsAtOnce + 1, seconds: 0, view: "Relay")
        #expect(throws: error) { try stage.tree.advance(to: 1) }
    }

    private struct Million: TimelineSchedule {
        func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
            AnySequence(sequence(first: start) { $0.addingTimeInterval(1e-6) })
        }
    }

    @Test func aScheduleOfAMillionDatesASecondIsThinnedAndReported() throws {
        let stage = try Stage()
        var dates = 0
        try stage.show(
            TimelineView(Million()) { _ in
                let _ = (dates += 1)
                Color.red
            })
        try stage.tree.advance(to: 0.5)
        #expect((2...70).contains(dates))
        expect(stage.tree.diagnostics.entries, equals: [.denseSchedule("Million")])
    }

    private struct Restless: View {
        @State private var count = 0
        var body: some View { Color.red.onChange(of: count, initial: true) { count += 1 } }
    }

    @Test func aViewThatChangesItselfForEverIsNamed() throws {
        let stage = try Stage()
        try stage.show(VStack { Restless() })
        #expect(stage.drawn(.red, at: 0) != nil)
        expect(
            stage.tree.diagnostics.entries, equals: [.neverSettles(passes: ViewTree.maximumPasses, view: "Restless", reaction: "onChange")])
    }

    // MARK: Numbers that nothing can be drawn with

    @Test(
        "What moves a view by no number is told from the first evaluation on, and the view left out", arguments: [CGFloat.nan, .infinity])
    func transforms(_ number: CGFloat) throws {
        let stage = try Stage()
        let box = Color.red.frame(width: 10, height: 10)
        try stage.show(
            VStack {
                box.offset(x: number)
                box.scaleEffect(number)
                box.rotationEffect(.degrees(Double(number)))
                box.rotation3DEffect(.radians(Double(number)), axis: (0, 1, 0))
                box.rotation3DEffect(.radians(1), axis: (0, 0, 1), anchorZ: number)
                box.transformEffect(CGAffineTransform(translationX: number, y: 0))
                Color.blue.frame(width: 10, height: 10)
            })
        let view = "Shape<Rectangle>"
        let told = stage.tree.diagnostics.entries
        for attribute in ["offset", "scale", "rotation", "rotation3D"] {
            let fault = number.isNaN ? Diagnostic.attributeNotANumber(attribute, of: view) : .endlessAttribute(attribute, of: view)
            #expect(told.contains(fault), "\(told)")
        }
        #expect(stage.drawn(.blue, at: 0) != nil)
    }

    private struct Skew: @preconcurrency GeometryEffect {
        var share: CGFloat
        var animatableData: CGFloat {
            get { share }
            set { share = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: share, d: 1, tx: 10 / size.width, ty: 0))
        }
    }

    @Test("A geometry effect of no numbers is told by its name, and what has no size is not") func geometryEffects() throws {
        let stage = try Stage()
        try stage.show(
            VStack {
                Color.red.frame(width: 10, height: 10).modifier(Skew(share: .nan))
                Color.red.frame(width: 10, height: 10).modifier(Skew(share: .infinity))
                Color.blue.frame(width: 10, height: 10).modifier(Skew(share: 0))
                Color.clear.frame(width: 0, height: 0).modifier(Skew(share: 1))
            })
        #expect(stage.drawn(at: 0).filter { $0.color != nil }.count == 1 && stage.drawn(.blue, at: 0) != nil)
        expect(
            stage.tree.diagnostics.entries,
            equals: [
                .attributeNotANumber("effectValue(size:)", of: "Skew"), .endlessAttribute("effectValue(size:)", of: "Skew"),
            ])
    }

    private struct Careless: Layout {
        var length: CGFloat
        var place: CGFloat = 0
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: length, height: 20) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: CGPoint(x: bounds.minX + place, y: bounds.minY), proposal: .unspecified) }
        }
    }

    @Test(
        "A layout's lengths that are none are told by its name",
        arguments: [
            (Careless(length: .nan), "returns NaN from sizeThatFits"),
            (Careless(length: .infinity), "returns an infinite size"),
            (Careless(length: 20, place: .nan), "places a subview at a NaN or infinite point"),
        ])
    private func layouts(_ layout: Careless, _ words: String) throws {
        let stage = try Stage()
        try stage.show(layout { Color.red.frame(width: 10, height: 10) })
        _ = stage.drawn(at: 0)
        expect(stage.tree.diagnostics.entries, equals: [.unusableLength(words, of: "Careless")])
    }

    @Test("A layout that may be infinitely long and is not is nobody's fault") func longLayouts() throws {
        struct Filling: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let stage = try Stage()
        try stage.show(
            HStack {
                Filling { Color.red }; Color.blue; ScrollView { Filling { Color.green } }
            })
        _ = stage.drawn(at: 0)
        #expect(stage.tree.diagnostics.entries.isEmpty)
    }

    @Test("A keyframe that lasts no time that there is is told", arguments: [Double.infinity, -1, .nan, 1e9]) func keyframeDurations(
        _ duration: Double
    ) throws {
        let stage = try Stage()
        try stage.show(
            Text("beat").keyframeAnimator(initialValue: 0.0, repeating: false) {
                $0.offset(x: $1)
            } keyframes: { _ in
                CubicKeyframe(4, duration: duration)
                LinearKeyframe(8, duration: 0.5)
            })
        expect(stage.tree.diagnostics.entries, equals: [.keyframeDuration("\(duration)", track: "value", of: "Text \"beat\"")])
        _ = stage.drawn(at: 0.25)
    }

    // MARK: What goes on for ever

    private struct Standing: TimelineSchedule {
        var seconds: Double
        func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
            let date = start + seconds
            return AnySequence(sequence(first: date) { _ in date })
        }
    }

    @Test("A periodic schedule without a period is told", arguments: [0, -1, .nan] as [Double]) func periodlessSchedule(_ interval: Double)
        throws
    {
        let stage = try Stage()
        try stage.show(TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) { _ in Color.red })
        expect(stage.tree.diagnostics.entries, equals: [.standingSchedule(".periodic(from: 2001-01-01T00:00:00Z, by: \(interval))")])
    }

    @Test("A schedule that gives one date for ever is left there, and told", arguments: [0, 0.5]) func standingSchedule(_ seconds: Double)
        throws
    {
        let stage = try Stage()
        try stage.show(TimelineView(Standing(seconds: seconds)) { _ in Color.red.frame(width: 10, height: 10) })
        try stage.tree.advance(to: 2)
        #expect(stage.drawn(.red, at: 2) != nil)
        expect(stage.tree.diagnostics.entries, equals: [.standingSchedule("Standing")])
        #expect(stage.tree.nextEventTime == nil)
    }

    private struct Growing: View {
        @State private var height: CGFloat = 10
        var body: some View {
            Color.red.frame(width: 10, height: height).preference(key: Height.self, value: height)
                .onPreferenceChange(Height.self) { height = $0 + 1 }
        }
        struct Height: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
        }
    }

    @Test("A preference that changes what it is made of is named") func preferenceLoop() throws {
        let stage = try Stage()
        try stage.show(VStack { Growing() })
        #expect(stage.drawn(.red, at: 0) != nil)
        expect(
            stage.tree.diagnostics.entries,
            equals: [.neverSettles(passes: ViewTree.maximumPasses, view: "Growing", reaction: "onPreferenceChange")])
    }

    @Test("A task that goes on without sleeping is given up, and named by its place") func endlessYields() async throws {
        let (stage, isOver) = (try Stage(), Flag())
        try stage.show(
            Color.red.frame(width: 10, height: 10).task(file: "App/Clock.swift", line: 12) {
                while !isOver.value { await Task.yield() }
            })
        try await stage.tree.tasks.settle()
        #expect(stage.drawn(.red, at: 0) != nil)
        expect(
            stage.tree.diagnostics.entries.map { "\($0)".prefix(54) }, equals: ["A task of a view (task at Clock.swift:12) waits for so"])
        isOver.value = true
    }

    @MainActor private final class Flag {
        var value = false
    }
}
