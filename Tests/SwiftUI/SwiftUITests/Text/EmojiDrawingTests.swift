import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Emoji in a view are pictures: in their own colours, as translucent as the text, and rolling with it.
@Suite("Emoji in a view") @MainActor struct EmojiDrawingTests {
    private func pictures(_ view: some View) throws -> [DrawnItem] {
        let stage = try Stage()
        try stage.show(view)
        return stage.drawn(at: 0).filter { !$0.isText }
    }

    @Test func theForegroundDoesNotTint() throws {
        let drawn = try pictures(Text(verbatim: "☕️").foregroundStyle(.red))
        #expect(drawn.count == 1 && drawn[0].color == .white && drawn[0].alpha == 1)
    }

    @Test("Opacity counts, the view's and the colour's")
    func opacity() throws {
        let half = try pictures(Text(verbatim: "☕️").opacity(0.5))
        expect(half.map(\.alpha), equals: [0.5])
        let both = try pictures(Text(verbatim: "☕️").foregroundStyle(Color.red.opacity(0.5)).opacity(0.5))
        expect(both.first?.alpha ?? 0, near: 0.25, within: 1e-9)
        let gradient = try pictures(
            Text(verbatim: "☕️").foregroundStyle(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)))
        expect(gradient.map(\.alpha), equals: [1])
    }

    @Test("A picture stands on whole pixels", arguments: [1, 2, 3] as [CGFloat])
    func wholePixels(scale: CGFloat) throws {
        let stage = try Stage(scale: scale)
        try stage.show(Text(verbatim: "a☕️").font(.footnote))
        let box = try #require(stage.drawn(at: 0).first { !$0.isText }).box
        for edge in [box.minX, box.minY, box.width, box.height] {
            expect(edge * scale, near: (edge * scale).rounded(), within: 1e-6)
        }
    }

    @Test("One emoji rolls into another as a digit does")
    func roll() throws {
        let stage = try Stage()
        func text(_ emoji: String) -> some View { Text(verbatim: "1\(emoji)").contentTransition(.numericText()) }
        try stage.show(text("😀"))
        try stage.show(text("🔥"), .default, at: 1)
        let moving = stage.drawn(at: 1.1).filter { !$0.isText }
        #expect(moving.count == 2 && moving.allSatisfy { $0.blur > 0 && $0.alpha < 1 })
        expect(stage.drawn(at: stage.tree.settlingTime).filter { !$0.isText }.count, equals: 1)
    }

    @Test("Weights are asked for of a named font only where user code asks for them")
    func namedFonts() {
        let context = FontContext(dynamicTypeSize: .large)
        let plain = Font.custom("Inter-Bold", size: 12)
        #expect(!plain.resolved(in: context).isWeightGiven)
        #expect(plain.weight(.light).resolved(in: context).isWeightGiven)
        #expect(plain.bold().resolved(in: context).isWeightGiven)
        #expect(!Font.body.bold().resolved(in: context).isWeightGiven)
    }
}
