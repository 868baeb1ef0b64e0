import Foundation
import Geometry
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Shapes in their surroundings") struct ShapesContainerTests {
    static let widget = CGRect(x: 0, y: 0, width: 170, height: 170)

    private static var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.containerShape = ContainerShape(shape: RoundedRectangle(cornerRadius: 22), frame: widget)
        return environment
    }

    @Test func withoutAContainerItIsARectangle() {
        let frame = CGRect(x: 3, y: 4, width: 50, height: 40)
        let shape = ContainerRelativeShape().placedShape(at: frame, in: EnvironmentValues())
        expect(shape.path(in: frame), equals: Path(frame))
        expect(shape.inset(by: 5).path(in: frame), equals: Path(frame.insetBy(dx: 5, dy: 5)))
    }

    @Test("Corners are concentric with the container's", arguments: [0, 8, 16] as [CGFloat])
    func concentric(margin: CGFloat) {
        let frame = Self.widget.insetBy(dx: margin, dy: margin)
        let shape = ContainerRelativeShape().placedShape(at: frame, in: Self.environment)
        expect(shape.path(in: frame), equals: RoundedRectangle(cornerRadius: 22 - margin).path(in: frame))
    }

    @Test func theNearestSideCounts() {
        let frame = CGRect(x: 16, y: 12, width: 60, height: 60)
        let shape = ContainerRelativeShape().placedShape(at: frame, in: Self.environment)
        expect(shape.path(in: frame), equals: RoundedRectangle(cornerRadius: 10).path(in: frame))
    }

    @Test func wrappersPassOnWhereTheyAre() {
        let frame = Self.widget.insetBy(dx: 10, dy: 10)
        let expected = RoundedRectangle(cornerRadius: 12).path(in: frame)
        let offset = ContainerRelativeShape().offset(x: 1, y: 0).placedShape(at: frame, in: Self.environment)
        expect(offset.path(in: frame), equals: expected.offsetBy(dx: 1, dy: 0))
        let erased = AnyShape(ContainerRelativeShape()).placedShape(at: frame, in: Self.environment)
        expect(erased.path(in: frame), equals: expected)
        let border = ContainerRelativeShape().inset(by: 1).placedShape(at: frame, in: Self.environment)
        expect(border.path(in: frame), equals: RoundedRectangle(cornerRadius: 22).inset(by: 11).path(in: Self.widget))
    }

    struct Fixed: Shape {
        func path(in rect: CGRect) -> Path { UnevenRoundedRectangle(topLeadingRadius: 9).path(in: rect) }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    }

    @Test func shapesAreMirroredInRightToLeftLayouts() {
        let frame = CGRect(x: 100, y: 50, width: 40, height: 20)
        var environment = EnvironmentValues()
        let shape = Rectangle().size(width: 10, height: 20)
        expect(shape.drawnPath(at: frame, in: environment).boundingRect.minX, equals: 100)
        environment.layoutDirection = .rightToLeft
        expect(shape.drawnPath(at: frame, in: environment).boundingRect.minX, equals: 130)
        expect(AnyShape(shape).drawnPath(at: frame, in: environment).boundingRect.minX, equals: 130)
        expect(Fixed().drawnPath(at: frame, in: environment), equals: Fixed().path(in: frame))
        expect(Fixed().stroke(lineWidth: 1).layoutDirectionBehavior, equals: .fixed)
    }
}
