import Foundation
import Geometry
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Shapes") struct ShapesTests {
    static let frame = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test(
        "Shapes fill their frame",
        arguments: [
            AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 12)), AnyShape(Ellipse()),
            AnyShape(Capsule()), AnyShape(Capsule(style: .circular)), AnyShape(ContainerRelativeShape()),
            AnyShape(UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 4)),
        ])
    func fillsFrame(shape: AnyShape) {
        check(shape.path(in: Self.frame).boundingRect, Self.frame)
    }

    @Test func aCircleIsCentredInItsFrame() {
        check(Circle().path(in: Self.frame).boundingRect, CGRect(x: 30, y: 20, width: 60, height: 60))
    }

    @Test(
        "Sizes for proposals",
        arguments: [
            (ProposedViewSize(width: 100, height: 60), CGSize(width: 100, height: 60), CGSize(width: 60, height: 60)),
            (ProposedViewSize(width: 100, height: nil), CGSize(width: 100, height: 10), CGSize(width: 100, height: 100)),
            (ProposedViewSize(width: nil, height: 40), CGSize(width: 10, height: 40), CGSize(width: 40, height: 40)),
            (.unspecified, CGSize(width: 10, height: 10), CGSize(width: 10, height: 10)),
        ])
    func sizes(proposal: ProposedViewSize, rectangle: CGSize, circle: CGSize) {
        expect(Rectangle().sizeThatFits(proposal), equals: rectangle)
        expect(Circle().sizeThatFits(proposal), equals: circle)
        expect(Circle().rotation(.degrees(20)).trim(to: 0.5).stroke(lineWidth: 2).sizeThatFits(proposal), equals: circle)
        expect(AnyShape(Circle()).sizeThatFits(proposal), equals: circle)
    }

    @Test(
        "Insets move every side",
        arguments: [
            ContainerShape(shape: Rectangle(), frame: frame), ContainerShape(shape: Ellipse(), frame: frame),
            ContainerShape(shape: Capsule(), frame: frame), ContainerShape(shape: Circle(), frame: frame),
            ContainerShape(shape: RoundedRectangle(cornerRadius: 16), frame: frame),
            ContainerShape(shape: UnevenRoundedRectangle(topLeadingRadius: 9), frame: frame),
            ContainerShape(shape: ContainerRelativeShape(), frame: frame),
            ContainerShape(shape: Rectangle().offset(x: 3, y: 4), frame: frame),
        ])
    func insets(container: ContainerShape) {
        let full = container.path(in: Self.frame, insetBy: 0).boundingRect
        check(container.path(in: Self.frame, insetBy: 5).boundingRect, full.insetBy(dx: 5, dy: 5))
        check(container.path(in: Self.frame, insetBy: -5).boundingRect, full.insetBy(dx: -5, dy: -5))
        #expect(container.path(in: Self.frame, insetBy: 31).isEmpty)
        #expect(container.path(in: Self.frame, insetBy: .nan).isEmpty)
    }

    @Test func insetCornersStayConcentric() {
        let inset = RoundedRectangle(cornerRadius: 16).inset(by: 6).path(in: Self.frame)
        let expected = RoundedRectangle(cornerRadius: 10).path(in: Self.frame.insetBy(dx: 6, dy: 6))
        expect(inset, equals: expected)
        let square = RoundedRectangle(cornerRadius: 4).inset(by: 6).path(in: Self.frame)
        expect(square, equals: Path(Self.frame.insetBy(dx: 6, dy: 6)))
        let twice = RoundedRectangle(cornerRadius: 16).inset(by: 2).inset(by: 4).path(in: Self.frame)
        expect(twice, equals: expected)
    }

    @Test("The default corner style is continuous") func defaultCorners() {
        expect(RoundedRectangle(cornerRadius: 3).style, equals: .continuous)
        expect(Capsule().style, equals: .continuous)
        var path = Path()
        path.addRoundedRect(in: Self.frame, cornerSize: CGSize(width: 20, height: 20))
        expect(RoundedRectangle(cornerRadius: 20).path(in: Self.frame), equals: path)
        #expect(RoundedRectangle(cornerRadius: 20, style: .circular).path(in: Self.frame) != path)
    }

    @Test func trimTakesAPartOfTheLength() {
        // A rectangle starts at its top left and goes along the top: a quarter of a square is its top side.
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        let top = Rectangle().trim(from: 0, to: 0.25).path(in: square)
        check(top.boundingRect, CGRect(x: 0, y: 0, width: 40, height: 0))
        #expect(Rectangle().trim(from: 0.6, to: 0.4).path(in: square).isEmpty)
        expect(Rectangle().trim(from: -1, to: 2).path(in: square), equals: Path(square))
        // A circle starts at 3 o'clock and turns clockwise: its first quarter is the lower right one.
        let quarter = Circle().trim(from: 0, to: 0.25).path(in: square).boundingRect
        check(quarter, CGRect(x: 20, y: 20, width: 20, height: 20), tolerance: 0.01)
    }

    @Test func rotationTurnsClockwiseAroundTheAnchor() {
        // Record `transform` of effects.json: a 100 by 20 bar, turned by 90 degrees, covers x 40, y -40, 20 by 100.
        let bar = CGRect(x: 0, y: 0, width: 100, height: 20)
        let turned = Rectangle().rotation(.degrees(90)).path(in: bar).boundingRect
        check(turned, CGRect(x: 40, y: -40, width: 20, height: 100))
        let atCorner = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: bar).boundingRect
        check(atCorner, CGRect(x: -20, y: 0, width: 20, height: 100))
    }

    @Test func scaleOffsetSizeAndTransform() {
        // Record `transform` of effects.json: a 40 by 20 box at scale 2 covers x -20, y -10, 80 by 40.
        let box = CGRect(x: 0, y: 0, width: 40, height: 20)
        check(Rectangle().scale(2).path(in: box).boundingRect, CGRect(x: -20, y: -10, width: 80, height: 40))
        check(
            Rectangle().scale(2, anchor: .topLeading).path(in: box).boundingRect,
            CGRect(x: 0, y: 0, width: 80, height: 40))
        check(Rectangle().offset(x: 30, y: 10).path(in: box).boundingRect, box.offsetBy(dx: 30, dy: 10))
        check(
            Rectangle().size(width: 10, height: 10).path(in: box).boundingRect,
            CGRect(x: 0, y: 0, width: 10, height: 10))
        check(
            Rectangle().size(width: 10, height: 10, anchor: .bottomTrailing).path(in: box).boundingRect,
            CGRect(x: 30, y: 10, width: 10, height: 10))
        check(
            Rectangle().transform(CGAffineTransform(translationX: 1, y: 2)).path(in: box).boundingRect,
            box.offsetBy(dx: 1, dy: 2))
    }

    @Test func strokesLieOnTheOutlineAndBordersInsideIt() {
        let outline = Rectangle().stroke(lineWidth: 10).path(in: Self.frame).boundingRect
        check(outline, Self.frame.insetBy(dx: -5, dy: -5))
        let inside = Circle().inset(by: 5).stroke(lineWidth: 10).path(in: Self.frame).boundingRect
        check(inside, CGRect(x: 30, y: 20, width: 60, height: 60), tolerance: 0.05)
        #expect(Rectangle().stroke(lineWidth: 0).path(in: Self.frame).isEmpty)
        #expect(Rectangle().stroke(lineWidth: -3).path(in: Self.frame).isEmpty)
        expect(roles(of: Rectangle(), and: Rectangle().stroke(lineWidth: 1)), equals: [.fill, .stroke])
    }

    @Test func aPathStaysWhereItIs() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 30, y: 40))
        expect(path.path(in: Self.frame), equals: path)
        expect(path.animatableData, equals: EmptyAnimatableData())
    }

    @Test func aRectangleThatIsNotFiniteHasNoPath() {
        for rect in [CGRect.null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)] {
            #expect(Circle().finitePath(in: rect).isEmpty)
        }
        #expect(!Circle().finitePath(in: Self.frame).isEmpty)
    }

    private func roles<A: Shape, B: Shape>(of first: A, and second: B) -> [ShapeRole] { [A.role, B.role] }

    private func check(_ rect: CGRect, _ expected: CGRect, tolerance: CGFloat = 1e-6) {
        for (value, truth) in [
            (rect.minX, expected.minX), (rect.minY, expected.minY), (rect.maxX, expected.maxX),
            (rect.maxY, expected.maxY),
        ] {
            #expect(abs(value - truth) <= tolerance, "\(rect) is not \(expected)")
        }
    }
}
