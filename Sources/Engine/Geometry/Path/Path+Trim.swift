import Foundation

extension Path {
    /// The part of the path between two fractions of its whole length, over all its subpaths in turn.
    ///
    /// Fractions are held within 0...1; nothing is left where `from` is not below `to`. Curves stay curves. A subpath
    /// that is cut opens.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (low, high) = (max(Double(from), 0), min(Double(to), 1))
        guard low < high else { return Path() }
        if low == 0, high == 1 { return self }
        let segments = Path.segments(of: self)
        let lengths = segments.map(\.length)
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return Path() }
        var result = Path()
        var position = 0.0
        var isConnected = false
        for (segment, length) in zip(segments, lengths) {
            let (start, end) = (max(low * total, position), min(high * total, position + length))
            if segment.startsSubpath { isConnected = false }
            if start < end {
                let cutsStart = start > position
                let cutsEnd = end < position + length
                if !isConnected || cutsStart {
                    result.move(to: Path.point(segment.point(atLength: cutsStart ? start - position : 0)))
                }
                segment.add(
                    from: start - position, to: end - position, keepsStart: !cutsStart, keepsEnd: !cutsEnd,
                    into: &result)
                isConnected = true
            }
            position += length
        }
        return result
    }

    private static func point(_ value: SIMD2<Double>) -> CGPoint { CGPoint(x: value.x, y: value.y) }

    private static func segments(of path: Path) -> [PathSegment] {
        var segments: [PathSegment] = []
        var (start, current) = (SIMD2<Double>(), SIMD2<Double>())
        var startsSubpath = true
        func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
        func add(_ shape: PathSegment.Shape, end: SIMD2<Double>) {
            segments.append(PathSegment(shape: shape, startsSubpath: startsSubpath))
            startsSubpath = false
            current = end
        }
        for element in path.elements {
            switch element {
            case .move(let end):
                (start, current) = (vector(end), vector(end))
                startsSubpath = true
            case .line(let end):
                add(.line(current, vector(end)), end: vector(end))
            case .quadCurve(let end, let control):
                add(.cubic(CubicCurve(quadratic: current, vector(control), vector(end))), end: vector(end))
            case .curve(let end, let control1, let control2):
                add(.cubic(CubicCurve(current, vector(control1), vector(control2), vector(end))), end: vector(end))
            case .closeSubpath:
                if current != start { add(.line(current, start), end: start) }
                startsSubpath = true
            }
        }
        return segments
    }
}
