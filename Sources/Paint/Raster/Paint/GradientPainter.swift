import Drawing
import Foundation
import Geometry

/// A gradient made ready for rows of pixels.
struct GradientPainter {
    /// The shape after the transform to pixels, each with the map from a pixel's centre to a place on the ramp.
    enum Shape {
        /// place = x * stepX + y * stepY + start.
        case linear(stepX: Double, stepY: Double, start: Double)
        /// place = |(x, y) in the plane| * factor + start.
        case elliptical(plane: EllipsePlane, factor: Double, start: Double)
        /// place = angle of unit(x, y) in turns from the start, over `sweep` turns.
        case angular(unit: CGAffineTransform, sweep: Double)
    }

    let ramp: ColorRamp
    let shape: Shape

    /// Nil where the gradient has no stops or its coordinates cannot be mapped.
    init?(_ gradient: GradientPaint, _ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, let ramp = ColorRamp(gradient.stops),
            let shape = GradientPainter.shape(gradient.shape, fromPixels: transform.inverted())
        else { return nil }
        self.ramp = ramp
        self.shape = shape
    }

    /// True if all rows are the same.
    var isSameInAllRows: Bool {
        if case .linear(_, 0, _) = shape { true } else { false }
    }

    /// Returns the row that has the same pixels as row `y`, as far above the centre of an ellipse as that lies below it; nil if there is
    /// no such row.
    func mirror(ofRow y: Int) -> Int? {
        guard case .elliptical(let plane, _, _) = shape, let axes = plane.axes else { return nil }
        return axes.y &- y
    }

    /// The pixel of a whole row where the gradient does not change along it.
    func pixel(ofRow y: Int) -> UInt32? {
        guard case .linear(0, let stepY, let start) = shape else { return nil }
        var hint = 0
        let place = Float((Double(y) + 0.5) * stepY + start)
        return ramp.segments.withUnsafeBufferPointer { ColorRamp.pixel(at: place, $0, hint: &hint) }
    }

    private static func shape(_ shape: GradientPaint.Shape, fromPixels: CGAffineTransform) -> Shape? {
        switch shape {
        case .linear(let start, let end):
            return linear(start, end, fromPixels)
        case .radial(let center, let startRadius, let endRadius):
            let unit = fromPixels.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
            return elliptical(unit, Double(startRadius), Double(endRadius))
        case .elliptical(let center, let radii, let startFraction, let endFraction):
            guard radii.width > 0, radii.height > 0 else { return nil }
            let unit = fromPixels.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
                .concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
            return elliptical(unit, Double(startFraction), Double(endFraction))
        case .angular(let center, let start, let end):
            let sweep = (end.radians - start.radians) / (2 * Double.pi)
            guard sweep.isFinite else { return nil }
            // Turned so that the start lies on the x axis, and mirrored where the sweep runs backwards.
            let (cosine, sine) = (Transcendental.cosine(start.radians), Transcendental.sine(start.radians))
            let turn = CGAffineTransform(
                a: CGFloat(cosine), b: CGFloat(-sine), c: CGFloat(sine), d: CGFloat(cosine), tx: 0, ty: 0)
            let unit = fromPixels.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
                .concatenating(turn).concatenating(CGAffineTransform(scaleX: 1, y: sweep < 0 ? -1 : 1))
            return unit.isFinite ? .angular(unit: unit, sweep: abs(sweep)) : nil
        }
    }

    private static func linear(_ start: CGPoint, _ end: CGPoint, _ fromPixels: CGAffineTransform) -> Shape? {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let squared = dx * dx + dy * dy
        guard squared.isFinite else { return nil }
        // A gradient without length is its last colour everywhere.
        if squared == 0 { return .linear(stepX: 0, stepY: 0, start: 2e6) }
        let (ux, uy) = (dx / squared, dy / squared)
        let stepX = Double(fromPixels.a) * ux + Double(fromPixels.b) * uy
        let stepY = Double(fromPixels.c) * ux + Double(fromPixels.d) * uy
        let origin = (Double(fromPixels.tx) - Double(start.x)) * ux + (Double(fromPixels.ty) - Double(start.y)) * uy
        guard stepX.isFinite, stepY.isFinite, origin.isFinite else { return nil }
        return .linear(stepX: stepX, stepY: stepY, start: origin)
    }

    private static func elliptical(_ unit: CGAffineTransform, _ start: Double, _ end: Double) -> Shape? {
        guard unit.isFinite, start.isFinite, end.isFinite else { return nil }
        // A ring without width is a hard edge: steeper than any pixel can show.
        let factor = end == start ? 1e9 : 1 / (end - start)
        return .elliptical(plane: EllipsePlane(unit), factor: factor, start: -start * factor)
    }
}

extension CGAffineTransform {
    var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
