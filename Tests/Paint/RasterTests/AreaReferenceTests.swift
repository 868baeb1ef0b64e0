import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

/// Fills and strokes against areas found in another way: polygons cut by each pixel, and pens tried at many places.
@Suite struct AreaReferenceTests {
    private typealias Point = SIMD2<Double>

    private static func randomPoints(_ random: inout Numbers, _ count: Int, within range: ClosedRange<Double>) -> [Point] {
        (0..<count).map { _ in Point(random.number(range), random.number(range)) }
    }

    struct Numbers {
        private var generator: SeededGenerator

        init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

        mutating func number(_ range: ClosedRange<Double>) -> Double {
            range.lowerBound + generator.unit() * (range.upperBound - range.lowerBound)
        }
    }

    // MARK: Fills

    /// The part of a pixel that a triangle covers: the triangle cut by the pixel's four sides (Sutherland, Hodgman 1974).
    private static func area(of triangle: [Point], in x: Int, _ y: Int) -> Double {
        var polygon = triangle
        for axis in 0..<2 {
            let low = Double(axis == 0 ? x : y)
            for (edge, sign) in [(low, 1.0), (low + 1, -1.0)] {
                var cut: [Point] = []
                for index in polygon.indices {
                    let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
                    let (before, after) = (sign * (start[axis] - edge), sign * (end[axis] - edge))
                    if before >= 0 { cut.append(start) }
                    if before >= 0 && after < 0 || before < 0 && after >= 0 {
                        cut.append(start + (end - start) * (before / (before - after)))
                    }
                }
                polygon = cut
            }
        }
        var twice = 0.0
        for index in polygon.indices {
            let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
            twice += a.x * b.y - a.y * b.x
        }
        return abs(twice) / 2
    }

    /// Vertices are rounded to 1/256 pixel, which moves each edge by 1/512 at most, half a level; two may cross a pixel,
    /// and the sum is rounded.
    @Test(arguments: 1...30) func trianglesCoverTheirExactArea(seed: Int) throws {
        var random = Numbers(seed: seed)
        let triangle = Self.randomPoints(&random, 3, within: -4...28)
        let path = Sketch.polygon(triangle.map { (CGFloat($0.x), CGFloat($0.y)) })
        for eoFill in [false, true] {
            let sketch = try Sketch(24, 24, [Sketch.fill(path, eoFill: eoFill)])
            for y in 0..<24 {
                for x in 0..<24 {
                    let exact = 255 * Self.area(of: triangle, in: x, y)
                    #expect(abs(Double(sketch.alpha(x, y)) - exact) <= 2, "at \(x), \(y)")
                }
            }
        }
    }

    // MARK: Strokes

    /// Whether a place is under a pen that runs along lines, each piece by itself: the lines' boxes, the joins, the caps.
    private struct Pen {
        let points: [Point]
        let style: StrokeStyle

        private var radius: Double { Double(style.lineWidth) / 2 }

        func covers(_ place: Point) -> Bool {
            for index in 1..<points.count where isBesideLine(place, points[index - 1], points[index], index) { return true }
            for index in 1..<(points.count - 1) where isInJoin(place, index) { return true }
            if style.lineCap == .round { return [points[0], points[points.count - 1]].contains { isNear(place, $0) } }
            return false
        }

        private func isNear(_ place: Point, _ center: Point) -> Bool {
            let d = place - center
            return d.x * d.x + d.y * d.y <= radius * radius
        }

        private func isBesideLine(_ place: Point, _ start: Point, _ end: Point, _ index: Int) -> Bool {
            let line = end - start
            let length = (line.x * line.x + line.y * line.y).squareRoot()
            let u = line / length
            let d = place - start
            let (along, across) = (d.x * u.x + d.y * u.y, d.x * u.y - d.y * u.x)
            let square = style.lineCap == .square
            let low = square && index == 1 ? -radius : 0
            let high = square && index == points.count - 1 ? length + radius : length
            return along >= low && along <= high && abs(across) <= radius
        }

