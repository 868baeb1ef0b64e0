import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Each transaction is an update of its own, and what happens by itself happens in virtual time.
@Suite("Events in virtual time") @MainActor struct EventTests {
    /// Where the red and the blue box are at a moment.
    private func places(_ stage: Stage, at time: Double) throws -> [CGFloat] {
        [try #require(stage.drawn(.red, at: time)).box.minX, try #require(stage.drawn(.blue, at: time)).box.minX]
    }

    @Test("Two withAnimation calls in one action move each its own change") func twoAnimationsInOneAction() throws {
        let stage = try Stage()
        let hand = Hand()
        try stage.show(TwoBoxes(hand: hand))
        try stage.tree.perform(at: 1) {
            withAnimation(.linear(duration: 2)) { hand.red?.wrappedValue = 40 }
            withAnimation(.linear(duration: 4)) { hand.blue?.wrappedValue = 40 }
        }
        let start = try places(stage, at: 1)
        let later = try places(stage, at: 2)
        expect(later[0] - start[0], equals: 20)
        expect(later[1] - start[1], equals: 10)
    }

    @Test("An animation in one view's onAppear moves nothing else of that update") func animationInOnAppear() throws {
        let stage = try Stage()
        let hand = Hand()
        try stage.show(TwoBoxes(hand: hand))
        let start = try places(stage, at: 0)
        try stage.show(
            TwoBoxes(hand: hand, fixedBlue: 40, onAppear: { x in withAnimation(.linear(duration: 5)) { x.wrappedValue = 50 } }),
            .linear(duration: 2), at: 1)
        let later = try places(stage, at: 2)
        expect(later[0] - start[0], near: 10, within: 0.001, "a fifth of the way in the first of five seconds")
        expect(later[1] - start[1], equals: 20, "half of the way of the update's own animation")
    }

    @Test("A write without animation in onAppear does not inherit the update's") func plainWriteInOnAppear() throws {
        let stage = try Stage()
        let hand = Hand()
        try stage.show(TwoBoxes(hand: hand))
        let start = try places(stage, at: 0)
        try stage.show(
            TwoBoxes(hand: hand, fixedBlue: 40, onAppear: { $0.wrappedValue = 50 }), .linear(duration: 2), at: 1)
        try expect(places(stage, at: 1)[0] - start[0], equals: 50)
    }

    @Test("What is written is read at once, and bodies see it update by update") func readingBack() throws {
        let stage = try Stage()
        let hand = Hand()
        try stage.show(TwoBoxes(hand: hand))
        try stage.tree.perform(at: 1) {
            withAnimation(.linear(duration: 1)) { hand.red?.wrappedValue = 10 }
            hand.blue?.wrappedValue = (hand.red?.wrappedValue ?? 0) * 2
        }
        expect(hand.seen.suffix(2), equals: [[10, 0], [10, 20]])
    }

    @Test(
        "A completion runs when what was started has ended",
        arguments: [
            (AnimationCompletionCriteria.logicallyComplete, 1.5), (.removed, 2.0),
        ])
    func completion(_ criteria: AnimationCompletionCriteria, _ expected: Double) throws {
        let stage = try Stage()
        let hand = Hand()
        try stage.show(TwoBoxes(hand: hand))
        var ended: Double?
        try stage.tree.perform(at: 1) {
            withAnimation(.linear(duration: 1).logicallyComplete(after: 0.5), completionCriteria: criteria) {
                hand.red?.wrappedValue = 40
            } completion: {
                ended = stage.tree.now
            }
        }
        try stage.tree.advance(to: expected - 0.01)
        #expect(ended == nil)
        try stage.tree.advance(to: 10)
        expect(ended ?? 0, near: expected, within: 0.005)
    }

    @Test("A completion of removal waits for what a later change starts on the same value") func removalAfterRetarget() throws {
        let stage = try Stage()
        let hand = Hand()
        try stage.show(TwoBoxes(hand: hand))
        var ends: [Double] = []
        func move(to place: CGFloat) {
            withAnimation(.linear(duration: 1), completionCriteria: .removed) {
                hand.red?.wrappedValue = place
            } completion: {
                ends.append(stage.tree.now)
            }
        }
        try stage.tree.perform(at: 1) { move(to: 40) }
        try stage.tree.perform(at: 1.3) { move(to: -40) }
        try stage.tree.advance(to: 2.2)
        expect(ends, equals: [])
        try stage.tree.advance(to: 10)
        #expect(ends.count == 2 && ends.allSatisfy { abs($0 - 2.3) < 0.005 })
    }

    @Test func aCompletionOfNothingRunsAtOnce() throws {
        let stage = try Stage()
        try stage.show(TwoBoxes(hand: Hand()))
        var ended = false
        try stage.tree.perform(at: 1) {
            withAnimation {
            } completion: {
                ended = true
            }
        }
        #expect(ended)
    }

    @Test("A completion that starts its own animation for ever is an error, not a hang") func endlessCompletion() throws {
        let stage = try Stage()
        let hand = Hand()
        try stage.show(TwoBoxes(hand: hand))
        @MainActor func again() {
            withAnimation(nil, { hand.red?.wrappedValue += 1 }, completion: { MainActor.assumeIsolated { again() } })
        }
        #expect(throws: ViewTreeError.self) {
            try stage.tree.perform(at: 1) { again() }
            try stage.tree.advance(to: 2)
        }
    }

