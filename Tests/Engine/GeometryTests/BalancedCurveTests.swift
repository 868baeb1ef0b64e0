import Foundation
import TestSupport
import Testing

@testable import Geometry

/// Lines that cover as much of a curve as they leave out, against areas and places found by formula.
@Suite struct BalancedCurveTests {
    private typealias Point = SIMD2<Double>

    /// Curves of all kinds: gentle, with a turn back, with a loop, nearly a cusp, a straight one, and one without length.
    static let curves: [[Double]] = [
        [0, 0, 10, 30, 60, 40, 90, 5], [0, 0, 50, 0, 50, 27.6, 50, 50], [3, 70, 40, -60, 55, 130, 95, 10],
        [10, 10, 90, 60, 0, 60, 80, 8], [0, 0, 80, 50, 0, 50, 80, 0], [0, 0, 79.5, 40, 0.5, 41, 80, 0],
        [0, 0, 100, 0, 20, 0, 60, 0], [5, 5, 5, 5, 5, 5, 5, 5], [0, 0, 0, 0, 40, 60, 40, 60], [2, 3, 2.2, 3.4, 2.9, 3.1, 3, 2],
    ]

    private static func points(_ numbers: [Double]) -> [Point] {
        stride(from: 0, to: 8, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
    }

    private static func path(_ numbers: [Double]) -> Path {
        let points = points(numbers).map { CGPoint(x: $0.x, y: $0.y) }
        var path = Path()
        path.move(to: points[0])
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
        return path
    }

    /// Twice the area that lines from point to point and back to the first sweep.
    private static func doubleArea(_ points: [Point]) -> Double {
        var (sum, last) = (0.0, points[points.count - 1])
        for point in points {
            sum += last.x * point.y - last.y * point.x
            last = point
        }
        return sum
    }

    /// Twice the area that a cubic curve and its chord enclose: Green's theorem, a sum over pairs of control points.
    private static func exactDoubleArea(_ p: [Point]) -> Double {
        func cross(_ a: Int, _ b: Int) -> Double { p[a].x * p[b].y - p[a].y * p[b].x }
        return (6 * cross(0, 1) + 3 * cross(0, 2) + cross(0, 3) + 3 * cross(1, 2) + 3 * cross(1, 3) + 6 * cross(2, 3)) / 10
            - cross(0, 3)
    }

    @Test(arguments: [0.1, 0.02, 3.0 / 512])
    func aParabolaKeepsItsArea(tolerance: Double) {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 83, y: 14), control: CGPoint(x: 22, y: 71))
        let flat = FlattenedPath(path, tolerance: tolerance, fit: .balanced)
        // Two thirds of the triangle with the control point (Archimedes).
        let triangle = Self.doubleArea([Point(1, 2), Point(22, 71), Point(83, 14)])
        // Inscribed lines leave out up to two thirds of the tolerance, all along the curve.
        #expect(abs(Self.doubleArea(flat.points) - 2.0 / 3 * triangle) / 2 < 0.05 * tolerance * 110)
    }

    @Test(arguments: curves) func aCurveKeepsItsArea(numbers: [Double]) {
        let tolerance = 3.0 / 512
        let points = Self.points(numbers)
        let exact = Self.exactDoubleArea(points) / 2
        let balanced = FlattenedPath(Self.path(numbers), tolerance: tolerance, fit: .balanced)
        // Inscribed lines leave out up to two thirds of the tolerance, all along the curve.
        let length = zip(points, points.dropFirst()).reduce(0) { sum, pair in
            let d = pair.1 - pair.0
            return sum + (d.x * d.x + d.y * d.y).squareRoot()
        }
        #expect(abs(Self.doubleArea(balanced.points) / 2 - exact) <= 0.02 * tolerance * length)
    }

    @Test(arguments: curves) func verticesLieNearTheCurve(numbers: [Double]) {
        let tolerance = 3.0 / 512
        let points = Self.points(numbers)
        let balanced = FlattenedPath(Self.path(numbers), tolerance: tolerance, fit: .balanced)
        #expect(balanced.points.first == points[0] && balanced.points.last == points[3])
        expect(balanced.isInsideCurve.count, equals: balanced.points.count)
        let curve = CubicCurve(points[0], points[1], points[2], points[3])
        let dense = (0...4000).map { curve.point(at: Double($0) / 4000) }
        for vertex in balanced.points {
            let distance = zip(dense, dense.dropFirst()).reduce(Double.infinity) {
                min($0, Self.distance(vertex, $1.0, $1.1))
            }
            #expect(distance <= tolerance)
        }
        // And none of the curve lies far from the lines.
        for place in stride(from: 0, through: 4000, by: 10).map({ dense[$0] }) {
            let distance = zip(balanced.points, balanced.points.dropFirst()).reduce(Double.infinity) {
                min($0, Self.distance(place, $1.0, $1.1))
            }
            #expect(distance <= tolerance)
        }
    }

    private static func distance(_ place: Point, _ start: Point, _ end: Point) -> Double {
        let (line, d) = (end - start, place - start)
        let squared = line.x * line.x + line.y * line.y
        let t = squared > 0 ? min(max((d.x * line.x + d.y * line.y) / squared, 0), 1) : 0
        let rest = d - line * t
        return (rest.x * rest.x + rest.y * rest.y).squareRoot()
    }

    @Test func linesAreAsLongAsTheBendAllows() {
        // Control points at uneven distances on a gentle bend: Wang's bound sees how the curve hurries, too.
        let path = Self.path([0, 0, 5, 1, 10, 2, 300, 40])
        let inscribed = FlattenedPath(path, tolerance: 1.0 / 256).points.count
        let balanced = FlattenedPath(path, tolerance: 1.0 / 256, fit: .balanced).points.count
        #expect(balanced * 2 < inscribed)
    }

    @Test func aCurveThatIsNotSeenIsOneLine() {
        let seen = CGRect(x: 200, y: 200, width: 10, height: 10)
        expect(FlattenedPath(Self.path(Self.curves[0]), tolerance: 0.01, visible: seen, fit: .balanced).points.count, equals: 2)
    }

    /// Rings of pens thin and wide, whose outer sides bend less than the circle and whose inner sides bend more.
    @Test(arguments: [1.0, 6, 20, 26]) func aStrokedCircleKeepsItsArea(width: Double) {
        let circle = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
        let style = StrokeStyle(lineWidth: CGFloat(width))
        func area(_ tolerance: Double, _ fit: CurveFit) -> Double {
            let outline = circle.strokeOutline(style, tolerance: tolerance, fit: fit)
            return outline.subpaths.reduce(0) { $0 + Self.doubleArea(Array(outline.points[$1.range])) } / 2
        }
        let exact = area(1e-6, .inscribed)
        expect(area(3.0 / 512, .balanced), near: exact, within: 1e-4 * abs(exact))
    }

    @Test func roundCapsKeepTheirArea() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 30)])
        let style = StrokeStyle(lineWidth: 12, lineCap: .round)
        let outline = line.strokeOutline(style, tolerance: 3.0 / 512, fit: .balanced)
        expect(abs(Self.doubleArea(outline.points)) / 2, near: 600 + 36 * Double.pi, within: 1e-3)
    }
}
