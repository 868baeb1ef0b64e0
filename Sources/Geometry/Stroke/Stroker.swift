import Foundation

/// Draws the outline of a pen that runs along lines.
///
/// Each subpath becomes one contour along its left side and back along its right side (two contours when it is
/// closed). Where the inner sides of two lines meet they are cut at their intersection; where a line is too short for
/// that, the contour passes through the centre, so that every line keeps a positive area and the non-zero rule never
/// opens a hole.
struct Stroker {
    private(set) var outline = FlattenedPath()

    private let style: StrokeStyle
    private let radius: Double
    /// The largest angle between two neighbours on a round join or cap.
    private let arcStep: Double
    /// A turn inside a curve of at most this angle needs no join.
    private let smoothTurn: Double

    private var left: [SIMD2<Double>] = []
    private var right: [SIMD2<Double>] = []

    init(style: StrokeStyle, tolerance: Double) {
        self.style = style
        radius = Double(style.lineWidth) / 2
        // A chord of angle a is r (1 - cos(a / 2)), about r a^2 / 8, away from its arc; 4096 points a turn are enough.
        arcStep = max(min((8 * tolerance / radius).squareRoot(), 0.5), 2 * Double.pi / 4096)
        smoothTurn = arcStep
    }

    mutating func add(_ path: FlattenedPath, _ subpath: FlattenedPath.Subpath) {
        let vertices = Stroker.vertices(of: path, subpath)
        guard let first = vertices.first else { return }
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        if vertices.count == 1 {
            addDot(first.point)
        } else if subpath.isClosed, vertices.count > 2 {
            addClosed(vertices)
        } else {
            addOpen(vertices, isClosed: subpath.isClosed)
        }
    }

    /// A vertex with the unit direction of the line that leaves it.
    private struct Vertex {
        var point: SIMD2<Double>
        var direction = SIMD2<Double>(0, 0)
        var length = 0.0
        var isInsideCurve: Bool
    }

