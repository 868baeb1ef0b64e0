import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The defaults of a project") struct ProjectDefaultsTests {
    private let fixture: ProjectFixture

    init() throws { fixture = try ProjectFixture() }

    private func completed(_ arguments: [String], in folder: String = "") throws -> [String] {
        try ProjectDefaults.completed(arguments, workingFolder: fixture.root + folder).map(fixture.relative)
    }

    private func message(_ text: String, _ arguments: [String] = ["render"]) throws -> String? {
        try fixture.write([".zoetrope.json": text])
        let failure = #expect(throws: FrontFailure.self) { try completed(arguments) }
        return failure.map { fixture.relative($0.message) }
    }

    @Test("A file around the code gives options, and those that are typed win") func options() throws {
        try fixture.write([
            ".zoetrope.json": """
            {"locale": "de_DE", "fps": 60, "fonts": ["Fonts", "More"], "widgets": true, "offline": false,
             "render": {"format": "png", "locale": "fr_FR"}}
            """
        ])
        expect(
            try completed(["render", "--fps", "30"], in: "/App/Deep"),
            equals: ["render", "--fonts", "Fonts", "--fonts", "More", "--format", "png", "--locale", "fr_FR", "--widgets", "--fps", "30"])
        expect(try completed(["cache"]), equals: ["cache"])
        expect(try completed(["list", "--locale=en_GB"]).contains("de_DE"), equals: false)
    }

    @Test("A file names code only where nothing else does, and the nearest file counts alone") func places() throws {
        try fixture.write([
            ".zoetrope.json": #"{"project": "App.xcodeproj", "target": "App"}"#, "Inner/.zoetrope.json": "{}", "Inner/a.swift": "",
        ])
        expect(try completed(["render"]), equals: ["render", "--project", "App.xcodeproj", "--target", "App"])
        expect(try completed(["render"], in: "/Inner"), equals: ["render"])
        let typed = ["render", "--package-path", "\(fixture.root)/Package"]
        expect(try completed(typed), equals: typed.map(fixture.relative))
    }

    @Test("A file is not looked for outside of its repository") func repositories() throws {
        try fixture.write([".zoetrope.json": #"{"fps": 60}"#, "Inner/.git/HEAD": "", "Inner/App/a.swift": ""])
        expect(try completed(["render"], in: "/Inner/App"), equals: ["render"])
    }

    @Test("Faults name the file and the remedy") func faults() throws {
        let start = "the defaults in .zoetrope.json cannot be used: "
        expect(try message("[1]"), equals: start + "it is not a JSON object")
        expect(try message("{"), equals: start + "it is not JSON")
        expect(
            try message(#"{"colour-scheme": "dark"}"#), equals: start + "there is no option 'colour-scheme'; did you mean 'color-scheme'?")
        expect(try message(#"{"rendr": {}}"#), equals: start + "there is no command 'rendr'; did you mean 'render'?")
        expect(try message(#"{"fps": [1, 2]}"#), equals: start + "'fps' takes one value and not a list")
        expect(try message(#"{"widgets": "yes"}"#), equals: start + "'widgets' is true or false")
    }

    @Test("Two files for one command conflict") func conflict() throws {
        try fixture.write(["A/.zoetrope.json": "{}", "B/.zoetrope.json": "{}"])
        let failure = #expect(throws: FrontFailure.self) {
            try completed(["render", "--package-path", "\(fixture.root)/A", "--package-path", "\(fixture.root)/B"])
        }
        expect(failure?.message.contains("run the command for each by itself"), equals: true)
    }
}
