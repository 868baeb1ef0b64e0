import Foundation

/// A map of the plane that takes straight lines to straight lines: affine maps and perspective.
///
/// A point is the row (x, y, 1); times the matrix it becomes (x', y', w), which stands for (x' / w, y' / w).
///
/// Source: Apple, SwiftUI `ProjectionTransform`.
public struct ProjectionTransform: Sendable, Equatable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    /// The map that leaves every point where it is.
    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    /// A Boolean value that indicates whether the transform is without perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns this map, followed by `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

    /// Turns the map round; false, and no change, where it cannot be turned round.
    public mutating func invert() -> Bool {
        let (c11, c12, c13) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        (result.m11, result.m21, result.m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// The map turned round, or the map itself where it cannot be.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }
}

extension CGPoint {
    /// The point that a projection maps this one to.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let weight = x * m.m13 + y * m.m23 + m.m33
        return CGPoint(
            x: (x * m.m11 + y * m.m21 + m.m31) / weight, y: (x * m.m12 + y * m.m22 + m.m32) / weight)
    }
}
