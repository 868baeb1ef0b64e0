import Pixels
import TestSupport
import Testing

@testable import ImageCodecs

@Suite struct QuantizerTests {
    /// From Ottosson's article: XYZ of the primaries is not needed, the values of sRGB's corners are widely published.
    @Test(arguments: [
        (UInt32(0xFFFF_FFFF), 1.0, 0.0, 0.0), (0xFF00_0000, 0, 0, 0), (0xFF00_00FF, 0.62796, 0.22486, 0.12585),
        (0xFF00_FF00, 0.86644, -0.23389, 0.17950), (0xFFFF_0000, 0.45201, -0.03246, -0.31153),
    ])
    func `Oklab of sRGB's corners`(pixel: UInt32, lightness: Double, greenRed: Double, blueYellow: Double) {
        let color = OklabColor(pixel: pixel)
        expect(color.lightness, near: lightness, within: 0.0001)
        expect(color.greenRed, near: greenRed, within: 0.0001)
        expect(color.blueYellow, near: blueYellow, within: 0.0001)
    }

    @Test func `As many colours as fit are kept exactly`() {
        var histogram = ColorHistogram()
        let colors = (0..<255 as Range<UInt32>).map { 0xFF00_0000 | $0 * 65_793 }
        histogram.add(colors + colors.reversed())
        let palette = PaletteQuantizer.palette(of: histogram.sorted, size: 255)
        expect(palette.colors, equals: colors)
        #expect(palette.isExact)
    }

    @Test func `A colour that fills the picture is kept exactly among many`() {
        var random = SeededGenerator(seed: 5)
        var histogram = ColorHistogram()
        let common: UInt32 = 0xFF17_52C9
        histogram.add((0..<3000).map { _ in 0xFF00_0000 | UInt32.random(in: 0..<1 << 24, using: &random) })
        histogram.add([UInt32](repeating: common, count: 20_000))
        let palette = PaletteQuantizer.palette(of: histogram.sorted, size: 64)
        #expect(palette.colors.count <= 64)
        expect(palette.colors[Int(palette.entry(for: common))], equals: common)
    }

    @Test func `More colours than buckets are merged, in any order alike`() {
        var random = SeededGenerator(seed: 6)
        let pixels = (0..<60_000).map { _ in 0xFF00_0000 | UInt32.random(in: 0..<1 << 24, using: &random) }
        var (whole, first, second) = (ColorHistogram(), ColorHistogram(), ColorHistogram())
        whole.add(pixels)
        first.add(Array(pixels.prefix(1000)))
        second.add(Array(pixels.dropFirst(1000).reversed()))
        second.add(first)
        let (one, other) = (whole.sorted, second.sorted)
        #expect(one.droppedBits > 0)
        expect(one.droppedBits, equals: other.droppedBits)
        expect(one.counts, equals: other.counts)
        #expect(one.counts.count <= ColorHistogram.largestCount)
        expect(one.counts.indices.map { one.color(at: $0) }, equals: other.counts.indices.map { other.color(at: $0) })
        expect(one.counts.reduce(0, +), equals: 60_000)
    }

    /// Against a search through all of them; some colours are equal, some differ in lightness alone.
    @Test(arguments: [1, 2, 3, 40, 256])
    func `The nearest colour is found`(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        func color() -> OklabColor {
            let grey = UInt32.random(in: 0...15, using: &random) * 0x11_1111
            return OklabColor(pixel: Bool.random(using: &random) ? grey : .random(in: 0..<1 << 24, using: &random))
        }
        let colors = (0..<count).map { _ in color() }
        let among = NearestColors(colors)
        for _ in 0..<500 {
            let wanted = color()
            var best = 0
            for place in colors.indices
            where wanted.squaredDistance(to: colors[place]) < wanted.squaredDistance(to: colors[best]) { best = place }
            expect(among.nearest(to: wanted), equals: best)
        }
    }
}
