import Testing

@testable import CommandLineFront

@Suite("Which files are left out of a module")
struct CompilationRoundsTests {
    private let texts = [
        "/u/A.swift": "struct Bars {}", "/u/B.swift": "let b = Bars()", "/u/C.swift": "let c = 1", "/u/D.swift": "#Preview { c }",
    ]

    private func rounds() -> CompilationRounds {
        let files = texts.keys.sorted().map { HostModule.SourceFile($0) }
        return CompilationRounds(module: HostModule(name: "M", files: files), files: texts, leftOut: [])
    }

    @Test("Those with errors, then those that need them, with the first causes in the order of lines")
    func dependents() {
        var rounds = rounds()
        let errors = (1...5).reversed().map { "/u/A.swift:\($0):1: error: wrong \($0)" }
        rounds.take(.failed(errors + ["  |", "/u/C.swift:1:1: warning: odd", "error: fatalError"]), isLast: false)
        #expect(rounds.texts.keys.sorted() == ["/u/B.swift", "/u/C.swift", "/u/D.swift"])
        let first = (1...3).map { "/u/A.swift:\($0): wrong \($0)" }
        #expect(rounds.leftOut == [LeftOutFile(path: "/u/A.swift", reason: .errors(count: 5, first: first))])

        rounds.take(.failed(["/u/B.swift:1:9: error: cannot find 'Bars' in scope; did you mean 'Bar'?"]), isLast: false)
        #expect(rounds.leftOut.last == LeftOutFile(path: "/u/B.swift", reason: .needs(["Bars of A.swift"])))
        #expect(rounds.texts.keys.sorted() == ["/u/C.swift", "/u/D.swift"])
    }

    @Test("An error within what a macro expands to is about the file that its notes name")
    func macro() {
        var rounds = rounds()
        let lines = [
            "macro expansion #Preview:10:1: error: extra argument", "  |", "`- /u/D.swift:1:1: note: expanded code originates here",
        ]
        rounds.take(.failed(lines), isLast: false)
        #expect(rounds.leftOut == [LeftOutFile(path: "/u/D.swift", reason: .errors(count: 1, first: ["/u/D.swift:1: extra argument"]))])
    }

    @Test("The file that a compiler crashed on")
    func crash() {
        var rounds = rounds()
        let lines = [
            "Please submit a bug report", "Stack dump:", "1.\tSwift version 6.3.1",
            "3.\tWhile evaluating request TypeCheckSourceFileRequest(source_file \"/host/Code/M/C.swift\")",
        ]
        rounds.take(.failed(lines), isLast: false)
        #expect(rounds.leftOut.map(\.path) == ["/u/C.swift"])
    }

    @Test("What no file can be blamed for, and what never ends, ends the rounds")
    func bounds() {
        var unknown = rounds()
        unknown.take(.failed(["<unknown>:0: error: no such thing"]), isLast: false)
        #expect(unknown.texts.isEmpty)
        #expect(unknown.leftOut.first?.causes == ["<unknown>:0: error: no such thing"])

        var endless = rounds()
        endless.take(.endless(["/u/B.swift"]), isLast: false)
        #expect(endless.leftOut.map(\.path) == ["/u/B.swift"])

        var last = rounds()
        last.take(.failed(["/u/A.swift:1:1: error: x"]), isLast: true)
        #expect(last.texts.isEmpty)
        #expect(last.leftOut.count == 4)
    }

    @Test("Jobs of the compiler that began and did not end")
    func jobs() {
        var jobs = CompilerJobs()
        let messages = [
            #"{"kind":"began","name":"compile","pid":1,"inputs":["/c/A.swift"]}"#,
            #"{"kind":"began","name":"compile","pid":2,"inputs":["/c/B.swift","/c/x.pcm"]}"#,
            #"{"kind":"began","name":"link","pid":3,"inputs":["/c/C.swift"]}"#,
            #"{"kind":"finished","name":"compile","pid":1,"exit-status":0}"#,
        ]
        for message in messages {
            jobs.take("\(message.utf8.count)")
            jobs.take(message)
        }
        #expect(jobs.unfinishedInputs == ["/c/B.swift"])
    }
}
