import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("Archives that a command line names") struct ArchiveFilesTests {
    private func write(_ name: String, in folder: TemporaryFolder) throws {
        let path = "\(folder.path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: NSString(string: path).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    }

    @Test("Files are called by as much of their paths as tells them apart") func names() {
        expect(ArchiveFiles.names(of: ["/a/Coffee.zoetrope", "/b/Tea.zoetrope"], least: [1, 1]), equals: ["Coffee", "Tea"])
        let small = ["/a/Coffee/systemSmall.zoetrope", "/a/Tea/systemSmall.zoetrope"]
        expect(ArchiveFiles.names(of: small, least: [1, 1]), equals: ["Coffee/systemSmall", "Tea/systemSmall"])
        expect(ArchiveFiles.names(of: ["/x/a/s.zoetrope", "/y/a/s.zoetrope"], least: [1, 1]), equals: ["x/a/s", "y/a/s"])
    }

    @Test("A folder stands for every archive in it, each once") func folders() throws {
        let folder = try TemporaryFolder()
        for name in ["Tea/systemSmall.zoetrope", "Coffee/systemSmall.zoetrope", "Coffee/notes.txt"] {
            try write(name, in: folder)
        }
        let files = try ArchiveFiles([folder.path, "\(folder.path)/Tea/systemSmall.zoetrope"]).files
        expect(files.map(\.name), equals: ["Coffee/systemSmall", "Tea/systemSmall"])
    }

    @Test("The families of one widget keep its name; a file named by itself needs none") func families() throws {
        let folder = try TemporaryFolder()
        for name in ["Tea/systemSmall.zoetrope", "Tea/systemMedium.zoetrope"] { try write(name, in: folder) }
        try expect(ArchiveFiles([folder.path]).files.map(\.name), equals: ["Tea/systemMedium", "Tea/systemSmall"])
        try expect(ArchiveFiles(["\(folder.path)/Tea/systemSmall.zoetrope"]).files.map(\.name), equals: ["systemSmall"])
    }

    @Test("A folder without archives is told, and what is not there") func nothing() throws {
        let folder = try TemporaryFolder()
        try write("notes.txt", in: folder)
        #expect(throws: FrontFailure.unreadable(path: folder.path, reason: "no file in this folder ends in .zoetrope")) {
            try ArchiveFiles([folder.path])
        }
        #expect(throws: FrontFailure.unreadable(path: "\(folder.path)/x", reason: "the file is missing")) {
            try ArchiveFiles(["\(folder.path)/x"])
        }
    }
}
