import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What of a view animates, and by how much (Truth/animation_rules.json, `animation.value_scaling`; macOS 27 probes).
@Suite("What animates") @MainActor struct AnimatedAttributeTests {
    private let second = Animation.linear(duration: 1)

    /// What is red at the start, in the middle and at the end of the animated change.
    private func motion<V: View>(_ color: Color = .red, _ view: (Bool) -> V) throws -> [DrawnItem] {
        let stage = try Stage()
        try stage.show(view(false))
        try stage.show(view(true), second, at: 1)
        let motion = try [1, 1.5, 2].map { try #require(stage.drawn(color, at: $0)) }
        expect(stage.tree.settlingTime, equals: 2)
        return motion
    }

    /// Half of the change of `[originX, originY, width, height]` that the table has.
    private func halfDelta(_ truth: TruthValue) -> [CGFloat] { truth.numbers.map { $0 / 2 } }

    private func delta(_ motion: [DrawnItem]) -> [CGFloat] {
        let (from, to) = (motion[0].box, motion[1].box)
        return [to.minX - from.minX, to.minY - from.minY, to.width - from.width, to.height - from.height]
    }

    private let scaling = TruthTable.record("animation.value_scaling", in: TruthTable.animationRules)

    @Test func frameWidth() throws {
        let motion = try motion { wide in
            Color.red.frame(width: wide ? 150 : 50, height: 10).frame(width: 200, alignment: .leading)
        }
        expect(delta(motion), equals: [0, 0, 50, 0])
        // The table's change is 200 wide, this one 100.
        expect(scaling["frame(width:) 100->300"]["delta"].numbers, equals: [0, 0, 200, 0])
    }

    @Test func padding() throws {
        let view = { (more: Bool) in
            Color.red.frame(width: 50, height: 20).padding(more ? 30 : 10).background(Color.blue)
                .frame(width: 200, height: 200, alignment: .topLeading)
        }
        let truth = scaling["padding 10->30 around 50x20"]
        expect(delta(try motion(.red, view)), equals: halfDelta(truth["child"]))
        expect(delta(try motion(.blue, view)), equals: halfDelta(truth["outer"]))
    }

    @Test func spacing() throws {
        let motion = try motion { more in
            HStack(spacing: more ? 20 : 0) {
                Color.blue.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10)
            }
            .frame(width: 200, alignment: .leading)
        }
        expect(delta(motion), equals: halfDelta(scaling["HStack spacing 0->20 (second child)"]))
    }

    @Test func offset() throws {
        let motion = try motion { Color.red.frame(width: 10, height: 10).offset(x: $0 ? 40 : 0) }
        expect(delta(motion), equals: halfDelta(scaling["offset x 0->40"]))
    }

    @Test func opacity() throws {
        let motion = try motion { Color.red.opacity($0 ? 0.2 : 1) }
        expect(scaling["opacity 1->0.2"].numbers, equals: [-0.8])
        // Alpha is kept as a 32-bit number.
        expect(motion[1].alpha, near: 0.6, within: 1e-6)
    }

    @Test func scale() throws {
        let motion = try motion { Color.red.frame(width: 20, height: 20).scaleEffect($0 ? 2 : 1) }
        expect(delta(motion), equals: [-5, -5, 10, 10])
    }

    @Test func rotation() throws {
        let motion = try motion {
            Color.red.frame(width: 20, height: 20).rotationEffect(.degrees($0 ? 90 : 0))
        }
        let diagonal = 20 * 2.0.squareRoot()
        #expect(abs(motion[1].box.width - diagonal) < 1e-6 && abs(motion[2].box.width - 20) < 1e-6)
    }

    @Test func rotationAnchor() throws {
        let motion = try motion {
            Color.red.frame(width: 20, height: 20).rotationEffect(.degrees(180), anchor: $0 ? .topLeading : .center)
        }
        #expect(abs(motion[0].box.minX - 90) < 1e-9 && abs(motion[1].box.minX - 80) < 1e-9)
        expect(motion[2].box.minX, near: 70, within: 1e-9)
    }

    @Test func alignment() throws {
        let motion = try motion {
            Color.red.frame(width: 20, height: 20).frame(width: 100, alignment: $0 ? .trailing : .leading)
        }
        expect(delta(motion), equals: [40, 0, 0, 0])
    }

    @Test("Blur goes from none to some") func blur() throws {
        let motion = try motion { Color.red.frame(width: 20, height: 20).blur(radius: $0 ? 8 : 0) }
        expect(motion.map(\.blur), equals: [0, 4, 8])
    }

    @Test("A layout only ever sees final proposals") func layoutSeesFinalSizes() throws {
        let log = ProbeLog()
        let seen = Seen()
        let stage = try Stage()
        func view(_ width: CGFloat) -> some View {
            ProbeLeaf(id: "leaf", log: log) { proposal in
                seen.widths.insert(proposal.width ?? -1)
                return proposal.replacingUnspecifiedDimensions()
            }
            .frame(width: width)
        }
        try stage.show(view(100))
        try stage.show(view(180), second, at: 1)
        for time in [1, 1.25, 1.5, 2] { _ = stage.tree.displayList(at: time) }
        expect(seen.widths, equals: [100, 180])
        expect(log.leaves["leaf"]?.frame(at: 1.5).width, equals: 140)
    }

    @Test("A new view is at its place at once") func newViewsDoNotFly() throws {
        let stage = try Stage()
        func view(_ isShown: Bool) -> some View {
            HStack(spacing: 0) {
                Color.blue.frame(width: 20, height: 20)
                if isShown { Color.red.frame(width: 20, height: 20) }
            }
        }
        try stage.show(view(false))
        try stage.show(view(true), second, at: 1)
        expect(stage.drawn(.red, at: 1.25)?.box.minX, equals: 100)
        expect(stage.drawn(.blue, at: 1.25)?.box.minX, equals: 87.5)
    }

    private final class Seen { var widths: Set<CGFloat> = [] }
}
