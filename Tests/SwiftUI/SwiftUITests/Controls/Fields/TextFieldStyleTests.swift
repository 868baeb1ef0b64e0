import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Styles of fields that apps write, as public code does.
@Suite("Styles of text fields") @MainActor struct TextFieldStyleTests {
    private struct Framed: TextFieldStyle {
        var length: CGFloat = 12
        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration
                .textFieldStyle(.plain)
                .padding(length)
                .background(RoundedRectangle(cornerRadius: 8).fill(.red))
        }
    }

    private struct Form: View {
        @State private var name = ""
        @State private var word = "abc"
        var body: some View {
            VStack {
                TextField("Name", text: $name)
                SecureField("Word", text: $word)
            }
            .textFieldStyle(Framed())
        }
    }

    @Test func aFieldIsDrawnByItsStyle() throws {
        let stage = try Stage(width: 200, height: 200)
        try stage.show(Form())
        let dump = stage.tree.layoutDump()
        expect(dump.components(separatedBy: "Padding").count, equals: 3)
        #expect(dump.contains("Text \"Name\"") && dump.contains("Text \"•••\""))
        #expect(stage.drawn(.red, at: 0) != nil)
        let point = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        #expect(try stage.tree.enter("Ada", at: point, time: 1))
        try stage.tree.advance(to: 2)
        #expect(stage.tree.layoutDump().contains("Text \"Ada\""))
    }

    @Test func theSystemsStylesAreAsBefore() throws {
        let stage = try Stage(width: 200, height: 100)
        try stage.show(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder))
        #expect(stage.tree.layoutDump().contains("200 x 34\n"))
        try stage.show(TextField("Name", text: .constant("Ada")).textFieldStyle(.plain), at: 1)
        #expect(!stage.tree.layoutDump().contains("200 x 34\n"))
    }
}
