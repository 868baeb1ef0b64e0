import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@testable import WidgetArchive

@Suite("Widget archives") struct WidgetArchiveTests {
    @Test("What is written is read again") func roundTrip() throws {
        let read = try WidgetArchive(bytes: ArchiveSample.archive.bytes())
        expect(read, equals: ArchiveSample.archive)
    }

    @Test("The same archive has the same bytes") func bytesRepeat() throws {
        let once = try ArchiveSample.archive.bytes()
        try expect(ArchiveSample.archive.bytes(), equals: once)
        try expect(WidgetArchive(bytes: once).bytes(), equals: once)
    }

    @Test("Numbers that are none are kept") func strangeNumbers() throws {
        let path = Path { $0.move(to: CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity)) }
        let items: [DisplayItem] = [.group(opacity: .infinity, blendMode: .normal, [.fill(path, FillStyle(), .color(.black))])]
        let archive = ArchiveSample.archive([items])
        try expect(WidgetArchive(bytes: archive.bytes()), equals: archive)
    }

    @Test("An outline and an image are stored once") func tables() throws {
        let bytes = try ArchiveSample.archive.bytes()
        var once = ArchiveSample.archive
        once.entries.removeLast()
        // The pixels of the image, which three entries would hold sixteen times.
        let pixels = ArchiveSample.picture.pixmap.bytes
        #expect(bytes.suffix(pixels.count).elementsEqual(pixels))
        try expect(ArchiveContainer.parts(of: bytes).pixels.count, equals: pixels.count)
        try expect(ArchiveContainer.parts(of: once.bytes()).pixels.count, equals: pixels.count)
    }

    @Test("A drawing from an archive has the pixels of the drawing itself", arguments: [1.0, 2, 3])
    func pixels(scale: Double) throws {
        let read = try WidgetArchive(bytes: ArchiveSample.archive.bytes())
        let items = try #require(read.entries.first.flatMap(ArchiveSample.items))
        try expect(
            picture(of: DisplayList(size: ArchiveSample.size, items: items), scale: scale),
            equals: picture(of: ArchiveSample.drawing, scale: scale))
    }

    @Test("What stands still in a film is stored once") func parts() throws {
        let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        func picture(_ x: CGFloat) -> ArchivedImage {
            let moving = DisplayItem.transform(CGAffineTransform(translationX: x, y: 0), [.fill(box, FillStyle(), .color(.black))])
            let leaves = [[DisplayItem.clip(box, FillStyle(), ArchiveSample.drawing.items)], [moving]]
            return ArchivedImage(origin: .zero, leaves: leaves.map { ArchivedLeaf($0, fadesAsGroup: false) }, tones: nil)
        }
        func archive(frames: Int) -> WidgetArchive {
            var archive = ArchiveSample.archive([[]])
            let film = ArchivedFilm(
                millihertz: 60_000, frames: (0..<frames).map { picture(CGFloat($0)) }, still: picture(9), settling: nil)
            archive.entries[0].boxes = [ArchiveSample.box(1, .layers, [ArchiveSample.box(2, .film(film))])]
            return archive
        }
        let long = archive(frames: 60)
        try expect(WidgetArchive(bytes: long.bytes()), equals: long)
        let perFrame = try (long.bytes().count - archive(frames: 10).bytes().count) / 50
        let alone = try ArchiveSample.archive([[.clip(box, FillStyle(), ArchiveSample.drawing.items)]]).bytes().count
        #expect(perFrame * 2 < alone, "\(perFrame) bytes a frame, \(alone) of one")
    }

    @Test("Films of touches are read again; those that no program can play are refused") func scenes() throws {
        var archive = ArchiveSample.archive
        let box = ArchiveSample.box(drawing: [])
        func scene(_ times: [Double], end: Double = 2, name: String = "steps", scale: Double = 3) -> ArchivedScene {
            ArchivedScene(name: name, scale: scale, moments: times.map { ArchivedScene.Moment(time: $0, box: box) }, end: end)
        }
        archive.scenes = [scene([0.5, 1, 1, 2])]
        try expect(WidgetArchive(bytes: archive.bytes()), equals: archive)
        let wrong = [
            scene([]), scene([1, 0.5]), scene([0, 3]), scene([0], end: -1), scene([0], end: .infinity), scene([0], end: 1e9),
            scene([.nan]), scene([0], name: "../a"), scene([0], scale: 2),
        ]
        for scene in wrong {
            archive.scenes = [scene]
            #expect(throws: ArchiveError.self, "\(scene)") { try archive.bytes() }
        }
    }

    // MARK: Limits

    @Test("Items inside one another have an end") func depth() throws {
        func nested(_ depth: Int) -> WidgetArchive {
            let items = (0..<depth).reduce([DisplayItem]()) { items, _ in [.group(opacity: 1, blendMode: .normal, items)] }
            return ArchiveSample.archive([items])
        }
        let deepest = nested(ArchiveLimits.depth)
        try expect(WidgetArchive(bytes: deepest.bytes()), equals: deepest)
        #expect(throws: ArchiveError.tooMuch("items around an item", limit: ArchiveLimits.depth)) {
            try nested(ArchiveLimits.depth + 2).bytes()
        }
    }

    @Test("Too many entries are told") func entryCount() {
        let archive = ArchiveSample.archive(Array(repeating: [], count: ArchiveLimits.entries + 1))
        #expect(throws: ArchiveError.tooMuch("entries", limit: ArchiveLimits.entries)) { try archive.bytes() }
    }

    private func picture(of list: DisplayList, scale: Double) throws -> Pixmap {
        try Rasterizer(scale: scale).render(list)
    }
}
