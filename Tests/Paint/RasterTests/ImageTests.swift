import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@Suite struct ImageTests {
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

    private static func checkerboard(_ side: Int) -> Pixmap {
        var picture = Pixmap(widthInPixels: side, heightInPixels: side)
        for index in 0..<(side * side) {
            let level: UInt8 = (index % side + index / side) % 2 == 0 ? 255 : 0
            for channel in 0..<3 { picture.bytes[index * 4 + channel] = level }
            picture.bytes[index * 4 + 3] = 255
        }
        return picture
    }

    @Test(arguments: [ImageStyle.nearest, .smooth])
    func aPictureAtItsOwnSizeIsUnchanged(sampling: ImageStyle) throws {
        let picture = Self.numbered(7, 5)
        let item = DisplayItem.image(ImageSource(picture), CGRect(x: 0, y: 0, width: 7, height: 5), sampling)
        try expect(Sketch(7, 5, [item]).pixmap, equals: picture)
        let small = DisplayItem.image(ImageSource(picture), CGRect(x: 0, y: 0, width: 3.5, height: 2.5), sampling)
        try expect(Sketch(4, 3, scale: 2, [small]).pixmap.cropped(x: 0, y: 0, widthInPixels: 7, heightInPixels: 5), equals: picture)
    }

    @Test func nearestMagnificationKeepsWholePixels() throws {
        let picture = Self.numbered(3, 3)
        let item = DisplayItem.image(ImageSource(picture), CGRect(x: 0, y: 0, width: 12, height: 12), .nearest)
        let sketch = try Sketch(12, 12, [item])
        for y in 0..<12 { for x in 0..<12 { expect(sketch.pixmap[x, y], equals: picture[x / 4, y / 4]) } }
    }

    @Test func smoothMagnificationRisesEvenly() throws {
        let picture = Pixmap(widthInPixels: 2, heightInPixels: 1, bytes: [0, 0, 0, 255, 200, 0, 0, 255])
        let item = DisplayItem.image(ImageSource(picture), CGRect(x: 0, y: 0, width: 20, height: 4), .smooth)
        let sketch = try Sketch(20, 4, [item])
        #expect((0..<5).allSatisfy { sketch.rgb($0, 2)[0] == 0 } && (15..<20).allSatisfy { sketch.rgb($0, 2)[0] == 200 })
        for x in 5..<15 { #expect(abs(sketch.rgb(x, 2)[0] - (20 * (x - 5) + 10)) <= 1) }
    }

    @Test(arguments: [3, 5, 8, 31])
    func aFineCheckerboardShrinksToGrey(side: Int) throws {
        let box = CGRect(x: 0, y: 0, width: side, height: side)
        let sketch = try Sketch(side, side, [.image(ImageSource(Self.checkerboard(64)), box, .smooth)])
        for y in 0..<side { for x in 0..<side { #expect(abs(sketch.rgb(x, y)[0] - 128) <= 14) } }
    }

    @Test func aPictureTurnsWithItsItems() throws {
        let picture = Self.numbered(4, 4)
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
        let item = DisplayItem.transform(turn, [.image(ImageSource(picture), CGRect(x: 0, y: 0, width: 4, height: 4), .smooth)])
        let sketch = try Sketch(4, 4, [item])
        for y in 0..<4 { for x in 0..<4 { expect(sketch.pixmap[3 - y, x], equals: picture[x, y]) } }
    }

    @Test func aPatternRepeats() throws {
        let picture = Self.numbered(3, 2)
        let paint = Paint.pattern(ImageSource(picture), origin: CGPoint(x: 1, y: 1), size: CGSize(width: 3, height: 2))
        let sketch = try Sketch(10, 9, [.fill(Sketch.rect(0, 0, 10, 9), FillStyle(), paint)])
        for y in 0..<9 { for x in 0..<10 { expect(sketch.pixmap[x, y], equals: picture[(x + 2) % 3, (y + 1) % 2]) } }
    }

    @Test func anEmptyPictureDrawsNothing() throws {
        let empty = ImageSource(Pixmap(widthInPixels: 0, heightInPixels: 4))
        try expect(Sketch(4, 4, [.image(empty, CGRect(x: 0, y: 0, width: 4, height: 4), .smooth)]).area, equals: 0)
    }
}
