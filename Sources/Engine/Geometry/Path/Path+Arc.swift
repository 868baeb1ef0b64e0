import Foundation

extension Path {
    /// Adds an arc by its two angles, joined to the current point by a line if there is one.
    ///
    /// Angles grow clockwise on screen, since y points down. `clockwise` is meant in a plane whose y points up, as
    /// Apple's is: `false` sweeps through growing angles. A sweep of a full turn or more draws the whole circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let difference = endAngle.radians - startAngle.radians
        let sweep = Path.sweep(of: clockwise ? -difference : difference)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(clockwise ? -sweep : sweep),
            transform: transform)
    }

    /// Adds an arc that starts at `startAngle` and turns by `delta`, at most a full turn, clockwise on screen where
    /// positive.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let start = startAngle.radians
        guard radius.isFinite, start.isFinite, delta.radians.isFinite else { return }
        let sweep = min(max(delta.radians, -2 * Double.pi), 2 * Double.pi)
        let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)).applying(circle) }
        var (cosine, sine) = (Transcendental.cosine(start), Transcendental.sine(start))
        let first = point(cosine, sine)
        if currentPoint == nil { move(to: first) } else { addLine(to: first) }
        // At most a quarter turn a cubic keeps the radius true to 0.03 %.
        let count = Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / Double(count)
        let arm = 4 / 3 * Transcendental.sine(step / 4) / Transcendental.cosine(step / 4)
        for index in 1...count {
            let angle = start + step * Double(index)
            let (nextCosine, nextSine) = (Transcendental.cosine(angle), Transcendental.sine(angle))
            addCurve(
                to: point(nextCosine, nextSine), control1: point(cosine - arm * sine, sine + arm * cosine),
                control2: point(nextCosine + arm * nextSine, nextSine - arm * nextCosine))
            (cosine, sine) = (nextCosine, nextSine)
        }
    }

    /// Adds an arc of a circle that touches the line from the current point to `tangent1End` and the line from there
    /// to `tangent2End`, after a line to where it begins; a straight line to `tangent1End` where no circle fits.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // Tangents are given before the transform; the current point is after it.
        let origin = current.applying(transform.inverted())
        let (x1, y1) = (Double(origin.x - tangent1End.x), Double(origin.y - tangent1End.y))
        let (x2, y2) = (Double(tangent2End.x - tangent1End.x), Double(tangent2End.y - tangent1End.y))
        let (length1, length2) = ((x1 * x1 + y1 * y1).squareRoot(), (x2 * x2 + y2 * y2).squareRoot())
        let cross = x1 * y2 - y1 * x2
        guard length1 > 0, length2 > 0, radius > 0, abs(cross) > 1e-12 * length1 * length2 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let (ux, uy, vx, vy) = (x1 / length1, y1 / length1, x2 / length2, y2 / length2)
        let cosine = ux * vx + uy * vy
        // tan(half the angle between the lines) = sqrt((1 - cos) / (1 + cos)).
        let distance = Double(radius) / ((1 - cosine) / (1 + cosine)).squareRoot()
        let side: Double = cross > 0 ? 1 : -1
        let (startX, startY) = (Double(tangent1End.x) + ux * distance, Double(tangent1End.y) + uy * distance)
        let (centerX, centerY) = (startX - side * uy * Double(radius), startY + side * ux * Double(radius))
        let (endX, endY) = (Double(tangent1End.x) + vx * distance, Double(tangent1End.y) + vy * distance)
        let startAngle = Transcendental.angle(x: startX - centerX, y: startY - centerY)
        let endAngle = Transcendental.angle(x: endX - centerX, y: endY - centerY)
        addArc(
            center: CGPoint(x: centerX, y: centerY), radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle), clockwise: cross > 0, transform: transform)
    }

    /// A signed difference of angles as a sweep in the positive direction, 0 to a full turn.
    private static func sweep(of difference: Double) -> Double {
        let turn = 2 * Double.pi
        guard difference.isFinite, difference != 0 else { return 0 }
        if difference >= turn { return turn }
        let rest = difference.truncatingRemainder(dividingBy: turn)
        return rest > 0 ? rest : rest + turn
    }
}
