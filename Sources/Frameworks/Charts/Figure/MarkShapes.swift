/// A line through points, or the area between two lines.
nonisolated struct CurveShape: Shape, PenDrawn {
    /// The coordinates of each point in the plot: x and y; for an area those of the far line and those of the near one.
    private var coordinates: KeyedPoints
    /// The origin of the shape's frame in the plot: x and y.
    private var origin: AnimatableVector
    private let isArea: Bool
    private let method: InterpolationMethod.Storage

    /// - Parameter data: the values of the points.
    init(points: [CGPoint], base: [CGPoint]?, data: [Datum], method: InterpolationMethod.Storage, origin: CGPoint) {
        coordinates = KeyedPoints(
            data,
            rows: points.indices.map { index in
                [points[index]] + (base.map { [$0[index]] } ?? [])
            }.map {
                $0.flatMap { [Double($0.x), Double($0.y)] }
            })
        self.origin = AnimatableVector([Double(origin.x), Double(origin.y)])
        isArea = base != nil
        self.method = method
    }

    var animatableData: AnimatablePair<KeyedPoints, AnimatableVector> {
        get { AnimatablePair(coordinates, origin) }
        set { (coordinates, origin) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let numbers = coordinates.numbers
        let start = origin.components + [0, 0]
        func points(from first: Int, by step: Int) -> [CGPoint] {
            stride(from: first, to: numbers.count - 1, by: step).map { index in
                CGPoint(x: numbers[index] - start[0] + rect.minX, y: numbers[index + 1] - start[1] + rect.minY)
            }
        }
        var path = Path()
        guard isArea else {
            MarkCurve(points: points(from: 0, by: 2), method: method).add(to: &path, joined: false)
            return path
        }
        MarkCurve(points: points(from: 0, by: 4), method: method).add(to: &path, joined: false)
        MarkCurve(points: points(from: 2, by: 4).reversed(), method: backwards).add(to: &path, joined: true)
        path.closeSubpath()
        return path
    }

    /// The method for points that run from the last to the first.
    private var backwards: InterpolationMethod.Storage {
        switch method {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: method
        }
    }
}

/// A sector of a ring around the middle of its frame.
nonisolated struct SectorShape: Shape {
    /// Start and end in turns from the top, clockwise; inner and outer radius, inset and corner radius in points.
    private var numbers: AnimatableVector

    init(start: Double, end: Double, inner: CGFloat, outer: CGFloat, inset: CGFloat, cornerRadius: CGFloat) {
        numbers = AnimatableVector([start, end, Double(inner), Double(outer), Double(inset), Double(cornerRadius)])
    }

    var animatableData: AnimatableVector {
        get { numbers }
        set { numbers = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let values = numbers.components
        guard values.count == 6, values[3] > 0, values[1] > values[0] else { return Path() }
        let ring = Ring(
            centre: CGPoint(x: rect.midX, y: rect.midY), start: values[0] * 2 * .pi, end: values[1] * 2 * .pi,
            inner: max(values[2], 0), outer: values[3], inset: max(values[4], 0), corner: max(values[5], 0))
        return ring.path
    }

    private struct Ring {
        let centre: CGPoint
        let start: Double
        let end: Double
        let inner: Double
        let outer: Double
        let inset: Double
        let corner: Double

        func point(_ angle: Double, _ radius: Double) -> CGPoint {
            CGPoint(
                x: centre.x + CGFloat(radius * Transcendental.sine(angle)),
                y: centre.y - CGFloat(radius * Transcendental.cosine(angle)))
        }

        var path: Path {
            let whole = end - start >= 2 * .pi - 1e-9
            var path = Path()
            if whole {
                addCircle(outer, to: &path, clockwise: false)
                if inner > 0 { addCircle(inner, to: &path, clockwise: true) }
                return path
            }
            // The sides move in by the inset, which is a larger angle nearer to the middle.
            let half = (end - start) / 2
            let (outerTurn, apex) = (inset / outer, inset / max(Transcendental.sine(min(half, .pi / 2)), 1e-6))
            guard outerTurn < half, apex < outer else { return path }
            let innerRadius = max(inner, inset > 0 ? apex : 0)
            let innerTurn = innerRadius > 0 ? min(inset / innerRadius, half) : 0
            let corner = min(corner, (outer - innerRadius) / 2, (half - outerTurn) * outer)
            addOuter(to: &path, from: start + outerTurn, to: end - outerTurn, corner: corner)
            if innerRadius <= 0 || innerTurn >= half - 1e-9 {
                path.addLine(to: point(start + half, innerRadius))
            } else {
                let own = min(corner, (half - innerTurn) * innerRadius)
                addInner(innerRadius, to: &path, from: end - innerTurn, to: start + innerTurn, corner: own)
            }
            path.closeSubpath()
            return path
        }

        private func addOuter(to path: inout Path, from first: Double, to last: Double, corner: Double) {
            let turn = corner / outer
            path.move(to: point(first, outer - corner))
            if corner > 0 { path.addQuadCurve(to: point(first + turn, outer), control: point(first, outer)) }
            arc(outer, from: first + turn, to: last - turn, in: &path)
            if corner > 0 { path.addQuadCurve(to: point(last, outer - corner), control: point(last, outer)) }
        }

        private func addInner(_ radius: Double, to path: inout Path, from first: Double, to last: Double, corner: Double) {
            let turn = corner / radius
            path.addLine(to: point(first, radius + corner))
            if corner > 0 { path.addQuadCurve(to: point(first - turn, radius), control: point(first, radius)) }
            arc(radius, from: first - turn, to: last + turn, in: &path)
            if corner > 0 { path.addQuadCurve(to: point(last, radius + corner), control: point(last, radius)) }
        }

        /// Adds an arc as cubics of a quarter turn at most, from the current point of the path.
        private func arc(_ radius: Double, from first: Double, to last: Double, in path: inout Path) {
            let count = max(Int((abs(last - first) / (.pi / 2)).rounded(.up)), 1)
            let step = (last - first) / Double(count)
            // The length of a control arm: 4/3 of the tangent of a quarter of the angle.
            let quarter = step / 4
            let arm = 4 / 3 * Transcendental.sine(quarter) / Transcendental.cosine(quarter) * radius
            for index in 0..<count {
                let (from, to) = (first + step * Double(index), first + step * Double(index + 1))
                let (p, q) = (point(from, radius), point(to, radius))
                let (sf, cf) = (Transcendental.sine(from), Transcendental.cosine(from))
                let (st, ct) = (Transcendental.sine(to), Transcendental.cosine(to))
                path.addCurve(
                    to: q, control1: CGPoint(x: p.x + CGFloat(arm * cf), y: p.y + CGFloat(arm * sf)),
                    control2: CGPoint(x: q.x - CGFloat(arm * ct), y: q.y - CGFloat(arm * st)))
            }
        }

        private func addCircle(_ radius: Double, to path: inout Path, clockwise: Bool) {
            path.move(to: point(0, radius))
            arc(radius, from: 0, to: clockwise ? -2 * .pi : 2 * .pi, in: &path)
            path.closeSubpath()
        }
    }
}
