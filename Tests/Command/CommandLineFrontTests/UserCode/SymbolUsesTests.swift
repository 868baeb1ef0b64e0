import TestSupport
import Testing

@testable import CommandLineFront

/// The symbols that Swift source names.
@Suite("Uses of symbols in sources") struct SymbolUsesTests {
    struct Source: Sendable, CustomTestStringConvertible {
        let text: String
        /// Names in the order of the text; nil for a computed one.
        let names: [String?]
        var testDescription: String { text }

        init(_ text: String, _ names: String?...) { (self.text, self.names) = (text, names) }
    }

    static let sources = [
        Source(#"Image(systemName: "heart.fill")"#, "heart.fill"),
        Source(#"Label("Hi", systemImage: "star").font(.body)"#, "star"),
        Source(#"Image(systemName: "wifi", variableValue: 0.5)"#, "wifi"),
        Source(#"Button("Go", systemImage : "play") {}"#, "play"),
        Source(#"UIImage(systemName:"bolt")!"#, "bolt"),
        Source(#".init(systemName: "a.b", x: f(1, 2))"#, "a.b"),
        // Choices
        Source(#"Image(systemName: isOn ? "sun.max" : "moon")"#, "sun.max", "moon"),
        Source(#"Image(systemName: name ?? "questionmark")"#, "questionmark"),
        Source(#"Image(systemName: kind == "x" ? "a" : "b")"#, "a", "b"),
        Source(#"Image(systemName: "x" != kind ? "a" : "b")"#, "a", "b"),
        // Computed
        Source(#"Image(systemName: name)"#, nil),
        Source(#"Image(systemName: "\(n).circle")"#, nil),
        Source(#"Image(systemName: names["key"] ?? names[0])"#, nil),
        Source(#"Image(systemName: icon(for: "rain"))"#, nil),
        // Strings
        Source(##"Image(systemName: #"raw"#)"##, "raw"),
        Source("Image(systemName: \"\"\"\n    cup\n    \"\"\")", "cup"),
        Source(#"Image(systemName: "a\u{2E}b")"#, "a.b"),
        Source(#"Text("in \(Image(systemName: "gift")) text") + Text("(systemName: \"no\")")"#, "gift"),
        Source(##"Text(#"\(Image(systemName: "no"))"#)"##),
        Source(#"Text("\(a ? "(" : ")")"); Image(systemName: "after")"#, "after"),
        // No uses
        Source(#"// Image(systemName: "comment")"#),
        Source(#"/* Image(systemName: "comment") /* in it */ Image(systemName: "comment") */"#),
        Source(#"let text = "Image(systemName: \"quoted\")""#),
        Source(#"struct A { let systemName: String }"#),
        Source(#"func f(systemName: String, systemImage: String?) {}"#),
        Source(#"case symbol(systemName: String)"#),
        Source(#"let systemName = "star""#),
        Source(#"func f(systemImage: String = "tag") {}"#, "tag"),
        // Broken
        Source(#"Image(systemName: "unended"#, "unended"),
        Source(#"Image(systemName:"#),
        Source(#"Image(systemName: ) } ] )"#),
        Source(#"Text("\(Image(systemName: "a"#, "a"),
        Source("/* no end Image(systemName: \"x\")"),
        Source("\"\"\""), Source("\"\\"), Source("#\"\\#("),
    ]

    @Test(arguments: sources)
    func names(_ source: Source) {
        expect(SymbolUses.uses(in: source.text).map(\.name), equals: source.names)
    }

    @Test("Lines count from one and go on inside comments and strings")
    func lines() {
        let text =
            "/*\n*/ Image(systemName: \"a\")\nlet s = \"\"\"\n x\n \"\"\"\nImage(\n  systemName:\n    \"b\")\r\nImage(systemName: \"c\")"
        expect(
            SymbolUses.uses(in: text),
            equals: [
                SymbolUse(name: "a", line: 2), SymbolUse(name: "b", line: 8), SymbolUse(name: "c", line: 9),
            ])
    }
}
