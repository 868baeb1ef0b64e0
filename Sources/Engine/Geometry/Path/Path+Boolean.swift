import Foundation

extension Path {
    /// Returns a new path with filled regions in either this path or the given path.
    ///
    /// - Parameters:
    ///   - other: The path to union.
    ///   - eoFill: Whether to use the even-odd rule for determining which areas to treat as the interior of the paths (if true),
    ///     or the non-zero rule (if false).
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .union, eoFill: eoFill) }

    /// Returns a new path with filled regions common to both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .intersection, eoFill: eoFill)
    }

    /// Returns a new path with filled regions from this path that are not in the given path.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .subtracting, eoFill: eoFill)
    }

    /// Returns a new path with filled regions either from this path or the given path, but not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .symmetricDifference, eoFill: eoFill)
    }

    /// Returns a new path with a line from this path that overlaps the filled regions of the given path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { lines(in: other, isInside: true, eoFill: eoFill) }

    /// Returns a new path with a line from this path that does not overlap the filled region of the given path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lines(in: other, isInside: false, eoFill: eoFill) }

    /// Returns a new weakly-simple copy of this path: it fills the same region, and its outlines do not cross.
    public func normalized(eoFill: Bool = true) -> Path {
        PathArrangement(self, Path(), eoFill: eoFill, closesFirst: true).region(.union)
    }

    /// Returns the combined filled area of two paths. Where their bounds do not meet the paths stay as they are; elsewhere their curves
    /// become lines.
    private func combined(with other: Path, _ operation: PathArrangement.Operation, eoFill: Bool) -> Path {
        if isEmpty || other.isEmpty || !boundingRect.insetBy(dx: -1e-3, dy: -1e-3).intersects(other.boundingRect) {
            switch operation {
            case .intersection: return Path()
            case .subtracting: return self
            case .union, .symmetricDifference:
                var both = self
                both.addPath(other)
                return both
            }
        }
        return PathArrangement(self, other, eoFill: eoFill, closesFirst: true).region(operation)
    }

    private func lines(in other: Path, isInside: Bool, eoFill: Bool) -> Path {
        PathArrangement(self, other, eoFill: eoFill, closesFirst: false).lines(insideOfSecond: isInside)
    }
}

/// The lines of two paths, cut wherever they meet.
///
/// Vertices lie on a grid of 1/65,536 point, so that lines that meet share a vertex exactly.
struct PathArrangement {
    enum Operation {
        case union, intersection, subtracting, symmetricDifference

        func holds(_ first: Bool, _ second: Bool) -> Bool {
            switch self {
            case .union: first || second
            case .intersection: first && second
            case .subtracting: first && !second
            case .symmetricDifference: first != second
            }
        }
    }

    fileprivate typealias Point = SIMD2<Double>

    fileprivate struct Line {
        var start: Point
        var end: Point
        var isOfFirst: Bool
        /// The other points at which it is cut.
        var cuts: [Point] = []

        var low: Point { pointwiseMin(start, end) }
        var high: Point { pointwiseMax(start, end) }
    }

    private var lines: [Line] = []
    private let usesEvenOdd: Bool

    /// The greatest distance of lines from their curves, in points.
    private static let tolerance = 0.01
    private static let grid = 65536.0
    /// Within this distance, in points, a vertex lies on a line.
    private static let reach = 1.0 / 32768
    /// The distance, in points, from a line at which its sides are looked at.
    private static let side = 1.0 / 8192

    /// - Parameter closesFirst: whether open subpaths of the first path are closed, as for filling.
    init(_ first: Path, _ second: Path, eoFill: Bool, closesFirst: Bool) {
        usesEvenOdd = eoFill
        add(first, isFirst: true, closes: closesFirst)
        add(second, isFirst: false, closes: true)
        cut()
    }

    private mutating func add(_ path: Path, isFirst: Bool, closes: Bool) {
        let flat = FlattenedPath(path, tolerance: Self.tolerance, marksCurves: false)
        for subpath in flat.subpaths where subpath.range.count > 1 {
            let points = flat.points[subpath.range].map(Self.snapped)
            let pairs = zip(points, points.dropFirst() + (subpath.isClosed || closes ? [points[0]] : []))
            for (start, end) in pairs where start != end { lines.append(Line(start: start, end: end, isOfFirst: isFirst)) }
        }
    }

    private static func snapped(_ point: Point) -> Point { (point * grid).rounded(.toNearestOrEven) / grid }

    // MARK: Cutting

    private mutating func cut() {
        let order = lines.indices.sorted { (lines[$0].low.x, $0) < (lines[$1].low.x, $1) }
        for (position, one) in order.enumerated() {
            let high = lines[one].high
            for other in order[(position + 1)...] {
                guard lines[other].low.x <= high.x + Self.reach else { break }
                guard lines[other].low.y <= high.y + Self.reach, lines[other].high.y >= lines[one].low.y - Self.reach else { continue }
                cut(one, other)
            }
        }
    }

    private mutating func cut(_ one: Int, _ other: Int) {
        let (first, second) = (lines[one], lines[other])
        for end in [second.start, second.end] where Self.lies(end, on: first) { lines[one].cuts.append(end) }
        for end in [first.start, first.end] where Self.lies(end, on: second) { lines[other].cuts.append(end) }
        let (along, across) = (first.end - first.start, second.end - second.start)
        let area = Self.cross(along, across)
        guard area != 0 else { return }
        let between = second.start - first.start
        let (t, u) = (Self.cross(between, across) / area, Self.cross(between, along) / area)
        guard t > 0, t < 1, u > 0, u < 1 else { return }
        let point = Self.snapped(first.start + t * along)
        lines[one].cuts.append(point)
        lines[other].cuts.append(point)
    }

