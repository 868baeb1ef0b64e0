import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Fields are found by what they are called, and show what is typed at once.
@Suite("Fields") @MainActor struct FieldTests {
    private struct Filled: View {
        @State var name = "Anna"
        @State var mail = "a@x.org"
        @State var secret = "abc"
        @State var note = "Hi"
        @State var amount = 12.5
        @State var plain = "x"

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                TextField("Mail", text: $mail, prompt: Text("you@example.org"))
                SecureField("Password", text: $secret)
                TextField("Amount", value: $amount, format: .number)
                LabeledContent("Note") { TextEditor(text: $note) }
                HStack {
                    Text("Plain"); TextField("", text: $plain)
                }
            }
        }
    }

    @Test("A filled field is found by its title, its prompt, what labels it and what is written in it") func names() throws {
        let stage = try Stage(width: 300, height: 400)
        try stage.show(Filled())
        expect(stage.tree.hitTargets.map(\.label), equals: ["Name", "you@example.org", "Password", "Amount", "Note", "x"])
        func frame(_ name: String) throws -> CGRect { try stage.tree.target(named: name, at: 1).frame }
        try expect(frame("Anna"), equals: frame("Name"))
        try expect(frame("Mail"), equals: frame("a@x.org"))
        try expect(frame("Mail"), equals: frame("you@example.org"))
        try expect(frame("Hi"), equals: frame("Note"))
        try expect(frame("Plain"), equals: frame("x"))
        #expect(throws: ViewTreeError.self) { try frame("Missing") }
    }

    private struct Typed: View {
        let animation = Animation.linear(duration: 1)
        @State var text = ""

        var body: some View {
            TextField("T", text: $text).foregroundStyle(.red).frame(width: 100).animation(animation, value: text)
        }
    }

    @Test("Letters that are typed are there at once, whatever animation the change comes with") func letters() throws {
        let stage = try Stage()
        try stage.show(Typed())
        let point = try #require(try stage.tree.target(named: "T", at: 0).point)
        #expect(try stage.tree.enter("a", at: point, time: 1))
        let now = stage.tree.displayList(at: 1.01).dump()
        expect(stage.drawn(at: 1.01).count, equals: 1, "the prompt has gone")
        expect(stage.tree.displayList(at: 3).dump(), equals: now)
        #expect(try stage.tree.enter("b", at: point, time: 4))
        let next = stage.tree.displayList(at: 4.01).dump()
        #expect(next != now)
        expect(stage.tree.displayList(at: 6).dump(), equals: next)
    }

    private struct Aligned: View {
        let alignment: TextAlignment
        let isEditor: Bool
        @State var text = "some"
        @State var isLow = false

        var body: some View {
            VStack {
                if isLow { Color.blue.frame(height: 40) }
                if isEditor {
                    TextEditor(text: $text).frame(height: 40)
                } else {
                    TextField("T", text: $text)
                }
                Button("Down") { isLow = true }
            }
            .multilineTextAlignment(alignment).frame(width: 100, height: 200, alignment: .top).animation(.linear(duration: 1), value: text)
            .animation(.linear(duration: 1), value: isLow)
        }
    }

    @Test(
        "Typed letters are at their places at once, wherever the text stands in its field, and move with the field",
        arguments: [TextAlignment.leading, .center, .trailing], [false, true])
    func places(_ alignment: TextAlignment, isEditor: Bool) throws {
        let stage = try Stage()
        try stage.show(Aligned(alignment: alignment, isEditor: isEditor))
        let point = try #require(stage.tree.hitTargets.first { $0.action == .field }?.point)
        func letters(at time: Double) -> [CGRect] { stage.drawn(at: time).filter { $0.isText && $0.box.maxY < 50 }.map(\.box) }
        for (index, word) in ["a", " b", " and so much that it is longer than the field is wide"].enumerated() {
            let time = 1 + 3 * Double(index)
            #expect(try stage.tree.enter(word, at: point, time: time))
            let now = letters(at: time + 0.01)
            #expect(!now.isEmpty)
            expect(now, equals: letters(at: time + 2))
        }
        let before = letters(at: 12)
        try stage.tree.tap("Down", at: 12)
        let under = try #require(stage.drawn(at: 14).filter(\.isText).first?.box.minY)
        let middle = try #require(stage.drawn(at: 12.5).filter(\.isText).first?.box.minY)
        #expect(abs((middle - before[0].minY) * 2 - (under - before[0].minY)) < 1 && under > before[0].minY)
    }

    @Test("A text of several in a card is found where it stands") func texts() throws {
        let stage = try Stage()
        var count = 0
        try stage.show(
            VStack {
                VStack {
                    Text("One"); Text("Two"); Text("Three")
                }.contentShape(Rectangle()).onTapGesture { count += 1 }
                Text("Beside")
            })
        let two = try stage.tree.target(named: "Two", at: 1)
        expect(two.label, equals: "One, Two, Three")
        let one = try #require(try stage.tree.target(named: "One, Two, Three", at: 1).point)
        expect(Double(two.point?.x ?? 0), near: Double(one.x), within: 1, "the middle")
        expect(two.point?.y, equals: one.y)
        try stage.tree.tap("Two", at: 2)
        expect(count, equals: 1)
        #expect(throws: ViewTreeError.self) { try stage.tree.target(named: "Beside", at: 3) }
    }

    private struct Kept: View {
        let log: WordLog
        @State private var number = 0

        var body: some View {
            VStack {
                Text("In").task { log.lines.append("in \(number)") }.id(number)
                Text("Out").id(number).task { log.lines.append("out \(number)") }
                Text("Beside").task { log.lines.append("beside") }
                Button("Go") { number += 1 }
            }
        }
    }

    /// The modifiers around `id(_:)` belong to the element of the container that it names: a transition around it plays, and what a task
    /// around it waits for ends, when the identity changes.
    @Test("Tasks inside and outside of an identity begin anew with it, and no others") func identities() async throws {
        let stage = try Stage()
        let log = WordLog()
        try stage.show(Kept(log: log))
        try await stage.tree.tasks.settle()
        expect(log.lines.sorted(), equals: ["beside", "in 0", "out 0"])
        try stage.tree.tap("Go", at: 1)
        try await stage.tree.tasks.settle()
        expect(log.lines.sorted(), equals: ["beside", "in 0", "in 1", "out 0", "out 1"])
    }
}
