import TestSupport
import Testing

@testable import CommandLineFront

@Suite("What is left out of a module")
struct CompilationRoundsTests {
    private let texts = [
        "/u/A.swift": "struct Bars {}", "/u/B.swift": "let b = Bars()", "/u/C.swift": "let c = 1", "/u/D.swift": "#Preview { c }",
    ]

    private func rounds(_ texts: [String: String]? = nil) -> CompilationRounds {
        let texts = texts ?? self.texts
        let files = texts.keys.sorted().map { HostModule.SourceFile($0) }
        return CompilationRounds(module: HostModule(name: "M", files: files), files: texts, leftOut: [])
    }

    @Test("Files of which nothing is left, then those that need them, with the first causes in the order of lines")
    func dependents() {
        var rounds = rounds()
        let errors = (1...5).reversed().map { "/u/A.swift:1:\($0): error: wrong \($0)" }
        rounds.take(.failed(errors + ["  |", "/u/C.swift:1:1: warning: odd", "error: fatalError"]), isLast: false)
        expect(rounds.texts.keys.sorted(), equals: ["/u/B.swift", "/u/C.swift", "/u/D.swift"])
        expect(rounds.leftOut.map(\.path), equals: ["/u/A.swift"])
        #expect(rounds.leftOut.first?.part == nil)
        expect(rounds.leftOut.first?.message, equals: "it does not compile (5 errors)")

        rounds.take(.failed(["/u/B.swift:1:9: error: cannot find 'Bars' in scope; did you mean 'Bar'?"]), isLast: false)
        expect(rounds.leftOut.last, equals: LeftOutFile(path: "/u/B.swift", reason: .needs(["Bars of A.swift"])))
        expect(rounds.texts.keys.sorted(), equals: ["/u/C.swift", "/u/D.swift"])
    }

    private let card = """
        import SwiftUI
        struct Card: View {
            var body: some View {
                Chart()
            }
            func tap() -> Int { beep() }
        }
        struct Other: View { var body: some View { Card().onTapGesture { Card().tap() } } }
        struct Clock: Widget {
            var body: some WidgetConfiguration { odd }
        }
        """

    @Test("A view's body becomes a card, another stops who calls it, a widget goes as a whole; what needs them follows")
    func declarations() throws {
        var rounds = rounds(["/u/A.swift": card])
        rounds.take(
            .failed([
                "/u/A.swift:4:9: error: cannot find 'Chart' in scope", "/u/A.swift:6:25: error: cannot find 'beep' in scope",
                "/u/A.swift:10:42: error: cannot find 'odd' in scope",
            ]), isLast: false)
        expect(rounds.leftOut.map(\.place), equals: ["/u/A.swift:3: Card.body", "/u/A.swift:6: Card.tap", "/u/A.swift:9: Clock"])
        expect(rounds.leftOut.map(\.part?.standIn), equals: [.card, .stop, nil])
        expect(rounds.changed, equals: ["/u/A.swift"])
        let text = try #require(rounds.texts["/u/A.swift"])
        #expect(text.contains("Card.body does not compile\\ncannot find 'Chart' in scope"))
        #expect(!text.contains("Clock") && text.contains(#"fatalError("Card.tap does not compile: cannot find 'beep' in scope")"#))

        // What stands in may not compile either.
        rounds.take(.failed(["/u/A.swift:6:25: error: odd"]), isLast: false)
        rounds.take(.failed(["/u/A.swift:8:71: error: value of type 'Card' has no member 'tap'"]), isLast: false)
        expect(rounds.leftOut[2].message, equals: "it needs tap of A.swift, which is left out; a card is drawn instead")
        // A card that does not compile either is no card.
        rounds.take(.failed(["/u/A.swift:3:40: error: ambiguous"]), isLast: false)
        expect(
            rounds.leftOut[0],
            equals: LeftOutFile(
                path: "/u/A.swift", part: .init(name: "Card.body", line: 3, standIn: nil),
                reason: .errors(count: 1, first: ["/u/A.swift:4: cannot find 'Chart' in scope"])))
        // Without its body the view itself is none.
        rounds.take(.failed(["/u/A.swift:2:8: error: type 'Card' does not conform to protocol 'View'"]), isLast: false)
        #expect(rounds.leftOut.contains { $0.part?.name == "Card" })
        expect(rounds.texts["/u/A.swift"]?.contains("Other"), equals: true)
    }

