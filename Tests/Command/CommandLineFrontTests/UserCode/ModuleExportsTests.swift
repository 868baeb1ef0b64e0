import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Types of the user's modules that are called as SwiftUI's are")
struct ModuleExportsTests {
    private func source(_ text: String) -> SwiftSource {
        SwiftSource(text, where: CompilationConditions(modules: ["SwiftUI", "Foundation", "Kit", "KitCore"]))
    }

    private var exports: ModuleExports {
        var exports = ModuleExports()
        exports.add(
            source(
                """
                @_exported import KitCore
                public struct Color {}; struct Path {}
                @frozen public enum State { public struct Link {} }
                public final class Label { public class func make() {} }
                public typealias Image = [Int]
                @_spi(Own) public struct Menu {}
                """), of: "Kit")
        exports.add(source("open class Event {}\npublic actor Store {}\npublic protocol View {}\n"), of: "KitCore")
        return exports
    }

    private func rewritten(_ text: String) -> String {
        let source = source(text)
        return PlatformRewriter.rewritten(source, withImports: exports.imports(for: source))
    }

    @Test("A file that does not import SwiftUI imports by name what it uses of them, and of what they hand on")
    func names() {
        expect(
            rewritten(
                "import Foundation\nimport Kit\nfunc f(_ c: Color, _ s: State, _ p: Path, _ m: Menu, _ e: Event, _ v: any View) {}\n"),
            equals:
                "import Foundation\nimport Kit; import struct Kit.Color; import enum Kit.State; import class KitCore.Event; import protocol KitCore.View\n"
                + "func f(_ c: Color, _ s: State, _ p: Path, _ m: Menu, _ e: Event, _ v: any View) {}\n")
        expect(
            rewritten("import Kit // all\nlet a: Image = [Label.self, Store.self]\n"),
            equals:
                "import Kit; import typealias Kit.Image; import class Kit.Label; import class KitCore.Store // all\nlet a: Image = [Label.self, Store.self]\n"
        )
    }

    @Test("An import by name is no declaration of the module that has it")
    func publicImports() {
        var exports = ModuleExports()
        exports.add(source("public import enum Foundation.ComparisonResult\npublic import struct SwiftUI.Color\n"), of: "Kit")
        let source = source("import Foundation\nimport Kit\nlet a = Foundation.Date()\n")
        expect(
            PlatformRewriter.rewritten(source, withImports: exports.imports(for: source)),
            equals: "import Foundation\nimport Kit\nlet a = Foundation.Date()\n")
    }

    @Test("A module of another name is called so in imports and before a point, but for a type of its name")
    func renaming() {
        let text =
            "import Geometry\nimport struct Charts.Bar\nlet a = Geometry.Point(x: b.Geometry.x, c: Charts.c)\nstruct Geometry2 { var Geometry = 1 }\n"
        let source = source(text)
        var exports = ModuleExports()
        exports.add(self.source("public struct Charts {}\npublic struct Point {}"), of: "Geometry", compiledAs: "Geometry_Sources")
        let modules: Set = ["Geometry", "Charts"]
        expect(exports.types(called: modules), equals: ["Charts"])
        expect(
            PlatformRewriter.rewritten(
                source, withImports: exports.imports(for: source), renaming: modules, unless: exports.types(called: modules)),
            equals:
                "import Geometry_Sources; import struct Geometry_Sources.Charts; import struct Geometry_Sources.Point\nimport struct Charts_Sources.Bar\n"
                + "let a = Geometry_Sources.Point(x: b.Geometry.x, c: Charts.c)\nstruct Geometry2 { var Geometry = 1 }\n")
    }

    @Test("A package's modules are read in its folders of targets")
    func package() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileSystem.makeFolder("\(folder)/Sources/My-Kit/Models")
        try FileSystem.makeFolder("\(folder)/Sources/Other")
        try FileSystem.write("public struct Color {}\n", to: "\(folder)/Sources/My-Kit/Models/Color.swift")
        try FileSystem.write("public struct Path {}\n", to: "\(folder)/Sources/Other/Path.swift")
        let conditions = CompilationConditions(modules: ["My_Kit"])
        var exports = ModuleExports()
        exports.add(package: folder, modules: ["My_Kit"], where: conditions)
        let found = exports.imports(for: SwiftSource("import My_Kit\nimport Other\nlet a = (Color(), Path())\n", where: conditions))
        #expect(found.map(\.text) == ["; import struct My_Kit.Color"] && found.map(\.place) == [13])
    }

    @Test(
        "A file that sees SwiftUI, one of another module and one that imports by name stay as they are",
        arguments: [
            "import SwiftUI\nimport Kit\nlet a = Kit.Color()\n", "import Foundation\nlet a = Color()\n",
            "import struct Kit.State\nlet a = Color()\n",
            "import Kit\nlet a = 1\n",
        ])
    func others(text: String) { expect(rewritten(text), equals: text) }
}
