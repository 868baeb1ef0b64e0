import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Pieces of glass in a container flow together when they are near each other.
@Suite("Glass") @MainActor struct GlassTests {
    private func piece(_ glass: Glass = .regular) -> some View {
        Color.clear.frame(width: 40, height: 40).glassEffect(glass, in: Circle())
    }

    /// The outlines through which what lies below is seen as through glass.
    private func panes(_ stage: Stage, at time: Double = 0) -> [Path] {
        func panes(_ items: [DisplayItem]) -> [Path] {
            items.flatMap { item -> [Path] in
                switch item {
                case .backdrop(let path, _, _): [path]
                case .transform(let transform, let items): panes(items).map { $0.applying(transform) }
                case .group(_, _, let items), .run(let items), .filter(_, let items), .clip(_, _, let items): panes(items)
                default: []
                }
            }
        }
        return panes(stage.tree.displayList(at: time).items)
    }

    private func row(_ spacing: CGFloat, container: CGFloat?) -> some View {
        GlassEffectContainer(spacing: container) {
            HStack(spacing: spacing) {
                piece(); piece()
            }
        }.frame(width: 200, height: 100)
    }

    @Test(
        "Pieces nearer than the spacing are one pane with a bridge, and those farther apart two",
        arguments: [(30, false), (20, false), (12, true), (-10, true)])
    func joining(spacing: CGFloat, isJoined: Bool) throws {
        let stage = try Stage(width: 200, height: 100)
        try stage.show(row(spacing, container: 20))
        let panes = panes(stage)
        expect(panes.count, equals: (isJoined ? 1 : 2))
        let outline = try #require(panes.first)
        let whole = CGRect(x: 100 - 40 - spacing / 2, y: 30, width: 80 + spacing, height: 40)
        if isJoined {
            // Far sides are where they were, and the middle is narrower than the pieces.
            #expect(abs(outline.boundingRect.minX - whole.minX) < 0.1 && abs(outline.boundingRect.maxX - whole.maxX) < 0.1)
            #expect(abs(outline.boundingRect.minY - 30) < 0.1 && abs(outline.boundingRect.maxY - 70) < 0.1)
            #expect(outline.contains(CGPoint(x: 100, y: 50)))
            #expect(!outline.contains(CGPoint(x: 100, y: 31)))
        } else {
            expect(outline.boundingRect.width, equals: 40)
        }
    }

    @Test("A piece that an offset shows elsewhere is glass there, and flows together with what it is near there") func offset() throws {
        let stage = try Stage(width: 200, height: 100)
        func pair(_ way: CGFloat) -> some View {
            GlassEffectContainer(spacing: 20) {
                ZStack {
                    piece().offset(x: -way); piece().offset(x: way)
                }
            }.frame(width: 200, height: 100)
        }
        try stage.show(pair(50))
        expect(panes(stage).map(\.boundingRect.midX), equals: [50, 150])
        try stage.show(pair(24), at: 1)
        let joined = panes(stage, at: 1)
        expect(joined.count, equals: 1)
        #expect(joined[0].contains(CGPoint(x: 100, y: 50)) && abs(joined[0].boundingRect.minX - 56) < 0.1)
    }

    /// Between neighbouring lines of an outline: the largest turn, in radians.
    private func sharpestTurn(_ path: Path) -> Double {
        var points: [CGPoint] = []
        path.forEach { if case .line(to: let point) = $0 { points.append(point) } }
        // Over five lines, so that the grid does not show.
        return points.indices.dropFirst(5).dropLast(5).map { index -> Double in
            let (a, b, c) = (points[index - 5], points[index], points[index + 5])
            let turn = atan2(Double(c.y - b.y), Double(c.x - b.x)) - atan2(Double(b.y - a.y), Double(b.x - a.x))
            return abs(atan2(sin(turn), cos(turn)))
        }.max() ?? 0
    }

