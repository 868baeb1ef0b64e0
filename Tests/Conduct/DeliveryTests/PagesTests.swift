import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@testable import Delivery

@Suite struct PagesTests {
    @Test(arguments: [
        ("a/b c.png", "./a/b%20c.png"), ("100%#1?.gif", "./100%25%231%3F.gif"), ("é.png", "./%C3%A9.png"),
        ("javascript:alert(1)", "./javascript%3Aalert%281%29"),
    ])
    func `A link is a path from the page, whatever the name`(path: String, link: String) {
        expect(HTMLText.link(path), equals: link)
    }

    @Test(arguments: [
        (0, "0 B"), (999, "999 B"), (1000, "1 KB"), (12_345, "12.3 KB"), (999_949, "999.9 KB"), (999_950, "1 MB"),
    ])
    func `Sizes are short`(bytes: Int, text: String) {
        expect(HTMLText.size(bytes), equals: text)
    }

    @Test(arguments: [
        (1.0, 2, "1"), (0.125, 2, "0.13"), (-2.5, 1, "-2.5"), (0.05, 2, "0.05"), (.nan, 2, "–"), (.infinity, 0, "–"),
    ])
    func `Numbers look alike in every locale`(value: Double, places: Int, text: String) {
        expect(HTMLText.decimal(value, places: places), equals: text)
        expect(HTMLText.grouped(-1_234_567), equals: "-1,234,567")
    }

    @Test func `The gallery shows every file and asks for nothing from elsewhere`() {
        let motion = GalleryPage.Motion(
            label: "a → b",
            files: [.init(path: "My Widget/a-b.gif", bytes: 2000), .init(path: "My Widget/a-b.apng", bytes: 3000)], seconds: 1.5)
        let page = GalleryPage(
            title: "Tom & <Jerry>",
            previews: [
                .init(
                    title: "My \"Widget\"", family: "systemSmall", source: "W.swift:3", widthInPoints: 170,
                    heightInPoints: 170, pixelsPerPoint: 3,
                    stills: [.init(label: "a", file: .init(path: "My Widget/a.png", bytes: 900))], transitions: [motion],
                    timeline: motion, diagnostics: ["no symbol <x>"])
            ])
        let html = String(decoding: page.bytes, as: UTF8.self)
        for text in [
            "<h1>Tom &amp; &lt;Jerry&gt;</h1>", "My &quot;Widget&quot;", "src=\"./My%20Widget/a-b.apng\"",
            "href=\"./My%20Widget/a-b.gif\" download>GIF 2 KB", "src=\"./My%20Widget/a.png\"", "no symbol &lt;x&gt;",
            "1 preview · 1 still · 1 transition", "170 × 170 pt", "1.5 s",
            "<source media=\"(prefers-reduced-motion: reduce)\" srcset=\"./My%20Widget/a.png\">",
        ] {
            #expect(html.contains(text), "\(text) is missing")
        }
        #expect(!html.contains("http"))
        expect(page.bytes, equals: GalleryPage(title: page.title, previews: page.previews).bytes)
    }

    @Test func `The families of a widget stand together under its name, which leads to them once`() {
        func family(_ name: String) -> GalleryPage.Preview {
            .init(
                title: name, group: "Mail <Widget>", family: name, widthInPoints: 170, heightInPoints: 170, pixelsPerPoint: 3,
                stills: [], notes: name == "systemSmall" ? ["the timeline has 1440 entries"] : [])
        }
        let alone = GalleryPage.Preview(title: "Alone", widthInPoints: 10, heightInPoints: 10, pixelsPerPoint: 3, stills: [])
        let page = GalleryPage(title: "Previews", previews: [alone, family("systemSmall"), family("systemLarge")])
        let html = String(decoding: page.bytes, as: UTF8.self)
        expect(html.components(separatedBy: "<h2 class=\"group\">Mail &lt;Widget&gt;</h2>").count, equals: 2)
        expect(html.components(separatedBy: "<a class=\"pill\"").count, equals: 3)
        #expect(html.contains("<h2>systemSmall</h2>") && html.contains("<h2>systemLarge</h2>"))
        #expect(html.contains("the timeline has 1440 entries"))
    }

    @Test func `A preview that could not be rendered has a card that says why`() {
        let page = GalleryPage(
            title: "Previews", previews: [.init(title: "Broken", source: "B.swift:7", failure: "it trapped: index < count")])
        let html = String(decoding: page.bytes, as: UTF8.self)
        for text in ["<h2>Broken</h2>", "B.swift:7", "Not rendered: it trapped: index &lt; count", "1 not rendered"] {
            #expect(html.contains(text), "\(text) is missing")
        }
        #expect(!html.contains("0 × 0 pt") && !html.contains("<img"))
    }

    @Test func `The report holds every frame once and the first bad one beside it`() throws {
        let folder = try TemporaryFolder()
        let files = try Self.report(in: folder, jobs: nil)
        expect(
            Set(files.keys),
            equals: [
                ".zoetrope-report", "index.html", "Widget/a-b-reference.png", "Widget/a-b-actual.png",
                "Widget/a-b-difference.png", "Widget/new-actual.png",
            ])
        try expect(PNGDecoder().decode(try #require(files["Widget/a-b-reference.png"])).pixmap, equals: Self.square(3))
        try expect(PNGDecoder().decode(try #require(files["Widget/a-b-actual.png"])).pixmap, equals: Self.square(90))

        let html = String(decoding: try #require(files["index.html"]), as: UTF8.self)
        let film = try #require(Self.films(in: html).first)
        expect(film.first, equals: 3)
        expect(film.frames.map(\.isBad), equals: [false, false, false, true, false, true])
        // Five references, two other pictures, and a difference; the actual frames share the references' pictures.
        expect(film.pictures, equals: 8)
        expect(film.frames[5].note, equals: "not in the reference")
        #expect(html.contains("<i style=\"left: 60%\"></i><i style=\"left: 100%\"></i>"))
        #expect(html.contains("frame 3 &lt;differs&gt;") && html.contains("zoetrope record"))
        #expect(html.contains("2 pictures differ, 1 animation among them") && !html.contains("http"))
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
        #expect(html.components(separatedBy: "<section").count == 3 && page.bytes == html.utf8.count)
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
        let films = try Self.films(in: html)
        expect(films.count, equals: FailureReport.mostFilms + 1)
        #expect(films.dropLast().allSatisfy { $0.frames.count == 6 })
        let last = try #require(films.last)
        #expect(last.frames.count == 1 && last.pictures == 3 && last.frames[0].isBad)
        #expect(last.frames[0].note.hasPrefix("Frame 3 of 6: 2 pixels differ"))
        #expect(html.contains("First bad frame of an animation"))
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
        for difference in differences { _ = try report.add(difference, acceptCommand: "zoetrope record") }
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

    /// The data that the page's script reads.
    private static func films(in html: String) throws -> [Film] {
        let start = "<script type=\"application/json\">"
        return try html.components(separatedBy: start).dropFirst().map { rest in
            let text = try #require(rest.components(separatedBy: "</script>").first)
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
            let film = try #require(object as? [String: Any])
            let frames = try #require(film["frames"] as? [[Any]]).map { frame in
                Film.Frame(isBad: (frame[4] as? Int) == 1, note: frame[5] as? String ?? "")
            }
            return Film(
                first: try #require(film["first"] as? Int), frames: frames,
                pictures: try #require(film["pictures"] as? [String]).count)
        }
    }
}