    private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

    private static func lies(_ point: Point, on line: Line) -> Bool {
        guard point != line.start, point != line.end else { return false }
        let along = line.end - line.start
        let length = (along * along).sum().squareRoot()
        let offset = point - line.start
        let distance = abs(cross(along, offset)) / length
        let place = (along * offset).sum() / length
        return distance <= reach && place > 0 && place < length
    }

    /// The pieces of a line between its cuts, in its direction.
    private func pieces(of line: Line) -> [(start: Point, end: Point)] {
        guard !line.cuts.isEmpty else { return [(line.start, line.end)] }
        let along = line.end - line.start
        let inner = line.cuts.sorted { (along * ($0 - line.start)).sum() < (along * ($1 - line.start)).sum() }
        let points = [line.start] + inner + [line.end]
        return zip(points, points.dropFirst()).filter { $0 != $1 }.map { (start: $0, end: $1) }
    }

    // MARK: Sides

    /// Returns whether a point lies in the fill of the first path, and in that of the second.
    private func sides(of point: Point) -> (first: Bool, second: Bool) {
        var (first, second) = (0, 0)
        for line in lines {
            let isUp = line.start.y <= point.y
            guard isUp != (line.end.y <= point.y) else { continue }
            let turn = Self.cross(line.end - line.start, point - line.start)
            guard isUp ? turn > 0 : turn < 0 else { continue }
            if line.isOfFirst { first += isUp ? 1 : -1 } else { second += isUp ? 1 : -1 }
        }
        return usesEvenOdd ? (first % 2 != 0, second % 2 != 0) : (first != 0, second != 0)
    }

    /// The outline that an operation leaves.
    func region(_ operation: Operation) -> Path {
        var seen: Set<[Double]> = []
        var edges: [(start: Point, end: Point)] = []
        for line in lines {
            for piece in pieces(of: line) {
                let isForward = (piece.start.x, piece.start.y) < (piece.end.x, piece.end.y)
                let (low, high) = isForward ? (piece.start, piece.end) : (piece.end, piece.start)
                guard seen.insert([low.x, low.y, high.x, high.y]).inserted else { continue }
                let along = high - low
                let normal = Point(-along.y, along.x) / (along * along).sum().squareRoot()
                let middle = (low + high) / 2
                let (one, other) = (sides(of: middle + normal * Self.side), sides(of: middle - normal * Self.side))
                let (isOn, isOff) = (operation.holds(one.first, one.second), operation.holds(other.first, other.second))
                if isOn != isOff { edges.append(isOn ? (low, high) : (high, low)) }
            }
        }
        return Self.outline(of: edges)
    }

    /// The parts of the first path's lines that lie inside the area that the second fills, or outside.
    func lines(insideOfSecond isInside: Bool) -> Path {
        var path = Path()
        for line in lines where line.isOfFirst {
            for piece in pieces(of: line) where sides(of: (piece.start + piece.end) / 2).second == isInside {
                let start = CGPoint(x: piece.start.x, y: piece.start.y)
                if path.currentPoint != start { path.move(to: start) }
                path.addLine(to: CGPoint(x: piece.end.x, y: piece.end.y))
            }
        }
        return path
    }

    /// Edges as closed outlines; at a crossing the sharpest turn to one side is taken, so that outlines touch and do not cross.
    private static func outline(of edges: [(start: Point, end: Point)]) -> Path {
        var leaving: [[Double]: [Int]] = [:]
        for (index, edge) in edges.enumerated() { leaving[[edge.start.x, edge.start.y], default: []].append(index) }
        var isUsed = Array(repeating: false, count: edges.count)
        var path = Path()
        for first in edges.indices where !isUsed[first] {
            var loop: [Point] = []
            var current = first
            while !isUsed[current] {
                isUsed[current] = true
                loop.append(edges[current].start)
                let edge = edges[current]
                let next = (leaving[[edge.end.x, edge.end.y]] ?? []).filter { !isUsed[$0] }
                guard let sharpest = next.max(by: { turn(edge, edges[$0]) < turn(edge, edges[$1]) }) else { break }
                current = sharpest
            }
            let corners = withoutStraightVertices(loop)
            guard corners.count > 2 else { continue }
            path.move(to: CGPoint(x: corners[0].x, y: corners[0].y))
            for corner in corners.dropFirst() { path.addLine(to: CGPoint(x: corner.x, y: corner.y)) }
            path.closeSubpath()
        }
        return path
    }

    /// Returns the angle between an edge and the one before it, in radians.
    private static func turn(_ edge: (start: Point, end: Point), _ next: (start: Point, end: Point)) -> Double {
        let (along, on) = (edge.end - edge.start, next.end - next.start)
        return atan2(cross(along, on), (along * on).sum())
    }

    private static func withoutStraightVertices(_ loop: [Point]) -> [Point] {
        guard loop.count > 3 else { return loop }
        return loop.indices.filter { index in
            let (before, here) = (loop[(index + loop.count - 1) % loop.count], loop[index])
            let after = loop[(index + 1) % loop.count]
            let (one, other) = (here - before, after - here)
            let length = (one * one).sum().squareRoot() * (other * other).sum().squareRoot()
            return abs(cross(one, other)) > 1e-9 * length || (one * other).sum() < 0
        }.map { loop[$0] }
    }
}
