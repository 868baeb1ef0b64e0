import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// A large picture in bands is the picture it was, and a frame drawn over it shares what stands still.
@Suite struct PictureBandTests {
    private func picture(seed: Int) throws -> (list: DisplayList, frame: Rasterizer.Frame, random: RandomScenes) {
        var scenes = RandomScenes(seed: UInt64(seed))
        let list = scenes.list()
        let frame = Rasterizer.Frame(list: list, pixmap: try Rasterizer(scale: 5).render(list).inBands(from: 0))
        return (list, frame, scenes)
    }

    @Test(arguments: 1...40) func `A frame over one in bands has the bytes of a whole drawing`(seed: Int) throws {
        var (list, frame, scenes) = try picture(seed: seed)
        let rasterizer = Rasterizer(scale: 5)
        #expect(frame.pixmap.isInBands)
        for _ in 0..<4 {
            list = scenes.changed(list)
            frame = try rasterizer.frame(list, over: frame)
            let whole = try rasterizer.render(list)
            #expect(frame.pixmap == whole && frame.pixmap.bytes == whole.bytes, "seed \(seed)")
        }
    }

    @Test func `Bands that nothing touches are the same memory in the next frame`() throws {
        func list(_ x: CGFloat) -> DisplayList {
            DisplayList(
                size: CGSize(width: 400, height: 900),
                items: [
                    Sketch.box(0, 0, 400, 900, RGBA(red: 1, green: 1, blue: 1, alpha: 1)),
                    Sketch.box(x, 100, 20, 20, RGBA(red: 0, green: 0, blue: 0, alpha: 1)),
                ])
        }
        let rasterizer = Rasterizer(scale: 2)
        let first = try rasterizer.frame(list(10), over: nil).held(in: PixelStore())
        let second = try rasterizer.frame(list(60), over: first)
        #expect(first.pixmap.isInBands && second.pixmap.isInBands)
        let kept = (0..<1800).filter { second.pixmap.sharesRow($0, with: first.pixmap) }
        // Rows 200 to 239 change, which lie in the band of rows 192 to 255.
        expect(kept, equals: Array(0..<192) + Array(256..<1800))
        expect(second.pixmap, equals: try rasterizer.render(list(60)))
        // What is not large stays in one piece.
        #expect(!Pixmap(widthInPixels: 300, heightInPixels: 200).inBands().isInBands)
    }

    @Test(arguments: [0, 100 << 20])
    func `A picture that a store has set aside is read, compared, changed and drawn over like any other`(bytesInMemory: Int) throws {
        let store = PixelStore(bytesInMemory: bytesInMemory)
        let (list, frame, _) = try picture(seed: 11)
        let plain = frame.pixmap.contiguous
        let held = frame.held(in: store)
        #expect(held.pixmap == plain && plain == held.pixmap && held.pixmap.bytes == plain.bytes)
        expect(held.pixmap.contentHash, equals: plain.contentHash)
        expect(held.pixmap[150, 130], equals: plain[150, 130])
        #expect(store.hold(held.pixmap).sharesRow(0, with: held.pixmap))
        var (some, other) = (held.pixmap, plain)
        for y in [3, 64, 65] { some.withMutableRow(y) { $0[8] ^= 255 }; other.withMutableRow(y) { $0[8] ^= 255 } }
        #expect(some == other && some != held.pixmap && held.pixmap == plain)
        let next = DisplayList(size: list.size, items: list.items + [Sketch.box(0, 100, 20, 20, RGBA(red: 0, green: 0, blue: 0, alpha: 1))])
        let rasterizer = Rasterizer(scale: 5)
        expect(try rasterizer.frame(next, over: held).pixmap, equals: try rasterizer.frame(next, over: frame).pixmap)
        // A small picture comes into bands where it has to go.
        let small = Pixmap(widthInPixels: 3, heightInPixels: 2, bytes: Array(0..<24))
        let kept = store.hold(small)
        #expect(kept == small && kept.isInBands == (bytesInMemory == 0))
    }

    @Test func `A picture in bands is read, compared, changed and cut like one in one piece`() throws {
        let (_, frame, _) = try picture(seed: 7)
        let (banded, plain) = (frame.pixmap, frame.pixmap.contiguous)
        #expect(banded.isInBands && !plain.isInBands && banded == plain && plain == banded)
        expect(banded[150, 130], equals: plain[150, 130])
        var (some, other) = (banded, plain)
        for y in [3, 64, 239] { some.withMutableRow(y) { $0[8] ^= 255 }; other.withMutableRow(y) { $0[8] ^= 255 } }
        #expect(some == other && some != banded && some.isInBands)
        #expect(!some.sharesRow(64, with: banded) && !some.sharesRow(100, with: banded) && some.sharesRow(130, with: banded))
        some.bytes[4] ^= 255
        other.bytes[4] ^= 255
        #expect(some == other && !some.isInBands)
        expect(
            banded.cropped(x: 10, y: 60, widthInPixels: 30, heightInPixels: 10),
            equals: plain.cropped(x: 10, y: 60, widthInPixels: 30, heightInPixels: 10))
        expect(PixelDiff(banded, some), equals: PixelDiff(plain, other))
        expect(PixelDiff(banded, some).picture, equals: PixelDiff(plain, other).picture)
    }
}
