import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

/// An edit of a package is followed by compiler and linker alone, as far as that can be.
@Suite("Edits of packages") struct PackageRebuildTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "zoetrope-rebuild-\(UUID().uuidString)"
        for name in ["Card.swift", "Shared.swift", "Host.swift"] { try FileSystem.write("let a = 1\n", to: "\(folder)/user/\(name)") }
    }

    private func build(manifest: String) throws -> PackageRebuild? {
        let checkout = Checkout(path: folder)
        let build = ReleaseBuild(place: .inside(checkout))
        try FileSystem.write(manifest, to: "\(build.folder)/release.yaml")
        return PackageRebuild(build: build, program: "Host_X", folders: ["\(folder)/user"]) { $0.sorted().joined() }
    }

    private var manifest: String {
        """
        commands:
          "C.Card-x86_64-unknown-linux-gnu-release.module":
            tool: shell
            inputs: ["\(folder)/user/Card.swift","/b/Modules/Shared.swiftmodule"]
            args: ["swiftc","-module-name","Card","-emit-module","-emit-module-path","m","-O","-whole-module-optimization","-num-threads","2","-c","@/b/sources","-I","/b/Modules","-Xfrontend","-load-plugin-executable","-Xfrontend","/b/P#P","-DDEBUG","-Xcc","-g","-package-name","mine"]

          "C.Shared-x86_64-unknown-linux-gnu-release.module":
            tool: shell
            inputs: ["\(folder)/user/Shared.swift"]
            args: ["swiftc","-module-name","Shared","-c","@/b/sources"]

          "C.SwiftUI-x86_64-unknown-linux-gnu-release.module":
            tool: shell
            inputs: ["/zoetrope/Sources/SwiftUI/View.swift"]
            args: ["swiftc","-module-name","SwiftUI","-c","@/b/sources"]

          "C.Host_X-x86_64-unknown-linux-gnu-release.module":
            tool: shell
            inputs: ["\(folder)/user/Host.swift","/b/Modules/Card.swiftmodule"]
            args: ["swiftc","-module-name","Host_X","-c","@/b/sources"]

          "C.Host_X-x86_64-unknown-linux-gnu-release.exe":
            tool: shell
            args: ["swiftc","-o","/b/Host_X","@/b/Host_X.product/Objects.LinkFileList","-lpng16"]

        """
    }

    @Test("The user's modules are taken, not the renderer's and not the program's") func modules() throws {
        let rebuild = try #require(try build(manifest: manifest))
        expect(rebuild.modules.map(\.name), equals: ["Card", "Shared"])
        expect(rebuild.modules.map(\.isImported), equals: [false, true])
        expect(rebuild.linker, equals: ["swiftc", "-o", "/b/Host_X", "-lpng16"])
        expect(rebuild.objectList, equals: "/b/Host_X.product/Objects.LinkFileList")
        expect(
            rebuild.modules[0].compiler,
            equals: [
                "swiftc", "-module-name", "Card", "-I", "/b/Modules", "-Xfrontend", "-load-plugin-executable", "-Xfrontend",
                "/b/P#P", "-DDEBUG", "-Xcc", "-g", "-package-name", "mine", "-Onone", "-gline-tables-only", "-file-compilation-dir", ".",
                "-incremental",
                "-enable-batch-mode", "-no-color-diagnostics",
            ])
        #expect(try build(manifest: "commands:\n") == nil)
    }

    @Test("What others import, and files that are gone, are the package manager's work") func touched() throws {
        let rebuild = try #require(try build(manifest: manifest))
        expect(rebuild.touchedModules(), equals: [])
        try FileSystem.write("let a = 22\n", to: "\(folder)/user/Card.swift")
        expect(rebuild.touchedModules()?.map(\.name), equals: ["Card"])
        try FileSystem.write("let a = 22\n", to: "\(folder)/user/Shared.swift")
        #expect(rebuild.touchedModules() == nil)
        let other = try #require(try build(manifest: manifest))
        try FileManager.default.removeItem(atPath: "\(folder)/user/Card.swift")
        #expect(other.touchedModules() == nil)
    }

    @Test("A module that is again what it was is linked as the package manager built it") func undone() throws {
        let rebuild = try #require(try build(manifest: manifest))
        let built = ["/b/Card.build/Card.swift.o", "/b/Card.build/old.c.o", "/b/Shared.build/Shared.swift.o"]
        // What an edit of former times left.
        let objects = "\(folder)/objects"
        try FileSystem.write("{}\n", to: "\(objects)/Card.build/files.json")
        expect(rebuild.linked([], built: built, objects: objects), equals: built)
        let card = rebuild.modules.filter { $0.name == "Card" }
        expect(
            rebuild.linked(card, built: built, objects: objects),
            equals: [
                "/b/Card.build/old.c.o", "/b/Shared.build/Shared.swift.o", "\(objects)/Card.build/Card.swift.o",
            ])
    }

    @Test("Of files that may be edited the names count, of all others the content") func fingerprints() throws {
        func text() -> String {
            var fingerprint = Fingerprint()
            fingerprint.add(contentsOf: "\(folder)/user", namesOnlyOf: ["\(folder)/user/Card.swift"])
            return fingerprint.text
        }
        let before = text()
        try FileSystem.write("let a = 333\n", to: "\(folder)/user/Card.swift")
        expect(text(), equals: before)
        try FileSystem.write("let a = 333\n", to: "\(folder)/user/Shared.swift")
        let after = text()
        #expect(after != before)
        try FileSystem.write("", to: "\(folder)/user/New.swift")
        #expect(text() != after)
    }
}
