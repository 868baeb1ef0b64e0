import TestSupport
import Testing

@testable import InlineSnapshotTesting

/// Texts that are written into the sources of tests.
@Suite("Texts in sources") struct InlineSourceTests {
    private func written(_ text: String?, in source: String, at line: Int, _ column: Int, offset: Int = 0) -> String {
        var changed = InlineSource(source)
        let descriptor = InlineSnapshotSyntaxDescriptor(trailingClosureOffset: offset)
        let site = InlineSnapshot.Site(file: "T.swift", line: line, column: column, descriptor: descriptor)
        let isFound = changed.write(text, at: site)
        #expect(isFound)
        return changed.text
    }

    @Test("A call without a text gets one, indented as the file is") func new() {
        let source = "func test() {\n  assertInlineSnapshot(of: f(\"(\"), as: .dump)\n}\n"
        let expected = """
            func test() {
              assertInlineSnapshot(of: f("("), as: .dump) {
                \"""
                - 2

                b
                \"""
              }
            }

            """
        expect(written("- 2\n\nb", in: source, at: 2, 23), equals: expected)
    }

    @Test("A text replaces the former one") func replaced() {
        let source = "    assertInlineSnapshot(of: 1, as: .dump) {\n        \"\"\"\n        }{ old\n        \"\"\"\n    } // end\n"
        let expected = "    assertInlineSnapshot(of: 1, as: .dump) {\n        \"\"\"\n        new\n        \"\"\"\n    } // end\n"
        expect(written("new", in: source, at: 1, 25), equals: expected)
    }

    @Test(
        "A text with quotes and backslashes has number signs around it",
        arguments: [
            ("a\\n", "#\"\"\"", "\"\"\"#"), ("\"\"\"", "#\"\"\"", "\"\"\"#"), ("\\#(x)", "##\"\"\"", "\"\"\"##"),
            ("plain \"", "\"\"\"", "\"\"\""),
        ])
    func quoting(_ text: String, _ opening: String, _ closing: String) {
        expect(written(text, in: "f(1)", at: 1, 2), equals: "f(1) {\n    \(opening)\n    \(text)\n    \(closing)\n}")
    }

    @Test("The closure of a helper is found by its label, and added after the others") func helper() {
        let source = "check(1) { 2 } matches: { \"x\" }"
        expect(written("y", in: source, at: 1, 6, offset: 1), equals: "check(1) { 2 } matches: {\n    \"\"\"\n    y\n    \"\"\"\n}")
        expect(written("y", in: "check { 2 }", at: 1, 7, offset: 1), equals: "check { 2 } matches: {\n    \"\"\"\n    y\n    \"\"\"\n}")
    }

    @Test("Where there is no text any more, the closure goes") func removed() {
        expect(written(nil, in: "f(1) { \"x\" }\n", at: 1, 2), equals: "f(1)\n")
    }

    @Test("A place without a call is left alone") func elsewhere() {
        var source = InlineSource("let a = 1\n")
        let site = InlineSnapshot.Site(file: "T.swift", line: 9, column: 4, descriptor: InlineSnapshotSyntaxDescriptor())
        let isFound = source.write("x", at: site)
        #expect(!isFound)
        expect(source.text, equals: "let a = 1\n")
    }

    @Test("A text that stands in the test is compared") func compared() {
        assertInlineSnapshot(of: [1, 2], as: .dump, record: .never) {
            """
            ▿ 2 elements
              - 1
              - 2

            """
        }
        withKnownIssue {
            assertInlineSnapshot(of: "b", as: .lines, record: .never) { "a" }
        } matching: {
            "\($0)".contains("- a\n+ b")
        }
    }
}