    @Test("An initialiser goes on without a call that fails, and stops its callers where that does not compile either")
    func skips() throws {
        let text = "final class Model {\n    let name: String\n    init() {\n        name = \"a\"\n        Tracker.start(name)\n    }\n}\n"
        var rounds = rounds(["/u/A.swift": text])
        rounds.take(.failed(["/u/A.swift:5:9: error: cannot find 'Tracker' in scope"]), isLast: false)
        expect(rounds.leftOut.map(\.part?.standIn), equals: [.skips])
        expect(rounds.leftOut[0].message, equals: "it does not compile (1 error); it goes on without the statements that fail")
        let cut = try #require(rounds.texts["/u/A.swift"])
        #expect(cut.contains("name = \"a\"") && !cut.contains("Tracker"))
        rounds.take(.failed(["/u/A.swift:3:5: error: odd"]), isLast: false)
        expect(rounds.leftOut.map(\.part?.standIn), equals: [nil])
    }

    @Test(
        "A function whose value cannot be made fails as its type lets it: it throws, gives nothing, or does nothing",
        arguments: [
            ("func f() throws -> Int", LeftOutFile.StandIn.throwing, "throw Swift.DecodingError"),
            ("func f() async -> URL?", .lacking, "return nil"), ("var f: [String: [Int]]", .lacking, "return [:]"),
            ("func f(a: [Int]) -> [Int]", .lacking, "return []"), ("func f(a: Int? = nil)", .idle, "/*stands in*/ "),
            ("func f() throws(Fault) -> Int", .stop, "fatalError"), ("func f() -> [Int].Index", .stop, "fatalError"),
            ("func f() -> () -> Int?", .stop, "fatalError"), ("func f(a: () -> Int?) -> Int", .stop, "fatalError"),
            ("init()", .stop, "fatalError"),
        ])
    func failing(head: String, kind: LeftOutFile.StandIn, text: String) throws {
        var rounds = rounds(["/u/A.swift": "struct A {\n    \(head) {\n        let a = odd()\n        return a\n    }\n}\n"])
        rounds.take(.failed(["/u/A.swift:3:17: error: cannot find 'odd' in scope"]), isLast: false)
        expect(rounds.leftOut.map(\.part?.standIn), equals: [kind])
        let cut = try #require(rounds.texts["/u/A.swift"])
        #expect(cut.contains(text) && !cut.contains("odd()"))
    }

    private let list = """
        struct Page: View {
            var body: some View {
                VStack {
                    Text("a")
                    Chart(
                        1
                    )
                    Button("b") { beep() }
                }
            }
        }
        """

    @Test("A card replaces each view of a body that fails, and the others stay in their lines")
    func cards() throws {
        var rounds = rounds(["/u/A.swift": list])
        rounds.take(
            .failed(["/u/A.swift:5:13: error: cannot find 'Chart' in scope", "/u/A.swift:8:27: error: cannot find 'beep' in scope"]),
            isLast: false)
        expect(rounds.leftOut.map(\.part?.standIn), equals: [.cards])
        expect(rounds.leftOut.first?.message, equals: "it does not compile (2 errors); cards replace the views that fail")
        let text = try #require(rounds.texts["/u/A.swift"])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        expect(lines.count, equals: list.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines[4].contains("_LeftOutCard(\"Chart does not compile\\ncannot find 'Chart' in scope\")"))
        #expect(lines[7].contains("_LeftOutCard(\"Button does not compile") && lines[3].contains("Text(\"a\")"))
        // Another view may fail for what was left out meanwhile; a card that fails takes all of the body.
        rounds.take(.failed(["/u/A.swift:4:13: error: odd"]), isLast: false)
        expect(rounds.texts["/u/A.swift"]?.contains("Text(\"a\")"), equals: false)
        expect(rounds.leftOut.map(\.part?.standIn), equals: [.cards])
        rounds.take(.failed(["/u/A.swift:4:13: error: odd"]), isLast: false)
        expect(rounds.leftOut.map(\.part?.standIn), equals: [.card])
    }

