import BundledFonts
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering

@Suite("Font files of the user's")
struct FontFilesTests {
    private static let serif = "ZoetropeSerif/ZoetropeSerif-Regular.ttf"

    /// A folder with one font, a damaged one and files that are none, as they are to be named below it.
    private func makeFolder(_ files: [String: Data]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, bytes) in files {
            let url = URL(fileURLWithPath: "\(folder.path)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url)
        }
        return folder
    }

    private func font() throws -> Data {
        try #require(BundledFonts.sources().first { $0.name == Self.serif }).bytes
    }

    @Test func aFolderGivesAllFontsBelowIt() throws {
        let font = try font()
        let folder = try makeFolder(["b/Two.OTF": font, "a.ttf": font, "notes.txt": Data(), ".hidden/c.ttf": font])
        let sources = try FontFiles.sources(at: [folder.path])
        expect(sources.map(\.name), equals: ["\(folder.path)/a.ttf", "\(folder.path)/b/Two.OTF"])
        let library = try FontSetup(named: [folder.path]).library
        #expect(library.hasFont(named: "Zoetrope Serif"))
        #expect(try !FontSetup().library.hasFont(named: "Zoetrope Serif"))
    }

    @Test func whatIsNotThereOrHoldsNoFontIsSaid() throws {
        let folder = try makeFolder(["notes.txt": Data()])
        #expect(throws: FontFileError.notThere("/no/such.ttf")) { try FontFiles.sources(at: ["/no/such.ttf"]) }
        #expect(throws: FontFileError.noFonts(folder: folder.path)) { try FontFiles.sources(at: [folder.path]) }
    }

    @Test("A damaged font stops the run when it is named, and is left out and reported when it is found")
    func damaged() throws {
        let folder = try makeFolder([
            "App_Widget.resources/good.ttf": try font(), "App_Widget.resources/copy.ttf": try font(),
            "App_Widget.resources/bad.ttf": Data("no font, but long enough".utf8),
        ])
        let bad = "\(folder.path)/App_Widget.resources/bad.ttf"
        let error = #expect(throws: FontError.self) { try FontSetup(named: [bad]) }
        expect(error?.description.contains(bad), equals: true)
        let found = FontFiles.found(beside: folder.path)
        expect(found.sources.map(\.name), equals: ["\(folder.path)/App_Widget.resources/copy.ttf"], "each font once")
        #expect(found.faults.count == 1 && found.faults[0].contains(bad))
    }
}