        private func isInJoin(_ place: Point, _ index: Int) -> Bool {
            let center = points[index]
            if style.lineJoin == .round { return isNear(place, center) }
            func direction(_ a: Point, _ b: Point) -> Point {
                let d = b - a
                return d / (d.x * d.x + d.y * d.y).squareRoot()
            }
            let (u, v) = (direction(points[index - 1], center), direction(center, points[index + 1]))
            let cross = u.x * v.y - u.y * v.x
            let side = cross >= 0 ? radius : -radius
            let (a, b) = (center + Point(u.y, -u.x) * side, center + Point(v.y, -v.x) * side)
            // The triangle of a bevel; and that of a miter over it, whose length is 1 / sin(half the angle between).
            if isInTriangle(place, center, a, b) { return true }
            let cosine = u.x * v.x + u.y * v.y
            let ratio = (2 / (1 + cosine)).squareRoot()
            guard style.lineJoin == .miter, ratio <= Double(style.miterLimit) else { return false }
            let tip = center + (a - center + b - center) / (1 + cosine)
            return isInTriangle(place, tip, a, b)
        }

        private func isInTriangle(_ p: Point, _ a: Point, _ b: Point, _ c: Point) -> Bool {
            func side(_ s: Point, _ e: Point) -> Double { (e.x - s.x) * (p.y - s.y) - (e.y - s.y) * (p.x - s.x) }
            let sides = [side(a, b), side(b, c), side(c, a)]
            return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
        }
    }

    /// 64 places in a pixel, evenly spread (Hammersley): an edge's area to about 1/40.
    private static let places: [Point] = (0..<64).map { index in
        var (bits, reversed) = (index, 0)
        for _ in 0..<6 { (reversed, bits) = (reversed << 1 | bits & 1, bits >> 1) }
        return Point((Double(index) + 0.5) / 64, (Double(reversed) + 0.5) / 64)
    }

    /// Lines that turn by all kinds of angles and come nowhere within a pen's width of themselves.
    ///
    /// Where edges of one path overlap inside a pixel, as at the crossing of two strokes, their areas are added up and
    /// held to one pixel's; the pixel may come out darker than the union of both is.
    private static let lines: [[Point]] = [
        [Point(5.3, 6.1), Point(24.7, 9.4), Point(26.2, 25.9), Point(7.8, 26.3)],
        [Point(4.2, 25.6), Point(10.9, 7.3), Point(19.1, 24.8), Point(27.4, 6.9)],
        [Point(6.6, 16.2), Point(16.4, 15.7), Point(25.8, 17.9)],
        [Point(9.1, 5.2), Point(8.3, 24.4), Point(25.5, 24.9)],
    ]

    @Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
    func strokesCoverWhatThePenCovers(join: CGLineJoin, cap: CGLineCap) throws {
        for (seed, points) in Self.lines.enumerated() {
            var random = Numbers(seed: seed * 7 + 1)
            let width = random.number(0.7...6)
            let style = StrokeStyle(lineWidth: CGFloat(width), lineCap: cap, lineJoin: join, miterLimit: 4)
            let pen = Pen(points: points, style: style)
            let path = Sketch.polygon(points.map { (CGFloat($0.x), CGFloat($0.y)) })
            let sketch = try Sketch(32, 32, [.stroke(path, style, .color(.black))])
            var (sum, drawn) = (0.0, 0.0)
            for y in 0..<32 {
                for x in 0..<32 {
                    let count = Self.places.count { pen.covers($0 + Point(Double(x), Double(y))) }
                    let expected = Double(count) / 64
                    let own = Double(sketch.alpha(x, y)) / 255
                    #expect(abs(own - expected) <= 0.13, "seed \(seed) at \(x), \(y): \(own), not \(expected)")
                    (sum, drawn) = (sum + expected, drawn + own)
                }
            }
            #expect(abs(sum - drawn) <= 0.01 * sum + 0.2, "seed \(seed)")
        }
    }

    /// A line thinner than a pixel is as faint as it is thin, wherever it lies.
    @Test(arguments: [0.01, 0.1, 0.33, 0.5, 1], [0.0, 0.25, 0.7])
    func hairlinesAreAsFaintAsTheyAreThin(width: Double, shift: Double) throws {
        let line = Sketch.polygon([(2, CGFloat(5 + shift)), (18, CGFloat(9 + shift))])
        let sketch = try Sketch(20, 20, [.stroke(line, StrokeStyle(lineWidth: CGFloat(width)), .color(.black))])
        let length = (16.0 * 16 + 4 * 4).squareRoot()
        // Ends and sides are rounded to 1/256 pixel, coverage to 1/255.
        #expect(abs(sketch.area - length * width) <= 0.02 * length * width + 0.09)
    }
}
