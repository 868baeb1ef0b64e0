import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite struct PathTests {
    private static func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-9) -> Bool {
        abs(Double(a.x - b.x)) <= tolerance && abs(Double(a.y - b.y)) <= tolerance
    }

    @Test func segmentsBeforeAMoveAreLeftOut() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == nil)
    }

    @Test func closingGoesBackToTheStart() {
        var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        expect(path.currentPoint, equals: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 9, y: 9))
        let flat = FlattenedPath(path, tolerance: 0.1)
        expect(flat.subpaths.map(\.range), equals: [0..<4, 4..<6])
        expect(flat.points[4], equals: SIMD2(1, 2))
    }

    @Test(arguments: ["", "0 0 m 10 0 l 10 5.5 l h", "0 0 m 1 2 3 4 q 1 1 2 2 3 -3 c", "1 1 m 2 2 l h 3 3 m"])
    func descriptionsReadBack(text: String) throws {
        let path = try #require(Path(text))
        expect(path.description, equals: text)
    }

    @Test func descriptionsKnowRectangles() throws {
        try expect(#require(Path("1 2 3 4 re")), equals: Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    }

    @Test(arguments: ["1 m", "0 0 m 1 1 z", "0 0 m 1", "m", "0 0 m 1 2 3 q", "x"])
    func otherTextIsNoPath(text: String) {
        #expect(Path(text) == nil)
    }

    @Test func boundingRectsLeaveOutControlPoints() {
        var path = Path()
        #expect(path.boundingRect.isNull)
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
        expect(path.boundingRect, equals: CGRect(x: 0, y: 0, width: 100, height: 40))
        expect(path.controlBounds, equals: CGRect(x: 0, y: 0, width: 100, height: 80))
        path.addCurve(to: CGPoint(x: 100, y: 100), control1: CGPoint(x: 200, y: 0), control2: CGPoint(x: 200, y: 100))
        expect(path.boundingRect.maxX, near: 175, within: 1e-9)
        let ellipse = Path(ellipseIn: CGRect(x: 3, y: 4, width: 50, height: 20))
        expect(ellipse.boundingRect, equals: CGRect(x: 3, y: 4, width: 50, height: 20))
    }

    @Test func containsFollowsTheRule() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 1.6, y: 1.6)))
        #expect(!circle.contains(CGPoint(x: 1.3, y: 1.3)))
    }

    @Test func linesAndTransforms() {
        var path = Path()
        path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 3)])
        expect(path.offsetBy(dx: 2, dy: -1).description, equals: "3 0 m 4 2 l")
        expect(path.applying(CGAffineTransform(scaleX: 2, y: 3)).description, equals: "2 3 m 4 9 l")
        var sum = Path()
        sum.addPath(path, transform: CGAffineTransform(translationX: 1, y: 1))
        expect(sum.description, equals: "2 2 m 3 4 l")
        expect(sum.currentPoint, equals: CGPoint(x: 3, y: 4))
    }

    @Test(arguments: [
        (0.0, 90.0, false, 90.0), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90), (0, 360, false, 360),
        (0, 360, true, -360), (0, -90, false, 270), (350, 10, false, 20), (30, 30, false, 0), (0, 1000, false, 360),
    ])
    func arcsTurnAsApplesDo(start: Double, end: Double, clockwise: Bool, sweep: Double) {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        var relative = Path()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(start), delta: .degrees(sweep))
        expect(path.elements.count, equals: relative.elements.count)
        #expect(Self.near(path.boundingRect.origin, relative.boundingRect.origin))
        expect(path.elements.count - 1, equals: Int((abs(sweep) / 90).rounded(.up)))
    }

    @Test func arcsJoinTheCurrentPoint() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        expect(path.elements[1], equals: .line(to: CGPoint(x: 10, y: 0)))
        #expect(Self.near(path.currentPoint ?? .zero, CGPoint(x: 0, y: 10), 1e-12))
    }

    @Test(arguments: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: -100), CGPoint(x: 0, y: 50)])
    func tangentArcsTouchBothLines(end: CGPoint) {
        var path = Path()
        path.move(to: .zero)
        let corner = CGPoint(x: 100, y: 0)
        path.addArc(tangent1End: corner, tangent2End: end, radius: 20)
        let flat = FlattenedPath(path, tolerance: 1e-4)
        // No point of the arc is above the first line's side, and the last one lies on the second line.
        let (vx, vy) = (Double(end.x) - 100, Double(end.y))
        let length = (vx * vx + vy * vy).squareRoot()
        let last = flat.points[flat.points.count - 1]
        #expect(abs((last.x - 100) * vy - last.y * vx) / length < 1e-9)
        #expect(abs(flat.points[1].y) < 1e-9 && flat.points[1].x < 100)
        let along = ((last.x - 100) * vx + last.y * vy) / length
        expect(along, near: 100 - flat.points[1].x, within: 1e-9)
    }

    @Test func trimmingMeasuresAlongThePath() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        expect(square.trimmedPath(from: 0, to: 1), equals: square)
        expect(square.trimmedPath(from: 0, to: 0.375).description, equals: "0 0 m 10 0 l 10 5 l")
        expect(square.trimmedPath(from: 0.625, to: 1).description, equals: "5 10 m 0 10 l 0 0 l")
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        expect(square.trimmedPath(from: -1, to: 7), equals: square)
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.125)
        let diagonal = 10 / 2.0.squareRoot()
        #expect(Self.near(circle.currentPoint ?? .zero, CGPoint(x: diagonal, y: diagonal), 0.01))
        expect(circle.elements.count, equals: 2)
    }

    @Test func trimmingRunsOverAllSubpaths() {
        var path = Path()
        path.addLines([.zero, CGPoint(x: 10, y: 0)])
        path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
        expect(path.trimmedPath(from: 0.125, to: 0.5).description, equals: "5 0 m 10 0 l 0 5 m 10 5 l")
    }
}
