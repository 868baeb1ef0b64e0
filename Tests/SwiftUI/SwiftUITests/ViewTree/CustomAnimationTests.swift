import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Custom animations as Apple's documentation of `CustomAnimation` and its kin has them: environment, state, merging.
@Suite("Custom animations") @MainActor struct CustomAnimationTests {
    private func box(_ x: CGFloat) -> some View { Color.red.frame(width: 20, height: 20).offset(x: x) }
    private func x(_ stage: Stage, at time: Double) throws -> Double { Double(try #require(stage.drawn(.red, at: time)).box.minX) }

    @Test("An animation pauses while its view's environment says so") func pausable() throws {
        let stage = try Stage()
        func view(_ x: CGFloat, isPaused: Bool) -> some View { box(x).environment(\.isPaused, isPaused) }
        try stage.show(view(0, isPaused: false))
        let start = try x(stage, at: 0)
        try stage.show(view(40, isPaused: false), Animation(Pausable(base: .linear(duration: 2))), at: 0)
        #expect(abs(try x(stage, at: 1) - start - 20) < 0.5)
        expect(stage.tree.settlingTime, near: 2, within: 0.05)
        try stage.show(view(40, isPaused: true), at: 1)
        #expect(abs(try x(stage, at: 5) - start - 20) < 1)
        expect(stage.tree.settlingTime, equals: .infinity)
        try stage.show(view(40, isPaused: false), at: 5)
        #expect(abs(try x(stage, at: 5.5) - start - 30) < 1)
        expect(stage.tree.settlingTime, near: 6, within: 0.05)
        try expect(x(stage, at: 6.1) - start, equals: 40)
        // Any order gives the same.
        let places = try [5.9, 5.2, 5.7, 5.1].map { try x(stage, at: $0) }
        try expect([5.1, 5.2, 5.7, 5.9].map { try x(stage, at: $0) }, equals: [places[3], places[1], places[2], places[0]])
    }

    @Test("The environment is that of the view whose attribute moves") func ownEnvironment() throws {
        let stage = try Stage()
        let animation = Animation(Pausable(base: .linear(duration: 2)))
        func view(_ x: CGFloat) -> some View {
            VStack(spacing: 0) {
                box(x).environment(\.isPaused, true)
                Color.blue.frame(width: 20, height: 20).offset(x: x)
                Data(x: x)
            }
        }
        try stage.show(view(0))
        let start = try x(stage, at: 0)
        try stage.show(view(40), animation, at: 0)
        try expect(x(stage, at: 1), equals: start)
        expect(Double(try #require(stage.drawn(.blue, at: 1)).box.minX) - start, near: 20, within: 0.5)
        expect(Double(try #require(stage.drawn(.green, at: 1)).box.width), near: 21, within: 0.5)
    }

    private struct Data: View, @preconcurrency Animatable {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        var body: some View { Color.green.frame(width: x + 1, height: 10) }
    }

    @Test("Merging keeps the state, and the velocity is asked for") func merging() throws {
        let stage = try Stage()
        let animation = Animation(Eased(duration: 1))
        try stage.show(box(0))
        let start = try x(stage, at: 0)
        try stage.show(box(40), animation, at: 0)
        try stage.show(box(80), animation, at: 0.5)
        // One animation over the whole way, from the start of the first: it ends with it.
        expect(stage.tree.settlingTime, near: 1, within: 0.05)
        try expect(x(stage, at: 1.1) - start, equals: 80)
    }

    @Test("An animation that answers no number is told, and what it moves stays to be seen") func noNumber() throws {
        let stage = try Stage()
        try stage.show(box(0))
        let start = try x(stage, at: 0)
        try stage.show(box(40), Animation(NoNumber()), at: 0)
        expect(stage.tree.diagnostics.entries, equals: [.animationOfNaN("NoNumber")])
        try expect([0.25, 0.75, 2].map { try x(stage, at: $0) - start }, equals: [20, 40, 40])
    }

    @Test("An animation that never ends is told, and nothing hangs") func endless() throws {
        let stage = try Stage()
        try stage.show(box(0))
        try stage.show(box(40), Animation(Endless()), at: 0)
        expect(stage.tree.settlingTime, equals: .infinity)
        #expect(stage.tree.diagnostics.entries.contains(.endlessAnimation("Endless")))
        // One that is asked to repeat says so itself.
        let other = try Stage()
        try other.show(box(0))
        try other.show(box(40), .linear(duration: 1).repeatForever(), at: 0)
        #expect(other.tree.diagnostics.entries.isEmpty)
    }

    @Test(
        "A spring without damping is told",
        arguments: [
            Animation.spring(response: 0.5, dampingFraction: 0), .interpolatingSpring(stiffness: 100, damping: 0),
        ])
    func undamped(_ animation: Animation) throws {
        let stage = try Stage()
        try stage.show(box(0))
        try stage.show(box(40), animation, at: 0)
        #expect(stage.tree.settlingTime == .infinity && stage.tree.diagnostics.entries.count == 1)
    }

    @Test("Durations of zero and less are jumps", arguments: [0, -1, -Double.infinity, .nan]) func noTime(_ duration: Double) throws {
        let stage = try Stage()
        try stage.show(box(0))
        let start = try x(stage, at: 0)
        try stage.show(box(40), .linear(duration: duration), at: 0)
        try expect(x(stage, at: 0.001) - start, equals: 40)
    }

    @Test("Data that are not a number are told with their view, and move nothing") func notANumber() throws {
        let stage = try Stage()
        try stage.show(Growing(width: 10))
        try stage.show(Growing(width: .nan), .linear(duration: 1), at: 0)
        expect(stage.tree.diagnostics.entries, equals: [.notANumber("Growing")])
        expect(stage.tree.settlingTime, equals: -.infinity)
    }
}

private struct Growing: View, @preconcurrency Animatable {
    var width: Double
    var animatableData: Double {
        get { width }
        set { width = newValue }
    }
    var body: some View { Color.red.frame(width: width.isNaN ? 10 : width, height: 10) }
}

extension EnvironmentValues {
    @Entry fileprivate var isPaused = false
}

/// Apple's example of `AnimationContext` in other words.
private struct Pausable: CustomAnimation {
    let base: Animation

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let isPaused = context.environment.isPaused
        var pause = context.pause
        if pause.isPaused != isPaused {
            pause = PauseState(isPaused: isPaused, time: time - pause.time)
            context.pause = pause
        }
        return base.animate(value: value, time: isPaused ? pause.time : time - pause.time, context: &context)
    }
}

private struct PauseState<Value: VectorArithmetic>: AnimationStateKey {
    var isPaused = false
    var time: TimeInterval = 0
    static var defaultValue: Self { .init() }
}

extension AnimationContext {
    fileprivate var pause: PauseState<Value> {
        get { state[PauseState<Value>.self] }
        set { state[PauseState<Value>.self] = newValue }
    }
}

private struct Eased: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: time / duration) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        value.scaled(by: 1 / duration)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Eased }
}

/// Half of the way for half a second, and then no number.
private struct NoNumber: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time >= 1 ? nil : value.scaled(by: time >= 0.5 ? .nan : 0.5)
    }
}

private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: time / (time + 1))
    }
}