    @Test("A body that is too complex a second time is left out whole")
    func complexity() throws {
        let words = "error: the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"
        var rounds = rounds(["/u/A.swift": list])
        rounds.take(.failed(["/u/A.swift:5:13: \(words)"]), isLast: false)
        expect(rounds.leftOut.map(\.part?.standIn), equals: [.cards])
        rounds.take(.failed(["/u/A.swift:8:27: \(words)"]), isLast: false)
        expect(rounds.leftOut.map(\.part?.standIn), equals: [.card])
    }

    @Test("An error about a type that another stands in for is one about a missing name")
    func missingTypes() {
        var rounds = CompilationRounds(
            module: HostModule(name: "M", files: [HostModule.SourceFile("/u/A.swift")]), files: ["/u/A.swift": list], leftOut: [],
            missingTypes: ["Store"])
        rounds.take(.failed(["/u/A.swift:5:13: error: value of type 'Store<Int>' has no member 'chart'"]), isLast: false)
        expect(rounds.leftOut.first?.causes, equals: ["/u/A.swift:5: cannot find 'Store' in scope"])
    }

    @Test("Where an error stands in no declaration, and after many rounds, whole files are left out")
    func files() {
        var outside = rounds(["/u/A.swift": card])
        outside.take(.failed(["/u/A.swift:99:1: error: odd"]), isLast: false)
        expect(outside.leftOut, equals: [LeftOutFile(path: "/u/A.swift", reason: .errors(count: 1, first: ["/u/A.swift:99: odd"]))])

        let lines = (1...40).map { "func f\($0)() {}" }
        var late = rounds(["/u/A.swift": lines.joined(separator: "\n")])
        for line in 1...CompilationRounds.partRounds { late.take(.failed(["/u/A.swift:\(line):8: error: odd"]), isLast: false) }
        expect(late.leftOut.count, equals: CompilationRounds.partRounds)
        late.take(.failed(["/u/A.swift:30:8: error: odd"]), isLast: false)
        #expect(late.texts.isEmpty)
    }

    @Test("An error within what a macro expands to is about the file that its notes name")
    func macro() {
        var rounds = rounds()
        let lines = [
            "macro expansion #Preview:10:1: error: extra argument", "  |", "`- /u/D.swift:1:1: note: expanded code originates here",
        ]
        rounds.take(.failed(lines), isLast: false)
        expect(
            rounds.leftOut, equals: [LeftOutFile(path: "/u/D.swift", reason: .errors(count: 1, first: ["/u/D.swift:1: extra argument"]))])
    }

    @Test(
        "An error is told with the compiler's first note that says what is amiss",
        arguments: [
            (
                [
                    "/u/D.swift:2:8: error: type 'Place' does not conform to protocol 'AppEntity'", "2 | struct Place: AppEntity {",
                    "  |        |- error: type 'Place' does not conform to protocol 'AppEntity'",
                    "  |        `- note: add stubs for conformance", "3 |     var name: Int", "",
                    "/m/AppEntity.swift:9:16: note: protocol requires property 'defaultQuery'",
                    "9 |     static var defaultQuery: Query { get }", "  |      `- note: protocol requires property 'defaultQuery'",
                ], "type 'Place' does not conform to protocol 'AppEntity' (protocol requires property 'defaultQuery')"
            ),
            (
                [
                    "/u/D.swift:5:25: error: no exact matches in call to global function 'f'",
                    "  |      `- note: candidate expects value of type 'String' for parameter #1 (got 'Int')",
                ],
                "no exact matches in call to global function 'f' "
                    + "(candidate expects value of type 'String' for parameter #1 (got 'Int'))"
            ),
            (["/u/D.swift:5:2: error: ambiguous use of 'f'", "  |   `- note: found this candidate in module 'A'"], "ambiguous use of 'f'"),
        ])
    func notes(_ lines: [String], _ told: String) {
        let errors = CompilerDiagnostic.errors(in: lines) { $0 == "/u/D.swift" }
        expect(errors.map(\.explained), equals: [told])
    }

