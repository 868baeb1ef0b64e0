import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct ProjectionTransformTests {
    private func isNear(_ a: ProjectionTransform, _ b: ProjectionTransform, _ tolerance: CGFloat = 1e-9) -> Bool {
        let pairs = [
            (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23), (a.m31, b.m31),
            (a.m32, b.m32), (a.m33, b.m33),
        ]
        return pairs.allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
    }

    /// Record `rotation3d.1`, asserted against Apple's framework.
    @Test func turnedAroundX() {
        let turned = ProjectionTransform(
            turning: CGSize(width: 100, height: 50), by: .pi / 4, around: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 2,
            perspective: 2)
        var expected = ProjectionTransform()
        (expected.m21, expected.m22, expected.m23) = (-0.7071067811865475, 0.35355339059327384, -0.014142135623730949)
        (expected.m31, expected.m32, expected.m33) = (19.09188309203678, 18.282485578727798, 1.3818376618407355)
        #expect(isNear(turned, expected))
    }

    /// Record `rotation3d.2`, asserted against Apple's framework.
    @Test func turnedAroundY() {
        let turned = ProjectionTransform(
            turning: CGSize(width: 100, height: 50), by: .pi / 3, around: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 1,
            perspective: 1)
        var expected = ProjectionTransform()
        (expected.m11, expected.m12, expected.m13) = (0.9330127018922194, 0.21650635094610965, 0.008660254037844387)
        (expected.m31, expected.m32, expected.m33) = (2.7333395016045907, -10.700317547305483, 0.5719872981077807)
        #expect(isNear(turned, expected))
    }

    @Test func anAxisOfAnyLengthAndOneWithout() {
        func turned(_ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> ProjectionTransform {
            ProjectionTransform(
                turning: CGSize(width: 30, height: 20), by: 1, around: axis, anchor: .topLeading, anchorZ: 0, perspective: 1)
        }
        #expect(isNear(turned((x: 3, y: 4, z: 0)), turned((x: 0.6, y: 0.8, z: 0))))
        #expect(turned((x: 0, y: 0, z: 0)).isIdentity)
        #expect(turned((x: .nan, y: 0, z: 0)).isIdentity)
        // Around the line of sight it is a turn in the plane, clockwise on a canvas whose y axis runs down.
        let flat = turned((x: 0, y: 0, z: 1))
        #expect(flat.isAffine && isNear(flat, ProjectionTransform(CGAffineTransform(rotationAngle: 1))))
    }

    @Test func anInverseGoesBack() {
        var map = ProjectionTransform(CGAffineTransform(a: 2, b: 0.3, c: -1, d: 1.5, tx: 7, ty: -2))
        (map.m13, map.m23, map.m33) = (0.01, -0.02, 1.3)
        #expect(isNear(map.concatenating(map.inverted()), ProjectionTransform()))
        let point = CGPoint(x: 3, y: 4)
        let back = point.applying(map).applying(map.inverted())
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(!flat.invert() && flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
    }

    @Test func concatenationAppliesTheFirstFirst() {
        var first = ProjectionTransform()
        first.m13 = 0.1
        let second = ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))
        let point = CGPoint(x: 10, y: 4)
        expect(point.applying(first.concatenating(second)), equals: point.applying(first).applying(second))
    }
}
