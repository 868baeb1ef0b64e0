import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Which animation moves a change (Truth/animation_rules.json, `animation.precedence`; probes on macOS 27).
@Suite("Precedence of animations") @MainActor struct AnimationPrecedenceTests {
    /// Animations that are told apart by how far they are after a second.
    private let a = Animation.linear(duration: 2)
    private let b = Animation.linear(duration: 4)

    /// Which animation moved the box from x = 0 to x = 40, told by where it is after a second.
    private func mover<V: View>(_ animation: Animation?, _ view: (CGFloat) -> V) throws -> String {
        try mover(Transaction(animation: animation), view)
    }

    private func mover<V: View>(_ transaction: Transaction, _ view: (CGFloat) -> V) throws -> String {
        let stage = try Stage()
        try stage.show(view(0))
        let start = try #require(stage.drawn(.red, at: 0)).box.minX
        try stage.tree.update(view(40), transaction: transaction, at: 0)
        switch try #require(stage.drawn(.red, at: 1)).box.minX - start {
        case 20: return "A"
        case 10: return "B"
        case 40: return "none"
        case let other: return "\(other)"
        }
    }

    private func box(_ x: CGFloat) -> some View { Color.red.frame(width: 20, height: 20).offset(x: x) }

    private func check(_ answer: String, _ rule: String) {
        let truth = TruthTable.record("animation.precedence", in: TruthTable.animationRules)[rule].string
        expect(truth?.hasPrefix(answer), equals: true, "\(rule): \(answer), SwiftUI \(truth ?? "no such rule")")
    }

    @Test func withAnimationAlone() throws { try expect(mover(a) { box($0) }, equals: "A") }

    @Test func innerValueAnimationWins() throws {
        check(try mover(a) { box($0).animation(b, value: $0) }, "withAnimation(A) + .animation(B, value:) below")
    }

    @Test func innerNilWins() throws {
        check(try mover(a) { box($0).animation(nil, value: $0) }, "withAnimation(A) + .animation(nil, value:) below")
    }

    @Test func modifiersOutsideAreNotAnimated() throws {
        let answer = try mover(nil) { Color.red.frame(width: 20, height: 20).animation(a, value: $0).offset(x: $0) }
        expect(answer, equals: "none")
        expect(
            TruthTable.record("animation.precedence", in: TruthTable.animationRules)[
                "modifier written AFTER .animation"
            ].string, equals: "not animated")
    }

    @Test func transactionWithoutAnimation() throws {
        try expect(mover(a) { box($0).transaction { $0.animation = nil } }, equals: "none")
    }

    @Test func transactionWithAnimation() throws {
        check(try mover(nil) { box($0).transaction { $0.animation = b } }, ".transaction{ $0.animation = B }")
    }

    @Test func disabledAnimations() throws {
        var transaction = Transaction(animation: a)
        transaction.disablesAnimations = true
        check(
            try mover(transaction) { box($0).animation(b, value: $0) },
            "disablesAnimations + animation A + .animation(B) below")
    }

    @Test func anotherValueChanges() throws {
        check(try mover(nil) { box($0).animation(a, value: "u") }, ".animation(A, value: v) when only u changes")
    }

    @Test func theInnermostOfTwoValueAnimationsWins() throws {
        try expect(mover(nil) { box($0).animation(b, value: $0).animation(a, value: $0) }, equals: "B")
    }

    @Test func transactionOfAValue() throws {
        try expect(mover(nil) { x in box(x).transaction(value: x) { $0.animation = a } }, equals: "A")
        try expect(mover(nil) { x in box(x).transaction(value: 1) { $0.animation = a } }, equals: "none")
    }

    @Test("The first time a value is seen is no change") func firstTime() throws {
        let stage = try Stage()
        try stage.show(box(0).animation(a, value: 1))
        expect(stage.tree.settlingTime, equals: -.infinity)
    }

    @Test("A change in flight: old and new both run") func retarget() throws {
        let stage = try Stage()
        try stage.show(box(0))
        try stage.show(box(40), a, at: 0)
        try stage.show(box(60), a, at: 1)
        let start = try #require(stage.drawn(.red, at: 1)).box.minX
        expect(start, equals: 110)
        // The first is at 30, the second a quarter of the way from there to 60.
        expect(stage.drawn(.red, at: 1.5)?.box.minX, equals: 127.5)
        expect(stage.drawn(.red, at: 3)?.box.minX, equals: 150)
    }

    @Test("Each value has the animation of its own modifier") func twoValues() throws {
        let stage = try Stage()
        func view(_ x: CGFloat, _ opacity: Double) -> some View {
            Color.red.frame(width: 20, height: 20).offset(x: x).animation(a, value: x)
                .opacity(opacity).animation(b, value: opacity)
        }
        try stage.show(view(0, 1))
        try stage.show(view(40, 0), at: 0)
        let item = try #require(stage.drawn(.red, at: 1))
        // The offset is below both modifiers, the inner one wins.
        #expect(item.box.minX == 110 && item.alpha == 0.75)
    }
}