    @Test("A task sleeps in virtual time") func task() async throws {
        let stage = try Stage()
        try stage.show(Sleepy())
        try await stage.tree.tasks.settle()
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        expect(stage.tree.nextEventTime, equals: 2)
        try stage.tree.advance(to: 2)
        try await stage.tree.tasks.settle()
        try expect(#require(stage.drawn(.red, at: 2.5)).box.minX - start, equals: 20)
        expect(stage.tree.nextEventTime, equals: 2.25)
        try stage.tree.advance(to: 2.25)
        try await stage.tree.tasks.settle()
        try expect(
            #require(stage.drawn(.red, at: 2.5)).box.minX - start, equals: -20,
            "a write without animation jumps, and what still runs goes on")
        #expect(stage.tree.nextEventTime == nil)
    }

    @Test("A task of a widget's view that sleeps is not woken again: the widget is archived by then") func taskInWidget() async throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        try stage.show(Sleepy())
        try await stage.tree.tasks.settle()
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        #expect(stage.tree.nextEventTime == nil)
        try stage.tree.advance(to: 5)
        try await stage.tree.tasks.settle()
        try expect(#require(stage.drawn(.red, at: 5)).box.minX, equals: start)
        let words = stage.tree.diagnostics.entries.map(\.description)
        #expect(words.count == 1 && words[0].hasPrefix("A task that sleeps does not run in a widget"))
    }

    private struct Flipping: View {
        @State private var round = 0

        var body: some View { Color.red.task(id: round) { round += 1 } }
    }

    @Test("Tasks that start one another without waiting are an error, not a hang") func endlessTasks() async throws {
        let stage = try Stage()
        try stage.show(Flipping())
        let error = await #expect(throws: ViewTreeError.self) { try await stage.tree.tasks.settle() }
        guard case .timeStandsStill(_, seconds: 0, view: "Flipping") = error else {
            Issue.record("it threw \(String(describing: error))")
            return
        }
    }

    @Test("A delay on the main queue passes in virtual time") func asyncAfter() throws {
        let stage = try Stage()
        let hand = Hand()
        try stage.show(
            TwoBoxes(
                hand: hand,
                onAppear: { binding in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                        withAnimation(.linear(duration: 1)) { binding.wrappedValue = 40 }
                    }
                }))
        let start = try places(stage, at: 0)[0]
        expect(stage.tree.nextEventTime, equals: 0.5)
        try stage.tree.advance(to: 1)
        try expect(places(stage, at: 1)[0] - start, equals: 20)
    }

