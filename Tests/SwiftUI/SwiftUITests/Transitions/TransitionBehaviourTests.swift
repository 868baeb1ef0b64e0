import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What transitions do beyond their looks: animations of their own, interruption, order, reduced motion.
@Suite("How transitions behave") @MainActor struct TransitionBehaviourTests {
    private let rest = CGRect(x: 75, y: 85, width: 50, height: 30)
    private let second = Animation.linear(duration: 1)
    private var box: some View { Color.red.frame(width: 50, height: 30) }

    private func toggled<T: Transition>(_ transition: T) -> (Bool) -> AnyView {
        { isShown in AnyView(ZStack { if isShown { box.transition(transition) } }) }
    }

    /// What is red at moments after the insertion at second 1.
    private func insertion<V: View>(_ view: (Bool) -> V, _ animation: Animation?, at times: [Double]) throws -> [DrawnItem?] {
        let stage = try Stage()
        try stage.show(view(false))
        try stage.show(view(true), animation, at: 1)
        return times.map { stage.drawn(.red, at: 1 + $0) }
    }

    private func removal<V: View>(_ view: (Bool) -> V, _ animation: Animation?, at times: [Double]) throws -> [DrawnItem?] {
        let stage = try Stage()
        try stage.show(view(true))
        try stage.show(view(false), animation, at: 1)
        return times.map { stage.drawn(.red, at: 1 + $0) }
    }

    @Test(
        "blurReplace shrinks by a tenth, fades and blurs",
        arguments: [
            (BlurReplaceTransition.Configuration.downUp, 0.9), (.upUp, 1.1),
        ])
    func blurReplace(_ configuration: BlurReplaceTransition.Configuration, scale: Double) throws {
        let coming = try #require(try insertion(toggled(.blurReplace(configuration)), second, at: [0.5])[0])
        #expect(abs(coming.box.width - 47.5) < 1e-6 && abs(coming.alpha - 0.5) < 1e-9)
        let going = try #require(try removal(toggled(.blurReplace(configuration)), second, at: [0.5])[0])
        #expect(abs(going.box.width - 50 * (1 + scale) / 2) < 1e-6 && abs(going.alpha - 0.5) < 1e-9)
    }

    @Test("The plain blurReplace is downUp") func plainBlurReplace() {
        let plain: BlurReplaceTransition = .blurReplace
        #expect(plain.configuration == .downUp && BlurReplaceTransition.Configuration.downUp != .upUp)
    }

    @Test func offsetByTwoNumbers() throws {
        let item = try #require(try insertion(toggled(.offset(x: 40, y: -20)), second, at: [0.5])[0])
        expect(item.box, equals: rest.offsetBy(dx: 20, dy: -10))
    }

    @Test("Two typed transitions: one to come, another to go") func asymmetric() throws {
        let transition = AsymmetricTransition(insertion: .move(edge: .leading), removal: .opacity)
        let coming = try #require(try insertion(toggled(transition), second, at: [0.5])[0])
        #expect(coming.box == rest.offsetBy(dx: -25, dy: 0) && coming.alpha == 1)
        let going = try #require(try removal(toggled(transition), second, at: [0.5])[0])
        #expect(going.box == rest && going.alpha == 0.5)
    }

    @Test("apply shows a view as a phase does") func apply() throws {
        let stage = try Stage()
        try stage.show(OpacityTransition().combined(with: .offset(x: 10)).apply(content: box, phase: .didDisappear).opacity(1))
        #expect(stage.drawn(.red, at: 0) == nil)
        try stage.show(AnyView(OffsetTransition(CGSize(width: 10, height: 0)).apply(content: box, phase: .willAppear)))
        expect(stage.drawn(.red, at: 0)?.box, equals: rest.offsetBy(dx: 10, dy: 0))
    }

    // MARK: Animations of their own

    @Test("A transition with an animation plays without another, in both directions") func ownAnimation() throws {
        let typed = toggled(.opacity.animation(second))
        let erased = toggledAny(.opacity.animation(second))
        for alpha in try [insertion(typed, nil, at: [0.25])[0]?.alpha, insertion(erased, nil, at: [0.25])[0]?.alpha] {
            expect(alpha, equals: 0.25)
        }
        for alpha in try [removal(typed, nil, at: [0.25])[0]?.alpha, removal(erased, nil, at: [0.25])[0]?.alpha] {
            expect(alpha, equals: 0.75)
        }
    }

    @Test("A transition's own animation wins over the transaction's, unless animations are disabled") func precedence() throws {
        let view = toggledAny(.opacity.animation(.linear(duration: 2)))
        try expect(insertion(view, second, at: [0.5])[0]?.alpha, equals: 0.25)
        let stage = try Stage()
        try stage.show(view(false))
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        try stage.tree.update(view(true), transaction: transaction, at: 1)
        expect(stage.drawn(.red, at: 1)?.alpha, equals: 1)
    }

    @Test("What moves while the view stays is not the transition's to animate") func stays() throws {
        let stage = try Stage()
        func view(_ x: CGFloat) -> some View {
            ZStack { if x >= 0 { box.transition(.scale.animation(second)) } }.offset(x: x)
        }
        try stage.show(view(-1))
        try stage.show(view(0), at: 1)
        try stage.show(view(40), at: 3)
        expect(stage.drawn(.red, at: 3)?.box, equals: rest.offsetBy(dx: 40, dy: 0))
    }

    private func toggledAny(_ transition: AnyTransition) -> (Bool) -> AnyView {
        { isShown in AnyView(ZStack { if isShown { box.transition(transition) } }) }
    }

