import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The code of Git revisions")
struct RevisionExportTests {
    private let folder: TemporaryFolder
    private var app: String { "\(folder.path)/App" }

    init() throws {
        folder = try TemporaryFolder()
        try FileSystem.write("old", to: "\(app)/Views/Card.swift")
        for words in [["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "First"]] {
            _ = try ChildProcess.capture(["git", "-C", app] + words)
        }
        try FileSystem.write("new", to: "\(app)/Views/Card.swift")
    }

    private func exported(_ words: [String]) throws -> CodeOptions {
        try RevisionExport(folder: "\(folder.path)/Revisions").export("HEAD", of: try CodeOptions.parse(words))
    }

    @Test(
        "All code that options name is at its places of the revision",
        arguments: [
            (["APP/Views"], "/Card.swift"), (["--sources", "APP/Views/Card.swift", "APP/Views"], ""),
            (["--package-path", "APP"], "/Views/Card.swift"), (["--project", "APP"], "/Views/Card.swift"),
        ])
    func places(words: [String], card: String) throws {
        let code = try exported(words.map { $0.replacing("APP", with: app) })
        expect(code.places.count, equals: words.count { $0.hasPrefix("APP") })
        for place in code.places {
            #expect(place.hasPrefix("\(folder.path)/Revisions/") && FileManager.default.fileExists(atPath: place), "\(place)")
        }
        expect(try String(contentsOfFile: code.places[0] + card, encoding: .utf8), equals: "old")
        expect(try String(contentsOfFile: "\(app)/Views/Card.swift", encoding: .utf8), equals: "new")
    }

    @Test(
        "Both revisions are rendered with options of render, and with nothing else",
        arguments: [
            (["--git", "main", "App", "--", "--color-scheme", "dark", "--tap", "Add"], true),
            (["--git", "main", "--", "--colour", "red"], false),
            (["--git", "main", "--", "--output", "x"], false), (["--git", "main", "--", "App"], false),
            (["a", "b", "--", "--scale", "2"], false),
        ])
    func renderOptions(words: [String], isTaken: Bool) {
        expect((try? CompareCommand.parse(words)) != nil, equals: isTaken)
    }

    @Test("Formats that are named take the place of the usual ones, since an option is given once")
    func formats() {
        func formats(_ options: [String]) -> [String] {
            RevisionRenders.words(rendering: "/a", with: options, into: "/o").filter { $0.contains("png") || $0.contains("gif") }
        }
        expect(formats(["--scale=2"]), equals: ["--format=png,apng"])
        expect(formats(["--format=png"]), equals: ["--format=png"])
        expect(formats(["--format", "gif"]), equals: ["gif"])
    }

    @Test("Code outside of the repository, and a revision that it lacks, are refused") func refused() throws {
        #expect(throws: AgentFault.self) { try exported(["--sources", "\(app)/Views", folder.path]) }
        #expect(throws: AgentFault.self) { try RevisionExport.commit(of: "nonsense", from: app) }
        #expect(throws: AgentFault.self) { try RevisionExport.commit(of: "--all", from: app) }
    }
}
