import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

/// What a line adds to the pixels of a row, against the area that it covers of each.
@Suite struct RowLineTests {
    /// Twice what lies right of the line and left of the place `x`, in 1/256 pixel, found as a trapezoid.
    private static func area(_ line: RowLine, upTo x: Int) -> Double {
        if x <= line.left { return 0 }
        let (left, right, height) = (Double(line.left), Double(line.right), Double(line.height))
        if x >= line.right { return height * ((Double(x) - left) + (Double(x) - right)) }
        return (Double(x) - left) * height * (Double(x) - left) / (right - left)
    }

    private static func cell(_ line: RowLine, _ column: Int) -> Double {
        area(line, upTo: (column + 1) * 256) - 2 * area(line, upTo: column * 256) + area(line, upTo: (column - 1) * 256)
    }

    /// Of 131,072 parts of a pixel none is lost but by rounding.
    @Test(arguments: 1...60) func threeCellsHoldTheArea(seed: Int) {
        var random = AreaReferenceTests.Numbers(seed: seed)
        for _ in 0..<50 {
            let left = Int(random.number(-700...700))
            let room = (left >> 8 + 2) * 256 - left
            let line = RowLine(left, left + Int(random.number(0...Double(room))), Int(random.number(1...256)))
            #expect(!line.isWide)
            for sign in [0, -1] {
                let areas = CoverageAccumulator.inverses.withUnsafeBufferPointer { line.areas($0.baseAddress!, sign) }
                for (place, own) in [areas.first, areas.second, areas.third].enumerated() {
                    let exact = Self.cell(line, line.column + place) * (sign == 0 ? 1 : -1)
                    #expect(abs(Double(own) - exact) <= 2.001)
                }
                expect(areas.first + areas.second + areas.third, equals: line.height * 512 * (sign == 0 ? 1 : -1))
            }
        }
    }

    @Test(arguments: 1...30) func wideLinesHoldTheirArea(seed: Int) {
        var random = AreaReferenceTests.Numbers(seed: seed)
        let left = Int(random.number(-700...700))
        let line = RowLine(left, left + Int(random.number(600...90_000)), Int(random.number(1...256)))
        #expect(line.isWide)
        let wide = WideRowLine(line)
        for place in stride(from: 0, to: wide.end + 600, by: 256) {
            #expect(abs(Double(wide.area(upTo: place)) - Self.area(line, upTo: line.column * 256 + place)) <= 0.51)
        }
    }

    /// Steep and level edges are as often too high as too low: rounding takes no side.
    @Test func roundingLeansNowhere() throws {
        var random = AreaReferenceTests.Numbers(seed: 77)
        var (sum, count) = (0.0, 0)
        for _ in 0..<40 {
            // Ends in whole 1/256 pixels, which are not rounded.
            let (top, bottom) = (random.number(256...3840).rounded() / 256, random.number(256...3840).rounded() / 256)
            // What lies below a line from (0, top) to (64, bottom).
            let path = Sketch.polygon([(0, CGFloat(top)), (64, CGFloat(bottom)), (64, 20), (0, 20)])
            let sketch = try Sketch(64, 20, [Sketch.fill(path)])
            for x in 0..<64 {
                let exact = 20 - (top + (bottom - top) * (Double(x) + 0.5) / 64)
                let own = (0..<20).reduce(0.0) { $0 + Double(sketch.alpha(x, $1)) / 255 }
                sum += (own - exact) * 255
                count += 1
            }
        }
        // In levels of 255, for each column.
        #expect(abs(sum / Double(count)) < 0.05)
    }
}
