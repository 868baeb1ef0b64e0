import Foundation
import TestSupport
import Testing

@testable import FoundationGaps

/// Expected runs follow from the examples of CommonMark 0.31 (spec.commonmark.org).
@Suite struct FoundationGapsMarkdownTests {
    private func run(_ text: String, _ intent: InlinePresentationIntent = [], link: String? = nil) -> MarkdownRun {
        MarkdownRun(text: text, intent: intent, link: link)
    }

    @Test func emphasis() {
        let parse = { MarkdownInlineParser.runs(of: $0) }
        let both: InlinePresentationIntent = [.emphasized, .stronglyEmphasized]
        expect(parse("**bold** and *it*"), equals: [run("bold", .stronglyEmphasized), run(" and "), run("it", .emphasized)])
        expect(parse("***both***"), equals: [run("both", both)])
        expect(parse("***a** b*"), equals: [run("a", both), run(" b", .emphasized)])
        expect(parse("*foo**bar*"), equals: [run("foo**bar", .emphasized)])
        expect(parse("**d *e* f**"), equals: [run("d ", .stronglyEmphasized), run("e", both), run(" f", .stronglyEmphasized)])
        expect(parse("snake_case_name 100% *"), equals: [run("snake_case_name 100% *")])
        expect(parse("a*\"b\"*c"), equals: [run("a*\"b\"*c")])
        expect(parse("~~no~~"), equals: [run("no", .strikethrough)])
    }

    /// CommonMark 0.31, "Entity and numeric character references".
    @Test(arguments: [
        ("&nbsp;&amp;&copy;&AElig;&frac34;", "\u{A0}&©Æ¾"), ("&#35;&#1234;&#992;&#0;", "#ӒϠ\u{FFFD}"), ("&#X22;&#XD06;&#xcab;", "\"ആಫ"),
        ("&nbsp &x; &#; &#x; &#87654321; &hi?;", "&nbsp &x; &#; &#x; &#87654321; &hi?;"), ("&copy", "&copy"), ("`f&amp;`", "f&amp;"),
        ("&#42;foo&#42;", "*foo*"), ("&euro;&hellip;&Omega;&omega;&sigmaf;&yuml;", "€…Ωωςÿ"),
    ])
    func entities(_ source: String, _ expected: String) {
        expect(MarkdownInlineParser.runs(of: source).map(\.text).joined(), equals: expected)
    }

    /// Many characters of what could be read again and again are read all the same.
    @Test(arguments: ["^[a](x: 1", "[a](b", "&amp", "^[", "<a:b", "~~a"])
    func hostileText(_ piece: String) {
        let source = String(repeating: piece, count: 20_000 / piece.count)
        #expect(MarkdownInlineParser.runs(of: source).map(\.text.count).reduce(0, +) > 0)
    }

