import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Bodies, layouts and transitions with animatable data move frame by frame, and looking at a moment changes nothing.
@Suite("Evaluation at a time") @MainActor struct TimeEvaluationTests {
    private func box(_ stage: Stage, at time: Double) throws -> CGRect { try #require(stage.drawn(.red, at: time)).box }

    @Test func anAnimatableViewMoves() throws {
        let stage = try Stage()
        try stage.show(Bar(length: 20))
        try stage.show(Bar(length: 120), .linear(duration: 2), at: 1)
        try expect([1, 1.5, 2, 3, 1.5].map { try box(stage, at: $0).width }, equals: [20, 45, 70, 120, 45])
        expect(stage.tree.settlingTime, equals: 3)
    }

    @Test("Its neighbours make room frame by frame") func neighbours() throws {
        let stage = try Stage()
        func view(_ length: CGFloat) -> some View {
            HStack(spacing: 0) {
                Bar(length: length); Color.blue.frame(width: 10, height: 10)
            }
        }
        try stage.show(view(20))
        try stage.show(view(120), .linear(duration: 2), at: 1)
        try expect(#require(stage.drawn(.blue, at: 2)).box.minX, equals: 60 + 70)
    }

    @Test("Text counts") func countingText() throws {
        let stage = try Stage()
        try stage.show(Count(value: 0))
        try stage.show(Count(value: 100), .linear(duration: 2), at: 1)
        let fresh = try Stage()
        try fresh.show(Count(value: 50))
        expect(stage.tree.displayList(at: 2), equals: fresh.tree.displayList(at: 0))
    }

    @Test func anAnimatableModifierMoves() throws {
        let stage = try Stage()
        func view(_ x: CGFloat) -> some View { Color.red.frame(width: 20, height: 20).modifier(Padded(length: x)) }
        try stage.show(view(0))
        let start = try box(stage, at: 0).minX
        try stage.show(view(40), .linear(duration: 2), at: 1)
        try expect(box(stage, at: 2).minX - start, equals: 10)
    }

    @Test func aGeometryEffectMoves() throws {
        let stage = try Stage()
        func view(_ x: CGFloat) -> some View { Color.red.frame(width: 20, height: 20).modifier(Shake(amount: x).ignoredByLayout()) }
        try stage.show(view(0))
        let still = stage.tree.displayList(at: 0)
        try stage.show(view(1), .linear(duration: 1), at: 1)
        #expect(stage.tree.displayList(at: 1.25) != still)
        #expect(stage.tree.displayList(at: 1.25) != stage.tree.displayList(at: 1.75))
        expect(stage.tree.settlingTime, equals: 2)
    }

    @Test func aLayoutMoves() throws {
        let stage = try Stage()
        func view(_ step: CGFloat) -> some View {
            Stairs(step: step) {
                Color.blue.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
            }
        }
        try stage.show(view(10))
        let start = try box(stage, at: 0)
        try stage.show(view(50), .linear(duration: 2), at: 1)
        try expect(box(stage, at: 2).minX - start.minX, equals: 20)
        try expect(box(stage, at: 3).minX - start.minX, equals: 40)
    }

    @Test("A transition of an animatable modifier plays, in and out") func customTransition() throws {
        let stage = try Stage()
        func view(_ isOn: Bool) -> some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isOn {
                    Color.red.frame(width: 20, height: 20)
                        .transition(.modifier(active: Padded(length: 40), identity: Padded(length: 0)))
                }
            }
        }
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 2), at: 1)
        try expect([1.5, 2, 3].map { try box(stage, at: $0).minX }, equals: [30, 20, 0])
        try stage.show(view(false), .linear(duration: 2), at: 4)
        try expect([4.5, 5, 5.5].map { try box(stage, at: $0).minX }, equals: [10, 20, 30])
        #expect(stage.drawn(.red, at: 6) == nil)
    }

    @Test("A change while data move goes on from what is shown") func interruption() throws {
        let stage = try Stage()
        try stage.show(Bar(length: 0))
        try stage.show(Bar(length: 100), .linear(duration: 2), at: 0)
        try stage.show(Bar(length: 0), .linear(duration: 2), at: 1)
        try expect(box(stage, at: 1).width, equals: 50)
        #expect(try box(stage, at: 3).width == 0 || stage.drawn(.red, at: 3) == nil)
    }

    /// Much that depends on time at once.
    private func film() throws -> Stage {
        let stage = try Stage()
        func scene(_ amount: CGFloat, _ items: [Int]) -> some View {
            VStack {
                Bar(length: amount)
                Count(value: Double(amount))
                ForEach(items, id: \.self) { item in
                    Color.green.frame(width: CGFloat(item * 10), height: 8)
                        .transition(.modifier(active: Padded(length: 30), identity: Padded(length: 0)))
                }
                Text("\(Int(amount))").modifier(Shake(amount: amount / 50))
                KeyframeAnimator(initialValue: 0.0, trigger: items) {
                    Color.blue.frame(width: 10 + $0, height: 5)
                } keyframes: { _ in
                    LinearKeyframe(40, duration: 0.5)
                    SpringKeyframe(0, duration: 0.6)
                }
                PhaseAnimator([0, 30, 10]) {
                    Color.orange.frame(width: 20 + $0, height: 5)
                } animation: { _ in
                    .linear(duration: 0.7)
                }
            }
        }
        try stage.show(scene(10, [1, 2, 3]))
        try stage.show(scene(90, [2, 4]), .bouncy, at: 1)
        try stage.show(scene(40, [4, 3, 1]), .smooth(duration: 1.5), at: 1.4)
        return stage
    }

    @Test("Any order of moments gives the same") func pureTime() throws {
        let tree = try film().tree
        let end = try #require(tree.nextEventTime)
        let times = (0...40).map { 1.4 + Double($0) / 40 * (end - 1.4) }
        let inOrder = times.map { tree.displayList(at: $0) }
        let order = times.indices.map { $0 * 17 % times.count }
        for index in order { expect(tree.displayList(at: times[index]), equals: inOrder[index]) }
        let other = try film().tree
        expect(other.displayList(at: times[33]), equals: inOrder[33], "reached at once")
        // And what happens next does not depend on what was looked at.
        try tree.advance(to: end)
        try other.advance(to: end)
        for time in [end, end + 0.1, end + 0.3] { expect(tree.displayList(at: time), equals: other.displayList(at: time)) }
    }

    @Test("Looking at a moment runs no actions and starts nothing") func samplingStartsNothing() throws {
        let stage = try Stage()
        var calls = 0
        func view(_ value: Double) -> some View {
            Count(value: value, onChange: { calls += 1 })
        }
        try stage.show(view(0))
        try stage.show(view(100), .linear(duration: 2), at: 1)
        let (before, settling) = (calls, stage.tree.settlingTime)
        for time in [1.2, 2.9, 1.7] { _ = stage.tree.displayList(at: time) }
        #expect(calls == before && stage.tree.settlingTime == settling && stage.tree.nextEventTime == nil)
    }
}

private struct Bar: View, @MainActor Animatable {
    var length: CGFloat
    var animatableData: CGFloat {
        get { length }
        set { length = newValue }
    }
    var body: some View { Color.red.frame(width: length, height: 10) }
}

private struct Count: View, @MainActor Animatable {
    var value: Double
    var onChange: () -> Void = {}
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text("\(Int(value))").onChange(of: Int(value)) { onChange() } }
}

private struct Padded: ViewModifier, @MainActor Animatable {
    var length: CGFloat
    var animatableData: CGFloat {
        get { length }
        set { length = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, length) }
}

private struct Shake: @MainActor GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * CGFloat(sin(Double(amount) * 2 * .pi)), y: 0))
    }
}

private struct Stairs: Layout {
    var step: CGFloat
    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            view.place(at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.minY), proposal: .unspecified)
        }
    }
}
