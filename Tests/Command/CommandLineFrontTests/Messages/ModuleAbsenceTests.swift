import TestSupport
import Testing

@testable import CommandLineFront

@Suite("What lacks a whole module")
struct ModuleAbsenceTests {
    private func errors(_ path: String, _ message: String) -> LeftOutFile {
        LeftOutFile(path: path, reason: .errors(count: 1, first: ["\(path):3: \(message)"]))
    }

    @Test("Many files that are not there are told in one line, few each for itself") func gone() {
        let files = ["A", "B", "C", "D", "E"].map { LeftOutFile(path: "/u/\($0).swift", reason: .unreadable("the file is missing")) }
        expect(
            LeftOutReport(files: files, workingFolder: "/u").lines,
            equals: [
                "left out: 5 missing files: A.swift, B.swift, C.swift and 2 more; restore them, or remove them from the project"
            ])
        expect(LeftOutReport(files: Array(files.prefix(3)), workingFolder: "/u").lines.count, equals: 3)
    }

    @Test("Files of tests that cannot run here share a line with those of the same reason alone") func testReasons() {
        let files = [("A", "it imports Metal"), ("B", "it uses XCUIApplication"), ("C", "it imports Metal")].map { name, why in
            LeftOutFile(path: "/u/\(name).swift", reason: .tests(why))
        }
        expect(
            LeftOutReport(files: files, workingFolder: "/u").lines,
            equals: [
                "note: A.swift: it is left out as a test: it imports Metal; 1 more file likewise",
                "note: B.swift: it is left out as a test: it uses XCUIApplication",
            ])
    }

    @Test("One line tells of a module, with the remedy and the files") func oneLine() {
        let files = [
            errors("/u/A.swift", "cannot find type 'Store' in scope"), errors("/u/B.swift", "cannot find 'Kit' in scope"),
            LeftOutFile(path: "/u/C.swift", reason: .needs(["Home of A.swift"])),
            LeftOutFile(path: "/u/D.swift", reason: .needs(["Wide of C.swift", "Home of A.swift"])),
            errors("/u/E.swift", "cannot find 'typo' in scope"), errors("/u/F.swift", "type 'Int' has no member 'kit'"),
            LeftOutFile(path: "/u/G.swift", reason: .needs(["Typo of E.swift"])),
        ]
        let modules = [MissingModule(name: "ShopKit", places: ["/u/A.swift:1", "/u/B.swift:2", "/u/F.swift:1"])]
        let lines = LeftOutReport(files: files, missingModules: modules, workingFolder: "/u").lines
        expect(
            lines.first,
            equals: "left out: code that needs the missing module ShopKit, in 5 files (A.swift, B.swift, C.swift and 2 more); give the "
                + "folder of its package with --package, or its sources with --sources")
        #expect(
            lines.dropFirst().first == "left out: E.swift: it does not compile (1 error)"
                && lines.contains { $0.hasPrefix("left out: G.swift") })
        expect(LeftOutReport(files: files, missingModules: modules, workingFolder: "/u").toldModules, equals: ["ShopKit"])
        #expect(lines.count == 4 && LeftOutReport(files: files, workingFolder: "/u").lines.count == 11)
    }
}
