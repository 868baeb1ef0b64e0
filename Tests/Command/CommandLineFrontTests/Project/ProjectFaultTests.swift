import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Projects that cannot be read, and what is said of them")
struct ProjectFaultTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture()
        try fixture.writeCoffee()
    }

    private var objects: String { "\(fixture.root)/Coffee.xcodeproj/project.pbxproj" }

    private func change(_ old: String, to new: String) throws {
        let text = try String(contentsOfFile: objects, encoding: .utf8)
        #expect(text.contains(old))
        try FileSystem.write(text.replacing(old, with: new), to: objects)
    }

    @Test("A path where nothing is, and a folder without a project")
    func nothing() throws {
        expect(fixture.fault("None.xcodeproj"), equals: .noProject("\(fixture.root)/None.xcodeproj"))
        expect(fixture.fault("Widget"), equals: .noProject("\(fixture.root)/Widget"))
    }

    @Test("Several projects in a folder are listed")
    func several() throws {
        try fixture.write(["Tea.xcodeproj/project.pbxproj": "{}"])
        expect(fixture.fault(""), equals: .severalProjects(folder: fixture.root, ["Coffee.xcodeproj", "Tea.xcodeproj"]))
    }

    @Test("A folder with only what a project is generated from names the command")
    func notGenerated() throws {
        try fixture.write(["Gen/project.yml": "name: Gen\n"])
        expect(fixture.fault("Gen"), equals: .notGenerated(folder: "\(fixture.root)/Gen", file: "project.yml", command: "xcodegen"))
        expect(
            fixture.fault("Gen/project.yml"), equals: .notGenerated(folder: "\(fixture.root)/Gen", file: "project.yml", command: "xcodegen")
        )
    }

    @Test("A file that ends early says at which line")
    func truncated() throws {
        let text = try String(contentsOfFile: objects, encoding: .utf8)
        try FileSystem.write(String(text.prefix(text.count / 2)), to: objects)
        let message = try #require(fixture.fault("Coffee.xcodeproj")?.message)
        #expect(message.hasPrefix("cannot read \(objects): it is damaged: line "))
    }

    @Test("A file that is gone, empty, or holds something else")
    func unreadable() throws {
        try FileSystem.write("", to: objects)
        #expect(fixture.fault("Coffee.xcodeproj") != nil)
        try FileSystem.write("{ objects = {}; rootObject = P; }", to: objects)
        expect(fixture.fault("Coffee.xcodeproj"), equals: .noRootObject(path: objects))
        try fixture.remove("Coffee.xcodeproj/project.pbxproj")
        expect(fixture.fault("Coffee.xcodeproj"), equals: .unreadable(path: objects, reason: "the file is missing"))
    }

    @Test("Both sides of a merge are told with their line")
    func conflict() throws {
        try change("/* Begin PBXGroup section */", to: "<<<<<<< HEAD\n=======\n>>>>>>> other\n")
        guard case .mergeConflict(let path, let line) = fixture.fault("Coffee.xcodeproj") else {
            Issue.record("no conflict was found")
            return
        }
        expect(path, equals: objects)
        try expect(
            String(contentsOfFile: objects, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)[line - 1],
            equals: "<<<<<<< HEAD")
    }

    @Test("Groups that hold each other")
    func groups() throws {
        try change("children = (G5 /* Views */,", to: "children = (G2, G5 /* Views */,")
        try change("children = (G1 /* App */, G2 /* Widget */,", to: "children = (G1 /* App */,")
        guard case .cycle(_, "groups contain each other", _) = fixture.fault("Coffee.xcodeproj") else {
            Issue.record("no circle was found")
            return
        }
    }

    @Test("Targets that link each other")
    func targets() throws {
        try change("files = (B5, );", to: "files = (B5, B3, );")
        expect(
            fixture.fault("Coffee.xcodeproj"),
            equals: .cycle(
                path: "\(fixture.root)/Coffee.xcodeproj", what: "targets link each other", chain: ["CoffeeKit", "CoffeeKit"]))
    }

    @Test("A target or configuration that is not there names those that are")
    func names() throws {
        expect(
            fixture.fault("Coffee.xcodeproj", target: "CofeeWidget")?.message,
            equals:
                "\(fixture.root)/Coffee.xcodeproj has no target 'CofeeWidget'; did you mean 'CoffeeWidget'? its targets are Coffee, CoffeeWidget, CoffeeKit"
        )
        expect(
            fixture.fault("Coffee.xcodeproj", configuration: "Beta"),
            equals: .noConfiguration("Beta", target: "CoffeeWidget", known: ["Debug", "Release"]))
    }

    @Test("Two widget extensions are both drawn; one for the watch is none of them")
    func extensions() throws {
        try change("com.apple.product-type.application", to: "com.apple.product-type.app-extension")
        try change("GENERATE_INFOPLIST_FILE = YES;", to: "INFOPLIST_FILE = Widget/Info.plist;")
        expect(try fixture.read("Coffee.xcodeproj").modules.suffix(2).map(\.name), equals: ["Coffee", "CoffeeWidget"])
        try change(
            "INFOPLIST_FILE = Widget/Info.plist; PRODUCT",
            to: "INFOPLIST_FILE = Widget/Info.plist; SUPPORTED_PLATFORMS = \"watchsimulator watchos\"; PRODUCT")
        expect(try fixture.read("Coffee.xcodeproj").modules.last?.name, equals: "CoffeeWidget")
    }

    @Test("Two apps are listed to choose from")
    func apps() throws {
        let other = try ProjectFixture()
        try other.write(ProjectSketch(targets: [.init(name: "A", sources: ["A.swift"]), .init(name: "B", sources: ["A.swift"])]))
        try other.write(["A.swift": ""])
        expect(other.fault("App.xcodeproj"), equals: .ambiguous(path: "\(other.root)/App.xcodeproj", candidates: ["A", "B"]))
    }

    @Test("Files, settings and packages that are not there are noted, and the rest is read")
    func missing() throws {
        try fixture.remove("Widget/sample.txt")
        try fixture.remove("Widget/CoffeeBundle.swift")
        try fixture.remove("Config/Base.xcconfig")
        try fixture.remove("Packages")
        let sources = try fixture.read("Coffee.xcodeproj")
        expect(sources.modules.map(\.name), equals: ["CoffeeKit", "CoffeeWidget"])
        let notes = sources.notes.map(fixture.relative)
        #expect(notes.contains("Widget/sample.txt, a file of the target CoffeeWidget, is missing"))
        #expect(notes.contains { $0.hasPrefix("Config/Base.xcconfig, a settings file of the target CoffeeWidget, is missing") })
        #expect(notes.contains { $0.hasPrefix("no package of the project has the product Brewing") })
        // The Swift file is told by whoever compiles, as any that cannot be read.
        #expect(fixture.files(of: sources.modules.last).contains("Widget/CoffeeBundle.swift"))
    }
}

