import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Declarations of a Swift file")
struct SourcePartsTests {
    private let text = """
        import SwiftUI
        @available(iOS 17, *) @MainActor
        public struct Card: View {
            @State private var count = 0
            private(set) lazy var words = { "a \\(count)" }()
            var body: some View {
                VStack { header }
            }
            @ViewBuilder private var header: some View { Text("x") }
            static func make<V>(_ v: V) -> some View where V: View { v }
            class func odd() {}
            enum Kind { case one, two
                func run() {} }
            init(a: Int = [1].map { $0 }[0]) { count = a }
        }
        #if DEBUG
        extension Date.FormatStyle { var next: Date { self } }
        #endif
        let shared = Card(), other = 1
        #Preview("A") { Card() }
        struct W: Widget { var body: some WidgetConfiguration { X() } }
        """

    private func names(_ parts: [SourceParts.Part]) -> [String] { parts.flatMap { [$0.name] + names($0.members) } }

    @Test("Those of the file and of its types, with attributes and modifiers")
    func outline() throws {
        let source = try #require(SourceParts(text))
        expect(
            names(source.parts),
            equals: [
                "import SwiftUI", "Card", "Card.count", "Card.words", "Card.body", "Card.header", "Card.make", "Card.odd", "Card.Kind",
                "Card.Kind.one", "Card.Kind.run", "Card.init", "extension Date.FormatStyle", "Date.FormatStyle.next", "shared", "#Preview",
                "W", "W.body",
            ])
        let card = source.parts[1]
        #expect(source.text(in: card.range).hasPrefix("@available"))
        expect(card.members.map { $0.body?.result }, equals: [nil, nil, .view, .view, .view, .nothing, nil, .nothing])
        #expect(source.text(in: source.parts[2].range).hasSuffix("} }"), "what is conditional ends before its #endif")
        #expect(source.parts[5].members[0].isVital)
        #expect(!card.members[2].isVital)
    }

    @Test("Brackets and quotes of regular expressions and names between backticks are no source's own")
    func literals() throws {
        let text = """
            struct A {
                let quote = /"[^"{]*"/
                let brace = #/ { /#
                enum Kind { case `default`, `class` }
                var `self`: Int { 1 / 2 }
            }
            struct B {}
            """
        let source = try #require(SourceParts(text))
        expect(names(source.parts), equals: ["A", "A.quote", "A.brace", "A.Kind", "A.Kind.default", "A.self", "B"])
    }

    @Test("What stands around a place, from outside in")
    func chain() throws {
        let source = try #require(SourceParts(text))
        expect(source.chain(line: 7, column: 18).map(\.name), equals: ["Card", "Card.body"])
        expect(source.chain(line: 13, column: 14).map(\.name), equals: ["Card", "Card.Kind", "Card.Kind.run"])
        expect(source.chain(line: 3, column: 8).map(\.name), equals: ["Card"])
        #expect(source.chain(line: 16, column: 1).isEmpty)
        #expect(source.chain(line: 99, column: 1).isEmpty)
    }

    @Test("Blanks for what is left out, other words for the inside of a body; lines stay")
    func cutting() throws {
        let source = try #require(SourceParts(text))
        let card = source.parts[1]
        let inside = try #require(card.members[2].body?.range)
        let body = source.text(in: inside, replacing: [(inside, "card")])
        let cut = source.text(without: [card.members[0].range, source.parts[5].range], replacing: [(inside, body)])
        let lines = cut.split(separator: "\n", omittingEmptySubsequences: false)
        expect(lines.count, equals: text.split(separator: "\n", omittingEmptySubsequences: false).count)
        expect(lines[5], equals: "    var body: some View { card ")
        #expect(lines[3].allSatisfy { $0 == " " })
        expect(lines[19], equals: #"#Preview("A") { Card() }"#)
        #expect(SourceParts(cut) != nil)
    }

    @Test(
        "Nothing is told of a file whose braces do not pair",
        arguments: ["struct A { (}", "struct A {", "}", "#if A\nstruct B {\n#else\nstruct B: C {\n#endif\n}"])
    func unpaired(_ text: String) {
        #expect(SourceParts(text) == nil)
    }
}
