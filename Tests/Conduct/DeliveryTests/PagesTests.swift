import Foundation
import ImageCodecs
import Pixels
import PreviewPages
import TestSupport
import Testing

@testable import Delivery

@Suite struct PagesTests {
    @Test func `The gallery holds every file and asks for nothing from elsewhere`() throws {
        let film = PreviewPage.Medium(
            label: "a to b", kind: .film,
            files: [.init(path: "My Widget/a-b.gif", bytes: 2000), .init(path: "My Widget/a-b.apng", bytes: 3000)], seconds: 1.5)
        var item = PreviewPage.Item(id: "My Widget", title: "My \"Widget\" </script>", result: .warned)
        item.setPlace("W.swift:3")
        item.media = [.init(label: "a", kind: .still, files: [.init(path: "My Widget/a.png", bytes: 900)]), film]
        item.warnings = ["no symbol <x>"]
        let page = PreviewPage(kind: .gallery, title: "Tom & <Jerry>", items: [item])
        let html = String(decoding: page.bytes, as: UTF8.self)
        #expect(html.contains("<title>Tom &amp; &lt;Jerry&gt;</title>"))
        try expect(Self.page(in: html), equals: page)
        expect(html.components(separatedBy: "</script>").count, equals: 3)
        #expect(!html.contains("http://") && !html.contains("https://"))
        #expect(html.contains(#"["My Widget/a-b.gif",2000]"#))
    }

    @Test(arguments: [("W.swift:3", "W.swift", 3 as Int?), ("W.swift", "W.swift", nil), ("a:b.swift", "a:b.swift", nil)])
    func `A place is a file, and a line if there is one`(place: String, file: String, line: Int?) {
        var item = PreviewPage.Item(id: "a", title: "a", result: .drawn)
        item.setPlace(place)
        expect(item.file, equals: file)
        expect(item.line, equals: line)
    }

