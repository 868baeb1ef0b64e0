import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

/// What changes between two pictures, found from outside inwards, is what looking at every pixel finds.
@Suite struct PixmapChangesTests {
    /// The smallest rectangle around the pixels that differ, by its definition.
    private static func changes(_ first: Pixmap, _ second: Pixmap) -> PixelRect {
        var bounds = PixelBounds()
        for row in 0..<first.heightInPixels {
            for column in 0..<first.widthInPixels where first[column, row] != second[column, row] {
                bounds.include(first: column, last: column, row: row)
            }
        }
        return bounds.rectangle
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `The rectangle of changes is the smallest, or not smaller than the limit`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (width, height) = (Int.random(in: 1...50, using: &random), Int.random(in: 1...20, using: &random))
        let first = PictureKind.noise.picture(width: width, height: height, seed: seed)
        var second = first
        for _ in 0..<Int(seed % 5) {
            second.bytes[Int.random(in: 0..<second.bytes.count, using: &random)] ^= 1
        }
        let expected = Self.changes(first, second)
        expect(second.changes(from: first), equals: expected)
        let limit = Int.random(in: 1...width * height, using: &random)
        expect(second.changes(from: first, smallerThan: limit), equals: (expected.area < limit ? expected : nil))
    }

    /// Frames of large films are in bands, and share those that stand still.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func `Pictures in bands change, are cut and are encoded like those in one piece`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let kind = seed % 2 == 0 ? PictureKind.noise : .opaqueNoise
        var pictures = [kind.picture(width: 24, height: 150, seed: seed).inBands(from: 0)]
        for _ in 0..<5 {
            var next = pictures[pictures.count - 1]
            let (x, y) = (Int.random(in: 0..<20, using: &random), Int.random(in: 0..<140, using: &random))
            for row in y..<y + 10 { next.withMutableRow(row) { for byte in x * 4..<x * 4 + 16 { $0[byte] = byte % 4 == 3 ? 255 : 9 } } }
            pictures.append(next)
        }
        let plain = pictures.map(\.contiguous)
        for (index, other) in pictures.enumerated() {
            expect(pictures[5].changes(from: other), equals: plain[5].changes(from: plain[index]))
            expect(pictures[5].changes(from: other), equals: Self.changes(other, pictures[5]))
            expect(pictures[5].changes(from: plain[index]), equals: Self.changes(other, pictures[5]))
        }
        let area = PixelRect(x: 2, y: 50, width: 9, height: 90)
        expect(pictures[5].cleared(area), equals: plain[5].cleared(area))
        expect(pictures[5].straight(area), equals: plain[5].straight(area))
        expect(pictures[5].overlay(area, over: pictures[3])?.pixels, equals: plain[5].overlay(area, over: plain[3])?.pixels)
        func frames(_ pictures: [Pixmap]) -> [AnimationFrame] {
            pictures.enumerated().map { AnimationFrame(pixmap: $1, start: FrameTime($0, 20), duration: FrameTime(1, 20)) }
        }
        try expect(GIFEncoder().encode(frames(pictures)).bytes, equals: GIFEncoder().encode(frames(plain)).bytes)
        try expect(
            APNGEncoder(pixelsPerPoint: 2).encode(frames(pictures)).bytes,
            equals: APNGEncoder(pixelsPerPoint: 2).encode(frames(plain)).bytes)
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `A cleared rectangle is transparent, and nothing else changes`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let picture = PictureKind.opaqueNoise.picture(width: 19, height: 11, seed: seed)
        let (x, y) = (Int.random(in: 0..<19, using: &random), Int.random(in: 0..<11, using: &random))
        let area = PixelRect(x: x, y: y, width: 19 - x, height: 11 - y)
        let cleared = picture.cleared(area)
        expect(Self.changes(picture, cleared), equals: area)
        #expect(cleared.straight(area).pixels.allSatisfy { $0 == 0 })
        #expect(picture.straight(area).pixels.allSatisfy { $0 >> 24 == 255 })
    }

    /// W3C PNG, third edition, 11.3.4.2: over is alpha blending, source replaces; disposal is of the frame's area alone.
    @Test(arguments: [CanvasStep.Disposal.none, .background, .previous], [APNGImage.Blend.source, .over])
    func `A frame meets the canvas and leaves it as it asks`(disposal: CanvasStep.Disposal, blend: APNGImage.Blend) {
        let under = PictureKind.noise.picture(width: 12, height: 9, seed: 1)
        let area = PixelRect(x: 3, y: 2, width: 7, height: 5)
        let picture = PictureKind.noise.picture(width: 7, height: 5, seed: 2)
        var canvas = APNGCanvas(width: 12, height: 9)
        let whole = PixelRect(x: 0, y: 0, width: 12, height: 9)
        _ = canvas.show(under, frame: .init(area: whole, duration: .zero, disposal: .none, blend: .source))
        let frame = APNGFile.Frame(area: area, duration: .zero, disposal: disposal, blend: blend)
        var expected = under
        for row in 0..<area.height {
            for byte in 0..<area.width * 4 {
                let (from, to) = (row * area.width * 4 + byte, ((area.minY + row) * 12 + area.minX) * 4 + byte)
                let through = blend == .over ? 255 - Int(picture.bytes[from / 4 * 4 + 3]) : 0
                let kept = (Int(under.bytes[to]) * through + 127) / 255
                expected.bytes[to] = UInt8(min(255, Int(picture.bytes[from]) + kept))
            }
        }
        expect(canvas.show(picture, frame: frame), equals: expected)
        let after: Pixmap =
            switch disposal {
            case .none: expected
            case .background: expected.cleared(area)
            case .previous: under
            }
        // A transparent pixel over the canvas shows what was left.
        let pixel = PixelRect(x: 0, y: 0, width: 1, height: 1)
        let nothing = Pixmap(widthInPixels: 1, heightInPixels: 1)
        expect(canvas.show(nothing, frame: .init(area: pixel, duration: .zero, disposal: .none, blend: .over)), equals: after)
    }
}
