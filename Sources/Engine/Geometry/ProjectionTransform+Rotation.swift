import Foundation

extension ProjectionTransform {
    /// A rectangle's content turned in space around an axis and seen in perspective.
    ///
    /// Source: record `rotation3d.formula`: T(anchor) P R T(-anchor), where P has m34 = -1 / d with
    /// d = max(width, height) / perspective; without perspective the eye is infinitely far off.
    /// - Parameters:
    ///   - angle: In radians; positive turns the positive y axis (down) towards the viewer's far side around x.
    ///   - axis: Any length; an axis without length, or with one that is not finite, turns nothing.
    ///   - anchor: Relative to the rectangle whose top left is the origin.
    ///   - anchorZ: The depth of the axis, in points.
    package init(
        turning size: CGSize, by angle: Double, around axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
        anchorZ: CGFloat, perspective: CGFloat
    ) {
        self.init()
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (CGFloat(Transcendental.cosine(angle)), CGFloat(Transcendental.sine(angle)))
        let rest = 1 - c
        // Rodrigues' rotation; a row is where a unit vector goes, z last.
        let first = (x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s)
        let second = (x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s)
        let third = (x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c)
        let distance = max(size.width, size.height) / perspective
        let factor = perspective == 0 || distance == 0 ? 0 : -1 / distance
        (m11, m12, m13) = (first.0, first.1, first.2 * factor)
        (m21, m22, m23) = (second.0, second.1, second.2 * factor)
        (m31, m32, m33) = (-anchorZ * third.0, -anchorZ * third.1, 1 - anchorZ * third.2 * factor)
        let point = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
        self = ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
            .concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}
