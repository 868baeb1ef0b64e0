import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@testable import Delivery

@Suite("Goldens") struct GoldenFolderTests {
    private func picture(_ value: UInt8, width: Int = 4, height: Int = 3) -> Pixmap {
        var picture = Pixmap(widthInPixels: width, heightInPixels: height)
        for index in picture.bytes.indices { picture.bytes[index] = index % 4 == 3 ? 255 : value }
        return picture
    }

    private func still(_ picture: Pixmap) -> [AnimationFrame] {
        [AnimationFrame(pixmap: picture, start: .zero, duration: FrameTime(1))]
    }

    private func film(_ pictures: [Pixmap], rate: Int = 30) -> [AnimationFrame] {
        pictures.enumerated().map { index, picture in
            AnimationFrame(pixmap: picture, start: FrameTime(index, rate), duration: FrameTime(1, rate))
        }
    }

    /// What is said when `actual` is compared with an accepted `reference`.
    private func difference(_ reference: [AnimationFrame], _ actual: [AnimationFrame]) throws -> GoldenDifference? {
        let folder = try TemporaryFolder()
        let goldens = GoldenFolder(path: folder.path)
        _ = try goldens.record(reference, name: "Widget/entry", pixelsPerPoint: 3)
        return try goldens.difference(actual, name: "Widget/entry")
    }

    @Test("A preview's name may be one letter") func shortNames() throws {
        let folder = try TemporaryFolder()
        let goldens = GoldenFolder(path: folder.path)
        _ = try goldens.record(still(picture(9)), name: "W/entry", pixelsPerPoint: 3)
        #expect(goldens.unused(besides: ["W"]).isEmpty)
        expect(goldens.unused(besides: []), equals: ["\(folder.path)/W/entry.png"])
    }

    @Test func theSameIsNoDifference() throws {
        #expect(try difference(still(picture(9)), still(picture(9))) == nil)
        let frames = film([picture(1), picture(2), picture(2), picture(3)])
        #expect(try difference(frames, frames) == nil)
    }

    @Test func aStillThatDiffers() throws {
        var other = picture(9)
        other.bytes[4] = 14
        let found = try #require(try difference(still(picture(9)), still(other)))
        expect(found.message, equals: "the picture differs in 1 pixel, by at most 5 of 255")
        #expect(found.name == "Widget/entry" && found.frame == 0 && !found.isMissing)
        #expect(found.reference.first?.pixmap == picture(9) && found.actual.first?.pixmap == other)
    }

    @Test("The first bad frame is named, and the worst") func aFilmThatDiffers() throws {
        let found = try #require(
            try difference(film([1, 2, 3, 4].map { picture($0) }), film([1, 2, 7, 9].map { picture($0) })))
        expect(
            found.message,
            equals: "frame 2 of 4 differs in 12 pixels, by at most 4 of 255; 2 frames differ, frame 2 most of all, in 12 pixels")
        expect(found.frame, equals: 2)
    }

    @Test func anotherSize() throws {
        let found = try #require(try difference(still(picture(1)), still(picture(1, width: 5))))
        expect(found.message, equals: "the picture is 5 x 3 pixels, not 4 x 3")
    }

    @Test func anotherTime() throws {
        let pictures = [picture(1), picture(2)]
        let found = try #require(try difference(film(pictures), film(pictures, rate: 60)))
        #expect(found.frame == 0 && found.message.hasPrefix("frame 0 of 2 is shown at "))
    }

    @Test func anotherNumberOfFrames() throws {
        let pictures = [1, 2, 3].map { picture($0) }
        let longer = try #require(try difference(film(Array(pictures.prefix(2))), film(pictures)))
        #expect(longer.message == "there are 3 frames, not 2" && longer.frame == 2)
        let shorter = try #require(try difference(film(pictures), film(Array(pictures.prefix(2)))))
        #expect(shorter.message == "there are 2 frames, not 3" && shorter.frame == 2)
    }

    @Test func aMissingGolden() throws {
        let folder = try TemporaryFolder()
        let found = try #require(
            try GoldenFolder(path: folder.path).difference(still(picture(1)), name: "Widget/entry"))
        #expect(found.isMissing && found.message == "there is no golden \(folder.path)/Widget/entry.png")
        #expect(try folder.files.isEmpty)
    }

    @Test("A damaged golden is named", arguments: ["", "not a picture", "\u{89}PNG"])
    func aDamagedGolden(_ content: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/Widget/entry.png"
        try AtomicFile.write(Array(content.utf8), to: path)
        let error = #expect(throws: GoldenError.self) {
            try GoldenFolder(path: folder.path).difference(still(picture(1)), name: "Widget/entry")
        }
        expect(error?.description.hasPrefix("The golden \(path) cannot be read. "), equals: true)
    }

    @Test("What Git leaves in the place of a large file is called by its name") func aPointer() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/Widget/entry.png"
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
        try AtomicFile.write(Array(pointer.utf8), to: path)
        let error = #expect(throws: GoldenError.pointer(path: path)) {
            try GoldenFolder(path: folder.path).difference(still(picture(1)), name: "Widget/entry")
        }
        expect(error?.description.contains("'git lfs pull'"), equals: true)
    }

    @Test("Goldens that nothing is compared with are found and removed") func unused() throws {
        let folder = try TemporaryFolder()
        let goldens = GoldenFolder(path: folder.path)
        for name in ["Mail/entry1", "Mail/systemSmall/entry1", "Mail/entry2", "Gone/entry1", "Gone/deep/entry1"] {
            _ = try goldens.record(still(picture(1)), name: name, pixelsPerPoint: 3)
        }
        try AtomicFile.write([1], to: folder.path + "/Gone/notes.txt")
        try AtomicFile.write([1], to: folder.path + "/cover.png")
        let old = goldens.unused(of: "Mail", besides: [goldens.file("Mail/entry1", isStill: true)])
        expect(old, equals: ["\(folder.path)/Mail/entry2.png"])
        let gone = goldens.unused(besides: ["Mail", "Mail/systemSmall"])
        expect(gone, equals: ["Gone/deep/entry1.png", "Gone/entry1.png"].map { "\(folder.path)/\($0)" })
        try GoldenFolder.remove(old + gone)
        try expect(
            folder.files,
            equals: [
                "Gone", "Gone/notes.txt", "Mail", "Mail/entry1.png", "Mail/systemSmall", "Mail/systemSmall/entry1.png", "cover.png",
            ])
    }
}
