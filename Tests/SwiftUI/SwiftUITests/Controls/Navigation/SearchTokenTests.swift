import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What stands in fields besides a text.
@Suite("Tokens, selections, values of the focus") @MainActor struct SearchTokenTests {
    private struct Tag: Identifiable { let id: String }

    private struct Search: View {
        @State private var text = ""
        @State private var tags = [Tag(id: "Red")]
        @State private var suggested = [Tag(id: "Red"), Tag(id: "Blue")]

        var body: some View {
            NavigationStack {
                Text("Rows").navigationTitle("Tags")
                    .searchable(text: $text, tokens: $tags, suggestedTokens: $suggested) { Text($0.id) }
            }
        }
    }

    @Test("Tokens stand in the field, and a touch of a suggested one puts it there")
    func tokens() throws {
        let stage = try Stage(width: 390, height: 700)
        try stage.show(Search())
        // A field is found by what is written in it, too.
        func labels() -> [String] { stage.tree.hitTargets.map { ($0.inputLabels.last ?? $0.label) } }
        let field = try #require(stage.tree.hitTargets.first)
        #expect(field.label == "Search" && labels()[0].contains("Red") && !labels()[0].contains("Search"))
        try stage.tree.tap(at: try #require(field.point), at: 1)
        try stage.tree.perform(at: 2) {}
        #expect(labels().filter { $0.contains("Red") }.count == 1 && labels().contains("Blue"), "what is in the field is not suggested")
        let blue = try #require(stage.tree.hitTargets.first { $0.label == "Blue" }?.point)
        try stage.tree.tap(at: blue, at: 3)
        try stage.tree.perform(at: 4) {}
        #expect(labels().contains { $0.contains("Red") && $0.contains("Blue") })
    }

    private final class Box { var selection: TextSelection?, text = "ab" }

    @Test("A selection follows what is typed")
    func selection() throws {
        let box = Box()
        let text = Binding<String>(get: { box.text }, set: { box.text = $0 })
        let selection = Binding<TextSelection?>(get: { box.selection }, set: { box.selection = $0 })
        selection.following(text)("abc")
        #expect(box.text == "abc" && box.selection == TextSelection(insertionPoint: "abc".endIndex))
        expect(box.selection?.isInsertion, equals: true)
        #expect(!TextSelection(range: box.text.startIndex..<box.text.endIndex).isInsertion)
        _ = TextField("Name", text: text, selection: selection)
        _ = TextEditor(text: text, selection: selection)
    }

    private struct Reader: View {
        @FocusedValue(\.noteTitle) private var title
        @FocusedBinding(\.noteText) private var text

        var body: some View {
            (title == "A" ? Color.red : .blue).frame(width: 20, height: 20)
                .onTapGesture { text = "tapped" }
        }
    }

    @Test("Focused values are read inside of the view that says them")
    func focusedValues() throws {
        let stage = try Stage()
        let box = Box()
        let text = Binding<String>(get: { box.text }, set: { box.text = $0 })
        try stage.show(Reader())
        #expect(stage.drawn(.blue, at: 0) != nil)
        try stage.show(Reader().focusedSceneValue(\.noteTitle, "A").focusedValue(\.noteText, text), at: 1)
        #expect(stage.drawn(.red, at: 1) != nil)
        try stage.tree.tap(at: CGPoint(x: 100, y: 100), at: 2)
        expect(box.text, equals: "tapped")
    }
}

extension FocusedValues {
    @Entry fileprivate var noteTitle: String?
    fileprivate var noteText: Binding<String>? {
        get { self[NoteTextKey.self] }
        set { self[NoteTextKey.self] = newValue }
    }
}

private struct NoteTextKey: FocusedValueKey { typealias Value = Binding<String> }
