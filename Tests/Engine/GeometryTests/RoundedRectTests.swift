import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite struct RoundedRectTests {
    private static let box = CGRect(x: 0, y: 0, width: 200, height: 100)

    /// The points and control points of the top right corner, as distances from it in radii.
    private static func corner(_ path: Path, width: CGFloat, radius: CGFloat) -> [[Double]] {
        path.elements.suffix(5).dropLast().flatMap { element -> [CGPoint] in
            switch element {
            case .move(let end), .line(let end): [end]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .quadCurve, .closeSubpath: []
            }
        }.map { [Double((width - $0.x) / radius), Double($0.y / radius)] }
    }

    /// effects.json, corner.continuous.
    @Test func aContinuousCornerHasApplesCoefficients() {
        let path = Path(roundedRect: Self.box, cornerRadius: 20)
        let expected: [[Double]] = [
            [1.528665, 0], [1.08849296, 0], [0.86840694, 0], [0.63149379, 0.07491139], [0.37282383, 0.16905956],
            [0.16905956, 0.37282383], [0.07491139, 0.63149379], [0, 0.868407], [0, 1.08849323], [0, 1.528665],
        ]
        let corner = Self.corner(path, width: 200, radius: 20)
        expect(corner.count, equals: expected.count)
        for (ours, apples) in zip(corner, expected) {
            #expect(abs(ours[0] - apples[0]) < 1e-5 && abs(ours[1] - apples[1]) < 1e-5)
        }
    }

    @Test func aCapsuleStaysSmoothOnItsLongSides() {
        let path = Path(roundedRect: Self.box, cornerRadius: 1000)
        let corner = Self.corner(path, width: 200, radius: 50)
        expect(corner[0][0], near: 1.528665, within: 1e-9)
        expect(corner[9][1], near: 1, within: 1e-9)
        expect(path.boundingRect, equals: Self.box)
    }

    /// With no room on either axis the outline is a circle to a fiftieth of its radius.
    @Test func aSquareRoundedByHalfItsSideIsNearlyACircle() {
        let path = Path(roundedRect: CGRect(x: -50, y: -50, width: 100, height: 100), cornerRadius: 50)
        for point in FlattenedPath(path, tolerance: 0.01).points {
            expect((point.x * point.x + point.y * point.y).squareRoot(), near: 50, within: 1)
        }
    }

    @Test func radiiAreHeldToHalfTheSides() {
        let path = Path(roundedRect: Self.box, cornerRadius: 1000, style: .circular)
        expect(path.elements.suffix(3).first, equals: .line(to: CGPoint(x: 150, y: 0)))
        let oval = Path(roundedRect: Self.box, cornerSize: CGSize(width: 1000, height: 20), style: .circular)
        expect(oval.elements.suffix(3).first, equals: .line(to: CGPoint(x: 100, y: 0)))
        expect(
            oval.elements.suffix(2).first,
            equals: .curve(
                to: CGPoint(x: 200, y: 20), control1: CGPoint(x: 100 + 100 * Path.quarterCircleArm, y: 0),
                control2: CGPoint(x: 200, y: 20 * (1 - Path.quarterCircleArm))))
    }

    /// Core Graphics begins in the middle of the right edge and goes down: people draw trays so.
    @Test(arguments: [RoundedCornerStyle.circular, .continuous], [9.0, 1000])
    func itsFirstHalfIsTheLowerOne(style: RoundedCornerStyle, radius: Double) {
        let tray = Path(roundedRect: Self.box, cornerRadius: CGFloat(radius), style: style).trimmedPath(from: 0, to: 0.5)
        #expect(abs(tray.boundingRect.minY - 50) < 0.5 && tray.boundingRect.maxY == 100)
        #expect(tray.boundingRect.width > 199)
    }

    @Test(arguments: [0.0, -5, .nan])
    func withoutRadiusItIsARectangle(radius: Double) {
        expect(Path(roundedRect: Self.box, cornerRadius: CGFloat(radius)), equals: Path(Self.box))
    }

    @Test func cornersMayDiffer() {
        let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 30)
        let path = Path(roundedRect: Self.box, cornerRadii: radii, style: .circular)
        expect(path.elements.first, equals: .move(to: CGPoint(x: 200, y: 35)))
        expect(path.elements[1], equals: .line(to: CGPoint(x: 200, y: 70)))
        expect(path.elements.suffix(2).first, equals: .line(to: CGPoint(x: 200, y: 0)))
        expect(path.elements.filter { if case .curve = $0 { true } else { false } }.count, equals: 2)
    }

    @Test func radiiThatDoNotFitShrinkTogether() {
        let radii = RectangleCornerRadii(topLeading: 80, bottomLeading: 120)
        let path = Path(roundedRect: Self.box, cornerRadii: radii, style: .circular)
        #expect(path.elements.contains(.line(to: CGPoint(x: 0, y: 40))))
        #expect(path.contains(CGPoint(x: 60.1, y: 99.9)))
        #expect(!path.contains(CGPoint(x: 10, y: 97)))
    }
}
