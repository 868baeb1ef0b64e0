import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@Suite struct BlurTests {
    /// The integral of the Gaussian up to x standard deviations.
    private static func phi(_ x: Double) -> Double { 0.5 * erfc(-x / 2.0.squareRoot()) }

    @Test(arguments: [0.05, 0.3, 0.5, 0.9, 1, 1.5, 2.5, 2.7, 4.2, 4.4, 6, 9.3, 10, 17, 19, 30, 41, 75])
    func anEdgeIsTheGaussiansIntegralWithinOneLevel(sigma: Double) throws {
        let (half, margin) = (Int(5 * sigma) + 4, Int(5 * sigma) + 4)
        let width = 2 * half
        // Wide and tall enough that only the left edge acts on the middle row.
        let box = Sketch.box(CGFloat(half), CGFloat(-margin), CGFloat(2 * width), CGFloat(2 * margin + 8))
        let sketch = try Sketch(width, 8, [.filter(.blur(sigma: CGFloat(sigma)), [box])])
        for x in 0..<width {
            let exact = 255 * Self.phi((Double(x) + 0.5 - Double(half)) / sigma)
            #expect(abs(Double(sketch.alpha(x, 4)) - exact) <= 1, "at \(x)")
        }
    }

    /// Stretched along one axis, so that a small picture shows a very wide blur.
    @Test(arguments: [0.3, 2.5, 64, 200, 600]) func aBlurAlongOneAxisIsTheGaussiansIntegral(sigma: Double) throws {
        let width = 2 * (Int(5 * sigma) + 4)
        let stretch = CGAffineTransform(a: sigma, b: 0, c: 0, d: 0.01, tx: CGFloat(width / 2), ty: 0)
        let box = Sketch.box(0, -1000, 40, 3000)
        let sketch = try Sketch(width, 4, [.transform(stretch, [.filter(.blur(sigma: 1), [box])])])
        for x in 0..<width {
            let exact = 255 * Self.phi((Double(x) + 0.5 - Double(width / 2)) / sigma)
            #expect(abs(Double(sketch.alpha(x, 2)) - exact) <= 1, "at \(x)")
        }
    }

    @Test(arguments: [0.3, 1.0, 2.5, 3, 8, 12.5, 25])
    func aSmallBoxSpreadsEvenlyOnBothAxes(sigma: Double) throws {
        // Even, so that the box's edges lie between pixels.
        let size = 2 * Int(sigma * 5) + 20
        let middle = Double(size) / 2
        let box = Sketch.box(CGFloat(middle) - 5, CGFloat(middle) - 5, 10, 10)
        let sketch = try Sketch(size, size, [.filter(.blur(sigma: CGFloat(sigma)), [box])])
        func integral(_ index: Int) -> Double {
            let center = Double(index) + 0.5 - middle
            return Self.phi((center + 5) / sigma) - Self.phi((center - 5) / sigma)
        }
        for y in stride(from: 0, to: size, by: 3) {
            for x in stride(from: 0, to: size, by: 3) {
                #expect(abs(Double(sketch.alpha(x, y)) - 255 * integral(x) * integral(y)) <= 1)
            }
        }
    }

    /// A picture of many colours against the sum that defines the blur, in floating point.
    @Test(arguments: [0.3, 0.7, 1, 2.2, 2.5, 4.4, 7, 10, 16.5, 24]) func aPictureIsBlurredWithinOneLevel(sigma: Double) throws {
        let (width, height) = (61, 47)
        var picture = Pixmap(widthInPixels: width, heightInPixels: height)
        var generator = SeededGenerator(seed: 7)
        for index in picture.bytes.indices {
            // Blocks of nine columns, opaque.
            let block = UInt8(truncatingIfNeeded: (index / 36 % 7) * 41 + (index / (width * 36)) * 23 + index % 4 * 60)
            picture.bytes[index] = index % 4 == 3 ? 255 : generator.below(2) == 0 ? block : UInt8(generator.below(256))
        }
        let margin = Int(4 * sigma) + 2
        let place = CGRect(x: margin, y: margin, width: width, height: height)
        let image = DisplayItem.image(ImageSource(picture), place, .nearest)
        let sketch = try Sketch(width + 2 * margin, height + 2 * margin, [.filter(.blur(sigma: CGFloat(sigma)), [image])])
        func weights(_ center: Int, _ count: Int) -> [Double] {
            (0..<count).map { index in
                let distance = Double(index - center)
                return Self.phi((distance + 0.5) / sigma) - Self.phi((distance - 0.5) / sigma)
            }
        }
        for y in stride(from: 0, to: height + 2 * margin, by: 7) {
            let down = weights(y - margin, height)
            for x in stride(from: 0, to: width + 2 * margin, by: 5) {
                let across = weights(x - margin, width)
                for channel in 0..<4 {
                    var sum = 0.0
                    for row in 0..<height {
                        var line = 0.0
                        for column in 0..<width {
                            line += across[column] * Double(picture.bytes[(row * width + column) * 4 + channel])
                        }
                        sum += line * down[row]
                    }
                    let drawn = sketch.pixmap.bytes[(y * (width + 2 * margin) + x) * 4 + channel]
                    #expect(abs(Double(drawn) - sum) <= 1, "at \(x), \(y), channel \(channel)")
                }
            }
        }
    }

    @Test func aBlurReachesBeyondTheCanvasAndBack() throws {
        let blur = DisplayItem.filter(.blur(sigma: 6), [Sketch.box(-20, -20, 15, 80)])
        let sketch = try Sketch(40, 40, [blur])
        let shifted = try Sketch(80, 80, [.transform(CGAffineTransform(translationX: 32, y: 32), [blur])])
        let difference = PixelDiff(sketch.pixmap, shifted.pixmap.cropped(x: 32, y: 32, widthInPixels: 40, heightInPixels: 40))
        #expect(difference.largestChannelDifference <= 1)
        #expect(sketch.alpha(0, 20) > 40)
    }

    @Test func noChannelExceedsAlpha() throws {
        let items = [Sketch.box(3, 3, 20, 20, RGBA(255, 0, 10)), Sketch.box(15, 15, 20, 20, RGBA(0, 250, 255))]
        for sigma in [0.7, 5.0, 11] {
            let bytes = try Sketch(40, 40, [.filter(.blur(sigma: CGFloat(sigma)), items)]).pixmap.bytes
            for pixel in stride(from: 0, to: bytes.count, by: 4) {
                #expect(bytes[pixel] <= bytes[pixel + 3] && bytes[pixel + 1] <= bytes[pixel + 3] && bytes[pixel + 2] <= bytes[pixel + 3])
            }
        }
    }

    @Test func applesBlurredPixelIsNear() throws {
        let items = [Sketch.box(30, 30, 60, 60, RGBA(0, 0, 255)), Sketch.box(0, 0, 60, 60, RGBA(255, 0, 0))]
        let blurred = DisplayItem.filter(.blur(sigma: 6), items)
        let inside = DisplayItem.transform(CGAffineTransform(translationX: 40, y: 40), [blurred])
        let pixel = try Sketch(180, 180, on: .white, [inside]).rgb(100, 85)
        let expected = try #require(try Truth.effect("blur.pixel")["value"] as? [Int])
        for channel in 0..<3 { #expect(abs(pixel[channel] - expected[channel]) <= 8) }
    }

    /// The grey beside a square with a black shadow, against Apple's at the tolerance of the record.
    @Test(arguments: [("shadow.row.r10", 10.0), ("shadow.row.r4", 4)])
    func shadowsAreApples(record: String, radius: Double) throws {
        let row = try #require(try Truth.effect(record)["value"] as? [String: Int])
        let shadow = Filter.shadow(color: .black, sigma: CGFloat(radius), offset: .zero)
        let square = DisplayItem.filter(shadow, [Sketch.box(0, 0, 40, 40, RGBA(255, 0, 0))])
        let sketch = try Sketch(120, 120, on: .white, [.transform(CGAffineTransform(translationX: 40, y: 40), [square])])
        for (text, grey) in row {
            let x = try #require(Int(text))
            #expect(abs(sketch.rgb(40 + x, 60)[0] - grey) <= 7, "at \(x)")
        }
    }

    /// No public source has measured the shadow of something smaller than its radius: it is the Gaussian's, as that of what is larger.
    @Test func theShadowOfASmallSquareIsTheGaussiansIntegral() throws {
        let sigma = 6.0
        let shadow = DisplayItem.filter(
            .shadow(color: .black, sigma: CGFloat(sigma), offset: CGSize(width: 0, height: 0)), [Sketch.box(0, 0, 4, 4, RGBA(255, 0, 0))])
        let sketch = try Sketch(64, 64, on: .white, [.transform(CGAffineTransform(translationX: 30, y: 30), [shadow])])
        func integral(_ index: Int) -> Double {
            let center = Double(index) + 0.5 - 30
            return Self.phi(center / sigma) - Self.phi((center - 4) / sigma)
        }
        for (x, y) in [(34, 32), (36, 32), (40, 32), (46, 32), (36, 36), (40, 40)] {
            #expect(abs(Double(sketch.rgb(x, y)[0]) - 255 * (1 - integral(x) * integral(y))) <= 1, "at \(x), \(y)")
        }
    }

    @Test func aShadowWithoutBlurIsTheShapeMoved() throws {
        let shadow = Filter.shadow(color: RGBA.black.multiplyingAlpha(by: 0.33), sigma: 0, offset: CGSize(width: 10, height: 10))
        let sketch = try Sketch(80, 80, on: .white, [.filter(shadow, [Sketch.box(5, 5, 40, 40, RGBA(255, 0, 0))])])
        expect(sketch.rgb(50, 50), equals: [171, 171, 171])
        #expect(sketch.rgb(55, 55) == [255, 255, 255] && sketch.rgb(44, 44) == [255, 0, 0])
    }

    /// effects.json, transform: the offset turns and grows with what is around the shadow.
    @Test func aShadowsOffsetFollowsTheTransform() throws {
        let shadow = Filter.shadow(color: .black, sigma: 0, offset: CGSize(width: 10, height: 0))
        let item = DisplayItem.filter(shadow, [Sketch.box(-20, -10, 40, 20, RGBA(255, 0, 0))])
        let turn = CGAffineTransform(translationX: 40, y: 40).rotated(by: .pi / 2)
        let turned = try Sketch(80, 80, on: .white, [.transform(turn, [item])])
        #expect(turned.rgb(40, 65) == [0, 0, 0] && turned.rgb(40, 15) == [255, 255, 255])
        let double = CGAffineTransform(translationX: 50, y: 40).scaledBy(x: 2, y: 2)
        try expect(Sketch(120, 80, on: .white, [.transform(double, [item])]).rgb(109, 40), equals: [0, 0, 0])
    }

    @Test func aShadowMovesByPartsOfAPixel() throws {
        let shadow = Filter.shadow(color: .black, sigma: 0, offset: CGSize(width: 0.5, height: 20))
        let sketch = try Sketch(40, 40, [.filter(shadow, [Sketch.box(5, 5, 10, 10)])])
        #expect(sketch.alpha(5, 30) == 128 && sketch.alpha(6, 30) == 255 && sketch.alpha(15, 30) == 128)
    }
}
