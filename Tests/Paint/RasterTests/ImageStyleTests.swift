import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

@Suite struct ImageStyleTests {
    /// A picture whose pixels all differ.
    private static func numbered(_ width: Int, _ height: Int) -> Pixmap {
        var picture = Pixmap(widthInPixels: width, heightInPixels: height)
        for index in 0..<(width * height) {
            picture.bytes[index * 4] = UInt8(index * 37 % 256)
            picture.bytes[index * 4 + 1] = UInt8(index * 91 % 256)
            picture.bytes[index * 4 + 3] = 255
        }
        return picture
    }

    private static func drawn(_ picture: Pixmap, _ width: Int, _ height: Int, _ style: ImageStyle) throws -> Sketch {
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        return try Sketch(width, height, [.image(ImageSource(picture), rect, style)])
    }

    private static func parts(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, isTiled: Bool) -> ImageStyle {
        ImageStyle(parts: ImageParts(left: left, top: top, right: right, bottom: bottom, pixelsPerPoint: 1, isTiled: isTiled))
    }

    @Test func cornersKeepTheirPixelsAndTheMiddleIsStretched() throws {
        let picture = Self.numbered(3, 3)
        let sketch = try Self.drawn(picture, 9, 7, Self.parts(1, 1, 1, 1, isTiled: false))
        for y in 0..<7 {
            for x in 0..<9 {
                let (column, row) = (x == 0 ? 0 : x == 8 ? 2 : 1, y == 0 ? 0 : y == 6 ? 2 : 1)
                expect(sketch.pixmap[x, y], equals: picture[column, row], "\(x), \(y)")
            }
        }
    }

    @Test func edgesAndMiddleAreRepeatedFromTheTopLeft() throws {
        let picture = Self.numbered(6, 5)
        let sketch = try Self.drawn(picture, 17, 12, Self.parts(1, 1, 2, 1, isTiled: true))
        for y in 0..<12 {
            for x in 0..<17 {
                let column = x == 0 ? 0 : x >= 15 ? x - 11 : 1 + (x - 1) % 3
                let row = y == 0 ? 0 : y == 11 ? 4 : 1 + (y - 1) % 3
                expect(sketch.pixmap[x, y], equals: picture[column, row], "\(x), \(y)")
            }
        }
    }

    @Test func aPictureWithoutCapsIsTiledAtItsOwnSize() throws {
        let picture = Self.numbered(4, 3)
        let sketch = try Self.drawn(picture, 10, 8, Self.parts(0, 0, 0, 0, isTiled: true))
        for y in 0..<8 { for x in 0..<10 { expect(sketch.pixmap[x, y], equals: picture[x % 4, y % 3]) } }
    }

    @Test(arguments: [
        (5, 2, 2, 3), (5, 3, 1, 2), (5, 9, 9, 4), (4, 2, 2, 10), (3, 0, 0, 7), (7, 1, 1, 4), (1, 0, 0, 1), (6, -3, 2, 8),
    ])
    func tapsFillTheTargetAndAddUpToOne(length: Int, start: Int, end: Int, target: Int) {
        for isTiled in [false, true] {
            let taps = PixelTaps.parts(length, start: start, end: end, to: target, isTiled: isTiled)
            expect(taps.count, equals: target)
            #expect(taps.allSatisfy { abs($0.weights.reduce(0, +) - 1) < 1e-5 })
            #expect(taps.allSatisfy { $0.first >= 0 && $0.first + $0.weights.count <= length })
            expect(taps.last.map { $0.first + $0.weights.count }, equals: (isTiled && end <= 0 ? taps.last!.first + 1 : length))
        }
    }

    @Test(arguments: [(8, 3), (8, 8), (3, 10), (1, 4), (100, 7)]) func cubicTapsAddUpToOne(length: Int, target: Int) {
        let taps = PixelTaps.cubic(length, to: target)
        expect(taps.count, equals: target)
        #expect(taps.allSatisfy { abs($0.weights.reduce(0, +) - 1) < 1e-5 })
        #expect(taps.allSatisfy { $0.first >= 0 && $0.first + $0.weights.count <= length })
    }

    /// A step from black to white at the middle of 8 pixels, drawn on 64.
    private static func step(_ sampling: ImageStyle.Sampling) throws -> [Int] {
        var picture = Pixmap(widthInPixels: 8, heightInPixels: 8)
        for index in 0..<64 {
            for channel in 0..<3 { picture.bytes[index * 4 + channel] = index % 8 < 4 ? 0 : 255 }
            picture.bytes[index * 4 + 3] = 255
        }
        let sketch = try drawn(picture, 64, 64, ImageStyle(sampling: sampling))
        return (0..<64).map { sketch.rgb($0, 30)[0] }
    }