    @Test("Between touching and apart the outline is round: a neck, then tips, and no points", arguments: [1, 6, 10, 13, 15, 18])
    func necks(gap: CGFloat) throws {
        let shapes = [-20 - gap / 2, 20 + gap / 2].map { Path(ellipseIn: CGRect(x: 100 + $0 - 20, y: 30, width: 40, height: 40)) }
        let outline = GlassOutline.joined(shapes, within: 20)
        #expect(sharpestTurn(outline) < 1.1)
        expect(outline.contains(CGPoint(x: 100, y: 50)), equals: gap < 13.3)
        #expect(abs(outline.boundingRect.width - 80 - gap) < 0.05 && abs(outline.boundingRect.height - 40) < 0.05)
    }

    @Test("Without a container, each piece is a pane of its own") func alone() throws {
        let stage = try Stage(width: 200, height: 100)
        try stage.show(
            HStack(spacing: 4) {
                piece(); piece(); piece(.identity)
            })
        expect(panes(stage).count, equals: 2)
    }

    @Test("What moves apart parts: the panes of a moment are those of the pieces where they are then") func moving() throws {
        let stage = try Stage(width: 200, height: 100)
        try stage.show(row(0, container: 20))
        try stage.show(row(60, container: 20), .linear(duration: 1), at: 1)
        expect([1, 1.2, 1.5, 2].map { panes(stage, at: $0).count }, equals: [1, 1, 2, 2])
    }

    @Test("A union is one piece as large as all of it, whatever lies between") func union() throws {
        struct Pair: View {
            @Namespace private var namespace
            var body: some View {
                GlassEffectContainer(spacing: 10) {
                    HStack(spacing: 30) {
                        ForEach(0..<3) { index in
                            Color.clear.frame(width: 20, height: 40).glassEffect(in: .rect(cornerRadius: 5))
                                .glassEffectUnion(id: index < 2 ? 1 : 2, namespace: namespace)
                        }
                    }
                }
            }
        }
        let stage = try Stage(width: 200, height: 100)
        try stage.show(Pair())
        expect(panes(stage).map(\.boundingRect.width), equals: [70, 20])
    }

    @Test("Glass with an identity comes out of the glass beside it") func morphing() throws {
        struct Growing: View {
            let isLong: Bool
            @Namespace private var namespace
            var body: some View {
                GlassEffectContainer(spacing: 30) {
                    HStack(spacing: 10) {
                        Color.clear.frame(width: 40, height: 40).glassEffect(in: Circle()).glassEffectID(1, in: namespace)
                        if isLong { Color.clear.frame(width: 40, height: 40).glassEffect(in: Circle()).glassEffectID(2, in: namespace) }
                    }
                }
                .frame(width: 200, height: 100, alignment: .leading)
            }
        }
        let stage = try Stage(width: 200, height: 100)
        try stage.show(Growing(isLong: false))
        try stage.show(Growing(isLong: true), .linear(duration: 1), at: 1)
        let widths = [1.0, 1.25, 1.5, 1.75, 2].map { panes(stage, at: $0).map(\.boundingRect.width) }
        #expect(widths.allSatisfy { $0.count == 1 })
        #expect(abs(widths[0][0] - 40) < 0.1 && abs(widths[4][0] - 90) < 0.1)
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0[0] <= $1[0] + 1e-6 })
        #expect(widths[2][0] < 80)
    }

    @Test("Tints of pieces that have flowed together stay on their pieces") func tints() throws {
        let stage = try Stage(width: 200, height: 100)
        try stage.show(
            GlassEffectContainer(spacing: 20) {
                HStack(spacing: 5) {
                    piece(.regular.tint(.blue)); piece()
                }
            }.frame(width: 200, height: 100))
        expect(panes(stage).count, equals: 1)
        let tint = Color.blue.opacity(0.6).resolve(in: stage.tree.environment).rgba
        let tinted = stage.drawn(at: 0).filter { $0.color == tint }
        expect(tinted.map { $0.box.width.rounded() }, equals: [40])
    }
}
