import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("What a bundle does not have")
struct MissingResourceTests {
    @Test(
        "The file is named that a line asks its bundle for",
        arguments: [
            (#"let d = Bundle.main.url(forResource: "quotes", withExtension: "json")!"#, "quotes.json"),
            (#"Bundle.main.path(forResource: "data.csv", ofType: nil)!"#, "data.csv"),
            (#"Bundle.module.url(forResource: "a", withExtension: "", subdirectory: "b")!"#, "a"),
            (#"Bundle.main.url(forResource: name, withExtension: "json")!"#, nil),
            ("let x = values.first!", nil),
        ] as [(String, String?)])
    func names(line: String, name: String?) { expect(MissingResource.name(in: line), equals: name) }

    @Test("What to look for is said of the line of a trap, and nothing of another")
    func words() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("import Foundation\nlet a = Bundle.main.url(forResource: \"q\", withExtension: \"json\")!\nlet b = [1].last!\n".utf8)
            .write(to: file)
        func words(at place: String) -> String? { SourcePlace(place).flatMap(MissingResource.words(at:)) }
        expect(words(at: "\(file.path):2")?.hasPrefix("Bundle returned nil for q.json: "), equals: true)
        for place in ["\(file.path):3", "\(file.path):99", "\(file.path):0", "/nowhere/B.swift:2", "A.swift"] {
            #expect(words(at: place) == nil)
        }
    }
}