    /// The vertices of a subpath without repeated points.
    private static func vertices(of path: FlattenedPath, _ subpath: FlattenedPath.Subpath) -> [Vertex] {
        var vertices: [Vertex] = []
        vertices.reserveCapacity(subpath.range.count)
        for index in subpath.range {
            let point = path.points[index]
            if let last = vertices.last, last.point == point {
                // A corner that coincides with a curve's vertex stays a corner.
                if !path.isInsideCurve[index] { vertices[vertices.count - 1].isInsideCurve = false }
                continue
            }
            vertices.append(Vertex(point: point, isInsideCurve: path.isInsideCurve[index]))
        }
        if subpath.isClosed, vertices.count > 1, vertices[0].point == vertices[vertices.count - 1].point {
            vertices.removeLast()
        }
        for index in vertices.indices {
            let next = vertices[index + 1 < vertices.count ? index + 1 : 0].point
            let (dx, dy) = (next.x - vertices[index].point.x, next.y - vertices[index].point.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { continue }
            vertices[index].direction = SIMD2(dx / length, dy / length)
            vertices[index].length = length
        }
        return vertices
    }

    private mutating func addClosed(_ vertices: [Vertex]) {
        var previous = vertices[vertices.count - 1]
        for vertex in vertices {
            join(previous, vertex)
            previous = vertex
        }
        flush(left)
        flush(right.reversed())
    }

    private mutating func addOpen(_ vertices: [Vertex], isClosed: Bool) {
        // There and back again along a closed line of two points: both ends are joins of a turn back.
        if isClosed {
            join(vertices[1], vertices[0])
            join(vertices[0], vertices[1])
            flush(left)
            flush(right.reversed())
            return
        }
        let (first, last) = (vertices[0], vertices[vertices.count - 1])
        let lastDirection = vertices[vertices.count - 2].direction
        offset(first.point, first.direction)
        for index in 1..<(vertices.count - 1) { join(vertices[index - 1], vertices[index]) }
        offset(last.point, lastDirection)
        // The left side, the cap at the end, the right side backwards, the cap at the start.
        var contour = left
        addCap(at: last.point, direction: lastDirection, to: &contour)
        contour.append(contentsOf: right.reversed())
        addCap(at: first.point, direction: SIMD2(-first.direction.x, -first.direction.y), to: &contour)
        flush(contour)
    }

    /// A subpath without length: what its caps are, pointing right.
    private mutating func addDot(_ point: SIMD2<Double>) {
        guard style.lineCap != .butt else { return }
        var contour: [SIMD2<Double>] = []
        for direction in [SIMD2<Double>(1, 0), SIMD2<Double>(-1, 0)] {
            contour.append(SIMD2(point.x, point.y - radius * direction.x))
            addCap(at: point, direction: direction, to: &contour)
        }
        flush(contour)
    }

    private mutating func offset(_ point: SIMD2<Double>, _ direction: SIMD2<Double>) {
        left.append(SIMD2(point.x + radius * direction.y, point.y - radius * direction.x))
        right.append(SIMD2(point.x - radius * direction.y, point.y + radius * direction.x))
    }

    private mutating func join(_ before: Vertex, _ vertex: Vertex) {
        let (u, v) = (before.direction, vertex.direction)
        let cross = u.x * v.y - u.y * v.x
        let cosine = u.x * v.x + u.y * v.y
        let center = vertex.point
        if cross == 0, cosine > 0 { return offset(center, v) }
        // Turning clockwise on screen, the left side is the outer one.
        let side: Double = cross >= 0 ? 1 : -1
        let from = SIMD2(side * u.y, -side * u.x)
        let to = SIMD2(side * v.y, -side * v.x)
        var outer: [SIMD2<Double>] = []
        addOuter(center, from, to, cosine: cosine, cross: abs(cross), isInsideCurve: vertex.isInsideCurve, to: &outer)
        var inner: [SIMD2<Double>] = []
        // tan(half the turn) = |sin| / (1 + cos).
        let reach = cosine > -1 ? radius * abs(cross) / (1 + cosine) : Double.infinity
        if reach <= min(before.length, vertex.length) / 2 {
            let factor = radius / (1 + cosine)
            inner.append(SIMD2(center.x - (from.x + to.x) * factor, center.y - (from.y + to.y) * factor))
        } else {
            inner.append(SIMD2(center.x - radius * from.x, center.y - radius * from.y))
            inner.append(center)
            inner.append(SIMD2(center.x - radius * to.x, center.y - radius * to.y))
        }
        left.append(contentsOf: side > 0 ? outer : inner)
        right.append(contentsOf: side > 0 ? inner : outer)
    }

    /// The outer side of a join; `from` and `to` are the unit normals of its two lines, `cross` is their sine.
    private func addOuter(
        _ center: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, cosine: Double, cross: Double,
        isInsideCurve: Bool, to contour: inout [SIMD2<Double>]
    ) {
        func at(_ normal: SIMD2<Double>) -> SIMD2<Double> {
            SIMD2(center.x + radius * normal.x, center.y + radius * normal.y)
        }
        let join: CGLineJoin = isInsideCurve ? .round : style.lineJoin
        switch join {
        case .round where cosine > 1 - smoothTurn * smoothTurn / 2, .miter where isWithinMiterLimit(cosine):
            // Both offset lines meet at center + r (from + to) / (1 + cos).
            let factor = radius / (1 + cosine)
            contour.append(SIMD2(center.x + (from.x + to.x) * factor, center.y + (from.y + to.y) * factor))
        case .round:
            contour.append(at(from))
            addArc(center, from, to, into: &contour)
            contour.append(at(to))
        case .miter, .bevel:
            contour.append(at(from))
            contour.append(at(to))
        }
    }

    /// Miter length over line width is 1 / sin(half the angle between the lines) = sqrt(2 / (1 + cos(turn))).
    private func isWithinMiterLimit(_ cosine: Double) -> Bool {
        let limit = Double(style.miterLimit)
        return 2 <= limit * limit * (1 + cosine)
    }

    /// Points between two unit normals on the shorter way round.
    private func addArc(
        _ center: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, into contour: inout [SIMD2<Double>]
    ) {
        let cross = from.x * to.y - from.y * to.x
        var sweep = Transcendental.angle(x: from.x * to.x + from.y * to.y, y: cross)
        // Turning straight back, the outer side is the one ahead: left of `from` turned the way the pen went.
        if cross == 0 { sweep = Double.pi }
        let count = Int((abs(sweep) / arcStep).rounded(.up))
        guard count > 1 else { return }
        let step = sweep / Double(count)
        for index in 1..<count {
            let angle = step * Double(index)
            let (cosine, sine) = (Transcendental.cosine(angle), Transcendental.sine(angle))
            contour.append(SIMD2(
                center.x + radius * (from.x * cosine - from.y * sine),
                center.y + radius * (from.x * sine + from.y * cosine)))
        }
    }

    /// The cap between the left and the right side of a line's end, without the two corners of a butt cap.
    private func addCap(at point: SIMD2<Double>, direction: SIMD2<Double>, to contour: inout [SIMD2<Double>]) {
        let normal = SIMD2(direction.y, -direction.x)
        switch style.lineCap {
        case .butt:
            break
        case .round:
            addArc(point, normal, direction, into: &contour)
            contour.append(SIMD2(point.x + radius * direction.x, point.y + radius * direction.y))
            addArc(point, direction, SIMD2(-normal.x, -normal.y), into: &contour)
        case .square:
            for side in [1.0, -1.0] {
                contour.append(SIMD2(
                    point.x + radius * (direction.x + side * normal.x),
                    point.y + radius * (direction.y + side * normal.y)))
            }
        }
    }

    private mutating func flush(_ contour: [SIMD2<Double>]) {
        guard contour.count > 2, contour.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        let start = outline.points.count
        outline.points.append(contentsOf: contour)
        outline.isInsideCurve.append(contentsOf: repeatElement(false, count: contour.count))
        outline.subpaths.append(FlattenedPath.Subpath(range: start..<outline.points.count, isClosed: true))
    }
}
