import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Views turned in space: `effects.json`, records `rotation3d`.
@Suite("Views in perspective") @MainActor struct ProjectionEffectTests {
    private func projection(
        _ view: some View, direction: LayoutDirection = .leftToRight, at time: Double = 0
    ) throws -> ProjectionTransform? {
        let stage = try Stage(width: 100, height: 50)
        try stage.show(view.environment(\.layoutDirection, direction))
        guard case .projection(let projection, _)? = stage.tree.displayList(at: time).items.first else { return nil }
        return projection
    }

    private func isNear(_ a: ProjectionTransform?, _ rows: [CGFloat]) -> Bool {
        guard let a else { return false }
        let own = [a.m11, a.m12, a.m13, a.m21, a.m22, a.m23, a.m31, a.m32, a.m33]
        return zip(own, rows).allSatisfy { abs($0 - $1) < 1e-9 * max(1, abs($1)) }
    }

    private let aroundX: [CGFloat] = [
        1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949, 19.09188309203678, 18.282485578727798,
        1.3818376618407355,
    ]

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aroundTheHorizontalAxis(direction: LayoutDirection) throws {
        let view = Color.red.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0), anchorZ: 2, perspective: 2)
        #expect(isNear(try projection(view, direction: direction), aroundX))
    }

    @Test func aroundTheVerticalAxis() throws {
        let view = Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchorZ: 1)
        #expect(
            isNear(
                try projection(view),
                [
                    0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0, 2.7333395016045907,
                    -10.700317547305483, 0.5719872981077807,
                ]))
        #expect(
            isNear(
                try projection(view, direction: .rightToLeft),
                [
                    0.06698729810778081, -0.21650635094610965, -0.008660254037844387, 0, 1, 0, 47.766660498395396,
                    10.950317547305483, 1.4380127018922193,
                ]))
    }

    @Test func aViewElsewhereTurnsAboutItsOwnPlace() throws {
        let turned = Color.red.frame(width: 40, height: 20).rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0))
        let map = try #require(try projection(turned))
        // The frame lies in the middle of 100 by 50 points; its centre stays where it is.
        let center = CGPoint(x: 50, y: 25).applying(map)
        #expect(abs(center.x - 50) < 1e-9 && abs(center.y - 25) < 1e-9)
    }

    @Test func noTurnIsNoProjection() throws {
        #expect(try projection(Color.red.rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0))) == nil)
        #expect(try projection(Color.red.projectionEffect(ProjectionTransform())) == nil)
    }

    @Test func theAngleMoves() throws {
        let stage = try Stage(width: 100, height: 50)
        let view = { (degrees: Double) in
            Color.red.rotation3DEffect(.degrees(degrees), axis: (x: 1, y: 0, z: 0), anchorZ: 2, perspective: 2)
        }
        try stage.show(view(0))
        try stage.show(view(90), .linear(duration: 1), at: 0)
        guard case .projection(let halfway, _)? = stage.tree.displayList(at: 0.5).items.first else {
            Issue.record("Nothing is projected halfway.")
            return
        }
        #expect(isNear(halfway, aroundX))
    }

    @Test func aMapOfTheUsersOwnJumps() throws {
        let stage = try Stage(width: 100, height: 50)
        func map(_ x: CGFloat) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: x, y: 0)) }
        try stage.show(Color.red.projectionEffect(map(3)))
        try stage.show(Color.red.projectionEffect(map(9)), .linear(duration: 1), at: 0)
        guard case .projection(let halfway, _)? = stage.tree.displayList(at: 0.5).items.first else {
            Issue.record("Nothing is projected halfway.")
            return
        }
        expect(halfway, equals: map(9))
    }

    @Test func aMapOfTheUsersOwn() throws {
        var map = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        map.m23 = 0.001
        try expect(projection(Color.red.projectionEffect(map)), equals: map)
    }
}
