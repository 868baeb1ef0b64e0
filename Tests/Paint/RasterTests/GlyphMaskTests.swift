import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// A glyph's mask is taken for other places within a pixel only where it has the very same bytes.
@Suite struct GlyphMaskTests {
    private struct Source {
        private var generator: SeededGenerator

        init(_ seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

        /// In 0..<1.
        mutating func number() -> Double { generator.unit() }

        mutating func glyph(size: Double) -> SharedPath {
            var path = Path()
            for _ in 0..<2 {
                path.move(to: point(size))
                for _ in 0..<3 { path.addCurve(to: point(size), control1: point(size), control2: point(size)) }
                path.closeSubpath()
            }
            return SharedPath(path)
        }

        private mutating func point(_ size: Double) -> CGPoint {
            CGPoint(x: number() * size - 1, y: number() * size - size)
        }
    }

    /// The covered pixels by place, whatever box the mask has.
    private func covered(_ mask: GlyphMask) -> [SIMD3<Int>] {
        let coverage = mask.coverage
        return (0..<mask.bounds.height).flatMap { row in
            (0..<mask.stride).compactMap { column -> SIMD3<Int>? in
                let level = Int(coverage[row * mask.stride + column])
                return level == 0 ? nil : SIMD3(mask.bounds.minX + column, mask.bounds.minY + row, level)
            }
        }
    }

    @Test(arguments: 1...30) func phasesHaveTheSameBytes(seed: Int) throws {
        var source = Source(seed)
        var accumulator = CoverageAccumulator()
        let glyph = GlyphOutline(source.glyph(size: seed % 3 == 0 ? 40 : 9), .identity)
        let (x, y) = (source.number(), source.number())
        let made = accumulator.mask(of: glyph, dx: x, dy: y)
        let mask = try #require(made)
        #expect(mask.phases.contains(x, y))
        var known = 0
        // Differences from those of rounding up to more than the 256th that points are rounded to.
        for step in 0..<120 {
            let reach = pow(10, -14 + 12 * Double(step) / 120)
            let (otherX, otherY) = (x + (source.number() - 0.5) * reach, y + (source.number() - 0.5) * reach)
            guard otherX >= 0, otherX < 1, otherY >= 0, otherY < 1, mask.phases.contains(otherX, otherY) else { continue }
            known += 1
            let remade = accumulator.mask(of: glyph, dx: otherX, dy: otherY)
            let other = try #require(remade)
            expect(covered(other), equals: covered(mask))
        }
        #expect(known >= 40)
    }

    /// A point that rounds up at the very place, and down before it.
    @Test func placesBeyondATurnAreOthers() throws {
        let glyph = GlyphOutline(SharedPath(Path(CGRect(x: 0, y: -4, width: 3, height: 4))), .identity)
        let turn = 0.25 + 0.5 / 256
        let phases = GlyphPhases(of: glyph.outline.outline, dx: 0.25, dy: 0.5)
        #expect(phases.contains(0.25, 0.5) && phases.contains(0.25 + 0.49 / 256, 0.5))
        #expect(!phases.contains(turn, 0.5) && !phases.contains(0.25, 0.5 + 0.51 / 256))
        let edge = GlyphPhases(of: glyph.outline.outline, dx: turn, dy: 0.5)
        #expect(edge.contains(turn, 0.5) && !edge.contains(turn - 1e-6, 0.5))
    }

    /// The same text again and again, each time as if its advances had been added up in another order.
    @Test(arguments: 1...12) func roundedPensDrawWhatTheyDrawAlone(seed: Int) throws {
        var source = Source(seed)
        let letters = (0..<5).map { _ in source.glyph(size: 8) }
        let pens = (0..<40).map { 3 + 10.7 * Double($0 % 20) + source.number() }
        let color = seed % 2 == 0 ? RGBA.black : RGBA(200, 30, 60, alpha: 0.6)
        func list() -> DisplayList {
            let glyphs = (0..<40).map { index in
                let (x, y) = (pens[index] + (source.number() - 0.5) * 1e-12, index < 20 ? 14.3 : 29.8)
                return PlacedGlyph(outline: letters[index % 5], origin: CGPoint(x: x, y: y))
            }
            let size = CGSize(width: 230, height: 40)
            return DisplayList(
                size: size,
                items: [.fill(Path(CGRect(origin: .zero, size: size)), FillStyle(), .color(.white)), .glyphs(glyphs, .color(color))])
        }
        let rasterizer = Rasterizer(scale: 1)
        for _ in 0..<5 {
            let list = list()
            try expect(rasterizer.render(list), equals: Rasterizer(scale: 1).render(list))
        }
    }

    /// Glyphs are laid on in whole blocks, those that a side cuts pixel by pixel.
    @Test(arguments: [3, 4, 7, 8, 11, 12, 15, 16, 17, 40], [UInt32(0xFF00_0000), 0xFF12_80FE, 0x8020_4060, 0x0100_0001])
    func layingOnIsSourceOver(width: Int, pixel: UInt32) throws {
        var source = Source(width)
        let outline = GlyphOutline(source.glyph(size: 4), .identity)
        let (stride, height) = ((width + 3) / 4 * 4, 9)
        var coverage = [UInt8](repeating: 0, count: stride * height)
        for row in 0..<height {
            for column in 0..<width {
                let level = source.number()
                let isRim = row % 3 == 0
                coverage[row * stride + column] = level < 0.3 && isRim ? 0 : level > 0.7 || !isRim ? 255 : UInt8(level * 255)
            }
        }
        let mask = GlyphMask(
            bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), stride: stride, coverage: coverage,
            inked: (0..<height).map { _ in GlyphMask.InkedRow(0..<width) }, outline: outline,
            phases: GlyphPhases(of: outline.outline.outline, dx: 0, dy: 0))
        let bounds = PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 20)
        // In the middle, at the right edge, and cut on all sides.
        for (x, y) in [(5, 3), (60 - width, 11), (58, -2), (-2, 15), (7, -4), (9, 16)] {
            let layer = try Layer(bounds: bounds)
            layer.withPixels { pixels in
                for index in pixels.indices { pixels[index] = index % 3 == 0 ? 0xFFFF_FFFF : 0x4010_2030 }
            }
            var expected = layer.withPixels { Array($0) }
            for row in 0..<height where bounds.minY..<bounds.maxY ~= y + row {
                for column in 0..<width where bounds.minX..<bounds.maxX ~= x + column {
                    let place = (y + row) * 60 + x + column
                    let scaled = PackedPixel.scale(pixel, by: UInt32(coverage[row * stride + column]))
                    expected[place] = PackedPixel.over(scaled, expected[place])
                }
            }
            let placement = GlyphPlacement(mask: mask, GlyphOrigin(Double(x), Double(y)))
            layer.composite(pixel, [placement], leaving: [false], within: bounds)
            expect(layer.withPixels { Array($0) }, equals: expected)
        }
    }
}

extension GlyphMask {
    /// Row by row, 0...255.
    fileprivate var coverage: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: stride * bounds.height)
        blocks.forEachPixel(in: 0..<bounds.height, 0..<stride) { row, column, level in
            bytes[row * stride + column] = UInt8(level)
        }
        return bytes
    }
}
