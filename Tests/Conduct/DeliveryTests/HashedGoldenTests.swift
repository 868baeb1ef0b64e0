import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@testable import Delivery

/// Goldens by the hashes of their frames, with three frames kept.
@Suite("Goldens by hashes") struct HashedGoldenTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func goldens(_ form: String) throws -> GoldenFolder {
        try AtomicFile.write(Array("\(form)\n\nWhat that means.\n".utf8), to: folder.path + "/form.txt")
        return GoldenFolder(path: folder.path)
    }

    private func picture(_ value: Int, width: Int = 3, height: Int = 3) -> Pixmap {
        var picture = Pixmap(widthInPixels: width, heightInPixels: height)
        for index in picture.bytes.indices { picture.bytes[index] = index % 4 == 3 ? 255 : UInt8(value) }
        return picture
    }

    private func film(_ values: [Int], rate: Int = 30) -> [AnimationFrame] {
        values.enumerated().map { AnimationFrame(pixmap: picture($1), start: FrameTime($0, rate), duration: FrameTime(1, rate)) }
    }

    private func still(_ value: Int) -> [AnimationFrame] {
        [AnimationFrame(pixmap: picture(value), start: .zero, duration: FrameTime(1))]
    }

    @Test func equalImagesHaveOneHash() {
        // Rows of an odd number of pixels end in half a word; a picture in bands is hashed as one in a piece.
        for (width, height) in [(1, 1), (3, 5), (4, 2), (0, 0)] {
            let one = picture(9, width: width, height: height)
            expect(one.contentHash, equals: picture(9, width: width, height: height).contentHash)
            for place in one.bytes.indices {
                var other = one
                other.bytes[place] ^= 1
                #expect(other.contentHash != one.contentHash, "byte \(place) of \(width) x \(height)")
            }
        }
        #expect(picture(0, width: 2, height: 3).contentHash != picture(0, width: 3, height: 2).contentHash)
        // The same on every machine: goldens hold it.
        expect(picture(9).contentHash, equals: 0x6005_D7C5_A83A_6026)
    }

    @Test func aFilmIsALineAFrameAndThreeImages() throws {
        let goldens = try goldens("films-by-hash")
        let file = try goldens.record(film([1, 2, 3, 4, 5]), name: "Mail/a-b", pixelsPerPoint: 3)
        _ = try goldens.record(still(7), name: "Mail/a", pixelsPerPoint: 3)
        expect(file.path, equals: "\(folder.path)/Mail/a-b.frames.txt")
        try expect(folder.files, equals: ["Mail", "Mail/a-b.frames.txt", "Mail/a.png", "Mail/kept-3x3.apng", "form.txt"])
        let lines = try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n")
        expect(lines.count, equals: 6)
        #expect(lines[3].hasPrefix("2 1/15 1/30 "))
        let kept = try ImageFile.frames(
            Array(#require(FileManager.default.contents(atPath: "\(folder.path)/Mail/kept-3x3.apng"))), path: "kept.apng")
        expect(kept.map(\.pixmap), equals: [1, 3, 5].map { picture($0) })
        #expect(try goldens.difference(film([1, 2, 3, 4, 5]), name: "Mail/a-b") == nil)
        #expect(try goldens.difference(still(7), name: "Mail/a") == nil)
    }

    @Test func framesThatDifferAreNamedAndTheKeptOnesShown() throws {
        let goldens = try goldens("films-by-hash")
        _ = try goldens.record(film([1, 2, 3, 4, 5, 6, 7]), name: "Mail/a-b", pixelsPerPoint: 3)
        let found = try #require(try goldens.difference(film([1, 2, 9, 9, 9, 6, 9]), name: "Mail/a-b"))
        expect(found.message, equals: "2–4, 6 of 7 frames (counted from 0) differ; frame 3 differs in 9 pixels, by at most 5 of 255")
        #expect(found.isPartial && !found.isMissing)
        expect(found.reference.map(\.pixmap), equals: [1, 4, 7].map { picture($0) })
        expect(found.actual.map(\.pixmap), equals: [1, 9, 9].map { picture($0) })
        expect(found.frame, equals: 1)
        // In the report each kept frame stands beside its own.
        let report = try FailureFilm(found, encoder: PNGEncoder(pixelsPerPoint: 3), jobs: 1, isWhole: true)
        expect(report.frames.indices.filter { report.frames[$0].isBad }, equals: [1, 2])

        let between = try #require(try goldens.difference(film([1, 9, 3, 4, 5, 6, 7]), name: "Mail/a-b"))
        expect(between.message, equals: "1 of 7 frames (counted from 0) differs")
        let longer = try #require(try goldens.difference(film([1, 2, 3, 4, 5, 6, 7, 8]), name: "Mail/a-b"))
        expect(longer.message, equals: "there are 8 frames, not 7")
        let later = try #require(try goldens.difference(film([1, 2, 3, 4, 5, 6, 7], rate: 60), name: "Mail/a-b"))
        #expect(later.message.hasPrefix("frame 0 of 7 is shown at "))
        let shorter = try #require(try goldens.difference(still(1), name: "Mail/a-b"))
        expect(shorter.message, equals: "there is 1 frame, not 7")
    }

    @Test func allImagesMayBeHashes() throws {
        let goldens = try goldens("all-by-hash")
        for (name, value) in [("a", 1), ("b", 2), ("c", 1)] {
            _ = try goldens.record(still(value), name: "Mail/\(name)", pixelsPerPoint: 3)
        }
        _ = try goldens.record(film([1, 2, 3]), name: "Mail/a-b", pixelsPerPoint: 3)
        let kept = try ImageFile.frames(
            Array(#require(FileManager.default.contents(atPath: "\(folder.path)/Mail/kept-3x3.apng"))), path: "kept.apng")
        expect(kept.map(\.pixmap), equals: [1, 2, 3].map { picture($0) }, "each once")
        let found = try #require(try goldens.difference(still(4), name: "Mail/b"))
        expect(found.message, equals: "the picture differs; it differs in 9 pixels, by at most 2 of 255")
        expect(found.reference.map(\.pixmap), equals: [picture(2)])
    }

    @Test func bothFormsAreRead() throws {
        _ = try GoldenFolder(path: folder.path).record(film([1, 2, 3]), name: "Mail/a-b", pixelsPerPoint: 3)
        let goldens = try goldens("films-by-hash")
        #expect(try goldens.difference(film([1, 2, 3]), name: "Mail/a-b") == nil)
        _ = try goldens.record(film([1, 2, 4]), name: "Mail/b-c", pixelsPerPoint: 3)
        try FileManager.default.removeItem(atPath: "\(folder.path)/form.txt")
        #expect(try GoldenFolder(path: folder.path).difference(film([1, 2, 4]), name: "Mail/b-c") == nil)
    }

    @Test func whatNothingNeedsIsRemoved() throws {
        let goldens = try goldens("films-by-hash")
        for (name, values) in [("a-b", [1, 2, 3]), ("b-c", [3, 4, 5])] {
            _ = try goldens.record(film(values), name: "Mail/\(name)", pixelsPerPoint: 3)
        }
        let old = goldens.unused(of: "Mail", besides: [goldens.file("Mail/a-b", isStill: false)])
        expect(old, equals: ["\(folder.path)/Mail/b-c.frames.txt"])
        try GoldenFolder.remove(old)
        try expect(folder.files, equals: ["Mail", "Mail/a-b.frames.txt", "Mail/kept-3x3.apng", "form.txt"])
        // Images that no golden names any more go when one is recorded.
        _ = try goldens.record(film([1, 2, 3]), name: "Mail/a-b", pixelsPerPoint: 3)
        expect(try KeptImages.images(in: "\(folder.path)/Mail").count, equals: 3)
        try GoldenFolder.remove(goldens.unused(besides: []))
        try expect(folder.files, equals: ["form.txt"])
    }

    @Test("A damaged golden is named", arguments: ["", "0 0/1 1/30\n", "1 0/1 1/30 00", "0 0/0 1/30 00", "0 0/1 1/30 xyz"])
    func damaged(_ text: String) throws {
        let goldens = try goldens("films-by-hash")
        let path = "\(folder.path)/Mail/a-b.frames.txt"
        try AtomicFile.write(Array(text.utf8), to: path)
        let error = #expect(throws: GoldenError.self) { try goldens.difference(film([1, 2]), name: "Mail/a-b") }
        #expect(error?.description.hasPrefix("The golden \(path) cannot be read. ") == true)
    }
}
