/// A curve through points.
///
/// Sources: monotone, M. Steffen, "A simple method for monotonic interpolation in one dimension" (1990); Catmull-Rom,
/// E. Catmull and R. Rom (1974), in the parametrisation of P. J. Barry and R. N. Goldman (1988).
struct MarkCurve {
    let points: [CGPoint]
    let method: InterpolationMethod.Storage

    /// Adds the curve to a path; the path is at the first point already if it is to be joined.
    func add(to path: inout Path, joined: Bool) {
        guard let first = points.first else { return }
        if joined { path.addLine(to: first) } else { path.move(to: first) }
        guard points.count > 2 || isStepped else {
            for point in points.dropFirst() { path.addLine(to: point) }
            return
        }
        switch method {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart: addSteps(to: &path, at: 0)
        case .stepCenter: addSteps(to: &path, at: 0.5)
        case .stepEnd: addSteps(to: &path, at: 1)
        case .monotone: addMonotone(to: &path)
        case .cardinal(let tension): addCardinal(to: &path, tension: tension)
        case .catmullRom(let alpha): addCatmullRom(to: &path, alpha: alpha)
        }
    }

    private var isStepped: Bool { [.stepStart, .stepCenter, .stepEnd].contains(method) }

    private func addSteps(to path: inout Path, at part: CGFloat) {
        for (start, end) in zip(points, points.dropFirst()) {
            let x = start.x + (end.x - start.x) * part
            path.addLine(to: CGPoint(x: x, y: start.y))
            path.addLine(to: CGPoint(x: x, y: end.y))
            path.addLine(to: end)
        }
    }

    /// The tangents never leave the range between two neighbours, so the curve does not overshoot.
    private func addMonotone(to path: inout Path) {
        let slopes = zip(points, points.dropFirst()).map { start, end in
            end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
        }
        var tangents = [CGFloat](repeating: 0, count: points.count)
        for index in 1..<(points.count - 1) {
            let (before, after) = (slopes[index - 1], slopes[index])
            let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            guard before * after > 0, left + right != 0 else { continue }
            let mean = (before * right + after * left) / (left + right)
            let bound = 2 * min(abs(before), abs(after))
            tangents[index] = mean < 0 ? max(mean, -bound) : min(mean, bound)
        }
        tangents[0] = (3 * slopes[0] - tangents[1]) / 2
        let last = points.count - 1
        tangents[last] = (3 * slopes[last - 1] - tangents[last - 1]) / 2
        for index in 0..<last {
            let (start, end) = (points[index], points[index + 1])
            let third = (end.x - start.x) / 3
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + third, y: start.y + third * tangents[index]),
                control2: CGPoint(x: end.x - third, y: end.y - third * tangents[index + 1]))
        }
    }

    private func addCardinal(to path: inout Path, tension: CGFloat) {
        let scale = (1 - tension) / 6
        for index in 0..<(points.count - 1) {
            let (start, end) = (points[index], points[index + 1])
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + (end.x - before.x) * scale, y: start.y + (end.y - before.y) * scale),
                control2: CGPoint(x: end.x - (after.x - start.x) * scale, y: end.y - (after.y - start.y) * scale))
        }
    }

    private func addCatmullRom(to path: inout Path, alpha: CGFloat) {
        guard alpha != 0 else { return addCardinal(to: &path, tension: 0) }
        for index in 0..<(points.count - 1) {
            let (start, end) = (points[index], points[index + 1])
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
            let (d1, d2, d3) = (
                Self.distance(before, start, alpha), Self.distance(start, end, alpha), Self.distance(end, after, alpha)
            )
            path.addCurve(
                to: end, control1: Self.control(start, end, before, d2, d1), control2: Self.control(end, start, after, d2, d3))
        }
    }

    private static func control(
        _ point: CGPoint, _ towards: CGPoint, _ neighbour: CGPoint, _ own: CGFloat, _ other: CGFloat
    ) -> CGPoint {
        guard other > 1e-6, own > 1e-6 else { return point }
        let (a, b) = (2 * other * other + 3 * other * own + own * own, 3 * other * (other + own))
        return CGPoint(
            x: (point.x * a - neighbour.x * own * own + towards.x * other * other) / b,
            y: (point.y * a - neighbour.y * own * own + towards.y * other * other) / b)
    }

    /// A distance to the power of alpha; a half is a square root, so that the usual curve needs no logarithm.
    private static func distance(_ a: CGPoint, _ b: CGPoint, _ alpha: CGFloat) -> CGFloat {
        let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        if alpha == 0.5 { return length.squareRoot() }
        if alpha == 1 { return length }
        guard length > 0 else { return 0 }
        return CGFloat(Transcendental.exponential(Double(alpha) * Transcendental.logarithm(Double(length))))
    }
}