    @Test func aCubicStepIsSteeperThanALinearOneAndANearestOneIsAJump() throws {
        let (nearest, smooth, cubic) = (try Self.step(.nearest), try Self.step(.smooth), try Self.step(.cubic))
        expect(nearest, equals: (0..<64).map { $0 < 32 ? 0 : 255 })
        // A straight line rises an eighth of the step a pixel, a Catmull-Rom curve five quarters of that in the middle.
        #expect((31...32).contains(smooth[32] - smooth[31]))
        #expect((39...41).contains(cubic[32] - cubic[31]))
        #expect(zip(cubic, cubic.dropFirst()).allSatisfy { $0 <= $1 }, "held within what there is")
    }

    @Test func aCubicThroughAStraightLineIsThatLine() throws {
        var picture = Pixmap(widthInPixels: 16, heightInPixels: 4)
        for index in 0..<64 {
            picture.bytes[index * 4] = UInt8(index % 16 * 16)
            picture.bytes[index * 4 + 3] = 255
        }
        let sketch = try Self.drawn(picture, 64, 16, ImageStyle(sampling: .cubic))
        // Places in the picture are (x + 1/2) / 4 - 1/2, sixteen levels each; the ends lean on pixels that are not there.
        for x in 10..<54 { #expect(abs(sketch.rgb(x, 8)[0] - (4 * x - 6)) <= 1) }
    }

    /// One white column in eight, drawn an eighth as large.
    @Test func lowQualityLeavesPixelsOutAndMediumDoesNot() throws {
        var picture = Pixmap(widthInPixels: 64, heightInPixels: 8)
        for index in 0..<(64 * 8) {
            for channel in 0..<3 { picture.bytes[index * 4 + channel] = index % 8 == 0 ? 255 : 0 }
            picture.bytes[index * 4 + 3] = 255
        }
        try expect(Self.drawn(picture, 8, 1, ImageStyle(sampling: .linear)).rgb(4, 0)[0], equals: 0)
        try expect(Self.drawn(picture, 8, 1, ImageStyle(sampling: .smooth)).rgb(4, 0)[0], equals: 32)
        #expect(try Self.drawn(picture, 8, 1, ImageStyle(sampling: .cubic)).rgb(4, 0)[0] > 8)
    }

    @Test(arguments: [ImageStyle.Sampling.linear, .smooth, .cubic]) func anEvenPictureStaysEven(_ sampling: ImageStyle.Sampling) throws {
        var picture = Pixmap(widthInPixels: 9, heightInPixels: 9)
        for index in 0..<81 { picture.bytes.replaceSubrange((index * 4)..<(index * 4 + 4), with: [30, 60, 90, 120]) }
        for side in [3, 5, 20] {
            let sketch = try Self.drawn(picture, side, side, ImageStyle(sampling: sampling))
            #expect((0..<(side * side)).allSatisfy { Array(sketch.pixmap.bytes[($0 * 4)..<($0 * 4 + 4)]) == [30, 60, 90, 120] })
        }
    }

    @Test func edgesAreHardWhereTheyAreAskedToBe() throws {
        let rect = CGRect(x: 1.5, y: 1.25, width: 4, height: 4.3)
        func levels(_ isAntialiased: Bool) throws -> Set<Int> {
            let item = DisplayItem.image(ImageSource(Self.numbered(4, 4)), rect, ImageStyle(isAntialiased: isAntialiased))
            let sketch = try Sketch(8, 8, [item])
            return Set((0..<64).map { sketch.alpha($0 % 8, $0 / 8) })
        }
        try expect(levels(false), equals: [0, 255])
        #expect(try levels(true).count > 2)
    }

    @Test func aPictureOfTooManyTilesIsAnError() {
        let style = Self.parts(0, 0, 0, 0, isTiled: true)
        let rect = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
        #expect(throws: RasterError.layerTooLarge(widthInPixels: 1_000_000, heightInPixels: 1_000_000)) {
            _ = try Sketch(8, 8, [.image(ImageSource(Self.numbered(4, 4)), rect, style)])
        }
    }

    @Test func aResizedPictureIsKeptAndNotMadeAgain() throws {
        let pictures = ResizedImages()
        let source = ImageSource(Self.numbered(6, 6))
        let style = Self.parts(1, 1, 1, 1, isTiled: false)
        let first = try pictures.composed(source, style, size: CGSize(width: 20, height: 20))
        #expect(try pictures.composed(source, style, size: CGSize(width: 20, height: 20)) === first)
        #expect(try pictures.composed(source, style, size: CGSize(width: 21, height: 20)) !== first)
    }

    /// Without interpolation the middle of nine parts has no colours but the picture's, each as wide as the next.
    @Test func aMiddleReadByNearestPixelsIsNotBlurred() throws {
        let picture = Self.numbered(4, 3)
        var style = Self.parts(1, 1, 1, 1, isTiled: false)
        style.sampling = .nearest
        let sketch = try Self.drawn(picture, 12, 5, style)
        for y in 0..<5 {
            for x in 0..<12 {
                let (column, row) = (x == 0 ? 0 : x == 11 ? 3 : x < 6 ? 1 : 2, y == 0 ? 0 : y == 4 ? 2 : 1)
                expect(sketch.pixmap[x, y], equals: picture[column, row], "\(x), \(y)")
            }
        }
    }
}
