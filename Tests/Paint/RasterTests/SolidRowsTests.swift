import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// One colour laid on straight from the cells, against the same rows read as spans.
@Suite struct SolidRowsTests {
    private static func layer(_ bounds: PixelRect) throws -> Layer {
        let layer = try Layer(bounds: bounds)
        layer.withPixels { pixels in
            for index in pixels.indices {
                let alpha = UInt32(index * 11 % 256)
                pixels[index] = alpha << 24 | (alpha / 2) << 16 | (alpha / 4) << 8 | alpha
            }
        }
        return layer
    }

    private static let pixels: [UInt32] = [0xFF20_40C0, 0x8020_4080, 0xFEFE_0001, 0x0100_0001]

    /// Polygons that cut all sides of the box, by both rules; rows end inside of a block of four and at one.
    @Test(arguments: 1...12, [37, 64, 131])
    func rowsLaidAtOnceAreSpans(seed: Int, width: Int) throws {
        var random = AreaReferenceTests.Numbers(seed: seed)
        let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: 40)
        for pixel in Self.pixels {
            for rule in [CoverageAccumulator.Rule.nonZero, .evenOdd] {
                let corners = (0..<(3 + seed % 9)).map { _ in
                    (CGFloat(random.number(-20...Double(width) + 20)), CGFloat(random.number(-10...50)))
                }
                let outline = PlacedOutline(FlattenedPath(Sketch.polygon(corners), tolerance: 0.01))
                let box = outline.bounds.intersection(bounds)
                if box.isEmpty { continue }
                let (fast, plain) = try (Self.layer(bounds), Self.layer(bounds))
                var (rows, spans) = (RepeatedRows(), CoverageAccumulator())
                rows.accumulator.begin(box, rule: rule, isAntialiased: true)
                spans.begin(box, rule: rule, isAntialiased: true)
                rows.accumulator.add(outline.outline, isInside: box == outline.bounds)
                spans.add(outline.outline)
                fast.fill(pixel, &rows)
                plain.fill(pixel, &spans)
                expect(fast.bytes(), equals: plain.bytes())
                #expect(rows.accumulator.cells.allSatisfy { $0 == 0 })
                #expect(rows.accumulator.touched.allSatisfy { $0 == 0 })
            }
        }
    }
}
