import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Fields that grow downwards.
@Suite("Lines of fields") @MainActor struct FieldLinesTests {
    private func height(_ text: String, _ change: (AnyView) -> AnyView = { $0 }) throws -> CGFloat {
        let stage = try Stage(width: 200, height: 400)
        let field = AnyView(TextField("Name", text: .constant(text), axis: .vertical))
        try stage.show(change(field).background(Color.purple))
        return try #require(stage.drawn(.purple, at: 0)?.box.height)
    }

    @Test("A limit holds, a range and reserved space make a field higher") func limits() throws {
        let text = "a\nb\nc\nd"
        let (one, four) = (try height("a"), try height(text))
        let line = (four - one) / 3
        #expect(abs(try height(text) { AnyView($0.lineLimit(2)) } - (one + line)) < 0.5)
        #expect(abs(try height("") { AnyView($0.lineLimit(3...)) } - (one + 2 * line)) < 0.5)
        #expect(abs(try height("a") { AnyView($0.lineLimit(3...)) } - (one + 2 * line)) < 0.5)
        #expect(abs(try height(text) { AnyView($0.lineLimit(2...3)) } - (one + 2 * line)) < 0.5)
        #expect(abs(try height("") { AnyView($0.lineLimit(3, reservesSpace: true)) } - (one + 2 * line)) < 0.5)
        try expect(height(text), equals: four)
    }

    @Test("A text that goes on is cut off, and has no ellipsis") func noEllipsis() throws {
        let stage = try Stage(width: 200, height: 400)
        try stage.show(TextField("Name", text: .constant("a\nb\nc"), axis: .vertical).lineLimit(2))
        #expect(!stage.tree.layoutDump().contains("…"))
    }

    private struct Typed: View {
        @State private var text = "first\nsecond\nthird"
        let field: (Binding<String>) -> AnyView
        var body: some View { field($text).lineLimit(2).frame(width: 100, height: 60, alignment: .top) }
    }

    /// What is drawn of the letters, from the upper edge of the first line to the lower edge of the last.
    private func lines(_ stage: Stage, at time: Double) -> ClosedRange<CGFloat> {
        let boxes = stage.drawn(at: time).filter(\.isText).map(\.box)
        return (boxes.map(\.minY).min() ?? 0)...(boxes.map(\.maxY).max() ?? 0)
    }

    @Test("What is typed beyond the last line is in sight", arguments: [true, false]) func follows(_ isEditor: Bool) throws {
        let stage = try Stage(width: 100, height: 60)
        try stage.show(
            Typed { text in
                isEditor ? AnyView(TextEditor(text: text)) : AnyView(TextField("Name", text: text, axis: .vertical))
            })
        let before = lines(stage, at: 0)
        #expect(before.lowerBound > 0)
        let point = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        #expect(try stage.tree.enter("\nfourth\nfifth", at: point, time: 1))
        try stage.tree.advance(to: 2)
        let after = lines(stage, at: 2)
        // The first lines are above the field now, and the last ends in it.
        #expect(after.lowerBound < 0 && after.upperBound <= 60 && after.upperBound > 15)
    }

    private struct Line: View {
        @State private var text = "first"
        var body: some View { TextField("Name", text: $text).frame(width: 100) }
    }

    @Test("The end of a line is in sight while it is typed") func lineEnd() throws {
        let stage = try Stage(width: 100, height: 60)
        try stage.show(Line())
        let point = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        #expect(try stage.tree.enter(" and much more than fits", at: point, time: 1))
        #expect(!stage.tree.layoutDump().contains("…"))
        let boxes = stage.drawn(at: 1).filter(\.isText).map(\.box)
        let end = try #require(boxes.map(\.maxX).max())
        #expect(abs(end - 100) < 2 && boxes.contains { $0.minX < 0 })
        #expect(try stage.tree.enter("\n", at: point, time: 2))
        #expect(stage.drawn(at: 2).filter(\.isText).allSatisfy { $0.box.minX >= 0 })
    }

    @Test("A field of one line stays so") func oneLine() throws {
        let stage = try Stage(width: 200, height: 400)
        try stage.show(TextField("Name", text: .constant("a")).lineLimit(4, reservesSpace: true).background(Color.purple))
        let own = try #require(stage.drawn(.purple, at: 0)?.box.height)
        #expect(own < 30)
    }
}
