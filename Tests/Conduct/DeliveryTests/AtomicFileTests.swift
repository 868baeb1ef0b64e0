import Foundation
import TestSupport
import Testing

@testable import Delivery

@Suite("Writing files") struct AtomicFileTests {
    @Test func foldersOnTheWayAreMade() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1, 2, 3], to: folder.path + "/a/b/c.png")
        try expect(folder.files, equals: ["a", "a/b", "a/b/c.png"])
        try AtomicFile.write([4], to: folder.path + "/a/b/c.png")
        expect(FileManager.default.contents(atPath: folder.path + "/a/b/c.png"), equals: Data([4]))
        try expect(folder.files.count, equals: 3, "nothing else is left behind")
    }

    @Test("A file where a folder should be: the error names path, reason and remedy") func fileInTheWay() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1], to: folder.path + "/file")
        let path = folder.path + "/file/picture.png"
        let error = #expect(throws: DeliveryError.self) { try AtomicFile.write([2], to: path) }
        let message = try #require(error?.description)
        #expect(message.hasPrefix("Cannot write \(path): ") && message.contains("Choose another folder"))
        try expect(folder.files, equals: ["file"])
        expect(FileManager.default.contents(atPath: folder.path + "/file"), equals: Data([1]))
    }

    @Test func aFolderIsNotOverwritten() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1], to: folder.path + "/sub/file")
        #expect(throws: DeliveryError.self) { try AtomicFile.write([2], to: folder.path + "/sub") }
        try expect(folder.files, equals: ["sub", "sub/file"])
    }

    @Test("A full disk is told of, with what to do, and leaves what was there") func fullDisk() throws {
        let error = #expect(throws: DeliveryError.self) { try AtomicFile.write([1], to: "/dev/full") }
        let message = try #require(error?.description)
        #expect(message.contains("No space left on device. Make room there"))
    }

    @Test("What a link leads to is written, and the link stays") func link() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1], to: folder.path + "/file")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "file")
        try AtomicFile.write([2, 3], to: folder.path + "/link")
        expect(FileManager.default.contents(atPath: folder.path + "/file"), equals: Data([2, 3]))
        try expect(FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link"), equals: "file")
    }

    @Test("A device is written straight, not replaced") func device() throws {
        try AtomicFile.write([1, 2, 3], to: "/dev/null")
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        expect(type, equals: .typeCharacterSpecial)
    }
}
