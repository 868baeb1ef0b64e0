import Foundation
import Testing

@testable import SwiftUI

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
        #expect(try height(text) == four)
    }

    @Test("A text that goes on is cut off, and has no ellipsis") func noEllipsis() throws {
        let stage = try Stage(width: 200, height: 400)
        try stage.show(TextField("Name", text: .constant("a\nb\nc"), axis: .vertical).lineLimit(2))
        #expect(!stage.tree.layoutDump().contains("…"))
    }

    @Test("A field of one line stays so") func oneLine() throws {
        let stage = try Stage(width: 200, height: 400)
        try stage.show(TextField("Name", text: .constant("a")).lineLimit(4, reservesSpace: true).background(Color.purple))
        let own = try #require(stage.drawn(.purple, at: 0)?.box.height)
        #expect(own < 30)
    }
}
