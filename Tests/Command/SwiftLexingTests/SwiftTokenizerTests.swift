import SwiftLexing
import TestSupport
import Testing

@Suite("Swift source in tokens")
struct SwiftTokenizerTests {
    /// A token in short: words as they are, `"value"`, `"?"` for a computed string, `/…/` for a regular expression, `` `name` ``.
    private func short(_ text: String, keepingComments: Bool = false) -> [String] {
        SwiftTokenizer.tokens(of: text, keepingComments: keepingComments).map { token in
            switch token.kind {
            case .word(let word): word
            case .escapedName(let name): "`\(name)`"
            case .string(let value): "\"\(value ?? "?")\""
            case .regex: "/…/"
            case .mark(let mark): String(mark)
            case .comment: "//"
            }
        }
    }

    @Test(
        "Strings are one token with their value",
        arguments: [
            (#"f("a")"#, ["f", "(", "\"a\"", ")"]),
            (#""a\"b" c"#, ["\"a\"b\"", "c"]),
            (#""\n\t\u{e9}""#, ["\"\n\té\""]),
            (##"#"a"b"# c"##, [#""a"b""#, "c"]),
            (##"#"\n\#n"#"##, ["\"\\n\n\""]),
            (##"#"""# c"##, [#"""""#, "c"]),
            ("\"\"\"\n    a\n      b\n    \"\"\" c", ["\"a\n  b\"", "c"]),
            ("\"\"\"\n    a \\  \n    b\n    \"\"\"", ["\"a b\""]),
            ("\"\"\"\r\n  a\\n  b\r\n\r\n  c\r\n  \"\"\"", ["\"a\n  b\n\nc\""]),
            ("#\"\"\"\n\"\"\" { \\(x)\n\"\"\"# c", ["\"\"\"\" { \\(x)\"", "c"]),
            ("\"open\n}", ["\"open\"", "}"]),
        ] as [(String, [String])])
    func strings(_ text: String, _ expected: [String]) {
        expect(short(text), equals: expected)
    }

    @Test(
        "What is interpolated follows its string, and brackets in it pair by themselves",
        arguments: [
            (#""a \(b.c) d" e"#, ["\"?\"", "b", ".", "c", "e"]),
            (#""\(f(")"))" e"#, ["\"?\"", "f", "(", "\")\"", ")", "e"]),
            (#""\("\(x)")""#, ["\"?\"", "\"?\"", "x"]),
            (##"#"\(a) \#(b)"# c"##, ["\"?\"", "b", "c"]),
        ] as [(String, [String])])
    func interpolations(_ text: String, _ expected: [String]) {
        expect(short(text), equals: expected)
        expect(SwiftTokenizer.tokens(of: text).last?.depth ?? 0, equals: (expected.last == "x" ? 2 : 0))
    }

    @Test(
        "Comments are left out, with those nested in them",
        arguments: [
            ("a // b {\nc", ["a", "c"]), ("a /* /* } */ \" */ b", ["a", "b"]), ("a /* open", ["a"]), ("#!/usr/bin/swift {\na", ["a"]),
            ("a//b\r\nc", ["a", "c"]), ("\"// no comment\"", ["\"// no comment\""]), ("a /*/ } */ b", ["a", "b"]),
        ] as [(String, [String])])
    func comments(_ text: String, _ expected: [String]) {
        expect(short(text), equals: expected)
    }

    @Test func commentsAreKeptWhereTheyAreWanted() {
        expect(short("a /* b */ c // d", keepingComments: true), equals: ["a", "//", "c", "//"])
        // What stands before a comment still tells a division from a regular expression.
        expect(short("a /* b */ /c/ d", keepingComments: true), equals: ["a", "//", "/", "c", "/", "d"])
    }

    @Test(
        "Regular expressions are one token",
        arguments: [
            (#"let r = /"[^"]*"/ c"#, ["let", "r", "=", "/…/", "c"]),
            (#"text.split(separator: /\s*{\s*/)"#, ["text", ".", "split", "(", "separator", ":", "/…/", ")"]),
            (#"f(/a\/b(c)/)"#, ["f", "(", "/…/", ")"]),
            (#"return /[)]/"#, ["return", "/…/"]),
            (##"#/a / "b/# c"##, ["/…/", "c"]),
            ("##/\n  { # comment /#\n/## c", ["/…/", "c"]),
        ] as [(String, [String])])
    func expressions(_ text: String, _ expected: [String]) {
        expect(short(text), equals: expected)
    }

    @Test(
        "Divisions and operators are none",
        arguments: [
            ("a / b / c", ["a", "/", "b", "/", "c"]), ("a/b/c", ["a", "/", "b", "/", "c"]),
            ("f(x)/2/y", ["f", "(", "x", ")", "/", "2", "/", "y"]),
            ("reduce(1, /) + g(/)", ["reduce", "(", "1", ",", "/", ")", "+", "g", "(", "/", ")"]),
            ("x!/y!/z", ["x", "!", "/", "y", "!", "/", "z"]), ("a[0]/b/c", ["a", "[", "0", "]", "/", "b", "/", "c"]),
            ("x /= 2 / y", ["x", "/", "=", "2", "/", "y"]), ("`in`/b/c", ["`in`", "/", "b", "/", "c"]),
        ] as [(String, [String])])
    func divisions(_ text: String, _ expected: [String]) {
        expect(short(text), equals: expected)
    }

    @Test(
        "Names between backticks are no keywords",
        arguments: [
            ("case `default`, `class`", ["case", "`default`", ",", "`class`"]),
            ("func `says \"}\"`()", ["func", "`says \"}\"`", "(", ")"]),
            ("a ` b", ["a", "`", "b"]), ("``", ["`", "`"]),
        ] as [(String, [String])])
    func escaped(_ text: String, _ expected: [String]) {
        expect(short(text), equals: expected)
    }

    @Test("Marks know how deep they stand, and the ones that pair stand equally deep")
    func depth() {
        let tokens = SwiftTokenizer.tokens(of: "a { b(c[d]) } e")
        let depths = tokens.map(\.depth)
        expect(depths, equals: [0, 0, 1, 1, 2, 2, 3, 2, 1, 0, 0])
        #expect(tokens.filter(\.isOpening).count == 3 && tokens.filter(\.isClosing).count == 3)
        expect(SwiftTokenizer.tokens(of: "} ) a").map(\.depth), equals: [0, 0, 0])
    }

    @Test("Lines and bytes are those of the source", arguments: ["\n", "\r\n", "\r"])
    func places(end: String) {
        let text = "é {\(end)\"\"\"\(end)x\(end)\"\"\"\(end)/* \(end) */ #Preview"
        let tokens = SwiftTokenizer.tokens(of: text)
        expect(tokens.map(\.line), equals: [1, 1, 2, 6, 6])
        let bytes = Array(text.utf8)
        expect(tokens.suffix(2).map { String(decoding: bytes[$0.range], as: UTF8.self) }, equals: ["#", "Preview"])
        #expect(tokens[3].touches(tokens[4]) && !tokens[0].touches(tokens[1]))
    }

    @Test(
        "Whatever the bytes are, tokens lie in the text, in order",
        arguments: [
            "\"\\(", "\"\"\"\\(", "#\"", "##", "/", "#/", "#/\\", "/\\", "`", "\"\\u{", "\"\"\"\\", "/*", "//", "#!", "\"\\(\"\\(", "(/[",
            "=/(", "\\",
        ])
    func unfinished(text: String) {
        for text in [text, "a = " + text, text + "\n" + text] {
            let count = text.utf8.count
            let tokens = SwiftTokenizer.tokens(of: text)
            for token in tokens { #expect(token.range.lowerBound >= 0 && token.range.upperBound <= count && !token.range.isEmpty) }
            for (first, second) in zip(tokens, tokens.dropFirst()) { #expect(first.range.lowerBound < second.range.lowerBound) }
        }
    }
}
