import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// One symbol becoming another.
@Suite("Changes of symbols") @MainActor struct SymbolChangeTests {
    /// A stage on which `star.fill` became `heart.fill` at one second.
    private func stage(_ transition: ContentTransition?, _ animation: Animation? = .linear(duration: 1)) throws -> Stage {
        let stage = try Stage()
        func view(_ name: String) -> some View {
            Image(systemName: name).foregroundStyle(.red).contentTransition(transition ?? .automatic)
        }
        try stage.show(view("star.fill"))
        try stage.show(view("heart.fill"), animation, at: 1)
        return stage
    }

    /// The box of a symbol that stands still.
    private func box(_ name: String) throws -> CGRect {
        let stage = try Stage()
        try stage.show(Image(systemName: name))
        return try #require(stage.drawn(at: 0).first).box
    }

    @Test("The new symbol is there at once without a transition, or without an animation")
    func immediate() throws {
        let heart = try box("heart.fill")
        let stages = [
            try stage(nil), try stage(.identity), try stage(.symbolEffect(.replace), nil), try stage(.opacity, nil),
            try stage(.numericText()),
        ]
        for stage in stages {
            let drawn = stage.drawn(at: 1.01)
            expect(drawn.count, equals: 1)
            expect(drawn.first.map { abs($0.box.width - heart.width) < 0.01 && $0.alpha == 1 }, equals: true)
        }
    }

    @Test("Down-Up: the old one shrinks away, then the new one grows")
    func downUp() throws {
        let (star, heart) = (try box("star.fill"), try box("heart.fill"))
        for transition in [
            ContentTransition.symbolEffect(.replace), .symbolEffect(.replace.downUp), .symbolEffect, .symbolEffect(.automatic),
        ] {
            let stage = try stage(transition)
            let leaving = stage.drawn(at: 1.1)
            expect(leaving.count, equals: 1)
            #expect(leaving[0].box.width < star.width && leaving[0].alpha < 1 && leaving[0].alpha > 0)
            expect(leaving[0].box.midX, near: 100, within: 0.5)
            let coming = stage.drawn(at: 1.18)
            expect(coming.count, equals: 1)
            #expect(coming[0].box.width < heart.width && coming[0].alpha < 1)
            let done = stage.drawn(at: 1.7)
            #expect(done.count == 1 && done[0].alpha == 1 && abs(done[0].box.width - heart.width) < 0.01)
        }
    }

    @Test("Up-Up: the old one grows away; Off-Up: it is gone at once")
    func otherDirections() throws {
        let star = try box("star.fill")
        let growing = try #require(try stage(.symbolEffect(.replace.upUp)).drawn(at: 1.1).first)
        #expect(growing.box.width > star.width)
        let heart = try #require(try stage(.symbolEffect(.replace.offUp)).drawn(at: 1.05).first)
        #expect(heart.box.width < (try box("heart.fill")).width)
    }

    @Test("The effect has a speed of its own, times the one asked for", arguments: [0.5, 1, 2, 4])
    func speed(_ speed: Double) throws {
        let stage = try stage(.symbolEffect(.replace, options: .speed(speed)), .linear(duration: 0.01))
        let plain = try self.stage(.symbolEffect(.replace), .linear(duration: 5))
        for elapsed in [0.05, 0.12, 0.2, 0.3, 0.45] {
            let (own, other) = (stage.drawn(at: 1 + elapsed / speed), plain.drawn(at: 1 + elapsed))
            expect(own.count, equals: other.count)
            // Where it is drawn follows the animation.
            #expect(zip(own, other).allSatisfy { abs($0.alpha - $1.alpha) < 1e-6 && abs($0.box.width - $1.box.width) < 1e-6 })
        }
        expect(stage.tree.settlingTime, near: 1 + 0.6 / speed, within: 1e-9)
    }

    @Test("A speed that is none changes nothing", arguments: [0, -1, .nan, .infinity])
    func badSpeed(_ speed: Double) {
        expect(SymbolEffectOptions.speed(speed), equals: .default)
    }

