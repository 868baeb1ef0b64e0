import Delivery
import Drawing
import Foundation
import Geometry
import ImageCodecs
import Pixels
import TestSupport
import Testing

@testable import PreviewRendering

/// Pictures of whole animations.
@Suite("Contact sheets and trails") struct ContactSheetTests {
    /// A white dot that moves over black, one pixel a frame.
    private var frames: [AnimationFrame] {
        (0..<8).map { index in
            var pixmap = Pixmap(widthInPixels: 8, heightInPixels: 4)
            for place in stride(from: 3, to: pixmap.bytes.count, by: 4) { pixmap.bytes[place] = 255 }
            for channel in 0..<3 { pixmap.bytes[index * 4 + channel] = 255 }
            return AnimationFrame(pixmap: pixmap, start: FrameTime(index, 30), duration: FrameTime(1, 30))
        }
    }

    private func box(_ rectangle: CGRect, _ color: RGBA = .white) -> DisplayItem {
        DisplayItem.fill(Path(rectangle), FillStyle(), Paint.color(color))
    }

    /// A frame of a white square that moves over black, in a clip; a line below it stands still.
    private func list(squareAt x: CGFloat) -> DisplayList {
        let canvas = CGRect(x: 0, y: 0, width: 80, height: 20)
        let square = box(CGRect(x: x, y: 0, width: 4, height: 4))
        let line = box(CGRect(x: 0, y: 10, width: 80, height: 1))
        let inside = DisplayItem.clip(Path(canvas), FillStyle(), [square, line])
        return DisplayList(size: canvas.size, items: [box(canvas, .black), inside])
    }

    @Test("Trails show the moving thing at each place, fainter the earlier it was, and what stands still once")
    func trails() throws {
        let trails = try #require(MotionTrails((0..<8).map { list(squareAt: CGFloat($0) * 10) }).displayList)
        let pixmap = try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: trails)
        let levels: [UInt8] = (0..<8).map { pixmap[$0 * 10 + 1, 1].red }
        #expect(levels == levels.sorted() && Set(levels).count == 8 && levels[0] > 10 && levels[6] < 140 && levels[7] == 255)
        #expect((0..<8).allSatisfy { pixmap[$0 * 10 + 6, 1].red == 0 && pixmap[$0 * 10, 10].red == 255 })
        #expect(MotionTrails([]).displayList == nil)
        expect(MotionTrails([list(squareAt: 3)]).displayList, equals: list(squareAt: 3))
    }

    @Test("What came and what went lies under what is there in the end")
    func comingAndGoing() throws {
        var frames = (0..<4).map { list(squareAt: CGFloat($0) * 10) }
        frames[3].items.append(box(CGRect(x: 60, y: 0, width: 4, height: 4)))
        let trails = try #require(MotionTrails(frames).displayList)
        let pixmap = try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: trails)
        #expect(pixmap[61, 1].red == 255 && pixmap[31, 1].red == 255 && (20..<140).contains(pixmap[21, 1].red))
    }

    @Test("Of what comes to fill the canvas its earlier forms lie on it, in outline") func filling() throws {
        let canvas = CGRect(x: 0, y: 0, width: 80, height: 20)
        let growing = (1...4).map { step in
            DisplayList(size: canvas.size, items: [box(canvas, .black), box(CGRect(x: 0, y: 0, width: 20 * CGFloat(step), height: 20))])
        }
        let rasterizer = FrameRasterizer(scale: 2, jobs: 1)
        let pixmap = try rasterizer.pixmap(of: try #require(MotionTrails(growing).displayList))
        #expect(pixmap[10, 20].red == 255 && pixmap[40, 20].red < 230 && pixmap[80, 20].red < 230)
        // Another one comes and hides what was there.
        let small = (0..<3).map { step in
            DisplayList(size: canvas.size, items: [box(canvas, .black), box(CGRect(x: 4 + CGFloat(step) * 20, y: 4, width: 8, height: 8))])
        }
        let large = DisplayList(
            size: canvas.size, items: [box(canvas, .black), box(CGRect(x: 0, y: 12, width: 80, height: 8)), box(canvas, .black)])
        let hero = try rasterizer.pixmap(of: try #require(MotionTrails(small + [large]).displayList))
        #expect((20..<200).contains(hero[52, 14].red))
    }

    @Test("Of what grows and moves some forms are seen beside it, and no outline is added") func growingAside() throws {
        let canvas = CGRect(x: 0, y: 0, width: 80, height: 20)
        let growing = (0..<4).map { step in
            let x = CGFloat(step) * 8
            return DisplayList(size: canvas.size, items: [box(canvas, .black), box(CGRect(x: x, y: 0, width: 20 + 2 * x, height: 20))])
        }
        let rasterizer = FrameRasterizer(scale: 2, jobs: 1)
        let pixmap = try rasterizer.pixmap(of: try #require(MotionTrails(growing).displayList))
        #expect((50..<160).allSatisfy { pixmap[$0, 20].red == 255 })
        #expect((10..<200).contains(pixmap[4, 20].red))
    }

    @Test("A sheet holds every frame that differs, at most forty")
    func sheet() {
        let still = ContactSheet(Array(repeating: frames[0], count: 5)).pixmap()
        let moving = ContactSheet(frames).pixmap()
        #expect(moving.widthInPixels * moving.heightInPixels > 3 * still.widthInPixels * still.heightInPixels)
        let many = (0..<100).flatMap { _ in frames }
        #expect(ContactSheet(many).pixmap().widthInPixels < 2400)
        let two = ContactSheet(frames, most: 2).pixmap()
        #expect(two.widthInPixels * two.heightInPixels < moving.widthInPixels * moving.heightInPixels)
    }
}
