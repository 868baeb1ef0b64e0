import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import WidgetArchive

@Suite("Widget archives") struct WidgetArchiveTests {
    @Test("What is written is read again") func roundTrip() throws {
        let read = try WidgetArchive(bytes: ArchiveSample.archive.bytes())
        #expect(read == ArchiveSample.archive)
    }

    @Test("The same archive has the same bytes") func bytesRepeat() throws {
        let once = try ArchiveSample.archive.bytes()
        #expect(try ArchiveSample.archive.bytes() == once)
        #expect(try WidgetArchive(bytes: once).bytes() == once)
    }

    @Test("Numbers that are none are kept") func strangeNumbers() throws {
        let path = Path { $0.move(to: CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity)) }
        let items: [DisplayItem] = [.group(opacity: .infinity, blendMode: .normal, [.fill(path, FillStyle(), .color(.black))])]
        let archive = WidgetArchive(
            name: "", family: "", entries: [.init(date: .distantPast, drawing: DisplayList(size: .zero, items: items))])
        #expect(try WidgetArchive(bytes: archive.bytes()) == archive)
    }

    @Test("An outline and an image are stored once") func tables() throws {
        let bytes = try ArchiveSample.archive.bytes()
        var once = ArchiveSample.archive
        once.entries.removeLast()
        // The pixels of the image, which three entries would hold sixteen times.
        let pixels = ArchiveSample.picture.pixmap.bytes
        #expect(bytes.suffix(pixels.count).elementsEqual(pixels))
        #expect(try ArchiveContainer.parts(of: bytes).pixels.count == pixels.count)
        #expect(try ArchiveContainer.parts(of: once.bytes()).pixels.count == pixels.count)
    }

    @Test("A drawing from an archive has the pixels of the drawing itself", arguments: [1.0, 2, 3])
    func pixels(scale: Double) throws {
        let read = try WidgetArchive(bytes: ArchiveSample.archive.bytes())
        let drawing = try #require(read.entries.first?.drawing)
        #expect(try picture(of: drawing, scale: scale) == picture(of: ArchiveSample.drawing, scale: scale))
    }

    @Test("What stands still in a change is stored once") func parts() throws {
        let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        func drawing(_ x: CGFloat) -> DisplayList {
            let moving = DisplayItem.transform(CGAffineTransform(translationX: x, y: 0), [.fill(box, FillStyle(), .color(.black))])
            return DisplayList(size: ArchiveSample.size, items: [.clip(box, FillStyle(), ArchiveSample.drawing.items + [moving])])
        }
        func archive(frames: Int) -> WidgetArchive {
            let arrival = (0..<frames).map { drawing(CGFloat($0)) }
            let date = Date(timeIntervalSinceReferenceDate: 0)
            return WidgetArchive(
                name: "", family: "",
                entries: [.init(name: "a", date: date, drawing: drawing(0)), .init(name: "b", date: date, drawing: drawing(9), arrival: arrival)])
        }
        let long = archive(frames: 60)
        #expect(try WidgetArchive(bytes: long.bytes()) == long)
        let perFrame = try (long.bytes().count - archive(frames: 10).bytes().count) / 50
        var alone = archive(frames: 0)
        alone.entries.removeLast()
        #expect(try perFrame * 2 < alone.bytes().count, "\(perFrame) bytes a frame")
    }

    // MARK: Limits

    @Test("Items inside one another have an end") func depth() throws {
        func nested(_ depth: Int) -> WidgetArchive {
            let items = (0..<depth).reduce([DisplayItem]()) { items, _ in [.group(opacity: 1, blendMode: .normal, items)] }
            let drawing = DisplayList(size: .zero, items: items)
            return WidgetArchive(name: "", family: "", entries: [.init(date: .distantPast, drawing: drawing)])
        }
        let deepest = nested(ArchiveLimits.depth)
        #expect(try WidgetArchive(bytes: deepest.bytes()) == deepest)
        #expect(throws: ArchiveError.tooMuch("items around an item", limit: ArchiveLimits.depth)) {
            try nested(ArchiveLimits.depth + 2).bytes()
        }
    }

    @Test("Too many entries are told") func entryCount() {
        let entry = WidgetArchive.Entry(date: Date(timeIntervalSinceReferenceDate: 0), drawing: DisplayList(size: .zero))
        let archive = WidgetArchive(name: "", family: "", entries: Array(repeating: entry, count: ArchiveLimits.entries + 1))
        #expect(throws: ArchiveError.tooMuch("entries", limit: ArchiveLimits.entries)) { try archive.bytes() }
    }

    private func picture(of list: DisplayList, scale: Double) throws -> Pixmap {
        try Rasterizer(scale: scale).render(list)
    }
}
