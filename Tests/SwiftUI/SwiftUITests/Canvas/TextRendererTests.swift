import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Text drawn by renderers of user code.
///
/// The rules are those of Apple's documentation of `TextRenderer` and `Text.Layout`.
@Suite("Text renderers") @MainActor struct TextRendererTests {
    /// Lifts every glyph by as many points as it has places before it, times an amount.
    private struct Stairs: TextRenderer {
        var amount: Double
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    for (index, glyph) in run.enumerated() {
                        var copy = context
                        copy.translateBy(x: 0, y: -CGFloat(index) * amount)
                        copy.draw(glyph, options: .disablesSubpixelQuantization)
                    }
                }
            }
        }
    }

    /// Draws whole lines, and notes what it was given.
    private struct Plain: TextRenderer {
        var note: (Text.Layout) -> Void = { _ in }
        var padding: CGFloat = 0

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            note(layout)
            for line in layout { context.draw(line) }
        }

        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            var size = text.sizeThatFits(proposal)
            size.height += padding
            return size
        }
    }

    private struct Loud: TextAttribute, Equatable { var level = 1 }
    private struct Quiet: TextAttribute {}

    /// The layout that a renderer gets of a view.
    private func layout(of view: some View, width: CGFloat = 200) throws -> Text.Layout {
        let stage = try Stage(width: width)
        var found: Text.Layout?
        try stage.show(view.textRenderer(Plain(note: { found = $0 })))
        _ = stage.tree.displayList(at: 0)
        return try #require(found)
    }

    @Test(
        "Lines drawn where they stand are the text as it is",
        arguments: [
            "One line", "Several lines of text that are broken where there is no more room for them", "שלום world",
        ])
    func plain(_ string: String) throws {
        let stage = try Stage(width: 120)
        let view = (Text(string) + Text(" more").underline().bold()).foregroundStyle(.red)
        try stage.show(view)
        let usual = lines(of: stage.drawn(at: 0))
        try stage.show(view.textRenderer(Plain()))
        expect(lines(of: stage.drawn(at: 0)), equals: usual)
    }

    /// Boxes in hundredths of a point, and colours, in order.
    private func lines(of items: [DrawnItem]) -> [String] {
        items.map { item in
            let sides = [item.box.minX, item.box.minY, item.box.maxX, item.box.maxY].map { Int(($0 * 100).rounded()) }
            return "\(sides) \(item.color as Any) \(item.alpha)"
        }.sorted()
    }

    @Test("Glyphs move with the context, and animate with the renderer's data")
    func stairs() throws {
        let stage = try Stage()
        try stage.show(Text("abc").textRenderer(Stairs(amount: 0)))
        let start = stage.drawn(at: 0).map(\.box)
        try stage.show(Text("abc").textRenderer(Stairs(amount: 10)), .linear(duration: 1), at: 0)
        expect(stage.tree.settlingTime, equals: 1)
        for (time, amount) in [(0.0, 0.0), (0.5, 5), (1, 10), (0.25, 2.5)] {
            let boxes = stage.drawn(at: time).map(\.box)
            expect(boxes.count, equals: 3)
            for (index, (old, new)) in zip(start, boxes).enumerated() {
                #expect(abs(old.minY - new.minY - CGFloat(index) * amount) < 0.4 && abs(old.minX - new.minX) < 1e-9)
            }
        }
    }

    @Test("The innermost renderer draws; one further out reaches text in groups, too")
    func nesting() throws {
        let stage = try Stage()
        var (inner, outer) = (0, 0)
        let view = VStack {
            Text("a").textRenderer(Plain(note: { _ in inner += 1 }))
            Text("b").compositingGroup()
        }
        try stage.show(view.textRenderer(Plain(note: { _ in outer += 1 })))
        expect(stage.drawn(at: 0).count, equals: 2)
        #expect((inner, outer) == (1, 1))
    }

    @Test("A renderer decides how large text is")
    func sizing() throws {
        let stage = try Stage()
        func size(_ view: some View) -> CGSize {
            ViewTree.idealSize(of: view, in: CGSize(width: 200, height: 200), environment: stage.tree.environment)
        }
        let usual = size(Text("abc"))
        expect(size(Text("abc").textRenderer(Plain())), equals: usual)
        expect(size(Text("abc").textRenderer(Plain(padding: 7))).height, equals: usual.height + 7)
    }

    @Test("A layout has lines, runs and glyphs")
    func structure() throws {
        let layout = try layout(of: Text("ab ") + Text("cd").bold())
        #expect(layout.count == 1 && !layout.isTruncated)
        let line = try #require(layout.first)
        expect(line.map(\.count), equals: [3, 2])
        expect(line.flatMap { $0.characterIndices.map(\.offset) }, equals: [0, 1, 2, 3, 4])
        let slices = layout.flatMap { $0 }.flatMap { $0 }
        #expect(slices.count == 5 && slices.allSatisfy { $0.count == 1 })
        let (first, second) = (line[0].typographicBounds, line[1].typographicBounds)
        expect(first.rect.maxX, near: second.rect.minX, within: 1e-9)
        expect(line[0][1..<3].typographicBounds.origin.x, equals: slices[1].typographicBounds.origin.x)
        expect(line.typographicBounds.origin, equals: line.origin)
        // SF's metrics of 17 points: 1950 and 494 of 2048.
        #expect(first.ascent == 17 * 1950 / 2048 && first.descent == 17 * 494 / 2048)
        #expect(first.rect.minY == first.origin.y - first.ascent && first.rect.height == first.ascent + first.descent)
    }

    @Test("Lines follow each other, and what is cut off is told")
    func lines() throws {
        let text = Text("A text that takes several lines in a narrow column")
        let whole = try layout(of: text, width: 90)
        #expect(whole.count > 2 && !whole.isTruncated)
        #expect(zip(whole, whole.dropFirst()).allSatisfy { $0.origin.y < $1.origin.y })
        let cut = try layout(of: text.lineLimit(2), width: 90)
        #expect(cut.count == 2 && cut.isTruncated)
    }

    @Test("Runs know in which direction they are written")
    func directions() throws {
        let layout = try layout(of: Text("abc שלום"))
        expect(layout.first?.map(\.layoutDirection), equals: [.leftToRight, .rightToLeft])
    }

    @Test("Attributes are found in runs and slices, also in text inside other text")
    func attributes() throws {
        let loud = Text("loud").customAttribute(Loud(level: 3))
        for text in [Text("a ") + loud + Text(" b"), Text("a \(loud) b")] {
            let line = try #require(try layout(of: text).first)
            expect(line.map { $0[Loud.self]?.level }, equals: [nil, 3, nil])
            #expect(line[1][0][Loud.self] == Loud(level: 3) && line[1][Quiet.self] == nil)
        }
        let both = try layout(of: loud.customAttribute(Quiet()))
        #expect(both.first?.first?[Quiet.self] != nil && both.first?.first?[Loud.self]?.level == 3)
        expect(loud, equals: Text("loud").customAttribute(Loud(level: 3)))
        #expect(loud != Text("loud").customAttribute(Loud(level: 4)))
        expect(Text("a").customAttribute(Quiet()), equals: Text("a").customAttribute(Quiet()))
    }

    @Test("A line moved takes its runs along")
    func movedLine() throws {
        struct Moved: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for var line in layout {
                    line.origin.x += 20
                    context.draw(line)
                }
            }
        }
        let stage = try Stage()
        try stage.show(Text("a"))
        let before = stage.drawn(at: 0)[0].box
        try stage.show(Text("a").textRenderer(Moved()))
        expect(stage.drawn(at: 0)[0].box, equals: before.offsetBy(dx: 20, dy: 0))
    }

    @Test("Underlines are drawn with the glyphs above them")
    func underlines() throws {
        struct Glyphs: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for glyph in layout.flatMap({ $0 }).flatMap({ $0 }).prefix(1) { context.draw(glyph) }
            }
        }
        let stage = try Stage()
        try stage.show(Text("nnnn").underline())
        let whole = try #require(stage.drawn(at: 0).first { !$0.isText })
        try stage.show(Text("nnnn").underline().textRenderer(Glyphs()))
        let part = try #require(stage.drawn(at: 0).first { !$0.isText })
        #expect(abs(part.box.width - whole.box.width / 4) < 0.2 && part.box.minX == whole.box.minX)
        #expect(part.box.height == whole.box.height && part.box.minY == whole.box.minY)
    }

    @Test("A transition draws its text by a renderer")
    func transition() throws {
        struct Rise: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.textRenderer(Stairs(amount: phase.isIdentity ? 0 : 10))
            }
        }
        func view(_ isShown: Bool) -> some View {
            VStack { if isShown { Text("ab").transition(Rise()) } }.frame(width: 100, height: 100)
        }
        let stage = try Stage()
        try stage.show(view(false))
        try stage.show(view(true), .linear(duration: 1), at: 0)
        let (middle, end) = (stage.drawn(at: 0.5), stage.drawn(at: 1))
        #expect(middle.count == 2 && abs(end[1].box.minY - middle[1].box.minY - 5) < 0.4)
    }
}
