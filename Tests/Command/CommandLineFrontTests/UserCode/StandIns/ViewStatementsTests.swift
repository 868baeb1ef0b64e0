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

    /// Returns the statement that a function goes on without, for an error at the first `odd`.
    private func skipped(_ body: String, head: String = "func f()") throws -> String? {
        let text = "struct V {\n    \(head) {\n\(body)\n    }\n}\n"
        let parts = try #require(SourceParts(text))
        let braces = try #require(parts.parts.first?.members.first?.body)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("odd") })
        let column = try #require(lines[line].range(of: "odd")).lowerBound.utf16Offset(in: lines[line])
        let error = CompilerDiagnostic(path: "", line: line + 1, column: column + 1, message: "", lines: [])
        return parts.skippableStatement(around: error, in: braces).map { ($0.isThrow ? "throw: " : "") + parts.text(in: $0.range) }
    }

    @Test(
        "A function goes on without a call, or a branch that nothing leaves",
        arguments: [
            ("odd()", "odd()"), ("odd(1)\nlet a = 1", "odd(1)"), ("let a = 1\ntry? await odd.start(\n  a)", "try? await odd.start(\n  a)"),
            ("_ = odd()\nf()", "_ = odd()"), ("if isOn {\n odd()\n}\nf()", "odd()"),
            ("f()\nif let a = odd() {\n g(a)\n}", "if let a = odd() {\n g(a)\n}"), ("f()\nTask {\n odd()\n}", "Task {\n odd()\n}"),
            ("f()\ng { a in\n odd(a)\n h()\n}", "odd(a)"), ("f()\nswitch a {\ncase .b:\n odd()\ndefault: h()\n}", "odd()"),
        ])
    func goesOn(_ body: String, _ statement: String) throws { try expect(skipped(body), equals: statement) }

    @Test(
        "A value that others need is not skipped, nor is what leaves a function",
        arguments: [
            "let a = odd()\nf(a)", "a = odd()\nf()", "guard odd() else { return }\nf()", "if odd() { return }\nf()",
            "return odd()",
        ])
    func needed(_ body: String) throws { #expect(try skipped(body) == nil) }

    @Test(
        "Where a value is needed, the rest of a do that catches all errors fails",
        arguments: [
            ("do {\n f()\n let a = try odd()\n g(a)\n} catch { h() }", "throw: let a = try odd()\n g(a)"),
            ("do {\n return g { b in\n  b.odd\n }\n} catch A.b { k() } catch let error {\n h()\n}", "throw: return g { b in\n  b.odd\n }"),
            ("do {\n guard let a = odd() else { return }\n b = a\n} catch is C { h() }", nil),
            ("do {\n let a = try odd()\n g(a)\n}", "do {\n let a = try odd()\n g(a)\n}"),
            ("do throws(E) {\n let a = try odd()\n return a\n} catch { h() }", nil),
            ("f {\n do {\n  let a = try odd()\n  g(a)\n } catch { h() }\n}", "throw: let a = try odd()\n  g(a)"),
        ])
    func caught(_ body: String, _ statement: String?) throws { try expect(skipped(body), equals: statement) }

    @Test("The value of a function and that of a property are not skipped")
    func values() throws {
        #expect(try skipped("f()\nodd()", head: "func f() -> Int") == nil)
        #expect(try skipped("f()\nodd()", head: "var f: Int") == nil)
        try expect(skipped("odd()\nreturn 1", head: "func f() -> Int"), equals: "odd()")
        try expect(skipped("odd()\nreturn 1", head: "init()"), equals: "odd()")
    }
}
