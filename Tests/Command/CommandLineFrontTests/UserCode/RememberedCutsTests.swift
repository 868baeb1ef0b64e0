import TestSupport
import Testing

@testable import CommandLineFront

@Suite("What a build remembers of what it left out")
struct RememberedCutsTests {
    private let a = """
        import SwiftUI
        struct Card: View {
            var body: some View {
                Chart()
            }
            func tap() -> Int { 1 }
        }
        struct Gone { var odd: Odd }
        #Preview { Card() }
        """
    private let b = "func help() -> Int { 2 }\nlet size = 3"
    private var texts: [String: String] { ["/u/A.swift": a, "/u/B.swift": b, "/u/C.swift": "let c: Odd"] }

    private func rounds(_ texts: [String: String]) -> CompilationRounds {
        CompilationRounds(
            module: HostModule(name: "M", files: texts.keys.sorted().map { HostModule.SourceFile($0) }), files: texts, leftOut: [])
    }

    /// The rounds of a first build, and what is remembered of them.
    private func first() throws -> (rounds: CompilationRounds, cuts: RememberedCuts) {
        var rounds = rounds(texts)
        rounds.take(
            .failed([
                "/u/A.swift:4:9: error: cannot find 'Chart' in scope", "/u/A.swift:8:24: error: cannot find type 'Odd' in scope",
                "/u/C.swift:1:8: error: cannot find type 'Odd' in scope",
            ]), isLast: false)
        return (rounds, try #require(RememberedCuts(of: rounds, texts: texts, earlier: [], context: "x")))
    }

    @Test("An edit of a body elsewhere begins with the same cuts, told as before")
    func same() throws {
        let (before, cuts) = try first()
        var edited = texts
        edited["/u/B.swift"] = b.replacing("2", with: "40 + 2")
        let beginning = try #require(cuts.beginning(for: edited, context: "x"))
        var after = rounds(edited)
        after.begin(with: beginning)
        expect(after.leftOut, equals: before.leftOut)
        expect(after.leftOut.map(\.place), equals: ["/u/A.swift:3: Card.body", "/u/A.swift:8: Gone.odd", "/u/C.swift"])
        #expect(after.texts["/u/A.swift"] == before.texts["/u/A.swift"] && after.texts["/u/C.swift"] == nil)
        expect(after.texts["/u/B.swift"], equals: edited["/u/B.swift"])
        // What is found later is told with what was lost before, and remembered again.
        after.take(.failed(["/u/B.swift:1:22: error: cannot find 'odd' in scope"]), isLast: false)
        #expect(after.leftOut.contains { $0.message.hasPrefix("it needs odd of A.swift") })
        #expect(RememberedCuts(of: after, texts: edited, earlier: [], context: "x") != nil)
    }

    @Test("A body that is edited itself, and a preview, are compiled; the rest of the file stays cut")
    func edited() throws {
        let cuts = try first().cuts
        var mended = texts
        mended["/u/A.swift"] = a.replacing("Chart()", with: "Text(\"a\")").replacing("{ Card() }", with: "{ Card().padding() }")
        let beginning = try #require(cuts.beginning(for: mended, context: "x"))
        let text = try #require(beginning.texts["/u/A.swift"])
        #expect(text.contains("Text(\"a\")") && text.contains("padding") && !text.contains("odd: Odd") && !text.contains("_LeftOutCard"))
        expect(beginning.leftOut.filter { $0.path == "/u/A.swift" }.map(\.part?.name), equals: ["Gone.odd"])
    }

    @Test(
        "What is done within braces is nobody else's, whatever comes of it",
        arguments: [
            ("var body: some WidgetConfiguration { a }", true), ("var body: some View { a }", true), ("func f() -> Int { a }", true),
            ("var n: Int { a }", true), ("var n = { a }()", false), ("var n: Int = 1 { didSet { a } }", false), ("let n = a", false),
            ("enum E { case a }", false),
        ])
    func interfaces(_ text: String, _ isHidden: Bool) {
        let other = text.replacing("a }", with: "other }").replacing("= a", with: "= other")
        expect(RememberedCuts.interface(of: text) == RememberedCuts.interface(of: other), equals: isHidden)
    }

    @Test(
        "Where something else is declared, everything is compiled",
        arguments: [
            ("/u/B.swift", "func help() -> Int { 2 }\nlet size = 4"), ("/u/B.swift", "struct Odd {}"), ("/u/C.swift", "let c: Int"),
            ("/u/D.swift", ""),
        ])
    func others(_ path: String, _ text: String) throws {
        let cuts = try first().cuts
        var edited = texts
        edited[path] = text
        #expect(cuts.beginning(for: edited, context: "x") == nil)
        #expect(cuts.beginning(for: texts, context: "y") == nil && cuts.beginning(for: texts, context: "x") != nil)
        edited = texts
        edited["/u/A.swift"] = a.replacing("odd: Odd", with: "odd: Int")
        #expect(cuts.beginning(for: edited, context: "x") == nil)
    }

    @Test("Of a build that left nothing out nothing is remembered")
    func nothing() {
        #expect(RememberedCuts(of: rounds(texts), texts: texts, earlier: [], context: "x") == nil)
    }
}