    @Test func `A page opened as a file finds its films as scripts, and those of an earlier page are gone`() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1, 2, 3], to: "\(folder.path)/A/motion.apng")
        try AtomicFile.write([9], to: "\(folder.path)/_films/Old/motion.apng.js")
        var item = PreviewPage.Item(id: "A", title: "A", result: .drawn)
        item.media = [
            .init(label: "motion", kind: .film, files: [.init(path: "A/motion.apng", bytes: 3), .init(path: "A/motion.gif", bytes: 3)])
        ]
        try FilmScripts(folder: folder.path).write(for: PreviewPage(kind: .gallery, title: "Previews", items: [item]))
        try expect(folder.files.filter { $0.hasSuffix(".js") }, equals: ["_films/A/motion.apng.js"])
        let script = try String(contentsOfFile: "\(folder.path)/_films/A/motion.apng.js", encoding: .utf8)
        expect(script, equals: "zoetrope.film(\"A/motion.apng\", \"AQID\");\n")
    }

    @Test func `An item with the files of one before it is folded behind that one`() throws {
        let folder = try TemporaryFolder()
        let bytes: [(name: String, bytes: [UInt8])] = [("A", [1, 2]), ("B", [2, 1]), ("C", [1, 2]), ("D", [1, 2]), ("E", [1])]
        var items = try bytes.map { name, bytes in
            try AtomicFile.write(bytes, to: "\(folder.path)/\(name)/entry1.png")
            var item = PreviewPage.Item(id: name, title: name, result: .drawn)
            item.media = [.init(label: "entry1", kind: .still, files: [.init(path: "\(name)/entry1.png", bytes: bytes.count)])]
            return item
        }
        items += ["F", "G"].map { PreviewPage.Item(id: $0, title: $0, result: .failed) }
        items.foldEqual(in: folder.path)
        expect(items.map(\.alike), equals: [nil, nil, "A", "A", nil, nil, nil])
    }

    @Test func `A thousand previews make a page of less than two megabytes`() {
        let items = (0..<1000).map { number in
            var item = PreviewPage.Item(id: "Screens/ProfileHeader\(number)", title: "Profile header, \(number)", result: .drawn)
            item.setPlace("Sources/App/Features/Profile/ProfileHeader\(number / 4).swift:\(number)")
            (item.size, item.scale) = ([390, 844], 3)
            item.media = ["png", "apng", "gif"].map { ending in
                .init(
                    label: ending, kind: .still,
                    files: [.init(path: "Screens/ProfileHeader\(number)/entry1-entry2.\(ending)", bytes: 123_456)])
            }
            return item
        }
        #expect(PreviewPage(kind: .gallery, title: "Previews", items: items).bytes.count < 2_000_000)
    }

    @Test func `The report holds every frame once and the first bad one beside it`() throws {
        let folder = try TemporaryFolder()
        let files = try Self.report(in: folder, jobs: nil)
        expect(
            Set(files.keys),
            equals: [
                ".zoetrope-report", "index.html", "Widget/a-b-reference.png", "Widget/a-b-actual.png",
                "Widget/a-b-difference.png", "Widget/new-actual.png", "_films/Widget/a-b.js",
            ])
        try expect(PNGDecoder().decode(try #require(files["Widget/a-b-reference.png"])).pixmap, equals: Self.square(3))
        try expect(PNGDecoder().decode(try #require(files["Widget/a-b-actual.png"])).pixmap, equals: Self.square(90))

        let film = try Self.film(in: try #require(files["_films/Widget/a-b.js"]))
        expect(film.first, equals: 3)
        expect(film.frames.map(\.isBad), equals: [false, false, false, true, false, true])
        // Five references, two other pictures, and a difference; the actual frames share the references' pictures.
        expect(film.pictures, equals: 8)
        expect(film.frames[5].note, equals: "not in the reference")

        let page = try Self.page(in: String(decoding: try #require(files["index.html"]), as: UTF8.self))
        expect(page.items.map(\.id), equals: ["Widget/a-b", "Widget/new"])
        expect(page.items.map(\.result), equals: [.changed, .new])
        expect(page.items[0].file, equals: "Widget.swift")
        expect(page.items[0].line, equals: 7)
        let shown = try #require(page.items[0].difference)
        expect(shown.message, equals: "frame 3 <differs>")
        expect([shown.pixels, shown.frame, shown.badFrames, shown.frames], equals: [2, 3, 1, 6])
        expect([shown.reference, shown.film], equals: ["Widget/a-b-reference.png", "Widget/a-b"])
        expect(shown.command, equals: "zoetrope record")
    }

    @Test func `The report does not depend on the number of threads`() throws {
        let expected = try Self.report(in: TemporaryFolder(), jobs: 1)
        for jobs in [2, 5] { try expect(Self.report(in: TemporaryFolder(), jobs: jobs), equals: expected) }
    }

    @Test(arguments: [600, -3]) func `A difference whose first bad frame is outside shows the nearest`(frame: Int) throws {
        let folder = try TemporaryFolder()
        var difference = Self.differences[0]
        difference.frame = frame
        let paths = try FailureReport(folder: folder.path, pixelsPerPoint: 2).add(difference)
        #expect(paths.contains("\(folder.path)/Widget/a-b-actual.png"))
    }

    @Test func `A report goes on where an earlier run ended, and takes a name once`() throws {
        let folder = try TemporaryFolder()
        let report = FailureReport(folder: folder.path, pixelsPerPoint: 2)
        for difference in Self.differences + Self.differences.prefix(1) { _ = try report.add(difference) }
        let other = FailureReport(folder: folder.path, pixelsPerPoint: 2)
        let page = try #require(try other.writePage(isLast: false))
        let html = String(decoding: try #require(FileManager.default.contents(atPath: page.path)), as: UTF8.self)
        try expect(Self.page(in: html).items.count, equals: 2)
        expect(page.bytes, equals: html.utf8.count)
        // What is mended is taken out, and a report of nothing is none.
        other.remove("Widget/a-b")
        _ = try #require(try other.writePage(isLast: false))
        other.remove("Widget/new")
        #expect(try other.writePage(isLast: false) == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `A report that is cleared leaves what it has not written`() throws {
        let folder = try TemporaryFolder()
        _ = try Self.report(in: folder, jobs: 1)
        for name in ["mine.txt", "Widget/mine.png"] { try AtomicFile.write([1], to: "\(folder.path)/\(name)") }
        FailureReport(folder: folder.path, pixelsPerPoint: 2).clear()
        try expect(folder.files, equals: ["Widget", "Widget/mine.png", "mine.txt"])
        // A folder that holds no report of ours is left alone, whatever is in it.
        try AtomicFile.write([1], to: "\(folder.path)/index.html")
        FailureReport(folder: folder.path, pixelsPerPoint: 2).clear()
        #expect(try folder.files.contains("index.html"))
    }

    @Test func `Of many animations that differ, the later ones show their first bad frame alone`() throws {
        let folder = try TemporaryFolder()
        let report = FailureReport(folder: folder.path, pixelsPerPoint: 2)
        for number in 0...FailureReport.mostFilms {
            var difference = Self.differences[0]
            difference.name = "W\(String(100 + number))/a-b"
            _ = try report.add(difference)
        }
        let page = try #require(try report.writePage(isLast: true))
        let html = String(decoding: try #require(FileManager.default.contents(atPath: page.path)), as: UTF8.self)
        let items = try Self.page(in: html).items
        expect(items.count, equals: FailureReport.mostFilms + 1)
        expect(items.compactMap(\.difference?.film), equals: items.dropLast().map(\.id))
        #expect(items.last?.notes?.first?.hasPrefix("Frame 3 of 6: 2 pixels differ") == true)
        expect(items.last?.difference?.actual, equals: "W124/a-b-actual.png")
    }

    @Test func `A change of one colour is known by its edges, too, and a second change is not passed over`() throws {
        func picture(_ color: [UInt8], more: [UInt8] = [0, 0, 0, 0]) -> [AnimationFrame] {
            // The colour, half of it, a quarter of it over nothing, and another pixel.
            let parts = [1.0, 0.5, 0.25].flatMap { part in color.map { UInt8((Double($0) * part).rounded()) } }
            return [
                AnimationFrame(
                    pixmap: Pixmap(widthInPixels: 2, heightInPixels: 2, bytes: parts + more), start: .zero, duration: FrameTime(1))
            ]
        }
        let change = ColorChange(picture([0xCC, 0x4D, 0x66, 255]), picture([0xB3, 0x4D, 0x66, 255]))
        expect(change?.description, equals: "#CC4D66 becomes #B34D66, nothing else")
        expect(ColorChange(picture([200, 0, 0, 255]), picture([100, 0, 0, 255], more: [0, 90, 0, 255])), equals: nil)
        expect(ColorChange(picture([200, 0, 0, 255]), picture([200, 0, 0, 255])), equals: nil)
    }

    @Test func `A preview with another name and the same stills is known, one with others is not`() throws {
        let folder = try TemporaryFolder()
        let golden = "\(folder.path)/Golden"
        func record(_ level: UInt8, _ path: String) throws {
            try AtomicFile.write(try PNGEncoder(pixelsPerPoint: 2).encode(Self.square(level)), to: "\(golden)/\(path)")
        }
        try record(1, "Old/light.png")
        try record(2, "Old/dark.png")
        try record(5, "Other/light.png")
        let report = FailureReport(folder: "\(folder.path)/report", pixelsPerPoint: 2)
        for (name, level) in [("New/light", 1), ("New/dark", 2), ("New/third", 7), ("Fresh/light", 9)] as [(String, UInt8)] {
            _ = try report.add(
                GoldenDifference(
                    name: name, message: "there is no golden", isMissing: true, reference: [], actual: Self.frames([level]), frame: 0))
        }
        let unused = ["Old/light.png", "Old/dark.png", "Other/light.png"].map { "\(golden)/\($0)" }
        let renames = report.takeRenames(of: unused, in: golden)
        expect(renames.map(\.old), equals: ["Old"])
        expect(renames.map(\.new), equals: ["New"])
        let page = try #require(try report.writePage(isLast: true))
        let items = try Self.page(in: try String(contentsOfFile: page.path, encoding: .utf8)).items
        expect(items.filter { $0.result == .renamed }.map(\.id), equals: ["New/dark", "New/light", "New/third"])
        expect(items.filter { $0.result == .new }.map(\.id), equals: ["Fresh/light"])
    }

    private static let differences = [
        GoldenDifference(
            name: "Widget/a-b", message: "frame 3 <differs>", isMissing: false, reference: frames([0, 1, 2, 3, 4]),
            actual: frames([0, 1, 2, 90, 4, 5]), frame: 3),
        GoldenDifference(
            name: "Widget/new", message: "no golden", isMissing: true, reference: [], actual: frames([7]), frame: 0),
    ]

    /// Writes a whole report and answers its files.
    private static func report(in folder: TemporaryFolder, jobs: Int?) throws -> [String: [UInt8]] {
        let report = FailureReport(folder: folder.path, title: "Report", pixelsPerPoint: 2, jobs: jobs)
        for difference in differences { _ = try report.add(difference, place: "Widget.swift:7", acceptCommand: "zoetrope record") }
        _ = try report.writePage(isLast: true)
        var files: [String: [UInt8]] = [:]
        for name in try folder.files {
            if let data = FileManager.default.contents(atPath: "\(folder.path)/\(name)") { files[name] = Array(data) }
        }
        return files
    }

    private static func frames(_ levels: [UInt8]) -> [AnimationFrame] {
        levels.enumerated().map { index, level in
            AnimationFrame(
                pixmap: square(level), start: FrameTime(frame: index, framesPerSecond: 30), duration: FrameTime(1, 30))
        }
    }

    private static func square(_ level: UInt8) -> Pixmap {
        Pixmap(widthInPixels: 2, heightInPixels: 2, bytes: [level, level, 200, 255, 0, 0, 0, 0, 9, 9, 9, 9, level, 0, 0, 255])
    }

    private struct Film {
        struct Frame {
            var isBad: Bool
            var note: String
        }
        var first: Int
        var frames: [Frame]
        var pictures: Int
    }

    /// Returns the data of a page.
    private static func page(in html: String) throws -> PreviewPage {
        try #require(PreviewPage(html: html))
    }

    /// Returns the frames that a script gives to the page.
    private static func film(in script: [UInt8]) throws -> Film {
        let text = String(decoding: script, as: UTF8.self)
        let start = try #require(text.firstIndex(of: "{")), end = try #require(text.lastIndex(of: "}"))
        let film = try #require(try JSONSerialization.jsonObject(with: Data(text[start...end].utf8)) as? [String: Any])
        let frames = try #require(film["frames"] as? [[Any]]).map { frame in
            Film.Frame(isBad: (frame[4] as? Int) == 1, note: frame[5] as? String ?? "")
        }
        return Film(
            first: try #require(film["first"] as? Int), frames: frames, pictures: try #require(film["pictures"] as? [String]).count)
    }
}
