import Foundation
import Inspection
import TestSupport
import Testing

@testable import CommandLineFront

/// What `doctor --symbols` reports.
@Suite("Survey of symbols") struct SymbolSurveyTests {
    private func survey<Result>(_ files: [String: String], _ body: (SymbolSurvey, String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (path, text) in files { try FileSystem.write(text, to: "\(folder)/\(path)") }
        return try body(SymbolSurvey(folders: [folder], resolve: { try $0.map(SymbolResolver.resolver()) }), folder)
    }

    private static let files = [
        "A.swift": """
        Image(systemName: "heart.fill")
        Image(systemName: "heart.fill")
        Image(systemName: "no.such.symbol")
        Image(systemName: name)
        """,
        "Views/B.swift": """
        Image(systemName: "gift.circle.fill")
        Label("", systemImage: "birthday.cake")
        Image(systemName: "12.square")
        """,
        "Package.swift": "Image(systemName: \"manifest\")",
        "Notes.txt": "Image(systemName: \"no.swift\")",
    ]

    @Test("The worst first, then by use and name")
    func entries() throws {
        try survey(Self.files) { survey, _ in
            expect(survey.entries.map(\.name), equals: ["no.such.symbol", "birthday.cake", "12.square", "gift.circle.fill", "heart.fill"])
            expect(
                survey.entries.map(\.resolution),
                equals: [
                    .missing, .substitute("Phosphor cake"), .composed(["square", "the character 1", "the character 2"]),
                    .composed(["circle.fill", "gift.fill"]), .exact,
                ])
            expect(survey.entries.last?.places, equals: ["A.swift:1", "A.swift:2"])
            expect(survey.computedPlaces, equals: ["A.swift:4"])
            #expect((survey.useCount, survey.resolvedUseCount, survey.missingCount, survey.fileCount) == (6, 5, 1, 2))
        }
    }

    @Test("A line for each name and one that sums up")
    func lines() throws {
        try survey(Self.files) { survey, _ in
            let lines = SymbolReport(survey: survey).lines
            expect(lines.first, equals: "missing     no.such.symbol    1  A.swift:3")
            #expect(lines.contains("composed    gift.circle.fill  1  Views/B.swift:1  (circle.fill, gift.fill)"))
            #expect(lines.contains("computed    1 name unknown: A.swift:4"))
            expect(lines.last, equals: "83.3 % of the uses have a drawing: 5 of 6, 4 of 5 names, in 2 Swift files")
        }
    }

    @Test(
        "A missing symbol has the nearest that are drawn beside it",
        arguments: [
            ("figure.walk.suitcase.rolling", ["figure.walk", "figure", "figure.walk.circle"]), ("haert.fill", ["heart.fill"]),
            ("zzzzzz", []),
        ])
    func nearest(name: String, expected: [String]) {
        let known = ["figure", "figure.run", "figure.walk", "figure.walk.circle", "heart", "heart.fill", "walk"]
        expect(NearestSymbol.nearest(to: name, among: known), equals: expected)
    }

    @Test("JSON has every place")
    func json() throws {
        try survey(Self.files) { survey, _ in
            let objects = try SymbolReport(survey: survey).jsonLines.map { line in
                try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
            expect(objects.count, equals: 7)
            expect(objects.map { $0["event"] as? String }.suffix(2), equals: ["computedSymbols", "symbolSummary"])
            let heart = try #require(objects.first { $0["name"] as? String == "heart.fill" })
            expect(heart["places"] as? [String], equals: ["A.swift:1", "A.swift:2"])
            expect(heart["resolution"] as? String, equals: "exact")
        }
    }

    @Test("Folders without Swift, and sources without symbols")
    func nothing() throws {
        #expect(throws: FrontFailure.self) { try survey(["Notes.txt": ""]) { _, _ in } }
        try survey(["A.swift": "let a = 1"]) { survey, _ in
            expect(SymbolReport(survey: survey).lines, equals: ["no symbol is named in 1 Swift file"])
        }
    }

    @Test("Doctor wants to know what to look at")
    func arguments() {
        #expect(throws: (any Error).self) { try Zoetrope.parseAsRoot(["doctor"]) }
        #expect(throws: Never.self) { try Zoetrope.parseAsRoot(["doctor", "--symbols", "--sources", "A", "B"]) }
    }

    @Test("A render tells of pictures of other things, not of other drawings of the same")
    func otherMeanings() throws {
        try expect(
            SymbolSurvey.substitutes(of: ["leaf.fill", "fork.knife", "target", "faceid", "figure.wave", "heart"]),
            equals: Array(repeating: .exact, count: 6))
        try expect(SymbolSurvey.substitutes(of: ["scalemass"]), equals: [.substitute("Phosphor scales")])
    }
}
