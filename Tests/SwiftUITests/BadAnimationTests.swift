import Foundation
import Testing

@testable import SwiftUI

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
        #expect(stage.tree.diagnostics.entries == [.notANumber("Bar")])
        try stage.show(Bar(length: 50), .linear(duration: 1), at: 3)
        #expect(try #require(stage.drawn(.red, at: 4)).box.width == 50)
    }

    @Test("An attribute that is set to what is no number is told with its view, jumps, and moves again from a number to a number")
    func attributesThatAreNoNumbers() throws {
        let stage = try Stage()
        func box(_ x: CGFloat, _ opacity: Double = 1) -> some View {
            Color.red.frame(width: 10, height: 10).offset(x: x).opacity(opacity)
        }
        try stage.show(box(0))
        try stage.show(box(.nan), .linear(duration: 1), at: 1)
        #expect(stage.tree.diagnostics.entries == [.attributeNotANumber("offset", of: "Shape<Rectangle>")])
        #expect(stage.tree.settlingTime == -.infinity)
        try stage.show(box(0), .linear(duration: 1), at: 2)
        try stage.show(box(20), .linear(duration: 1), at: 3)
        let start = try #require(stage.drawn(.red, at: 3)).box.minX
        #expect(abs(try #require(stage.drawn(.red, at: 3.5)).box.minX - start - 10) < 0.01)
        try stage.show(box(20, .nan), .linear(duration: 1), at: 5)
        #expect(stage.tree.diagnostics.entries.last == .attributeNotANumber("opacity", of: "Shape<Rectangle>"))
    }

    @Test("Animatable data that are infinite are told with their view, jump, and move again between numbers") func infiniteData() throws {
        let stage = try Stage()
        try stage.show(Bar(length: 10))
        try stage.show(Bar(length: .infinity), .linear(duration: 1), at: 1)
        _ = stage.drawn(at: 1.5)
        #expect(stage.tree.diagnostics.entries == [.attributeInfinite("animatableData", of: "Bar")])
        try stage.show(Bar(length: 50), .linear(duration: 1), at: 3)
        #expect(try #require(stage.drawn(.red, at: 4)).box.width == 50)
        try stage.show(Bar(length: 70), .linear(duration: 1), at: 5)
        #expect(abs(try #require(stage.drawn(.red, at: 5.5)).box.width - 60) < 0.01)
    }

    @Test("What is infinite and is not animated is nobody's fault") func infinityAtRest() throws {
        let stage = try Stage()
        func button(_ radius: CGFloat) -> some View { RoundedRectangle(cornerRadius: radius).fill(.red).frame(width: 40, height: 10) }
        try stage.show(button(.infinity))
        try stage.show(button(4), at: 1)
        try stage.show(button(.infinity), at: 2)
        #expect(stage.tree.diagnostics.entries.isEmpty)
        try stage.show(button(4), .spring, at: 3)
        #expect(stage.tree.diagnostics.entries == [.attributeInfinite("shape", of: "Shape<RoundedRectangle>")])
    }

    @Test("Keyframes through infinity are told with their view and track") func infiniteKeyframes() throws {
        let stage = try Stage()
        func beat(_ number: Double) -> some View {
            Text("beat").keyframeAnimator(initialValue: 0.0, repeating: false) { $0.offset(x: $1) } keyframes: { _ in
                LinearKeyframe(number, duration: 1)
            }
        }
        try stage.show(VStack { beat(.infinity); beat(.nan) })
        #expect(
            stage.tree.diagnostics.entries == [
                .attributeInfinite("keyframes of value", of: "Text \"beat\""), .attributeNotANumber("keyframes of value", of: "Text \"beat\""),
            ])
    }

    @Test("An animation without an end is told as a source has it") func sourceText() {
        #expect(Animation.easeIn(duration: .infinity).sourceText == ".easeIn(duration: inf)")
        #expect(
            Animation.linear(duration: 1).speed(0).repeatCount(2).sourceText
                == ".linear(duration: 1.0).speed(0.0).repeatCount(2, autoreverses: true)")
        #expect(
            Animation.interpolatingSpring(stiffness: 100, damping: 0).delay(1).sourceText
                == ".interpolatingSpring(mass: 1.0, stiffness: 100.0, damping: 0.0).delay(1.0)")
    }

    @Test("A timing curve is told with its control points, or by its name") func sourceTextOfCurves() {
        #expect(
            Animation.timingCurve(0.2, 0.8, 0.25, 1, duration: 0.4).sourceText == ".timingCurve(0.2, 0.8, 0.25, 1.0, duration: 0.4)")
        #expect(
            Animation.timingCurve(.circularEaseIn, duration: 1).sourceText == ".timingCurve(.circularEaseIn, duration: 1.0)")
    }

    @Test(arguments: [0, -1, -Double.infinity, Double.nan]) func durationsThatAreNone(_ duration: Double) throws {
        let stage = try Stage()
        try stage.show(Bar(length: 10))
        try stage.show(Bar(length: 50), .linear(duration: duration), at: 1)
        #expect(try #require(stage.drawn(.red, at: 1)).box.width == 50)
        #expect(stage.tree.settlingTime <= 1)
    }

    @Test func twoElementsUnderOneIdentityAreBothDrawnAndReported() throws {
        let stage = try Stage()
        try stage.show(ForEach([1, 1], id: \.self) { _ in Color.red.frame(width: 5, height: 5) })
        #expect(stage.drawn(at: 0).count == 2)
        #expect(stage.tree.diagnostics.entries == [.repeatedIdentity("1")])
    }

    @Test func noPhasesAreReported() throws {
        let stage = try Stage()
        try stage.show(PhaseAnimator([Int]()) { _ in Color.red })
        #expect(stage.tree.diagnostics.entries == [.noPhases("PhaseAnimator")])
    }

    private struct Relay: View {
        let duration: Double
        @State private var isOn = false

        private func go() {
            withAnimation(.linear(duration: duration)) { isOn.toggle() } completion: { go() }
        }

        var body: some View {
            Color.red.frame(width: isOn ? 50 : 10, height: 10).onAppear { go() }
        }
    }

    @Test func aCompletionThatStartsItsOwnAnimationForEverIsLookedAtAsFarAsAsked() throws {
        let stage = try Stage()
        try stage.show(Relay(duration: 0.5))
        try stage.tree.advance(to: 10.25)
        #expect(try #require(stage.drawn(.red, at: 10.25)).box.width == 30)
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
        #expect(stage.tree.diagnostics.entries == [.denseSchedule("Million")])
    }

    private struct Restless: View {
        @State private var count = 0
        var body: some View { Color.red.onChange(of: count, initial: true) { count += 1 } }
    }

    @Test func aViewThatChangesItselfForEverIsNamed() throws {
        let stage = try Stage()
        try stage.show(VStack { Restless() })
        #expect(stage.drawn(.red, at: 0) != nil)
        #expect(
            stage.tree.diagnostics.entries
                == [.neverSettles(passes: ViewTree.maximumPasses, view: "Restless", reaction: "onChange")])
    }
}
