import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Which transition plays when views come and go (Truth/transitions.json, `probe.structure`, `probe.default`).
@Suite("Which transition plays") @MainActor struct TransitionStructureTests {
    private let rest = TransitionProbeTests.rest
    private let second = Animation.linear(duration: 1)
    private var box: some View { Color.red.frame(width: 50, height: 30) }

    /// What is red a quarter into the animated change from `view(false)` to `view(true)`.
    private func quarter<V: View>(_ view: (Bool) -> V) throws -> DrawnItem? {
        let stage = try Stage()
        try stage.show(view(false))
        try stage.show(view(true), second, at: 1)
        return stage.drawn(.red, at: 1.25)
    }

    @Test func theDefaultIsAFade() throws {
        let item = try #require(try quarter { isShown in ZStack { if isShown { box } } })
        #expect(item.box == rest && item.alpha == 0.25)
    }

    @Test func identityIsThereAtOnce() throws {
        let item = try #require(try quarter { isShown in ZStack { if isShown { box.transition(.identity) } } })
        #expect(item.box == rest && item.alpha == 1)
        let gone = try quarter { isHidden in ZStack { if !isHidden { box.transition(.identity) } } }
        #expect(gone == nil)
    }

    @Test("A transition inside the inserted container is ignored, the container fades") func nested() throws {
        let item = try #require(
            try quarter { isShown in
                ZStack { if isShown { VStack { box.transition(.move(edge: .leading)) } } }
            })
        #expect(item.box == rest && item.alpha == 0.25)
    }

    @Test("Identity on the inserted container: no animation") func nestedInIdentity() throws {
        let item = try #require(
            try quarter { isShown in
                ZStack { if isShown { VStack { box.transition(.move(edge: .leading)) }.transition(.identity) } }
            })
        #expect(item.box == rest && item.alpha == 1)
    }

    @Test func aViewThatStaysDoesNotMove() throws {
        let item = try #require(
            try quarter { _ in ZStack { box.transition(.move(edge: .leading)) } })
        #expect(item.box == rest && item.alpha == 1)
    }

    @Test func withoutAnAnimationEverythingSnaps() throws {
        let stage = try Stage()
        func view(_ isShown: Bool) -> some View { ZStack { if isShown { box.transition(.slide) } } }
        try stage.show(view(false))
        try stage.show(view(true), at: 1)
        expect(stage.drawn(.red, at: 1)?.box, equals: rest)
        try stage.show(view(false), at: 2)
        #expect(stage.drawn(at: 2).isEmpty)
    }

    @Test("animation(_:value:) on the container drives the insertion; a nil animation inside the if does not stop it")
    func animationOfTheContainer() throws {
        let stage = try Stage()
        func view(_ isShown: Bool) -> some View {
            ZStack { if isShown { box.transition(.opacity).transaction { $0.animation = nil } } }
                .animation(second, value: isShown)
        }
        try stage.show(view(false))
        try stage.show(view(true), at: 1)
        expect(stage.drawn(.red, at: 1.25)?.alpha, equals: 0.25)
    }

    @Test("A transition goes through modifiers around it") func throughModifiers() throws {
        let item = try #require(
            try quarter { isShown in
                ZStack { if isShown { box.transition(.move(edge: .top)).padding(10).zIndex(1) } }
            })
        #expect(item.alpha == 1 && item.box.minY == rest.minY - 0.75 * 50)
    }

    @Test("if and else: one leaves while the other arrives") func bothBranches() throws {
        let stage = try Stage()
        func view(_ flag: Bool) -> some View {
            ZStack {
                if flag { Color.blue.frame(width: 20, height: 20) } else { box.transition(.move(edge: .leading)) }
            }
        }
        try stage.show(view(false))
        try stage.show(view(true), second, at: 1)
        expect(stage.drawn(.red, at: 1.5)?.box.minX, equals: 50)
        expect(stage.drawn(.blue, at: 1.5)?.alpha, equals: 0.5)
        #expect(stage.drawn(.red, at: 2) == nil && stage.drawn(.blue, at: 2)?.alpha == 1)
    }

    @Test("Another id is another view") func identity() throws {
        let stage = try Stage()
        func view(_ id: Int, _ color: Color) -> some View {
            color.frame(width: 50, height: 30).id(id).transition(.push(from: .bottom))
        }
        try stage.show(view(1, .red))
        try stage.show(view(1, .red), second, at: 1)
        expect(stage.tree.settlingTime, equals: -.infinity, "the same id is the same view")
        try stage.show(view(2, .blue), second, at: 2)
        let (old, new) = (try #require(stage.drawn(.red, at: 2.25)), try #require(stage.drawn(.blue, at: 2.25)))
        #expect(old.box.minY == rest.minY - 7.5 && old.alpha == 0.75)
        #expect(new.box.minY == rest.minY + 22.5 && new.alpha == 0.25)
        #expect(stage.drawn(.red, at: 3) == nil)
    }

    @Test("ForEach: what is inserted and removed fades, the siblings move") func forEach() throws {
        let stage = try Stage()
        func view(_ colors: [Color]) -> some View {
            VStack(spacing: 0) {
                ForEach(colors, id: \.self) { $0.frame(width: 50, height: 30).transition(.opacity) }
            }
            .frame(height: 200, alignment: .top)
        }
        try stage.show(view([.red, .blue]))
        expect(stage.drawn(.blue, at: 0)?.box.minY, equals: 30)
        try stage.show(view([.blue]), second, at: 1)
        expect(stage.drawn(.blue, at: 1.25)?.box.minY, equals: 22.5)
        #expect(stage.drawn(.red, at: 1.25)?.box.minY == 0 && stage.drawn(.red, at: 1.25)?.alpha == 0.75)
        try stage.show(view([.green, .blue]), second, at: 3)
        expect(stage.drawn(.blue, at: 3.25)?.box.minY, equals: 7.5)
        #expect(stage.drawn(.green, at: 3.25)?.box.minY == 0 && stage.drawn(.green, at: 3.25)?.alpha == 0.25)
        expect(stage.drawn(.blue, at: 4)?.box.minY, equals: 30)
    }

    @Test("A view that comes back while it leaves is the same view and turns round") func comesBack() throws {
        let stage = try Stage()
        func view(_ isShown: Bool) -> some View { ZStack { if isShown { box } } }
        try stage.show(view(true))
        try stage.show(view(false), second, at: 1)
        try stage.show(view(true), second, at: 1.5)
        expect(stage.drawn(at: 1.5).map(\.alpha), equals: [0.5])
        // The old fade still runs and is at 0.25, the new one a quarter of the way from there to 1.
        expect(stage.drawn(at: 1.75).map(\.alpha), equals: [0.4375])
        expect(stage.drawn(at: 2.5).map(\.alpha), equals: [1])
    }

    @Test("A transition with an animation of its own") func ownAnimation() throws {
        let item = try #require(
            try quarter { isShown in
                ZStack { if isShown { box.transition(.opacity.animation(.linear(duration: 0.5))) } }
            })
        expect(item.alpha, equals: 0.5)
    }

    @Test("A modifier as a transition") func modifierTransition() throws {
        let item = try #require(
            try quarter { isShown in
                ZStack { if isShown { box.transition(.modifier(active: Fade(to: 0.5), identity: Fade(to: 1))) } }
            })
        expect(item.alpha, equals: 0.625)
    }

    @Test("What is combined goes around, in both spellings") func combinedOrder() throws {
        let erased = try quarter { isShown in
            ZStack {
                if isShown { box.transition(AnyTransition.scale(scale: 0.5).combined(with: .offset(x: 40))) }
            }
        }
        let typed = try quarter { isShown in
            ZStack {
                if isShown { box.transition(.scale(0.5).combined(with: .offset(CGSize(width: 40, height: 0)))) }
            }
        }
        // Three quarters of 40 to the right, scaled to 0.625 about the centre before that.
        #expect(erased?.box.midX == 130 && erased?.box.width == 31.25)
        expect(typed, equals: erased)
    }

    @Test("A transition of one's own") func ownTransition() throws {
        let item = try #require(
            try quarter { isShown in ZStack { if isShown { box.transition(Drop().combined(with: .opacity)) } } })
        #expect(item.box.minY == rest.minY - 75 && item.alpha == 0.25)
    }
}

private struct Fade: ViewModifier {
    let to: Double
    func body(content: Content) -> some View { content.opacity(to) }
}

private struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase == .willAppear ? -100 : 0)
    }
}
