import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Fingerprints")
struct FingerprintTests {
    /// A folder of its own, gone after the body.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    private func fingerprint(of path: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(contentsOf: path)
        return fingerprint.text
    }

    @Test("FNV-1a as published")
    func vector() {
        // draft-eastlake-fnv, appendix C: "a" gives af63dc4c8601ec8c. The zero that ends each text leaves one more
        // multiplication by the prime 100000001b3.
        var fingerprint = Fingerprint()
        fingerprint.add("a")
        let product = (0xaf63_dc4c_8601_ec8c as UInt64) &* 0x100_0000_01b3
        expect(UInt64(fingerprint.text, radix: 16), equals: product)
        expect(fingerprint.text.count, equals: 16)
    }

    @Test("Texts in a row differ from their concatenation")
    func separation() {
        var one = Fingerprint()
        one.add("ab")
        one.add("c")
        var other = Fingerprint()
        other.add("a")
        other.add("bc")
        #expect(one != other)
    }

    @Test("Adding, changing, renaming and removing a file change it; looking does not")
    func changes() throws {
        try withFolder { folder in
            try FileSystem.write("let a = 1", to: "\(folder)/Sources/A.swift")
            let first = fingerprint(of: folder)
            expect(fingerprint(of: folder), equals: first)
            try FileSystem.write("let a = 1", to: "\(folder)/Sources/A.swift")
            expect(fingerprint(of: folder), equals: first, "writing what is there already leaves the file alone")
            try FileSystem.write("let a = 12", to: "\(folder)/Sources/A.swift")
            let changed = fingerprint(of: folder)
            #expect(changed != first)
            try FileManager.default.moveItem(atPath: "\(folder)/Sources/A.swift", toPath: "\(folder)/Sources/B.swift")
            #expect(fingerprint(of: folder) != changed)
            try FileManager.default.removeItem(atPath: "\(folder)/Sources/B.swift")
            #expect(fingerprint(of: folder) != first)
        }
    }

    @Test("What tools write does not count", arguments: [".build/x", ".git/HEAD", "zoetrope-output/a.png", "Golden/a.png"])
    func skipped(path: String) throws {
        try withFolder { folder in
            try FileSystem.write("", to: "\(folder)/A.swift")
            let before = fingerprint(of: folder)
            try FileSystem.write("x", to: "\(folder)/\(path)")
            expect(fingerprint(of: folder), equals: before)
        }
    }

    @Test("Swift files are found in order, without manifests and links in a circle")
    func swiftFiles() throws {
        try withFolder { folder in
            for name in ["b.swift", "a/c.swift", "Package.swift", "a/d.txt", ".hidden.swift"] {
                try FileSystem.write("", to: "\(folder)/\(name)")
            }
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/a/loop", withDestinationPath: folder)
            expect(SourceTree.swiftFiles(in: folder), equals: ["a/c.swift", "b.swift"])
        }
    }

    @Test("A folder that can be made is not made by asking; one below a file is refused")
    func writable() throws {
        try withFolder { folder in
            try expect(FileSystem.writableFolder("\(folder)/x/y"), equals: "\(folder)/x/y")
            #expect(!FileSystem.isFolder("\(folder)/x"))
            try FileSystem.write("", to: "\(folder)/file")
            let expected = FrontFailure.unwritable(path: "\(folder)/file/x", reason: "\(folder)/file is not a folder")
            #expect(throws: expected) { try FileSystem.writableFolder("\(folder)/file/x") }
        }
    }

    @Test("Paths lose what means nothing", arguments: [("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("/", "/")])
    func paths(path: String, expected: String) {
        expect(FileSystem.absolutePath(path), equals: expected)
    }
}
