import Foundation
import Geometry
import TestSupport
import Testing

/// What is filled of two paths.
@Suite("Boolean operations on paths") struct PathBooleanTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let right = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    @Test("Two squares that overlap: areas of all operations")
    func squares() {
        expect(area(left.union(right)), equals: 175)
        expect(area(left.intersection(right)), equals: 25)
        expect(area(left.subtracting(right)), equals: 75)
        expect(area(left.symmetricDifference(right)), equals: 150)
        expect(left.intersection(right).boundingRect, equals: CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test("Sides that lie on each other vanish")
    func sharedSides() {
        let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        expect(area(left.union(beside)), equals: 200)
        expect(corners(left.union(beside)), equals: 4)
        #expect(left.intersection(beside).isEmpty)
        expect(area(left.subtracting(left)), equals: 0)
        expect(area(left.union(left)), equals: 100)
    }

    @Test("A hole stays a hole")
    func hole() {
        let inner = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
        let ring = left.subtracting(inner)
        expect(area(ring), equals: 84)
        #expect(!ring.contains(CGPoint(x: 4, y: 4)))
        #expect(ring.contains(CGPoint(x: 1, y: 1)))
        expect(area(ring.union(inner)), equals: 100)
    }

    @Test("Paths that do not meet keep their curves")
    func apart() {
        let far = Path(ellipseIn: CGRect(x: 100, y: 0, width: 10, height: 10))
        expect(left.subtracting(far), equals: left)
        #expect(left.intersection(far).isEmpty)
        #expect(left.union(far).contains(CGPoint(x: 105, y: 5)))
    }

    @Test("Circles: a lens has the area that geometry gives it")
    func circles() {
        let one = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
        let other = one.offsetBy(dx: 100, dy: 0)
        // Two circles of radius r at a distance of r: r² (2π/3 - √3/2).
        let lens = 10_000 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
        expect(area(one.intersection(other)), near: lens, within: lens * 3e-4)
        expect(area(one.union(other)), near: 2 * 10_000 * Double.pi - lens, within: 20)
    }

    @Test("The rule decides what is inside")
    func rules() {
        let twice = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        }
        let all = Path(CGRect(x: -1, y: -1, width: 20, height: 20))
        expect(area(all.intersection(twice)), equals: 100)
        expect(area(all.intersection(twice, eoFill: true)), equals: 84)
        expect(area(twice.normalized(eoFill: true)), equals: 84)
    }

    @Test("Lines are cut where a region begins")
    func lines() {
        let line = Path {
            $0.move(to: CGPoint(x: -5, y: 5)); $0.addLine(to: CGPoint(x: 20, y: 5))
        }
        expect(line.lineIntersection(left).boundingRect, equals: CGRect(x: 0, y: 5, width: 10, height: 0))
        expect(
            line.lineSubtraction(left).description,
            equals: Path {
                $0.move(to: CGPoint(x: -5, y: 5)); $0.addLine(to: CGPoint(x: 0, y: 5))
                $0.move(to: CGPoint(x: 10, y: 5)); $0.addLine(to: CGPoint(x: 20, y: 5))
            }.description)
    }

    @Test("Operations on many turned squares agree with points, whatever touches what")
    func agreeWithPoints() {
        for turn in 0..<12 {
            let other = left.applying(
                CGAffineTransform(translationX: 5, y: 5).rotated(by: CGFloat(turn) * .pi / 6).translatedBy(x: -3, y: -5))
            let (both, minus) = (left.intersection(other), left.subtracting(other))
            for x in stride(from: -4.35, through: 14, by: 0.9) {
                for y in stride(from: -4.35, through: 14, by: 0.9) {
                    let point = CGPoint(x: x, y: y)
                    let (a, b) = (left.contains(point), other.contains(point))
                    expect(both.contains(point), equals: a && b, "\(turn) \(point)")
                    expect(minus.contains(point), equals: a && !b, "\(turn) \(point)")
                }
            }
        }
    }

    private func corners(_ path: Path) -> Int {
        var count = 0
        path.forEach { if case .line = $0 { count += 1 } else if case .move = $0 { count += 1 } }
        return count
    }

    /// The area inside of closed outlines, holes subtracted.
    private func area(_ path: Path) -> Double {
        var (sum, start, last) = (0.0, CGPoint.zero, CGPoint.zero)
        path.forEach { element in
            switch element {
            case .move(let end): (start, last) = (end, end)
            case .line(let end):
                sum += Double(last.x * end.y - end.x * last.y)
                last = end
            case .closeSubpath: sum += Double(last.x * start.y - start.x * last.y)
            default: Issue.record("a curve")
            }
        }
        return abs(sum) / 2
    }
}