    @Test("What a macro copies out of a declaration has its errors once")
    func copies() {
        let lines = [
            "/u/D.swift:6:16: error: cannot find type 'Missing' in scope", "  |",
            "macro expansion @ObservationTracked:2:22: error: cannot find type 'Missing' in scope",
            "`- /u/D.swift:6:27: note: expanded code originates here",
            "macro expansion @Entry:2:40: error: cannot convert return expression of type 'String' to return type 'CGFloat'",
            "`- /u/D.swift:11:38: note: expanded code originates here",
            "   |     `- note: in expansion of macro 'Entry' on property 'size' here",
        ]
        let errors = CompilerDiagnostic.errors(in: lines) { $0 == "/u/D.swift" }
        expect(errors.map { [$0.line, $0.column] }, equals: [[6, 16], [11, 38]])
        expect(errors.map(\.path), equals: ["/u/D.swift", "/u/D.swift"])
    }

    @Test("The file that a compiler crashed on")
    func crash() {
        var rounds = rounds()
        let lines = [
            "Please submit a bug report", "Stack dump:", "1.\tSwift version 6.3.1",
            "3.\tWhile evaluating request TypeCheckSourceFileRequest(source_file \"/host/Code/M/C.swift\")",
        ]
        rounds.take(.failed(lines), isLast: false)
        expect(rounds.leftOut.map(\.path), equals: ["/u/C.swift"])
    }

    @Test("Files that bring the compiler down are left out with what it said of them; of warnings nothing is told")
    func crashes() {
        var rounds = rounds()
        let output = "Please submit\nStack dump:\n3.\tWhile emitting IR SIL function \"@$s1M\"\n for 'body' (at /u/C.swift:4:2)\n"
        rounds.take(.crashed([.init(path: "/u/C.swift", output: output)], ["/u/A.swift:1:1: warning: odd"]), isLast: false)
        expect(rounds.leftOut.map(\.path), equals: ["/u/C.swift"])
        expect(rounds.leftOut[0].causes, equals: ["/u/C.swift: the compiler crashed on it: while emitting IR SIL function \"@$s1M\""])
        rounds.take(.crashed([], ["/u/A.swift:1:1: warning: odd", "  | source", "<unknown>:0: error: no target"]), isLast: false)
        #expect(rounds.texts.isEmpty)
        expect(rounds.leftOut[0].causes, equals: ["<unknown>:0: error: no target"])
    }

