import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Folders of sources as modules")
struct SourceSetTests {
    /// A folder with files, gone after the body.
    private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("My Widget-\(UUID().uuidString)").path
        for (path, text) in files { try FileSystem.write(text, to: "\(root)/\(path)") }
        defer { try? FileManager.default.removeItem(atPath: root) }
        try body(root)
    }

    @Test("All Swift files are one module's, but for tests and what --exclude names")
    func files() throws {
        let files = ["A.swift": "", "Views/B.swift": "", "WTests/C.swift": "", "Old/D.swift": "", "Package.swift": "", "x.txt": ""]
        try withFolder(files) { root in
            let sources = try SourceSet.sources(at: [root], excluding: ["Old"])
            expect(sources.modules.count, equals: 1)
            #expect(sources.modules[0].name.hasPrefix("My_Widget"))
            expect(sources.swiftFiles, equals: ["\(root)/A.swift", "\(root)/Views/B.swift"])
            expect(sources.leftOut.map(\.path), equals: ["\(root)/Old/D.swift", "\(root)/WTests/C.swift"])
            expect(sources.leftOut.filter(\.isFailure), equals: [])
            #expect(throws: FrontFailure.nothingExcluded("Nowhere/*", folders: [root])) {
                try SourceSet.sources(at: [root], excluding: ["Nowhere/*"])
            }
            #expect(throws: FrontFailure.noSwiftFiles([root])) { try SourceSet.sources(at: [root], excluding: ["*.swift"]) }
        }
    }

    @Test("A folder named twice gives its files once")
    func twice() throws {
        try withFolder(["A.swift": ""]) { root in
            let files = try SourceSet.sources(at: [root, root]).swiftFiles
            expect(files, equals: ["\(root)/A.swift"])
        }
    }

    @Test("A file alone is a module of its own name, without what lies beside it")
    func file() throws {
        try withFolder(["Water Widget.swift": "", "Other.swift": "", "Notes.txt": ""]) { root in
            let path = try FileSystem.existingSources("\(root)/Water Widget.swift")
            let sources = try SourceSet.sources(at: [path])
            expect(sources.swiftFiles, equals: [path])
            expect(sources.modules.map(\.name), equals: ["Water_Widget"])
            expect(sources.resourceFolders, equals: [])
            let code = UserCode.sources(sources)
            expect(code.symbolFiles.map(\.folder), equals: [root])
            expect(code.symbolFiles.map(\.paths), equals: [["Water Widget.swift"]])
            expect(code.shortened(path), equals: "Water Widget.swift")
            #expect(throws: FrontFailure.notSwift("\(root)/Notes.txt")) { try FileSystem.existingSources("\(root)/Notes.txt") }
            #expect(throws: FrontFailure.noSuchFolder("\(root)/Gone.swift")) { try FileSystem.existingSources("\(root)/Gone.swift") }
        }
    }

    @Test(
        "Patterns of paths",
        arguments: [
            ("B.swift", "Views/B.swift", true), ("Views", "Views/B.swift", true), ("Views/*.swift", "Views/B.swift", true),
            ("Views/*.swift", "Views/Deep/B.swift", false), ("Views/**/B.swift", "Views/Deep/er/B.swift", true),
            ("*/B.swift", "B.swift", false), ("?.swift", "B.swift", true), ("?.swift", "BB.swift", false),
            ("*a*b*.swift", "xaxxbx.swift", true), ("*a*b", "xaxxbx", false), ("view", "Views/B.swift", false), ("**", "B", true),
        ])
    func patterns(pattern: String, path: String, matches: Bool) {
        expect(PathPattern(pattern).matches(path), equals: matches)
    }

    @Test("Two files of one name get copies of two names, which say whose they are")
    func copies() throws {
        let files = ["/a/Card.swift", "/b/card.swift", "/b/Card~2.swift"].map { HostModule.SourceFile($0) }
        let copies = SourceCopies(of: HostModule(name: "M", files: files), in: "/copies")
        expect(Set(copies.files.map { $0.copy.lowercased() }).count, equals: 3)
        expect(copies.files.map(\.original), equals: files.map(\.path))
        expect(
            copies.text("let a = 1", original: "/a/\"Q\".swift"),
            equals: "#sourceLocation(file: \"/a/\u{201F}Q\u{201F}.swift\", line: 1)\nlet a = 1")
        #expect(!copies.text(nil, original: "/a/Card.swift").contains("#"))
    }

    @Test("Copies of an earlier time go, and those as they should be stay untouched")
    func written() throws {
        try withFolder(["copies/Old.swift": "old"]) { root in
            let module = HostModule(name: "M", files: [HostModule.SourceFile("/a/A.swift"), HostModule.SourceFile("/a/B.swift")])
            let copies = SourceCopies(of: module, in: "\(root)/copies")
            try copies.write(["/a/A.swift": "1", "/a/B.swift": "2"])
            expect(SourceTree.files(in: "\(root)/copies").map(\.path), equals: ["A~1.swift", "B~1.swift"])
            let before = SourceTree.files(in: "\(root)/copies")
            try copies.write(["/a/A.swift": "1"])
            let after = SourceTree.files(in: "\(root)/copies")
            expect(after[0], equals: before[0])
            #expect(after[1] != before[1])
        }
    }

    @Test("A line behind an expanded preview is told by the file's own number")
    func toldBehindPreviews() throws {
        try withFolder([:]) { root in
            let copies = SourceCopies(of: HostModule(name: "M", files: [.init("/u/A.swift")]), in: "\(root)/M")
            try copies.write([
                "/u/A.swift": "import SwiftUI\n\n#Preview { Text(\"a\") }\n\nextension EnvironmentValues { @Entry var a = 1 }\n"
            ])
            let copy = try String(contentsOfFile: "\(root)/M/A~1.swift", encoding: .utf8)
            let line = try #require(copy.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("@Entry") }) + 1
            #expect(line > 6 && copy.contains("{ \"M/A.swift\" }"))
            expect(copies.told("\(root)/M/A~1.swift:\(line):30: note: in expansion"), equals: "/u/A.swift:5:30: note: in expansion")
            expect(copies.told("\(root)/M/A~1.swift:2:1: note: first"), equals: "/u/A.swift:1:1: note: first")
        }
    }

    @Test("A module that is called as one of Zoetrope's names itself by another name, but not its type of that name")
    func renamedModule() throws {
        for (other, expected) in [("struct Other {}\n", "let a = Network_Sources.b\n"), ("enum Network {}\n", "let a = Network.b\n")] {
            let files = [HostModule.SourceFile("a", text: "let a = Network.b\n"), HostModule.SourceFile("b", text: other)]
            var reader = SourceReader(module: HostModule(name: "Network", files: files), available: [])
            try reader.read()
            expect(reader.texts["a"], equals: expected)
        }
    }

    @Test("An overlay of a module at hand is imported as the module, and the compiler's own module is nobody's lack")
    func overlays() throws {
        let text = "import _MapKit_SwiftUI\nimport _ARKit_SwiftUI\nimport Builtin\n"
        var reader = SourceReader(module: HostModule(name: "M", files: [HostModule.SourceFile("a", text: text)]), available: ["MapKit"])
        try reader.read()
        expect(reader.missingModules.map(\.name), equals: ["_ARKit_SwiftUI"])
        expect(reader.texts["a"]?.hasPrefix("import  MapKit        \n"), equals: true)
    }

    @Test("A Mac's code may import AppKit, where no package is built that would take it for a Mac's")
    func appKit() throws {
        let checkout = Checkout(path: URL(fileURLWithPath: #filePath + "/../../../../..").standardized.path)
        try expect(checkout.userProducts(besidePackages: false).contains("AppKit"), equals: true)
        try expect(checkout.userProducts(besidePackages: true).contains("AppKit"), equals: false)
    }

    @Test("A folder of Objective-C alone is told as one")
    func objectiveC() throws {
        try withFolder(["App/A.m": "@implementation A\n@end\n", "App/A.h": ""]) { root in
            let failure = FrontFailure.noSwiftFiles([root], hasObjectiveC: true)
            #expect(throws: failure) { try SourceSet.sources(at: [root], excluding: []) }
            #expect(failure.message.hasSuffix("; its Objective-C files are not read, since previews and widgets are Swift"))
        }
    }

    @Test("A module is compiled from what is there: a generated text, no tests, no imports that nobody has")
    func reader() throws {
        let files = [
            "A.swift": "import SwiftUI\nimport Lottie; import struct Charts.Chart\n@testable import Own\nlet a = 1\n",
            "T.swift": "@testable import M\nimport XCTest\n", "Bad.swift": "",
        ]
        try withFolder(files) { root in
            try Data([0xFF, 0xFE, 0x41]).write(to: URL(fileURLWithPath: "\(root)/Bad.swift"))
            let paths = ["A", "T", "Bad", "Gone"].map { HostModule.SourceFile("\(root)/\($0).swift") }
            let module = HostModule(name: "M", files: paths + [HostModule.SourceFile("made", text: "let made = 2")])
            var reader = SourceReader(module: module, available: ["SwiftUI", "Own"])
            try reader.read()
            let blank = { String(repeating: " ", count: $0) }
            let expected = "import SwiftUI\n\(blank(13)); \(blank(26))\n@testable import Own\nlet a = 1\n"
            expect(reader.texts["\(root)/A.swift"], equals: expected)
            expect(reader.texts["made"], equals: "let made = 2")
            expect(reader.texts.count, equals: 2)
            expect(reader.missingModules.map(\.name), equals: ["Charts", "Lottie"])
            expect(reader.missingModules[1].places, equals: ["\(root)/A.swift:2"])
            let reasons = Dictionary(uniqueKeysWithValues: reader.leftOut.map { (NSString(string: $0.path).lastPathComponent, $0) })
            expect(reasons["T.swift"]?.isFailure, equals: false)
            expect(
                reasons["Bad.swift"]?.reason,
                equals: .unreadable("it is not UTF-8 text; save it as UTF-8 (in Xcode: File inspector, Text Encoding)"))
            expect(reasons["Gone.swift"]?.reason, equals: .unreadable("the file is missing"))
        }
    }

    @Test("A bridging header shows types to all files of its module, and they stand in as those of a missing module do")
    func bridgingHeader() throws {
        var module = HostModule(name: "M", files: [HostModule.SourceFile("a", text: "struct A { var day: HBDay?; var name: String }\n")])
        func standIns() throws -> [String] {
            var reader = SourceReader(module: module, available: ["SwiftUI"])
            try reader.read()
            return reader.missingTypes.names
        }
        expect(try standIns(), equals: [])
        module.bridgingHeader = "M-Bridging-Header.h"
        expect(try standIns(), equals: ["HBDay", "String"])
    }
}
