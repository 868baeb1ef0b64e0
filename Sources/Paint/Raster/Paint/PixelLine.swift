import Foundation
import Geometry

/// The centres of a row's pixels in another plane.
///
/// A pixel's place is computed from its own column, never from where a piece of the row begins, so that it is the same
/// however the picture is cut.
struct PixelLine {
    private let startX: Double
    private let startY: Double
    private let stepX: Double
    private let stepY: Double

    /// Row `y` of the canvas, mapped by `transform`.
    init(_ transform: CGAffineTransform, row y: Int) {
        let center = Double(y) + 0.5
        startX = Double(transform.c) * center + Double(transform.tx)
        startY = Double(transform.d) * center + Double(transform.ty)
        stepX = Double(transform.a)
        stepY = Double(transform.b)
    }

    /// The centre of the pixel in column `x`.
    @inline(__always)
    func point(_ x: Int) -> (x: Double, y: Double) {
        let center = Double(x) + 0.5
        return (startX + stepX * center, startY + stepY * center)
    }

    /// Eight points at once, at columns plus a half.
    @inline(__always)
    func points(_ centers: SIMD8<Double>) -> (x: SIMD8<Double>, y: SIMD8<Double>) {
        (centers * stepX + startX, centers * stepY + startY)
    }
}