    @Test("What follows from an error of another place, and what the compiler cannot say, are not told in its words")
    func consequences() {
        let lines = [
            "/u/D.swift:3:41: error: constant 'x' used before being initialized", "`- /u/D.swift:3:47: note: expanded code originates here",
            "macro expansion #Preview:17:16: error: '@const' value should be initialized with a compile-time value",
            "`- /u/C.swift:6:28: note: expanded code originates here",
            "macro expansion #Preview:17:16: error: global variable must be a compile-time constant to use @section attribute",
            "`- /u/C.swift:6:28: note: expanded code originates here",
        ]
        let errors = CompilerDiagnostic.errors(in: lines) { $0.hasPrefix("/u/") }
        expect(errors.map(\.path), equals: ["/u/D.swift"])
        expect(CompilerDiagnostic.errors(in: Array(lines[2...])) { $0.hasPrefix("/u/") }.map(\.path), equals: ["/u/C.swift", "/u/C.swift"])
        let silent = "/u/D.swift:3:4: error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org)"
        #expect(
            CompilerDiagnostic.errors(in: [silent]) { _ in true }[0].message.hasPrefix("the compiler found an error in this expression"))
    }

    @Test("A line about a copy is told of the user's file, at its own line")
    func told() {
        let copies = SourceCopies(of: HostModule(name: "M", files: [.init("/u/A.swift"), .init("/v/a.swift")]), in: "/h/Code/M")
        expect(
            copies.told("`- /h/Code/M/A~1.swift:4:47: note: expanded code originates here"),
            equals: "`- /u/A.swift:3:47: note: expanded code originates here")
        expect(copies.told("/h/Code/M/a~2.swift:1:23: warning: odd"), equals: "/v/a.swift:1:23: warning: odd")
        expect(copies.told("/h/Code/M/B.swift:4:47: error"), equals: "/h/Code/M/B.swift:4:47: error")
    }

    @Test("What no file can be blamed for, and what never ends, ends the rounds")
    func bounds() {
        var unknown = rounds()
        unknown.take(.failed(["<unknown>:0: error: no such thing"]), isLast: false)
        #expect(unknown.texts.isEmpty)
        expect(unknown.leftOut.first?.causes, equals: ["<unknown>:0: error: no such thing"])

        var endless = rounds()
        endless.take(.endless(["/u/B.swift"]), isLast: false)
        expect(endless.leftOut.map(\.path), equals: ["/u/B.swift"])
        #expect(endless.leftOut[0].causes.allSatisfy { $0.contains("simplify its longest expressions") })
        endless = rounds()
        endless.take(.endless(endless.texts.keys.sorted()), isLast: false)
        #expect(endless.leftOut.allSatisfy { $0.causes.first?.contains("render them in parts") == true })

        var last = rounds()
        last.take(.failed(["/u/A.swift:1:1: error: x"]), isLast: true)
        #expect(last.texts.isEmpty)
        expect(last.leftOut.count, equals: 4)
    }

    @Test("A crash of the compiler is an error in the declaration that it was at work on, and the rest is compiled")
    func crashPlace() throws {
        let lines = [
            "error: compile command failed due to signal 11 (use -v to see invocation)", "Stack dump:",
            "0.\tProgram arguments: swift-frontend -c /c/A~1.swift", "1.\tWhile evaluating request R(at /c/A~1.swift:1:1)",
            "4.\tWhile emitting IR SIL function \"@$s1A\".", " for 'f(_:didReceive:)' (at /c/A~1.swift:3:5)",
            "#0 0x0 f (at /c/A~1.swift:9:9)",
            "Stack dump:", "0.\tProgram arguments: (at /x/B.swift:1:2)",
        ]
        expect(
            CompilerOutput.crashPlaces(in: lines, of: ["/c/A~1.swift": "/u/A.swift"]),
            equals: ["/u/A.swift:3:5: error: the compiler crashes on this"])
        expect(CompilerOutput.crashPlaces(in: Array(lines.prefix(1)), of: ["/c/A~1.swift": "/u/A.swift"]), equals: [])
    }

    @Test("Jobs of the compiler that began and did not end")
    func jobs() {
        var jobs = CompilerJobs()
        let messages = [
            #"{"kind":"began","name":"compile","pid":1,"inputs":["/c/A.swift"]}"#,
            #"{"kind":"began","name":"compile","pid":2,"inputs":["/c/B.swift","/c/x.pcm"]}"#,
            #"{"kind":"began","name":"link","pid":3,"inputs":["/c/C.swift"]}"#,
            #"{"kind":"finished","name":"compile","pid":1,"exit-status":0}"#,
            #"{"kind":"began","name":"compile","pid":4,"inputs":["/c/E.swift"]}"#,
            #"{"kind":"signalled","name":"compile","pid":4,"output":"Stack dump","error-message":"Aborted","signal":6}"#,
            #"{"kind":"began","name":"compile","pid":5,"inputs":["/c/D.swift"]}"#,
            "{\n  \"exit-status\" : 1,\n  \"kind\" : \"finished\",\n  \"name\" : \"compile\",\n  \"output\" : \"odd\",\n"
                + "  \"process\" : {\n    \"real_pid\" : 5\n  },\n  \"pid\" : 5\n}",
        ]
        for message in messages {
            jobs.take("\(message.utf8.count)")
            for line in message.split(separator: "\n") { jobs.take(String(line)) }
        }
        expect(jobs.unfinishedInputs, equals: ["/c/B.swift"])
        expect(jobs.failures.map(\.input), equals: ["/c/D.swift", "/c/E.swift"])
        expect(jobs.failures.map(\.output), equals: ["odd", "Stack dump"])
    }
}