    @Test("An observable object that a body read brings about the next update") func observation() throws {
        let stage = try Stage()
        let model = Model()
        try stage.show(ModelView(model: model))
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        try stage.tree.perform(at: 1) { withAnimation(.linear(duration: 2)) { model.x = 40 } }
        try expect(#require(stage.drawn(.red, at: 2)).box.minX - start, equals: 20)
        let bindable = Bindable(model)
        try stage.tree.perform(at: 5) { bindable.x.animation(.linear(duration: 2)).wrappedValue = 0 }
        try expect(#require(stage.drawn(.red, at: 6)).box.minX - start, equals: 20)
    }

    @Test("A view that goes says so when its transition is over") func disappearance() throws {
        let stage = try Stage()
        let log = EventLog()
        func view(_ isOn: Bool) -> some View {
            VStack {
                if isOn {
                    Color.red.frame(width: 10, height: 10)
                        .onAppear { log.lines.append("appear") }.onDisappear { log.lines.append("gone") }
                }
            }
        }
        try stage.show(view(true))
        try stage.show(view(false), .linear(duration: 1), at: 1)
        expect(log.lines, equals: ["appear"])
        try stage.tree.advance(to: 2)
        expect(log.lines, equals: ["appear", "gone"])
        try stage.show(view(true), at: 3)
        try stage.show(view(false), at: 4)
        expect(log.lines, equals: ["appear", "gone", "appear", "gone"])
    }

    @Test("A property made of others keeps what its update stores") func propertyUpdatedInPlace() throws {
        let stage = try Stage()
        let log = EventLog()
        try stage.show(Stamped(log: log))
        expect(log.lines, equals: ["updated"])
    }

    @Test("A body's animation is for the modifiers in it alone") func scopedAnimation() throws {
        let stage = try Stage()
        func view(_ x: CGFloat) -> some View {
            Color.red.frame(width: 20, height: 20).offset(x: x)
                .animation(.linear(duration: 2)) { $0.offset(x: x) }
        }
        try stage.show(view(0))
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        try stage.show(view(40), at: 1)
        try expect(#require(stage.drawn(.red, at: 2)).box.minX - start, equals: 60)
    }
}

@MainActor private final class Hand {
    var red: Binding<CGFloat>?
    var blue: Binding<CGFloat>?
    var seen: [[CGFloat]] = []
}

private final class EventLog: @unchecked Sendable { var lines: [String] = [] }

private struct TwoBoxes: View {
    let hand: Hand
    var fixedBlue: CGFloat?
    var onAppear: (@MainActor (Binding<CGFloat>) -> Void)?
    @State private var red: CGFloat = 0
    @State private var blue: CGFloat = 0

    var body: some View {
        hand.red = $red
        hand.blue = $blue
        hand.seen.append([red, blue])
        return ZStack {
            Color.red.frame(width: 20, height: 20).offset(x: red)
            Color.blue.frame(width: 20, height: 20).offset(x: fixedBlue ?? blue)
            if let onAppear { Color.clear.onAppear { onAppear($red) } }
        }
    }
}

private struct Sleepy: View {
    @State private var x: CGFloat = 0

    var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: x)
            .task {
                try? await Task.sleep(for: .seconds(2))
                withAnimation(.linear(duration: 1)) { x = 40 }
                try? await Task.sleep(nanoseconds: 250_000_000)
                x = 0
            }
    }
}

@Observable private final class Model { var x: CGFloat = 0 }

private struct ModelView: View {
    let model: Model
    var body: some View { Color.red.frame(width: 20, height: 20).offset(x: model.x) }
}

private struct Stamped: View {
    let log: EventLog
    @Stamp private var stamp

    var body: some View {
        log.lines.append(stamp)
        return Color.red
    }
}

@propertyWrapper
private struct Stamp: DynamicProperty {
    @State private var count = 0
    private var text = "as made"
    var wrappedValue: String { text }
    mutating func update() { text = "updated" }
}
