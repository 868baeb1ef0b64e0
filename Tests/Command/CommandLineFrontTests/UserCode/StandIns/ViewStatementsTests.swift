import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Views of a body that a card can replace by themselves")
struct ViewStatementsTests {
    /// Returns the view that a card replaces for an error at the first `odd`.
    private func statement(_ body: String) throws -> String? {
        let text = "struct V: View {\n    var body: some View {\n\(body)\n    }\n}\n"
        let parts = try #require(SourceParts(text))
        let braces = try #require(parts.parts.first?.members.first?.body)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("odd") })
        let column = try #require(lines[line].range(of: "odd")).lowerBound.utf16Offset(in: lines[line])
        let error = CompilerDiagnostic(path: "", line: line + 1, column: column + 1, message: "", lines: [])
        return parts.viewStatement(around: error, in: braces.range).map { parts.text(in: $0.range) }
    }

    @Test(
        "The smallest view of a builder is found",
        arguments: [
            ("VStack {\n Text(\"a\")\n odd(1)\n}", "odd(1)"),
            ("VStack {\n Text(\"a\").odd()\n  .padding()\n Text(\"b\")\n}", "Text(\"a\").odd()\n  .padding()"),
            ("ForEach(items) { item in\n odd(item)\n}", "odd(item)"), ("if isOn {\n odd\n} else {\n Text(\"b\")\n}", "odd"),
            ("Group {\n if odd {\n  A()\n } else {\n  B()\n }\n C()\n}", "if odd {\n  A()\n } else {\n  B()\n }"),
            ("List {\n switch a {\n case .b:\n  odd()\n default:\n  C()\n }\n}", "odd()"),
            ("HStack {\n Button { odd() } label: { Text(\"a\") }\n D()\n}", "Button { odd() } label: { Text(\"a\") }"),
            ("HStack {\n Button { f() } label: { odd; Text(\"a\") }\n D()\n}", "odd"),
            ("A()\n .overlay(alignment: .top) {\n  odd\n }", "odd"),
            ("A()\n .onTapGesture { odd() }\nB()", "A()\n .onTapGesture { odd() }"),
            ("ZStack {\n Card {\n  odd\n }\n header: { A() }\n B()\n}", "odd"),
        ])
    func smallest(_ body: String, _ view: String) throws { try expect(statement(body), equals: view) }

    @Test(
        "Where the whole body is at fault, or something other than a view, there is none",
        arguments: [
            "odd()", "odd()\n.padding()", "let a = odd\nText(a)", "return odd()", "A()\n .onTapGesture { odd() }", "x = odd\nA()",
        ])
    func none(_ body: String) throws { #expect(try statement(body) == nil) }

    @Test("A declaration in a builder takes the container with it")
    func declaration() throws {
        try expect(statement("A()\nVStack {\n let b = odd\n Text(b)\n}"), equals: "VStack {\n let b = odd\n Text(b)\n}")
    }
}
