import Foundation
import Geometry
import Pixels

/// The plane in which an ellipse is the unit circle, seen from pixels.
struct EllipsePlane {
    private let unit: CGAffineTransform
    /// The centre of an ellipse whose axes are the canvas's.
    private let center: SIMD2<Double>?

    /// The sums of two columns, and of two rows, that mirror each other; nil where no columns and rows do.
    let axes: (x: Int, y: Int)?

    /// `unit` takes pixels into the plane.
    init(_ unit: CGAffineTransform) {
        self.unit = unit
        guard unit.b == 0, unit.c == 0, unit.a != 0, unit.d != 0 else {
            (center, axes) = (nil, nil)
            return
        }
        // The centre is nearly always a pixel's centre or edge, but for rounding.
        let twice = SIMD2(-2 * Double(unit.tx) / Double(unit.a), -2 * Double(unit.ty) / Double(unit.d))
        let whole = twice.rounded(.toNearestOrEven)
        let isWhole =
            abs(twice.x - whole.x) < 1e-6 && abs(twice.y - whole.y) < 1e-6
            && abs(whole.x) < PixelRect.limit && abs(whole.y) < PixelRect.limit
        center = isWhole ? whole / 2 : nil
        axes = isWhole ? (Int(whole.x) - 1, Int(whole.y) - 1) : nil
    }

    /// The centres of a row's pixels in the plane.
    ///
    /// Beside an upright ellipse's centre they are computed from their distance to it, which has no rounding: pixels that
    /// mirror each other are equal to the last bit.
    func line(row y: Int) -> EllipseLine {
        let row = Double(y) + 0.5
        if let center {
            return EllipseLine(
                offsetX: center.x, startX: 0, startY: (row - center.y) * Double(unit.d), stepX: Double(unit.a), stepY: 0)
        }
        return EllipseLine(
            offsetX: 0, startX: Double(unit.c) * row + Double(unit.tx), startY: Double(unit.d) * row + Double(unit.ty),
            stepX: Double(unit.a), stepY: Double(unit.b))
    }
}

/// A row of pixels' centres in an ellipse's plane: start + (column + 0.5 - offsetX) * step.
struct EllipseLine {
    let offsetX: Double
    let startX: Double
    let startY: Double
    let stepX: Double
    let stepY: Double
}
