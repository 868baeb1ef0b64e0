import Foundation
import StageSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Pages of a tab view under a finger.
@Suite("Pages") @MainActor struct PageTests {
    private let first = Color(red: 1, green: 0, blue: 0)
    private let second = Color(red: 0, green: 1, blue: 0)

    private func stage() throws -> Stage {
        let stage = try Stage(width: 200, height: 100)
        try stage.show(
            TabView {
                first; second
            }.tabViewStyle(.page(indexDisplayMode: .never)))
        return stage
    }

    private func left(_ color: Color, _ stage: Stage, at time: Double) throws -> CGFloat {
        try #require(stage.drawn(color, at: time)).box.minX
    }

    private func drag(by x: CGFloat, rest: Double, in stage: Stage, at time: Double) throws {
        let (from, to) = (CGPoint(x: 100, y: 50), CGPoint(x: 100 + x, y: 50))
        try stage.tree.touch(along: [[(0, from), (0.1, CGPoint(x: 100 + x / 2, y: 50)), (0.2, to), (0.2 + rest, to)]], at: time)
    }

    @Test("A short drag springs back, a long one turns the page, and both begin where the finger was")
    func follows() throws {
        let stage = try stage()
        try drag(by: -60, rest: 1, in: stage, at: 1)
        let end = stage.tree.now
        #expect(abs(try left(first, stage, at: end) + 60) < 12, "the finger's way, without what it took to begin")
        #expect(abs(try left(first, stage, at: end + 3)) < 0.01)
        try drag(by: -150, rest: 1, in: stage, at: 10)
        let turned = stage.tree.now
        #expect(try left(second, stage, at: turned) < 70)
        #expect(abs(try left(second, stage, at: turned + 3)) < 0.01)
    }

    @Test("Beyond the last page the pages follow reluctantly and come back")
    func rubberBand() throws {
        let stage = try stage()
        try drag(by: 100, rest: 1, in: stage, at: 1)
        let end = stage.tree.now
        let way = try left(first, stage, at: end)
        #expect(way > 20 && way < 60)
        #expect(abs(try left(first, stage, at: end + 3)) < 0.01)
    }
}