    // MARK: Interruption

    @Test(
        "Removed while it comes, and back: neither place nor speed jumps",
        arguments: [
            Animation.spring(duration: 0.8), .smooth, .easeInOut(duration: 1),
        ])
    func interruption(_ animation: Animation) throws {
        let stage = try Stage()
        let view = toggledAny(.move(edge: .leading))
        try stage.show(view(false))
        try stage.show(view(true), animation, at: 1)
        let step = 1.0 / 240
        func x(_ time: Double) throws -> Double { Double(try #require(stage.drawn(.red, at: time)).box.minX) }
        var seen: [(place: Double, speed: Double)] = []
        for (time, isShown) in [(1.2, false), (1.35, true), (1.5, false)] {
            seen = [(try x(time), (try x(time) - x(time - step)) / step)]
            try stage.show(view(isShown), animation, at: time)
            let speed = (try x(time + step) - x(time)) / step
            #expect(abs(try x(time) - seen[0].place) < 1e-6, "jumps at \(time)")
            // A spring changes its speed by some 50 points per second in a step; a jump would be hundreds.
            expect(speed, near: seen[0].speed, within: 60, "speed \(seen[0].speed) becomes \(speed) at \(time)")
        }
        #expect(stage.drawn(.red, at: stage.tree.settlingTime) == nil)
    }

    @Test("A view that comes back before it has gone keeps its state") func stateSurvives() throws {
        let stage = try Stage()
        func view(_ isShown: Bool) -> some View { ZStack { if isShown { Counting() } } }
        try stage.show(view(true))
        let first = stage.drawn(at: 0)
        try stage.show(view(false), second, at: 1)
        try stage.show(view(true), second, at: 1.5)
        expect(stage.drawn(at: 3), equals: first)
    }

    private struct Counting: View {
        @State private var count = 0
        var body: some View { Color.red.frame(width: CGFloat(count) * 10, height: 10).onAppear { count += 1 } }
    }

    @Test("At rest the frame is the still, byte for byte") func restEqualsStill() throws {
        for transition in [AnyTransition.push(from: .top), .scale, AnyTransition(.blurReplace), .slide.combined(with: .opacity)] {
            let view = toggledAny(transition)
            let (moved, fresh) = (try Stage(), try Stage())
            try moved.show(view(false))
            try moved.show(view(true), .bouncy, at: 1)
            try moved.show(view(false), .bouncy, at: 1.3)
            try moved.show(view(true), .bouncy, at: 1.4)
            try fresh.show(view(true))
            expect(moved.tree.displayList(at: moved.tree.settlingTime), equals: fresh.tree.displayList(at: 0))
        }
    }

    // MARK: Order and room

    @Test("On its way out a view is behind its siblings, unless a zIndex says otherwise") func order() throws {
        func colors(_ zIndex: Double?) throws -> [Bool] {
            let stage = try Stage()
            func view(_ isShown: Bool) -> some View {
                ZStack {
                    Color.blue
                    if isShown { box.zIndex(zIndex ?? 0) }
                }
            }
            try stage.show(view(true))
            try stage.show(view(false), second, at: 1)
            let red = Color.red.resolve(in: stage.tree.environment).rgba.red
            return stage.drawn(at: 1.5).map { ($0.color?.red ?? 0) == red }
        }
        try expect(colors(nil), equals: [true, false])
        try expect(colors(1), equals: [false, true])
    }

    @Test("Siblings make room while a row comes, and close up while one goes") func room() throws {
        let stage = try Stage()
        func view(_ rows: [Int]) -> some View {
            VStack(spacing: 0) {
                ForEach(rows, id: \.self) { row in
                    (row == 3 ? Color.red : .blue).frame(width: 50, height: 20).transition(.move(edge: .leading))
                }
                Spacer(minLength: 0)
            }
        }
        try stage.show(view([1, 3]))
        try stage.show(view([1, 2, 3]), second, at: 1)
        expect(stage.drawn(.red, at: 1.5)?.box.minY, equals: 30)
        try stage.show(view([2, 3]), second, at: 3)
        expect(stage.drawn(.red, at: 3.5)?.box.minY, equals: 30)
        expect(stage.drawn(.red, at: 4)?.box.minY, equals: 20)
    }

    // MARK: Reduced motion

    @Test("Where motion is reduced, what has none keeps its form and its animation") func reducedMotion() throws {
        func view<T: Transition>(_ transition: T) -> (Bool) -> AnyView {
            { AnyView(toggled(transition)($0).environment(\.accessibilityReduceMotion, true)) }
        }
        try expect(insertion(view(.opacity.animation(.linear(duration: 2))), second, at: [0.5])[0]?.alpha, equals: 0.25)
        let still = try #require(try insertion(view(Still()), second, at: [0.5])[0])
        expect(still.box.width, equals: 25, "a transition that says that it has no motion stays as it is")
        let moving = try #require(try insertion(view(.blurReplace), second, at: [0.5])[0])
        #expect(moving.box == rest && moving.alpha == 0.5)
        #expect(OpacityTransition.properties.hasMotion == false && MoveTransition.properties.hasMotion)
        #expect(TransitionProperties().hasMotion && !TransitionProperties(hasMotion: false).hasMotion)
    }

    private struct Still: Transition {
        static let properties = TransitionProperties(hasMotion: false)
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.scaleEffect(x: phase.isIdentity ? 1 : 0, y: 1)
        }
    }
}
