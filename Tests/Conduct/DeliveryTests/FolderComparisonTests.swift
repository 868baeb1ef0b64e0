import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import TestSupport
import Testing

@testable import Delivery
@testable import Inspection

@Suite("Two folders of pictures") struct FolderComparisonTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func picture(_ level: UInt8) -> Pixmap {
        Pixmap(widthInPixels: 1, heightInPixels: 2, bytes: [level, level, level, 255, 0, 0, 0, 255])
    }

    private func write(_ levels: [UInt8], _ path: String, effort: CompressionEffort = .standard) throws {
        let frames = levels.enumerated().map { index, level in
            AnimationFrame(pixmap: picture(level), start: FrameTime(index, 10), duration: FrameTime(1, 10))
        }
        let bytes =
            switch (path as NSString).pathExtension {
            case "apng": try APNGEncoder(pixelsPerPoint: 1, effort: effort).encode(frames).bytes
            case "gif": try GIFEncoder().encode(frames).bytes
            case "webp": try WebPEncoder().encode(frames).bytes
            default: try PNGEncoder(effort: effort).encode(frames[0].pixmap)
            }
        try AtomicFile.write(bytes, to: "\(folder.path)/\(path)")
    }

    private var comparison: FolderComparison {
        FolderComparison(reference: "\(folder.path)/old", actual: "\(folder.path)/new") { try WebPFilm($0).frames }
    }

    /// What is said of each picture that is not the same.
    private func words(_ comparison: FolderComparison) -> [String: String] {
        var words: [String: String] = [:]
        for name in comparison.names() {
            switch comparison.finding(of: name) {
            case .difference(let difference): words[name] = difference.message
            case .fault(let fault): words[name] = fault
            case nil: break
            }
        }
        return words.mapValues { $0.replacing("\(folder.path)/", with: "") }
    }

    @Test("Pixels count, not bytes; what is on one side alone is told") func findings() throws {
        for side in ["old", "new"] {
            try write([9], "\(side)/Mail/same.png", effort: side == "old" ? .standard : .smallest)
            try write([1, 2], "\(side)/Mail/same.gif")
            try AtomicFile.write(Array(side.utf8), to: "\(folder.path)/\(side)/index.html")
            try AtomicFile.write([1], to: "\(folder.path)/\(side)/.hidden/x.png")
        }
        try write([1, 2, 3], "old/Mail/a-b.apng")
        try write([1, 7, 3], "new/Mail/a-b.apng")
        try write([1], "old/gone.png")
        try write([1], "new/fresh.png")
        expect(comparison.names().count, equals: 5)
        expect(
            words(comparison),
            equals: [
                "Mail/a-b.apng": "frame 1 of 3 differs in 1 pixel, by at most 5 of 255",
                "gone.png": "it is gone: new/gone.png does not exist", "fresh.png": "it is new: old/fresh.png does not exist",
            ])
        var some = comparison
        some.filter = [GlobPattern("Mail/*")]
        expect(words(some).keys.sorted(), equals: ["Mail/a-b.apng"])
    }

    @Test("A film in two formats is one picture, and a difference in either is found") func formats() throws {
        for side in ["old", "new"] {
            try write([1, 2], "\(side)/a.apng")
            try write([1, 2], "\(side)/a.gif")
            try write([1, side == "old" ? 2 : 9], "\(side)/b.apng")
            try write([1, side == "old" ? 2 : 9], "\(side)/b.gif")
            try write([3, 4], "\(side)/c.apng")
            try write([3, side == "old" ? 4 : 9], "\(side)/c.gif")
        }
        try write([5, 6], "old/d.apng")
        for side in ["old", "new"] { try write([5, 6], "\(side)/d.gif") }
        expect(comparison.names(), equals: ["a.apng", "b.apng", "c.apng", "d.gif"])
        expect(words(comparison).keys.sorted(), equals: ["b.apng", "c.apng"])
    }

    @Test("What cannot be read is named") func faults() throws {
        try write([1], "old/a.png")
        try AtomicFile.write(Array("nonsense".utf8), to: "\(folder.path)/new/a.png")
        try AtomicFile.write([1], to: "\(folder.path)/old/b.webp")
        try AtomicFile.write([2], to: "\(folder.path)/new/b.webp")
        let found = words(comparison)
        expect(found["a.png"]?.hasPrefix("The picture new/a.png cannot be read."), equals: true)
        expect(found["b.webp"], equals: "The picture old/b.webp cannot be read. libwebp rejects it.")
    }

    @Test("WebP films are compared frame by frame") func webP() throws {
        try write([1, 2, 3], "old/a.webp")
        try write([1, 7, 3], "new/a.webp")
        expect(words(comparison)["a.webp"], equals: "frame 1 of 3 differs in 1 pixel, by at most 5 of 255")
    }
}
