import Foundation
import ImageCodecs
import Pixels
import PreviewPages
import TestSupport
import Testing

@testable import Delivery

/// The page in a browser: headless Chromium, driven by `Tests/page-client.py`.
@Suite(.enabled(if: PageClient.isThere, PageClient.lack), .serialized)
struct PageBrowserTests {
    @Test("A gallery of 1,000 previews opens, searches, scrolls in frames of a screen's time, and opens a preview by the keyboard")
    func gallery() async throws {
        let folder = try TemporaryFolder()
        var page = PreviewPage(kind: .gallery, title: "Previews", items: try Self.items(1000, in: folder.path))
        page.command = "zoetrope render"
        try AtomicFile.write(page.bytes, to: "\(folder.path)/index.html")
        let seen = try await Self.seen(folder.path, "browse")
        expect(seen.faults, equals: [])
        expect(seen.count, equals: "1,000 previews")
        expect(seen.found, equals: "32 of 1,000 previews")
        // Only the rows in sight and a little around them are in the document.
        #expect((seen.nodes ?? 0) > 4 && (seen.nodes ?? .max) < 120 && (seen.nodesAfter ?? .max) < 120)
        #expect((seen.scrolled ?? 0) > 10_000)
        // A frame of 60 a second has 16.7 ms.
        #expect((seen.workPerFrame ?? .infinity) < 16.7)
        #expect((seen.megabytes ?? .infinity) < 40)
        expect(seen.address, equals: "#Screens/Header1")
        expect(seen.shown, equals: "Screens/Header1")
    }

    @Test("A report of 300 failures filters by result, and folds equal changes")
    func report() async throws {
        let folder = try TemporaryFolder()
        let items = try Self.items(300, in: folder.path).enumerated().map { number, item in
            var item = item
            item.result = number % 10 == 3 ? .new : .changed
            item.difference = PreviewPage.Difference(message: "the picture differs", frames: 1)
            item.difference?.actual = item.media.first?.files.first?.path
            if number % 2 == 0 { item.difference?.change = "#CC4D66 becomes #B34D66, nothing else" }
            item.media = []
            return item
        }
        try AtomicFile.write(PreviewPage(kind: .report, title: "Differs", items: items).bytes, to: "\(folder.path)/index.html")
        let seen = try await Self.seen(folder.path, "browse")
        expect(seen.faults, equals: [])
        expect(seen.count, equals: "300 pictures")
        expect(seen.results, equals: "All300 Changed270 New30")
        expect(seen.folds, equals: ["150 images: #CC4D66 becomes #B34D66, nothing elseShow"])
        #expect((seen.nodes ?? .max) < 120 && (seen.workPerFrame ?? .infinity) < 16.7)
    }

    @Test("A film of a gallery that is opened as a file is stepped through") func film() async throws {
        let folder = try TemporaryFolder()
        let frames = (0..<3).map { index in
            AnimationFrame(pixmap: Self.square(UInt8(index * 90)), start: FrameTime(index, 2), duration: FrameTime(1, 2))
        }
        let bytes = try APNGEncoder(pixelsPerPoint: 2).encode(frames).bytes
        try AtomicFile.write(bytes, to: "\(folder.path)/A/motion.apng")
        var item = PreviewPage.Item(id: "A", title: "A", result: .drawn)
        item.media = [.init(label: "motion", kind: .film, files: [.init(path: "A/motion.apng", bytes: bytes.count)], seconds: 1.5)]
        let page = PreviewPage(kind: .gallery, title: "Previews", items: [item])
        try FilmScripts(folder: folder.path).write(for: page)
        try AtomicFile.write(page.bytes, to: "\(folder.path)/index.html")
        let seen = try await Self.seen(folder.path, "film")
        expect(seen.faults, equals: [])
        expect(seen.first, equals: "1 / 3 · 0.00 s")
        expect(seen.second, equals: "2 / 3 · 0.50 s")
        expect(seen.closed, equals: true)
    }

    @Test("A film of a report shows the frames that differ, and the ways to compare") func failedFilm() async throws {
        let folder = try TemporaryFolder()
        func frames(_ levels: [UInt8]) -> [AnimationFrame] {
            levels.enumerated().map { AnimationFrame(pixmap: Self.square($1), start: FrameTime($0, 4), duration: FrameTime(1, 4)) }
        }
        let report = FailureReport(folder: folder.path, pixelsPerPoint: 2)
        _ = try report.add(
            GoldenDifference(
                name: "Card/a-b", message: "2 frames differ", isMissing: false, reference: frames([1, 2, 3, 4]),
                actual: frames([1, 90, 3, 200]), frame: 1), place: "Card.swift:3")
        _ = try report.writePage(isLast: true)
        let seen = try await Self.seen(folder.path, "film")
        expect(seen.faults, equals: [])
        expect(seen.first, equals: "1 / 4 · 0.00 s")
        expect(seen.marks, equals: 2)
        expect(seen.modes, equals: ["Side by side", "Swipe", "Blink", "Onion skin", "Difference"])
    }

    /// The observations of a scenario.
    private struct Seen: Decodable {
        var faults: [String]
        var count, found, results, address, shown, first, second: String?
        var folds, modes: [String]?
        var nodes, nodesAfter, marks: Int?
        var workPerFrame, scrolled, megabytes: Double?
        var closed: Bool?
    }

    private static func seen(_ folder: String, _ scenario: String) async throws -> Seen {
        try await PageClient.seen("file://\(folder)/index.html", scenario)
    }

    private static func items(_ count: Int, in folder: String) throws -> [PreviewPage.Item] {
        let pictures = try (0..<20).map { number in
            let path = "Screens/\(number).png"
            let bytes = try PNGEncoder(pixelsPerPoint: 3).encode(square(UInt8(number * 12)))
            try AtomicFile.write(bytes, to: "\(folder)/\(path)")
            return PreviewPage.File(path: path, bytes: bytes.count)
        }
        return (0..<count).map { number in
            var item = PreviewPage.Item(
                id: "Screens/Header\(number)", title: "Header \(number)", result: number % 50 == 7 ? .warned : .drawn)
            item.setPlace("Sources/App/Header\(number / 4).swift:\(number)")
            (item.size, item.scale) = ([4, 4], 3)
            item.media = [.init(label: "still", kind: .still, files: [pictures[number % pictures.count]])]
            return item
        }
    }

    private static func square(_ level: UInt8) -> Pixmap {
        Pixmap(widthInPixels: 12, heightInPixels: 12, bytes: (0..<144).flatMap { _ in [level, 40, 200, 255] })
    }
}
