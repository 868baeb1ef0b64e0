import Foundation
import Geometry
import Pixels

/// A Gaussian blur in pixels, one standard deviation for each axis of the canvas.
struct BlurExtent {
    let sigmaX: Double
    let sigmaY: Double

    /// Wider blurs than this many pixels are drawn as this one; at twice the longest widget they are all but flat.
    static let maximumSigma = 4096.0

    /// The blur of `sigma` points under a transform: the spread along each axis of a mapped round Gaussian.
    ///
    /// Exact for moves, even scales, rotations, and uneven scales along the axes; a sheared blur keeps its width on
    /// both axes but loses its slant.
    init(sigma: CGFloat, _ transform: CGAffineTransform) {
        let (a, b) = (Double(transform.a), Double(transform.b))
        let (c, d) = (Double(transform.c), Double(transform.d))
        func bounded(_ value: Double) -> Double { value > 0 ? min(value, BlurExtent.maximumSigma) : 0 }
        sigmaX = bounded(Double(sigma) * (a * a + c * c).squareRoot())
        sigmaY = bounded(Double(sigma) * (b * b + d * d).squareRoot())
    }

    var isEmpty: Bool { sigmaX == 0 && sigmaY == 0 }

    /// The distance that a pixel spreads: beyond 3.3 standard deviations lies an eighth of 1/255 of an edge.
    var radiusX: Int { Int((3.3 * sigmaX).rounded(.up)) }
    var radiusY: Int { Int((3.3 * sigmaY).rounded(.up)) }

    /// All pixels that have a part in the blurred ones of a box, to the last bit.
    func support(_ box: PixelRect) -> PixelRect {
        if box.isEmpty { return .empty }
        let (planX, planY) = (BlurPlan.of(sigma: sigmaX), BlurPlan.of(sigma: sigmaY))
        return box.insetBy(dx: -planX.supportInPixels, dy: -planY.supportInPixels)
    }

    /// A box that begins where a sample of the coarse grid does; the grid lies the same on every part of the canvas.
    func aligned(_ box: PixelRect) -> PixelRect {
        box.alignedToMultiples(x: BlurPlan.of(sigma: sigmaX).factor, y: BlurPlan.of(sigma: sigmaY).factor)
    }

    func grown(_ box: PixelRect) -> PixelRect {
        box.isEmpty ? .empty : box.insetBy(dx: -radiusX, dy: -radiusY)
    }
}
