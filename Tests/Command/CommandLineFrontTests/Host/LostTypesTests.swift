import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Code that needs types which are left out")
struct LostTypesTests {
    private let search = LostTypes(conditions: CompilationConditions(modules: [], flags: []), isFoundElsewhere: { $0 == "Color" })

    private func places(_ names: Set<String>, _ text: String) -> [String] {
        (search.errors(for: names, in: ["/u/A.swift": text])["/u/A.swift"] ?? []).map { "\($0.line):\($0.column)" }
    }

    @Test(
        "Uses are found, but no members, labels, other branches or names that are declared again",
        arguments: [
            ("let a: Bars\nlet b = Bars()", ["1:8", "2:9"]), ("extension Bars {}", ["1:11"]), ("let a = b.Bars", []), ("f(Bars: 1)", []),
            ("#if os(macOS)\nlet a: Bars\n#endif", []), ("struct A { struct Bars {}\nlet a: Bars }", []),
            ("func f<Bars>(_ a: Bars) {}", []),
            ("let ä = Bars.self", ["1:10"]), ("let a: Color", []),
        ])
    func uses(_ text: String, _ expected: [String]) { expect(places(["Bars", "Color"], text), equals: expected) }

    @Test("A chain of declarations is left out in one round, each with its reason")
    func chain() {
        let texts = [
            "/u/A.swift": "struct Store: Tracker {}",
            "/u/B.swift": "import SwiftUI\nstruct Row: View {\n    let store: Store\n    var body: some View { Text(\"a\") }\n}",
            "/u/C.swift": "struct Page {\n    var store: Store { Store() }\n    var other = 1\n}",
        ]
        let files = texts.keys.sorted().map { HostModule.SourceFile($0) }
        var rounds = CompilationRounds(module: HostModule(name: "M", files: files), files: texts, leftOut: [], dependents: search)
        rounds.take(.failed(["/u/A.swift:1:15: error: cannot find type 'Tracker' in scope"]), isLast: false)
        expect(rounds.leftOut.map(\.place), equals: ["/u/A.swift", "/u/B.swift:3: Row.store", "/u/C.swift:2: Page.store"])
        expect(rounds.leftOut.last?.reason, equals: .needs(["Store of A.swift"]))
        #expect(rounds.texts["/u/C.swift"]?.contains("other") ?? false)
    }
}
