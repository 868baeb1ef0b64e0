import Foundation
import TestSupport
import Testing

/// SwiftPM lets a target import any module that happens to be built, so this suite holds the `import` lines of the sources to the
/// manifest's table of rooms, and the table to the order of its floors.
@Suite("Arrows between the rooms")
struct ArrowTests {
    /// The floors and those that each may import from. Nothing points up.
    static let floors: [String: Set<String>] = [
        "Libraries": [],
        "Engine": ["Libraries"],
        "Paint": ["Engine", "Libraries"],
        "Run": [],
        "Platform": ["Run", "Paint", "Engine", "Libraries"],
        "SwiftUI": ["Platform", "Run", "Paint", "Engine", "Libraries"],
        "Widgets": ["SwiftUI", "Platform", "Run", "Libraries"],
        "Frameworks": ["Widgets", "SwiftUI", "Platform", "Run", "Engine"],
        "Conduct": ["Widgets", "SwiftUI", "Platform", "Run", "Paint", "Engine"],
        // The front reads Core Data's models and Swift source, and meets its hosts in one room of the conductor's.
        "Command": ["Platform", "Run", "Conduct"],
    ]

    /// Arrows that the table of floors does not allow, and the reason.
    static let exceptions: [String: Set<String>] = [
        // Macros run in the compiler.
        "SwiftUICore": ["PreviewMacros"], "AppIntents": ["PreviewMacros"], "WidgetKit": ["PreviewMacros"], "SwiftData": ["PreviewMacros"],
        "FoundationModels": ["PreviewMacros"], "Playgrounds": ["PreviewMacros"],
        // It plays films that were made before, which no host has to, so no host is linked with the player.
        "Inspection": ["CWebP"],
    ]

    /// The rooms of the conductor that the command line may name: the words between the two, and the program that reads images.
    static let conductForCommand: Set<String> = ["HostProtocol", "Inspection", "PreviewPages"]

    /// Modules that every room may import: the language's own libraries.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Glibc", "Dispatch", "Synchronization", "Observation", "_FoundationICU",
    ]

    /// Modules from outside the package, and the rooms that may import them.
    static let outside: [String: Set<String>] = [
        // The command line is parsed in the front alone.
        "CommandLineFront": ["ArgumentParser"],
        // Apple's Combine is OpenCombine here, seen through one module.
        "Combine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"],
        // It fails tests of both frameworks.
        "SnapshotTesting": ["Testing", "XCTest", "FoundationNetworking"],
        // It runs the tests of both.
        "TestHost": ["Testing", "XCTest"],
        "SnapshottingTests": ["XCTest"],
        // On Apple's systems Foundation holds these.
        "SwiftUICore": ["FoundationNetworking"],
        "FoundationGaps": ["FoundationNetworking"],
        "WebKit": ["FoundationNetworking"],
        "Security": ["FoundationNetworking"],
    ]

    @Test(arguments: Room.all)
    func importsOnlyModulesOfItsRow(_ room: Room) throws {
        let allowed = room.uses.union(Self.toolchain).union(Self.outside[room.name] ?? [])
        let files = try Self.swiftFiles(in: "Sources/\(room.floor)/\(room.name)")
        #expect(!files.isEmpty || room.name.hasPrefix("C"), "The room \(room.name) has no Swift files.")
        for file in files {
            for module in Self.imports(in: try String(contentsOf: file, encoding: .utf8)) where !allowed.contains(module) {
                Issue.record("\(file.lastPathComponent) in \(room.name) imports \(module), which its row in Package.swift does not name.")
            }
        }
    }

    @Test(arguments: Room.all)
    func usesNoFloorAboveItsOwn(_ room: Room) throws {
        let homes = Dictionary(uniqueKeysWithValues: Room.all.map { ($0.name, $0.floor) })
        let floors = try #require(Self.floors[room.floor], "\(room.floor) has no row in the table of floors.")
        for use in room.uses where use != "BundledFonts" {
            let floor = try #require(homes[use], "\(room.name) uses \(use), which is no room.")
            let isAllowed = floor == room.floor || floors.contains(floor) || Self.exceptions[room.name]?.contains(use) == true
            #expect(isAllowed, "\(room.name), of \(room.floor), uses \(use), which stands in \(floor).")
            if room.floor == "Command", floor == "Conduct" { #expect(Self.conductForCommand.contains(use), "\(room.name) uses \(use).") }
        }
    }

    @Test func everyFolderHasARow() throws {
        let sources = root.appending(path: "Sources")
        var folders: Set<String> = []
        for floor in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
            for room in try FileManager.default.contentsOfDirectory(atPath: sources.appending(path: floor).path) {
                folders.insert("\(floor)/\(room)")
            }
        }
        expect(folders, equals: Set(Room.all.map { "\($0.floor)/\($0.name)" }))
    }

    @Test("The script knows all rooms of the programs that it builds", arguments: ["zoetrope", "zoetrope-inspector"])
    func roomsOfPrograms(program: String) throws {
        let script = try String(contentsOf: root.appending(path: "zoetrope"), encoding: .utf8)
        let line = try #require(script.firstMatch(of: try Regex("    \(program)\\)\\s+echo ([\\w -]+)", as: (Substring, Substring).self)))
        let uses = Dictionary(uniqueKeysWithValues: Room.all.map { ($0.name, $0.uses) })
        var (rooms, rest): (Set<String>, [String]) = ([], [program])
        while let room = rest.popLast() {
            if let uses = uses[room], rooms.insert(room).inserted { rest += uses }
        }
        expect(Set(line.output.1.split(separator: " ").map(String.init)), equals: rooms)
    }

    @Test func freeTypeAndHarfBuzzHaveOneUser() {
        expect(Room.all.filter { !$0.uses.isDisjoint(with: ["CFreeType", "CHarfBuzz"]) }.map(\.name), equals: ["Typesetting"])
    }

    private static func swiftFiles(in folder: String) throws -> [URL] {
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    /// The modules that a file's `import` lines name; an indented one is text inside a string.
    private static func imports(in source: String) -> [String] {
        source.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap { line in
            var words = line.split(separator: " ").map(String.init)
            while let first = words.first, first.hasPrefix("@") || first == "public" || first == "package" {
                words.removeFirst()
            }
            guard words.count > 1, words[0] == "import" else { return nil }
            let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "typealias", "let", "var"]
            let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
            return name.split(separator: ".").first.map(String.init)
        }
    }
}

/// A row of the manifest's table of rooms.
struct Room: CustomTestStringConvertible {
    let floor: String
    let name: String
    let uses: Set<String>

    var testDescription: String { name }

    static let all: [Room] = {
        let manifest = (try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
        // .own("Paint/Raster", "Drawing Geometry Pixels", …; long lists of modules are texts of several lines.
        let row = /\.(?:own|apple|macro|program|system)\(\s*"(\w+)\/([\w-]+)"(?:,\s*"{1,3}([\w\s]*)"{1,3})?/
        return manifest.matches(of: row).map { match in
            let uses = match.output.3?.split { $0.isWhitespace }.map(String.init) ?? []
            return Room(floor: String(match.output.1), name: String(match.output.2), uses: Set(uses))
        }
    }()
}
