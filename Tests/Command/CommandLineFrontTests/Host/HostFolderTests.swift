import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The folder a host runs from")
struct HostFolderTests {
    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("hosts-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    /// What a build of a host leaves in the one folder of all builds.
    private func build(_ host: String, _ files: [String: String]) throws {
        HostFolder.removeResources(fromBuild: "\(root)/build")
        for (path, text) in files.merging([host: "program of \(host)"], uniquingKeysWith: { first, _ in first }) {
            try FileSystem.write(text, to: "\(root)/build/\(path)")
        }
    }

    private func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Two packages that name everything alike, built one after the other, each keep their own resources")
    func isolation() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let bundle = "Widget_Widget.resources"
        try build("A", ["\(bundle)/cup.png": "A's", "\(bundle)/only.png": "A's", "Other_Other.resources/cup.png": "A's", "libX.so": "A's"])
        let first = try HostFolder(path: "\(root)/A/run").take("A", fromBuild: "\(root)/build", fontsOf: Checkout(path: root))
        try build("B", ["\(bundle)/cup.png": "B's", "Zoetrope_BundledFonts.resources/a.ttf": "font"])
        let second = try HostFolder(path: "\(root)/B/run").take("B", fromBuild: "\(root)/build", fontsOf: Checkout(path: root))
        expect(text(first), equals: "program of A")
        expect(text(second), equals: "program of B")
        expect(text("\(root)/A/run/\(bundle)/cup.png"), equals: "A's")
        expect(text("\(root)/A/run/libX.so"), equals: "A's")
        expect(text("\(root)/B/run/\(bundle)/cup.png"), equals: "B's")
        try expect(
            FileManager.default.subpathsOfDirectory(atPath: "\(root)/B/run").filter { $0.hasSuffix("png") }, equals: ["\(bundle)/cup.png"])
        expect(text("\(root)/build/Zoetrope_BundledFonts.resources/a.ttf"), equals: "font", "fonts of ours are not copied")
    }

    @Test("A second build takes the place of the first")
    func again() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let host = HostFolder(path: "\(root)/A/run")
        try build("A", ["W_W.resources/old.png": "old"])
        _ = try host.take("A", fromBuild: "\(root)/build", fontsOf: Checkout(path: root))
        try build("A", ["W_W.resources/new.png": "new"])
        _ = try host.take("A", fromBuild: "\(root)/build", fontsOf: Checkout(path: root))
        #expect(text("\(root)/A/run/W_W.resources/old.png") == nil)
        expect(text("\(root)/A/run/W_W.resources/new.png"), equals: "new")
    }

    @Test("A program that was not made is an error that names it")
    func missing() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try build("A", [:])
        #expect(throws: FrontFailure.self) {
            try HostFolder(path: "\(root)/A/run").take("B", fromBuild: "\(root)/build", fontsOf: Checkout(path: root))
        }
    }

    @Test("Files of a folder are in the program's bundle, whatever folder they lie in")
    func looseFiles() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileSystem.write("[1]", to: "\(root)/sources/data.json")
        try FileSystem.write("[2]", to: "\(root)/sources/Resources/more/other.json")
        try FileSystem.write("let a = 1", to: "\(root)/sources/A.swift")
        try FileSystem.write("<model/>", to: "\(root)/sources/Notes.xcdatamodeld/Notes.xcdatamodel/contents")
        try FileSystem.write("", to: "\(root)/A/run/program")
        try BundleContents(looseFilesIn: ["\(root)/sources"]).stage(in: "\(root)/A/run", record: "\(root)/A/bundle")
        // The program's bundle is the folder that it stands in.
        let bundle = try #require(Bundle(path: "\(root)/A/run"))
        for (name, contents) in [("data", "[1]"), ("other", "[2]")] {
            let url = try #require(bundle.url(forResource: name, withExtension: "json"))
            try expect(String(contentsOf: url, encoding: .utf8), equals: contents)
        }
        #expect(bundle.url(forResource: "A", withExtension: "swift") == nil)
        // A model is found under the name that Xcode compiles it to.
        let model = try #require(bundle.url(forResource: "Notes", withExtension: "momd"))
        expect(model.resolvingSymlinksInPath().lastPathComponent, equals: "Notes.xcdatamodeld")
    }

    private final class Flag: Sendable {
        let isSet = Mutex(false)
    }

    @Test("Who comes second to a lock waits, says so, and then has it")
    func lock() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let path = "\(root)/deep/lock"
        let (waited, had) = (Flag(), Flag())
        try FileLock.holding(path, waits: { _ in Issue.record("nobody has it") }) {
            Thread {
                try? FileLock.holding(
                    path,
                    waits: { holder in
                        #expect(holder.hasPrefix("process \(getpid())") && holder.contains(", for "))
                        waited.isSet.withLock { $0 = true }
                    }
                ) { had.isSet.withLock { $0 = true } }
            }.start()
            while !waited.isSet.withLock({ $0 }) { usleep(1000) }
            #expect(!had.isSet.withLock { $0 })
        }
        while !had.isSet.withLock({ $0 }) { usleep(1000) }
        let begin = try #require(FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
        #expect(FileLock.holder(of: path, now: begin + 90).hasSuffix(", for 90.0 s"))
    }
}