@Suite("Property lists of old")
struct OldPropertyListTests {
    @Test("Tables, lists, texts with and without marks, comments")
    func values() throws {
        let text = """
            // !$*UTF8*$!
            { a /* one */ = b.c-d/e_$1; "Ünï \\"x\\"" = ("1 2", (), {}, ); 'q' = "\\n\\U00e9"; ä = ö;}

            """
        try expect(
            OldPropertyList.value(of: Array(text.utf8)),
            equals: .table([
                "a": .text("b.c-d/e_$1"), "Ünï \"x\"": .list([.text("1 2"), .list([]), .table([:])]), "q": .text("\né"),
                "ä": .text("ö"),
            ]))
    }

    @Test(
        "A fault is told with its line",
        arguments: [
            ("{\na = 1\nb = 2; }", 3, "';' is missing after the value of 'a'"),
            ("{\n a = (1 2); }", 2, "',' is missing between two values"),
            ("{\n\na 1; }", 3, "'=' is missing after 'a'"), ("{ a = 1; \n", 1, "the '{' here is not closed"),
            ("{\n /* a", 2, "the comment here is not closed"), ("{\na = \"b; }", 2, "the quotation mark here is not closed"),
            ("{ } x", 1, "there is text after its end"), ("", 1, "it ends where a value is expected"),
            ("{ a = ]; }", 1, "']' is unexpected"),
        ])
    func faults(text: String, line: Int, reason: String) {
        #expect(throws: OldPropertyList.Fault(line: line, reason: reason)) { try OldPropertyList.value(of: Array(text.utf8)) }
    }

    @Test("Values that nest without end are a fault")
    func depth() {
        let text = String(repeating: "(", count: 100_000)
        #expect(throws: OldPropertyList.Fault.self) { try OldPropertyList.value(of: Array(text.utf8)) }
    }
}
