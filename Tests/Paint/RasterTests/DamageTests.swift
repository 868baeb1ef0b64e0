import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// A picture drawn over a former one must have the bytes of a picture drawn from nothing.
@Suite struct DamageTests {
    /// How many random scenes are tried; more, to search for faults, where the environment says so.
    private static let sceneCount = ProcessInfo.processInfo.environment["RANDOM_SCENES"].flatMap { Int($0) } ?? 60

    private func isEqual(_ old: DisplayList, _ new: DisplayList, scale: CGFloat = 2) throws -> Bool {
        let rasterizer = Rasterizer(scale: scale)
        let former = Rasterizer.Frame(list: old, pixmap: try rasterizer.render(old))
        return try rasterizer.frame(new, over: former).pixmap == rasterizer.render(new)
    }

    @Test(arguments: 1...sceneCount) func randomScenes(seed: Int) throws {
        var scenes = RandomScenes(seed: UInt64(seed))
        var list = scenes.list()
        for _ in 0..<4 {
            let next = scenes.changed(list)
            #expect(try isEqual(list, next, scale: seed % 2 == 0 ? 2 : 1.37), "seed \(seed)")
            list = next
        }
    }

    @Test(arguments: 1...sceneCount) func framesAfterFrames(seed: Int) throws {
        var scenes = RandomScenes(seed: UInt64(seed))
        let rasterizer = Rasterizer(scale: 2)
        var frame: Rasterizer.Frame?
        var list = scenes.list()
        for _ in 0..<6 {
            let next = try rasterizer.frame(list, over: frame)
            try expect(next.pixmap, equals: rasterizer.render(list), "seed \(seed)")
            frame = next
            list = scenes.changed(list)
        }
    }

    /// Numbers that are none, or beyond all bounds: a picture or an error that says what is too large, and the same bytes
    /// either way.
    @Test(arguments: 1...max(sceneCount / 2, 1)) func hostileScenes(seed: Int) {
        var scenes = RandomScenes(seed: UInt64(seed + 1_000_000), isHostile: true)
        let rasterizer = Rasterizer(scale: 1.5)
        var list = scenes.list()
        var former: Rasterizer.Frame?
        for _ in 0..<3 {
            let picture = Result { try rasterizer.render(list) }
            if let former, case .success(let whole) = picture {
                expect(try? rasterizer.frame(list, over: former).pixmap, equals: whole, "seed \(seed)")
            }
            if case .failure(let error) = picture { #expect(error is RasterError, "seed \(seed)") }
            former = (try? picture.get()).map { Rasterizer.Frame(list: list, pixmap: $0) }
            list = scenes.changed(list)
        }
    }

    /// How items are kept together changes neither a picture nor what is found to have changed.
    @Test(arguments: 301...340) func runsAreDrawnAsTheirItems(seed: Int) throws {
        var scenes = RandomScenes(seed: UInt64(seed))
        let list = scenes.list()
        let kept = scenes.inRuns(list)
        expect(kept, equals: list)
        expect(kept.items, equals: list.items)
        expect(kept.dump(), equals: list.dump())
        let rasterizer = Rasterizer(scale: 1)
        try expect(rasterizer.render(kept), equals: rasterizer.render(list))
        var frame = try rasterizer.frame(kept, over: nil)
        var next = list
        for _ in 0..<4 {
            next = scenes.changed(next)
            frame = try rasterizer.frame(scenes.inRuns(next), over: frame)
            try expect(frame.pixmap, equals: rasterizer.render(next), "seed \(seed)")
        }
    }

    @Test(arguments: 61...100) func regionsOfRandomScenes(seed: Int) throws {
        var scenes = RandomScenes(seed: UInt64(seed))
        let (list, rasterizer) = (scenes.list(), Rasterizer(scale: 2))
        let whole = try rasterizer.render(list)
        let region = PixelRect(minX: 20 + seed % 30, minY: 10 + seed % 20, maxX: 60 + seed % 40, maxY: 50 + seed % 30)
        let part = try rasterizer.render(list, region: region)
        let same = whole.cropped(x: region.minX, y: region.minY, widthInPixels: region.width, heightInPixels: region.height)
        expect(part, equals: same, "seed \(seed)")
    }

    @Test func theSceneOfEverythingMovesItemByItem() throws {
        let old = DeterminismTests.everything
        for index in old.items.indices {
            var new = old
            new.items[index] = .transform(CGAffineTransform(translationX: 3.3, y: -1.7), [old.items[index]])
            #expect(try isEqual(old, new), "item \(index) moves")
            new.items.remove(at: index)
            #expect(try isEqual(old, new), "item \(index) goes")
            #expect(try isEqual(new, old), "item \(index) comes")
        }
    }

    @Test func nothingChangedIsTheSamePicture() throws {
        let list = DeterminismTests.everything
        let rasterizer = Rasterizer(scale: 1)
        // Not what the list looks like: a full drawing would show.
        let former = Rasterizer.Frame(list: list, pixmap: Pixmap(widthInPixels: 100, heightInPixels: 100))
        try expect(rasterizer.frame(list, over: former).pixmap, equals: former.pixmap)
    }

    @Test func aMovedBoxDamagesWhereItWasAndWhereItIs() {
        var comparison = ItemComparison()
        let backdrop = Sketch.box(0, 0, 100, 100, .white)
        comparison.compare(
            [backdrop, Sketch.box(10, 10, 8, 8)], [backdrop, Sketch.box(70, 10, 8, 8)], .identity,
            within: PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100))
        expect(comparison.damage.area, equals: 2 * 10 * 10, "a pixel more on every side, for rounding")
        expect(comparison.damage.boxes.count, equals: 2)
    }

    @Test func anItemThatComesLeavesTheOthersAlone() {
        var comparison = ItemComparison()
        let others = (0..<5).map { Sketch.box(CGFloat($0) * 20, 0, 10, 10) }
        var more = others
        more.insert(Sketch.box(40, 50, 10, 10), at: 2)
        more.append(Sketch.box(80, 80, 10, 10))
        comparison.compare(
            others, more, .identity, within: PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100))
        expect(comparison.damage.area, equals: 12 * 12 + 12 * 12)
    }

    @Test func manyBoxesBecomeFewThatCoverThem() {
        var damage = Damage()
        let boxes = (0..<40).map { PixelRect(minX: $0 * 31 % 97, minY: $0 * 57 % 89, maxX: $0 * 31 % 97 + 3, maxY: $0 * 57 % 89 + 2) }
        for box in boxes { damage.add(box) }
        #expect(damage.boxes.count <= Damage.mostBoxes)
        #expect(boxes.allSatisfy { box in damage.boxes.contains { $0.contains(box) } })
        for (index, box) in damage.boxes.enumerated() {
            #expect(damage.boxes[..<index].allSatisfy { $0.intersection(box).isEmpty })
        }
    }

    @Test func anotherSizeIsDrawnAnew() throws {
        let old = DisplayList(size: CGSize(width: 10, height: 10), items: [Sketch.box(0, 0, 5, 5)])
        let new = DisplayList(size: CGSize(width: 12, height: 8), items: [Sketch.box(0, 0, 5, 5)])
        #expect(try isEqual(old, new))
    }
}
