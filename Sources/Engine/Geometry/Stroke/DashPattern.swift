import Foundation

/// Lengths along which a stroke is drawn and left out in turn, in points.
struct DashPattern {
    /// An even number of lengths, drawn first; their sum is above zero.
    private let lengths: [Double]
    private let total: Double
    private let phase: Double

    /// The most dashes on one path. More are finer than any picture shows, so the rest of the path is then drawn whole.
    private static let maximumDashes = 100_000.0

    /// The dashes of a style, or nil where it has no valid pattern: no lengths, all zero, a negative one, or one not finite.
    init?(_ style: StrokeStyle) {
        var lengths = style.dash.map { Double($0) }
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        // An odd list runs twice, so that its parts swap roles the second time.
        if lengths.count % 2 == 1 { lengths += lengths }
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return nil }
        self.lengths = lengths
        self.total = total
        let rest = style.dashPhase.isFinite ? Double(style.dashPhase).truncatingRemainder(dividingBy: total) : 0
        phase = rest < 0 ? rest + total : rest
    }

    /// The drawn parts of a path, each an open subpath; every subpath restarts the pattern.
    func dashes(of path: FlattenedPath) -> FlattenedPath {
        var walker = Walker(pattern: self)
        var rest = DashPattern.maximumDashes
        for subpath in path.subpaths {
            let count = DashPattern.length(of: path, subpath) / total * Double(lengths.count / 2)
            guard count <= rest else {
                walker.result.append(path, subpath)
                continue
            }
            rest -= count
            walker.walk(path, subpath)
        }
        return walker.result
    }

    private static func length(of path: FlattenedPath, _ subpath: FlattenedPath.Subpath) -> Double {
        let points = path.points[subpath.range]
        var sum = 0.0
        for (start, end) in zip(points, points.dropFirst()) { sum += distance(start, end) }
        if subpath.isClosed, let first = points.first, let last = points.last { sum += distance(last, first) }
        return sum
    }

    private static func distance(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The state of one walk along a path.
    private struct Walker {
        let pattern: DashPattern
        var result = FlattenedPath()
        /// The length that is running, and the rest of it.
        private var index = 0
        private var rest = 0.0
        private var dash: [(point: SIMD2<Double>, isInsideCurve: Bool)] = []

        init(pattern: DashPattern) { self.pattern = pattern }

        private var isDrawing: Bool { index % 2 == 0 }

        mutating func walk(_ path: FlattenedPath, _ subpath: FlattenedPath.Subpath) {
            begin()
            var points = Array(subpath.range)
            if subpath.isClosed { points.append(subpath.range.lowerBound) }
            var last = path.points[points[0]]
            if isDrawing { dash.append((last, false)) }
            for next in points.dropFirst() {
                let end = path.points[next]
                advance(from: last, to: end)
                if isDrawing { dash.append((end, path.isInsideCurve[next])) }
                last = end
            }
            flush()
        }

        private mutating func begin() {
            index = 0
            var skipped = pattern.phase
            while skipped > 0, skipped >= pattern.lengths[index] {
                skipped -= pattern.lengths[index]
                index = (index + 1) % pattern.lengths.count
            }
            rest = pattern.lengths[index] - skipped
        }

        /// Walks one line, starting and ending dashes inside it.
        private mutating func advance(from start: SIMD2<Double>, to end: SIMD2<Double>) {
            let length = DashPattern.distance(start, end)
            guard length > 0 else { return }
            var position = 0.0
            while rest < length - position {
                position += rest
                let t = position / length
                let point = SIMD2(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t)
                if isDrawing {
                    dash.append((point, false))
                    flush()
                }
                index = (index + 1) % pattern.lengths.count
                rest = pattern.lengths[index]
                if isDrawing { dash.append((point, false)) }
            }
            rest -= length - position
        }

        private mutating func flush() {
            if !dash.isEmpty { result.append(dash) }
            dash.removeAll(keepingCapacity: true)
        }
    }
}

extension FlattenedPath {
    fileprivate mutating func append(_ vertices: [(point: SIMD2<Double>, isInsideCurve: Bool)]) {
        let start = points.count
        points.append(contentsOf: vertices.map(\.point))
        isInsideCurve.append(contentsOf: vertices.map(\.isInsideCurve))
        subpaths.append(Subpath(range: start..<points.count, isClosed: false))
    }

    fileprivate mutating func append(_ path: FlattenedPath, _ subpath: Subpath) {
        let start = points.count
        points.append(contentsOf: path.points[subpath.range])
        isInsideCurve.append(contentsOf: path.isInsideCurve[subpath.range])
        subpaths.append(Subpath(range: start..<points.count, isClosed: subpath.isClosed))
    }
}
