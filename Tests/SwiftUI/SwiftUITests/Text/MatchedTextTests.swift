import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Texts of different sizes that share their geometry.
@Suite("Matched texts") @MainActor struct MatchedTextTests {
    /// A small title at the top left, or a large one at the bottom right.
    private func hero(_ isLarge: Bool, _ properties: MatchedGeometryProperties = .frame) -> some View {
        TitleSpace { space in
            ZStack {
                if isLarge {
                    Text(verbatim: "Hi").font(.system(size: 48)).fixedSize().foregroundStyle(.blue)
                        .matchedGeometryEffect(id: "title", in: space, properties: properties)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                } else {
                    Text(verbatim: "Hi").font(.system(size: 12)).fixedSize().foregroundStyle(.red)
                        .matchedGeometryEffect(id: "title", in: space, properties: properties)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
    }

    /// The box around all glyphs of a colour at a moment.
    private func words(_ color: Color, _ stage: Stage, at time: Double) throws -> CGRect {
        let wanted = color.resolve(in: stage.tree.environment).rgba
        let boxes = stage.drawn(at: time).filter { item in
            guard let own = item.color else { return false }
            return item.isText && abs(own.red - wanted.red) + abs(own.blue - wanted.blue) < 1e-6
        }.map(\.box)
        return try #require(boxes.dropFirst().reduce(boxes.first) { $0?.union($1) })
    }

    @Test("Both keep their own size, fly on one way, and fade into each other", arguments: [MatchedGeometryProperties.frame, .position])
    func flight(_ properties: MatchedGeometryProperties) throws {
        let (stage, small, large) = (try Stage(), try Stage(), try Stage())
        try small.show(hero(false, properties))
        try large.show(hero(true, properties))
        try stage.show(hero(false, properties))
        try stage.show(hero(true, properties), .linear(duration: 1), at: 1)
        let (start, end) = (try words(.red, small, at: 0), try words(.blue, large, at: 0))
        for share in [0.25, 0.5, 0.75] {
            let (red, blue) = (try words(.red, stage, at: 1 + share), try words(.blue, stage, at: 1 + share))
            // A text that is fixed in size takes no other from its group.
            #expect(abs(red.width - start.width) < 0.5 && abs(blue.width - end.width) < 0.5)
            // Their middles are one, up to what a line has above and below its letters.
            #expect(abs(red.midX - blue.midX) < 2 && abs(red.midY - blue.midY) < 6, "\(share): \(red) \(blue)")
            let x = start.midX + (end.midX - start.midX) * share
            expect(blue.midX, near: x, within: 2, "\(share): \(blue.midX) for \(x)")
        }
        expect(stage.tree.displayList(at: 2), equals: large.tree.displayList(at: 0))
    }

    @Test("Turned round on its way a text does not jump") func turnedRound() throws {
        let stage = try Stage()
        try stage.show(hero(false))
        try stage.show(hero(true), .spring(duration: 1), at: 1)
        let before = try words(.red, stage, at: 1.3)
        try stage.show(hero(false), .spring(duration: 1), at: 1.3)
        let after = try words(.red, stage, at: 1.3)
        #expect(abs(after.midX - before.midX) < 0.01 && abs(after.midY - before.midY) < 0.01)
        let fresh = try Stage()
        try fresh.show(hero(false))
        expect(stage.tree.displayList(at: 9), equals: fresh.tree.displayList(at: 0))
    }
}

/// Content with a namespace of its own.
private struct TitleSpace<Content: View>: View {
    @ViewBuilder let content: (Namespace.ID) -> Content
    @Namespace private var space

    var body: some View { content(space) }
}