    @Test("Opacity: the two cross-fade by the animation")
    func fade() throws {
        for transition in [ContentTransition.opacity, .interpolate] {
            let drawn = try stage(transition).drawn(at: 1.25)
            expect(drawn.map { ($0.alpha * 100).rounded() }, equals: [75, 25])
        }
    }

    @Test("A moment is drawn the same whatever was drawn before")
    func randomAccess() throws {
        let times = [1.0, 1.05, 1.14, 1.2, 1.4, 1.6, 2]
        let forward = try stage(.symbolEffect(.replace))
        let backward = try stage(.symbolEffect(.replace))
        let first = times.map { forward.drawn(at: $0) }
        let second = times.reversed().map { backward.drawn(at: $0) }
        expect(first, equals: second.reversed())
    }

    @Test("The layers of a palette go and come with it")
    func layers() throws {
        let stage = try Stage()
        func view(_ name: String) -> some View {
            Image(systemName: name).foregroundStyle(.red, .blue).contentTransition(.symbolEffect(.replace))
        }
        try stage.show(view("plus.circle.fill"))
        try stage.show(view("wifi"), .default, at: 1)
        expect(stage.drawn(at: 1.1).count, equals: 2)
        expect(stage.drawn(at: 1.2).count, equals: 3)
    }

    @Test("By layer: each layer goes and comes after the one before; whole symbols at once")
    func byLayer() throws {
        func stage(_ old: String, _ new: String, _ transition: ContentTransition) throws -> Stage {
            let stage = try Stage()
            func view(_ name: String) -> some View {
                Image(systemName: name).foregroundStyle(.red, .blue, .green).contentTransition(transition)
            }
            try stage.show(view(old))
            try stage.show(view(new), .linear(duration: 0.01), at: 1)
            return stage
        }
        let (layered, whole) = (ContentTransition.symbolEffect(.replace.byLayer), ContentTransition.symbolEffect(.replace.wholeSymbol))
        func alphas(_ stage: Stage, at time: Double) -> Set<Double> {
            Set(stage.drawn(at: time).map { ($0.alpha * 1000).rounded() })
        }
        expect(alphas(try stage("wifi", "star.fill", whole), at: 1.1).count, equals: 1)
        expect(alphas(try stage("wifi", "star.fill", layered), at: 1.1).count, equals: 3, "each arc is further than the next")
        let (coming, comingWhole) = (try stage("star.fill", "wifi", layered), try stage("star.fill", "wifi", whole))
        expect(comingWhole.drawn(at: 1.24).count, equals: 3)
        expect(coming.drawn(at: 1.24).count, equals: 2, "the last arc is not there yet")
        #expect(coming.tree.settlingTime > comingWhole.tree.settlingTime)
        let end = coming.tree.settlingTime
        expect(coming.drawn(at: end), equals: comingWhole.drawn(at: end))
    }

    @Test("Magic: related symbols change in place, others by the fallback")
    func magic() throws {
        let transition = ContentTransition.symbolEffect(.replace.magic(fallback: .upUp))
        let stage = try Stage()
        func view(_ name: String) -> some View { Image(systemName: name).contentTransition(transition) }
        try stage.show(view("bell"))
        try stage.show(view("bell.slash"), .default, at: 1)
        let (bell, struck) = (try box("bell"), try box("bell.slash"))
        let half = stage.drawn(at: 1.175)
        expect(half.count, equals: 2)
        #expect(zip(half, [bell, struck]).allSatisfy { abs($0.box.width - $1.width) < 1e-6 })
        #expect(half.allSatisfy { abs($0.alpha - 0.5) < 1e-6 })
        expect(stage.drawn(at: 1.36).map(\.alpha), equals: [1])
        let other = try #require(try self.stage(transition).drawn(at: 1.1).first)
        let star = try box("star.fill")
        #expect(other.box.width > star.width)
    }

    @Test(
        "Related are names that differ in fill, slash, badge or enclosure",
        arguments: [
            ("bell", "bell.slash.fill", true), ("person", "person.badge.plus", true), ("bolt.fill", "bolt.circle", true),
            ("star", "heart", false), ("circle", "square", false), ("cloud.rain", "cloud.sun", false),
        ])
    func related(_ one: String, _ other: String, _ are: Bool) {
        expect(SymbolChange.areRelated(one, other), equals: are)
    }
}
