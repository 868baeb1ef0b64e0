import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

/// What is covered below a curve that is the graph of a polynomial, integrated exactly pixel by pixel.
@Suite struct CurveAreaTests {
    /// A cubic curve whose control points are evenly spread in x runs evenly in x: y is a polynomial of it.
    struct Graph: CustomTestStringConvertible, Sendable {
        let width: Double
        /// The heights of the control points.
        let heights: [Double]

        var testDescription: String { "\(width): \(heights)" }

        func value(_ x: Double) -> Double {
            let (t, s) = (x / width, 1 - x / width)
            return s * s * s * heights[0] + 3 * s * s * t * heights[1] + 3 * s * t * t * heights[2] + t * t * t * heights[3]
        }

        /// The integral from 0 to x: a Bézier curve of one degree more.
        func integral(_ x: Double) -> Double {
            let (t, s) = (x / width, 1 - x / width)
            var sums = [0.0]
            for height in heights { sums.append(sums[sums.count - 1] + height / 4) }
            let weights = [s * s * s * s, 4 * s * s * s * t, 6 * s * s * t * t, 4 * s * t * t * t, t * t * t * t]
            return width * zip(sums, weights).reduce(0) { $0 + $1.0 * $1.1 }
        }

        /// Where the curve has some height between two places without a turn in between.
        private func crossing(_ height: Double, _ low: Double, _ high: Double) -> Double {
            var (low, high) = (low, high)
            let rises = value(high) > value(low)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if (value(middle) < height) == rises { low = middle } else { high = middle }
            }
            return (low + high) / 2
        }

        /// Where the curve turns up or down.
        private var turns: [Double] {
            let d = [heights[1] - heights[0], heights[2] - heights[1], heights[3] - heights[2]]
            let (a, b, c) = (d[0] - 2 * d[1] + d[2], 2 * (d[1] - d[0]), d[0])
            if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b * width] }
            let root = b * b - 4 * a * c
            return root < 0 ? [] : [(-b - root.squareRoot()) / (2 * a) * width, (-b + root.squareRoot()) / (2 * a) * width]
        }

        /// How much of a pixel lies below the curve, y growing downwards.
        func area(_ column: Int, _ row: Int) -> Double {
            let (left, right) = (Double(column), Double(column + 1))
            var places = [left] + turns.filter { $0 > left && $0 < right }.sorted() + [right]
            let values = places.map(value)
            if values.allSatisfy({ $0 <= Double(row) }) { return 1 }
            if values.allSatisfy({ $0 >= Double(row + 1) }) { return 0 }
            for (start, end) in zip(places, places.dropFirst()) {
                for height in [Double(row), Double(row + 1)] where (value(start) < height) != (value(end) < height) {
                    places.append(crossing(height, start, end))
                }
            }
            places.sort()
            return zip(places, places.dropFirst()).reduce(0) { sum, piece in
                let middle = value((piece.0 + piece.1) / 2)
                if middle <= Double(row) { return sum + piece.1 - piece.0 }
                if middle >= Double(row + 1) { return sum }
                return sum + Double(row + 1) * (piece.1 - piece.0) - integral(piece.1) + integral(piece.0)
            }
        }

        /// What lies below the curve down to `bottom`; with `isTurned`, with x and y in each other's place.
        func path(bottom: Double, isTurned: Bool) -> Path {
            func point(_ x: Double, _ y: Double) -> CGPoint { isTurned ? CGPoint(x: y, y: x) : CGPoint(x: x, y: y) }
            var path = Path()
            path.move(to: point(0, heights[0]))
            path.addCurve(
                to: point(width, heights[3]), control1: point(width / 3, heights[1]),
                control2: point(width * 2 / 3, heights[2]))
            path.addLine(to: point(width, bottom))
            path.addLine(to: point(0, bottom))
            path.closeSubpath()
            return path
        }
    }

    static let graphs = [
        Graph(width: 12, heights: [10, 2, 2, 10]), Graph(width: 30, heights: [3, 40, -20, 21]),
        Graph(width: 60, heights: [55, 20, 5, 3]), Graph(width: 90, heights: [60, 61.3, 58.2, 60.4]),
        Graph(width: 90, heights: [80, -100, 190, 4]), Graph(width: 150, heights: [10, 140, 150, 149]),
        Graph(width: 150, heights: [0.3, 90, 90, 0.7]), Graph(width: 8, heights: [120, -60, -60, 120]),
    ]

    /// Lines leave the curve by one level of 255 at the most; rounding its ends to 1/256 pixel may move a slanted edge by
    /// seven tenths of one, and half a one is lost where areas become levels.
    @Test(arguments: graphs, [false, true])
    func pixelsAreCoveredAsTheCurveDoes(graph: Graph, isTurned: Bool) throws {
        let (width, height) = (Int(graph.width), 150)
        let sketch = try Sketch(
            isTurned ? height : width, isTurned ? width : height, [Sketch.fill(graph.path(bottom: 150, isTurned: isTurned))])
        for row in 0..<height {
            for column in 0..<width {
                let exact = 255 * graph.area(column, row)
                let own = Double(isTurned ? sketch.alpha(row, column) : sketch.alpha(column, row))
                #expect(abs(own - exact) <= 2.2, "at \(column), \(row)")
            }
        }
    }

    // MARK: The fast way and the plain one

    private struct Cells: Equatable {
        var cells: [Int32]
        var touched: [UInt8]

        init(_ count: Int) { (cells, touched) = ([Int32](repeating: 0, count: count), [UInt8](repeating: 0, count: count)) }

        mutating func add(_ stride: Int, _ width: Int, _ height: Int, _ body: (CellTarget) -> Void) {
            let inverses = CoverageAccumulator.inverses
            cells.withUnsafeMutableBufferPointer { cells in
                touched.withUnsafeMutableBufferPointer { touched in
                    inverses.withUnsafeBufferPointer { inverses in
                        let target = CellTarget(
                            cells: cells.baseAddress!, touched: touched.baseAddress!, stride: stride, width: width,
                            height: height, inverses: inverses.baseAddress!)
                        body(target)
                    }
                }
            }
        }
    }

    /// Edges inside are added faster: the same to every cell, in both directions, and every changed block is marked.
    @Test(arguments: 1...40, [3, 40, 700, 8000])
    func edgesInsideAddWhatOthersDo(seed: Int, reach: Int) {
        var random = AreaReferenceTests.Numbers(seed: seed)
        let (width, height, stride) = (40, 30, 64)
        func place(_ near: SIMD2<Int>) -> SIMD2<Int> {
            func number(_ near: Int, _ end: Int) -> Int {
                min(max(near + Int(random.number(-Double(reach)...Double(reach)).rounded()), 0), end)
            }
            return SIMD2(number(near.x, width * 256 - 1), number(near.y, height * 256))
        }
        var (fast, plain) = (Cells(stride * height + 32), Cells(stride * height + 32))
        var start = SIMD2(20 * 256, 15 * 256)
        for _ in 0..<60 {
            let end = place(start)
            plain.add(stride, width, height) { $0.addEdge(start, end) }
            fast.add(stride, width, height) { target in
                #expect(target.contains(start) && target.contains(end))
                target.addInside(start, end)
            }
            start = end
            expect(fast.cells, equals: plain.cells)
        }
        #expect(fast.cells.indices.allSatisfy { fast.cells[$0] == 0 || fast.touched[$0 / 4] == 1 })
    }
}
