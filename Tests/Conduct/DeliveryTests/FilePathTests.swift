import HostProtocol
import TestSupport
import Testing

@testable import Delivery

/// Foundation's own way traps for a path of one character.
@Suite("Folders of paths") struct FilePathTests {
    @Test(arguments: [
        ("W", ""), ("/W", "/"), ("W/entry1.png", "W"), ("/a/b", "/a"), ("a/b/", "a"), ("a//b", "a"), ("/", "/"), ("", ""), ("é", ""),
    ])
    func folders(_ path: String, _ folder: String) { expect(FilePath.folder(of: path), equals: folder) }

    @Test func aPreviewOfOneLetterHasGoldensAndAReport() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1], to: "\(folder.path)/W/entry1.png")
        try AtomicFile.write([1], to: "\(folder.path)/x.png")
        expect(GoldenFolder(path: folder.path).unused(besides: []), equals: ["\(folder.path)/W/entry1.png"])
        let report = ReportFolder(path: "\(folder.path)/report")
        try AtomicFile.write(Array("W\nX/entry1\n".utf8), to: report.listPath)
        report.clear()
    }
}
