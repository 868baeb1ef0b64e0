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
}
