import Foundation

/// Turns path elements into lines, one element at a time.
struct PathFlattener {
    private let transform: CGAffineTransform
    private let visible: CGRect
    private let tolerance: Double
    private let fit: CurveFit
    /// True if vertices inside curves are marked.
    private let marksCurves: Bool
    /// Wang's bound: n^2 = d (d - 1) / 8 * |second difference| / tolerance segments hold a curve of degree d.
    private let quadFactor: Double
    private let cubicFactor: Double

    private var result = FlattenedPath()
    private var first = SIMD2<Double>(0, 0)
    private var last = SIMD2<Double>(0, 0)
    private var subpathStart = 0
    /// True if no vertex has been written since the last move or close.
    private var isPending = true

    /// The most segments of a single curve: at a tolerance of 1/256 pixel it is then some 40,000 pixels long.
    private static let maximumSegments = 4096
    /// The most vertices of curves in a path, which then has more than any picture shows: the rest of its curves are single lines.
    private static let maximumPoints = 2_000_000

    init(transform: CGAffineTransform, tolerance: Double, visible: CGRect, _ fit: CurveFit, marksCurves: Bool) {
        self.transform = transform
        self.visible = visible
        self.tolerance = max(tolerance, 1e-6)
        self.fit = fit
        self.marksCurves = marksCurves
        quadFactor = 0.25 / self.tolerance
        cubicFactor = 0.75 / self.tolerance
    }

    /// Adds an element; false when one of its coordinates is not finite.
    mutating func add(_ element: Path.Element) -> Bool {
        switch element {
        case .move(let end):
            guard let end = mapped(end) else { return false }
            finishSubpath(isClosed: false)
            (first, last) = (end, end)
        case .line(let end):
            guard let end = mapped(end) else { return false }
            begin()
            append(end, isInsideCurve: false)
        case .quadCurve(let end, let control):
            guard let end = mapped(end), let control = mapped(control) else { return false }
            begin()
            addQuad(control, end)
        case .curve(let end, let control1, let control2):
            guard let end = mapped(end), let control1 = mapped(control1), let control2 = mapped(control2) else {
                return false
            }
            begin()
            addCubic(control1, control2, end)
        case .closeSubpath:
            begin()
            finishSubpath(isClosed: true)
            last = first
        }
        return true
    }

    mutating func finished() -> FlattenedPath {
        finishSubpath(isClosed: false)
        return result
    }

    private func mapped(_ point: CGPoint) -> SIMD2<Double>? {
        let (x, y) = (Double(point.x), Double(point.y))
        let mappedX = Double(transform.a) * x + Double(transform.c) * y + Double(transform.tx)
        let mappedY = Double(transform.b) * x + Double(transform.d) * y + Double(transform.ty)
        return FlattenedPath.bounded(mappedX, mappedY)
    }

    private mutating func begin() {
        guard isPending else { return }
        isPending = false
        subpathStart = result.points.count
        append(last, isInsideCurve: false)
    }

    private mutating func append(_ point: SIMD2<Double>, isInsideCurve: Bool) {
        result.points.append(point)
        if marksCurves { result.isInsideCurve.append(isInsideCurve) }
        last = point
    }

    private mutating func finishSubpath(isClosed: Bool) {
        guard !isPending else { return }
        isPending = true
        let end = result.points.count
        result.subpaths.append(FlattenedPath.Subpath(range: subpathStart..<end, isClosed: isClosed))
    }

    private mutating func addQuad(_ control: SIMD2<Double>, _ end: SIMD2<Double>) {
        if fit == .balanced {
            // The same curve as a cubic one.
            return addCubic(last + (control - last) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
        }
        let start = last
        let (ddx, ddy) = (start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
        let isDivided =
            isRoomLeft
            && overlapsVisible(
                min(start.x, control.x, end.x), min(start.y, control.y, end.y), max(start.x, control.x, end.x),
                max(start.y, control.y, end.y))
        let count = isDivided ? segmentCount((ddx * ddx + ddy * ddy).squareRoot() * quadFactor) : 1
        let step = 1 / Double(count)
        for index in 1..<max(count, 1) {
            let t = Double(index) * step
            let s = 1 - t
            let (w0, w1, w2) = (s * s, 2 * s * t, t * t)
            append(
                SIMD2(w0 * start.x + w1 * control.x + w2 * end.x, w0 * start.y + w1 * control.y + w2 * end.y),
                isInsideCurve: true)
        }
        append(end, isInsideCurve: false)
    }

    private mutating func addCubic(_ control1: SIMD2<Double>, _ control2: SIMD2<Double>, _ end: SIMD2<Double>) {
        let start = last
        let isDivided =
            isRoomLeft
            && overlapsVisible(
                min(start.x, control1.x, control2.x, end.x), min(start.y, control1.y, control2.y, end.y),
                max(start.x, control1.x, control2.x, end.x), max(start.y, control1.y, control2.y, end.y))
        if !isDivided {
            append(end, isInsideCurve: false)
        } else if fit == .balanced {
            let curve = BalancedCurve(
                start, control1, control2, end, tolerance: tolerance, mostLines: PathFlattener.maximumSegments)
            result.append(insideOf: curve, marked: marksCurves)
            append(end, isInsideCurve: false)
        } else {
            addInscribed(CubicCurve(start, control1, control2, end))
        }
    }

    private mutating func addInscribed(_ curve: CubicCurve) {
        let (a, b) = (curve.p0 - 2 * curve.p1 + curve.p2, curve.p1 - 2 * curve.p2 + curve.p3)
        let bend = max(a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y).squareRoot()
        let count = segmentCount(bend * cubicFactor)
        let step = 1 / Double(count)
        for index in 1..<max(count, 1) { append(curve.point(at: Double(index) * step), isInsideCurve: true) }
        append(curve.p3, isInsideCurve: false)
    }

    private var isRoomLeft: Bool { result.points.count < PathFlattener.maximumPoints }

    private func segmentCount(_ squared: Double) -> Int {
        let count = squared.squareRoot().rounded(.up)
        return max(1, min(Int(min(count, 1e6)), PathFlattener.maximumSegments))
    }

    private func overlapsVisible(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Bool {
        // Vertices may lie so far outside of a curve.
        right + tolerance >= Double(visible.minX) && left - tolerance <= Double(visible.maxX)
            && bottom + tolerance >= Double(visible.minY) && top - tolerance <= Double(visible.maxY)
    }
}
