import Foundation
import StageSupport
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

private struct Row: Identifiable {
    let id: Int
    let name: String
    let age: Int
}

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct NoteApp: App {
    var body: some Scene { DocumentGroup(newDocument: Note(text: "New note")) { Text($0.document.text) } }
}

@MainActor
@Suite("Tables, documents, fields of optional values") struct TableTests {
    private let rows = [Row(id: 1, name: "Ann", age: 30), Row(id: 2, name: "Bob", age: 40)]

    private func texts(_ view: some View) throws -> [String] {
        let stage = try Stage(width: 400, height: 600)
        try stage.show(view)
        return stage.tree.layoutDump().split(separator: "\n").compactMap {
            $0.contains("Text \"") ? String($0.split(separator: "\"", omittingEmptySubsequences: false)[1]) : nil
        }
    }

    @Test("Without room for columns a table is a list of its first one") func firstColumn() throws {
        let table = Table(rows) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text("\($0.age)") }
        }
        try expect(texts(table), equals: ["Ann", "Bob"])
    }

    @Test("Rows are built one by one, too, and columns may sort") func builtRows() throws {
        struct Sorted: View {
            let rows: [Row]
            @State private var order = [KeyPathComparator(\Row.age)]
            @State private var chosen = Set<Row.ID>()
            var body: some View {
                Table(of: Row.self, selection: $chosen) {
                    TableColumn("Age") { Text("\($0.age)") }
                } rows: {
                    ForEach(rows) { TableRow($0) }
                    TableRow(Row(id: 9, name: "Zed", age: 9))
                }
                Table(rows, sortOrder: $order) {
                    TableColumn("Name", value: \.name) { Text("n \($0.name)") }
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }
                }
            }
        }
        try expect(texts(Sorted(rows: rows)), equals: ["30", "40", "9", "n Ann", "n Bob"])
    }

    @Test("An app of documents shows a new one") func documents() throws {
        let window = try #require(LaunchedApp(NoteApp.self).makeView() as? FirstWindow<NoteApp>)
        try expect(texts(window), equals: ["New note"])
    }

    @Test("A field of an optional number is empty and takes one") func optionalNumber() throws {
        var number: Int?
        let stage = try Stage(width: 400, height: 100)
        func show(at time: Double) throws {
            let binding = Binding(get: { number }, set: { number = $0 })
            try stage.show(TextField("Count", value: binding, format: .number, prompt: Text("None")), at: time)
        }
        try show(at: 0)
        let field = try #require(stage.tree.hitTargets.first?.point)
        #expect(try stage.tree.enter("42", at: field, time: 1))
        expect(number, equals: 42)
    }

    @Test("A label of two texts is a title with a subtitle", arguments: [true, false]) func titles(isToggle: Bool) throws {
        let stage = try Stage(width: 400, height: 100)
        if isToggle {
            try stage.show(
                Toggle(isOn: .constant(true)) {
                    Text("Main"); Text("Sub")
                })
        } else {
            try stage.show(
                LabeledContent {
                    Text("Value")
                } label: {
                    Text("Main"); Text("Sub")
                })
        }
        let lines = stage.tree.layoutDump().split(separator: "\n").filter { $0.contains("Text \"Main\"") || $0.contains("Text \"Sub\"") }
        expect(lines.count, equals: 2)
        #expect(stage.tree.layoutDump().contains("VStack"))
    }

    @Test("A canvas with symbols takes touches") func canvas() throws {
        var touched = 0
        let stage = try Stage()
        try stage.show(
            Canvas { context, size in
                if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
            } symbols: {
                Color.red.frame(width: 10, height: 10).tag(1)
            }
            .frame(width: 100, height: 100)
            .onTapGesture { touched += 1 })
        #expect(try stage.tree.tap(at: CGPoint(x: 70, y: 70), at: 1))
        expect(touched, equals: 1)
    }
}