    @Test func codeEscapesAndLinks() {
        let parse = { MarkdownInlineParser.runs(of: $0) }
        expect(parse("`*x*` ``a`b`` `"), equals: [run("*x*", .code), run(" "), run("a`b", .code), run(" `")])
        expect(parse(#"\*no\* \a"#), equals: [run(#"*no* \a"#)])
        expect(
            parse("[li*n*k](https://a.b/c_(d) \"t\")"),
            equals: [
                run("li", link: "https://a.b/c_(d)"), run("n", .emphasized, link: "https://a.b/c_(d)"),
                run("k", link: "https://a.b/c_(d)"),
            ])
        expect(parse("<https://x.y>"), equals: [run("https://x.y", link: "https://x.y")])
        expect(parse("[[a](b)](c) [x]("), equals: [run("["), run("a", link: "b"), run("](c) [x](")])
    }

    @Test("Every option of reading Markdown can be given, and the language becomes an attribute") func options() throws {
        let source = "**bold** ^[cups](inflect: true)\nand"
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace,
            failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "en")
        let text = try AttributedString(markdown: source, options: options)
        expect(String(text.characters), equals: "bold cups\nand")
        expect(Set(text.runs.map(\.languageIdentifier)), equals: ["en"])
        let plain = try AttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnly))
        expect(String(plain.characters), equals: "bold ^[cups](inflect: true) and")
        expect(Set(plain.runs.map(\.languageIdentifier)), equals: [nil])
    }

    @Test func attributesOfAnAttributedString() throws {
        let text = try AttributedString(markdown: "Hello **you**, [there](x)", baseURL: URL(string: "https://h.i/"))
        expect(String(text.characters), equals: "Hello you, there")
        let intents = text.runs.map { $0[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] }
        expect(intents, equals: [nil, .stronglyEmphasized, nil, nil])
        expect(text.runs.map { $0.link?.absoluteString }, equals: [nil, nil, nil, "https://h.i/x"])
    }

    @Test func syntaxOptions() throws {
        typealias Options = AttributedString.MarkdownParsingOptions
        let source = "# T\na\nb"
        let full = try AttributedString(markdown: source)
        let inline = try AttributedString(markdown: source, options: Options(interpretedSyntax: .inlineOnly))
        let kept = try AttributedString(
            markdown: source, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        expect(String(full.characters), equals: "Ta b")
        expect(String(inline.characters), equals: "# T a b")
        expect(String(kept.characters), equals: source)
    }

    @Test(arguments: ["", "*", "[", "![](", "****", "[](", "`", "\\", "<", "~~~", "_ _", "\u{301}*a*"])
    func oddTextsStay(_ source: String) {
        let text = MarkdownInlineParser.runs(of: source).map(\.text).joined()
        #expect(text.count <= source.count)
    }

    @Test(.timeLimit(.minutes(1)))
    func timeIsLinearInTheText() {
        for piece in ["*a **b_ [", "*a", "a**", "[a](", "`", "~~", "[a](b) ", "<", "(["] {
            let source = String(repeating: piece, count: 20_000)
            #expect(!MarkdownInlineParser.runs(of: source).isEmpty)
        }
    }

    /// The kinds of the blocks around each run, the innermost one first, as Foundation describes them.
    private func blocks(_ source: String) throws -> [String] {
        let text = try AttributedString(markdown: source)
        return text.runs[\.presentationIntent].map { intent, range in
            "\(String(text[range].characters).debugDescription) \(intent.map(\.debugDescription) ?? "none")"
        }
    }

    @Test("Each block of a source has an intent with the blocks around it, numbered in their order") func blocksHaveIntents() throws {
        expect(
            try blocks("# A *b*\nc\nd\n\ne"),
            equals: [
                "\"A b\" [header 1 (id 1)]", "\"c d\" [paragraph (id 2)]", "\"e\" [paragraph (id 3)]",
            ])
        expect(
            try blocks("A\n===\n\nb\n---\n***"),
            equals: [
                "\"A\" [header 1 (id 1)]", "\"b\" [header 2 (id 2)]", "\"\u{2E3B}\" [thematicBreak (id 3)]",
            ])
        expect(
            try blocks("- a\n- b\n  1. c\n"),
            equals: [
                "\"a\" [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]",
                "\"b\" [paragraph (id 5), listItem 2 (id 4), unorderedList (id 1)]",
                "\"c\" [paragraph (id 8), listItem 1 (id 7), orderedList (id 6), listItem 2 (id 4), unorderedList (id 1)]",
            ])
        expect(
            try blocks("3. c\n4. d"),
            equals: [
                "\"c\" [paragraph (id 3), listItem 3 (id 2), orderedList (id 1)]",
                "\"d\" [paragraph (id 5), listItem 4 (id 4), orderedList (id 1)]",
            ])
        expect(
            try blocks("> a\nb\n> - c"),
            equals: [
                "\"a b\" [paragraph (id 2), blockQuote (id 1)]",
                "\"c\" [paragraph (id 5), listItem 1 (id 4), unorderedList (id 3), blockQuote (id 1)]",
            ])
    }

    @Test("Code and tables keep their language, lines and columns") func codeAndTables() throws {
        expect(
            try blocks("```swift\nlet *x* = 1\n\n  y\n```\nz"),
            equals: [
                "\"let *x* = 1\\n\\n  y\\n\" [codeBlock 'swift' (id 1)]", "\"z\" [paragraph (id 2)]",
            ])
        expect(try blocks("    a\n\n    b\n\nc"), equals: ["\"a\\n\\nb\\n\" [codeBlock '' (id 1)]", "\"c\" [paragraph (id 2)]"])
        let table = try AttributedString(markdown: "| a | b\\|c |\n|:-:|--:|\n| *d* | e |")
        let intents = table.runs[\.presentationIntent].map { ($0, String(table[$1].characters)) }
        expect(intents.map(\.1), equals: ["a", "b|c", "d", "e"])
        let last = try #require(intents.last?.0)
        expect(
            last.components.map(\.kind),
            equals: [
                .tableCell(columnIndex: 1), .tableRow(rowIndex: 1),
                .table(columns: [.init(alignment: .center), .init(alignment: .right)]),
            ])
        expect(table.runs.first { $0.inlinePresentationIntent == .emphasized }.map { String(table[$0.range].characters) }, equals: "d")
    }

    @Test(
        "Blocks inside of one another end in linear time", .timeLimit(.minutes(1)),
        arguments: [
            ">", "> ", "- ", "1. ", ">\n", "- a\n", "a\n", "> a\nb\n", "```\n", "    a\n", "|a|\n|-|\n", "#", "\t-",
        ])
    func hostileBlocks(_ piece: String) {
        #expect(MarkdownBlocks.blocks(of: String(repeating: piece, count: 20_000)).count <= 40_000)
    }
}
