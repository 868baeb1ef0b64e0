import Foundation

/// Draws the outline of a pen that runs along lines.
///
/// Each subpath becomes one contour along its left side and back along its right side (two contours when it is
/// closed). Where the inner sides of two lines meet they are cut at their intersection; where a line is too short for
/// that, the contour passes through the centre, so that every line keeps a positive area and the non-zero rule never
/// opens a hole.
struct Stroker {
    private(set) var outline = FlattenedPath()
    /// True if all points of the outline are finite after the transform.
    private(set) var isFinite = true

    private var pen: StrokePen
    private let transform: CGAffineTransform

    private var left: [SIMD2<Double>] = []
    private var right: [SIMD2<Double>] = []

    /// A stroker whose outline is transformed when it is done.
    init(_ pen: StrokePen, _ transform: CGAffineTransform) { (self.pen, self.transform) = (pen, transform) }

    mutating func add(_ path: FlattenedPath, _ subpath: FlattenedPath.Subpath) {
        let vertices = Stroker.vertices(of: path, subpath)
        guard let first = vertices.first else { return }
        pen.isCoarse = outline.points.count > StrokePen.maximumPoints
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        left.reserveCapacity(2 * vertices.count)
        right.reserveCapacity(2 * vertices.count)
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
        pen.addCap(at: last.point, direction: lastDirection, to: &left)
        left.append(contentsOf: right.reversed())
        pen.addCap(at: first.point, direction: SIMD2(-first.direction.x, -first.direction.y), to: &left)
        flush(left)
    }

    /// Adds a subpath without length: its two caps, pointing right.
    private mutating func addDot(_ point: SIMD2<Double>) {
        guard pen.lineCap != .butt else { return }
        var contour: [SIMD2<Double>] = []
        for direction in [SIMD2<Double>(1, 0), SIMD2<Double>(-1, 0)] {
            contour.append(SIMD2(point.x, point.y - pen.radius * direction.x))
            pen.addCap(at: point, direction: direction, to: &contour)
        }
        flush(contour)
    }

    private mutating func offset(_ point: SIMD2<Double>, _ direction: SIMD2<Double>) {
        left.append(SIMD2(point.x + pen.radius * direction.y, point.y - pen.radius * direction.x))
        right.append(SIMD2(point.x - pen.radius * direction.y, point.y + pen.radius * direction.x))
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
        let isInsideCurve = vertex.isInsideCurve
        // tan(half the turn) = |sin| / (1 + cos).
        let reach = cosine > -1 ? pen.radius * abs(cross) / (1 + cosine) : Double.infinity
        let isLong = reach <= min(before.length, vertex.length) / 2
        if side > 0 {
            pen.addOuter(center, from, to, cosine: cosine, isInsideCurve: isInsideCurve, to: &left)
            pen.addInner(center, from, to, cosine: cosine, isLong: isLong, isInsideCurve: isInsideCurve, to: &right)
        } else {
            pen.addInner(center, from, to, cosine: cosine, isLong: isLong, isInsideCurve: isInsideCurve, to: &left)
            pen.addOuter(center, from, to, cosine: cosine, isInsideCurve: isInsideCurve, to: &right)
        }
    }

    private mutating func flush(_ contour: [SIMD2<Double>]) {
        // A number less itself is zero, unless it is NaN or infinite.
        let spoilt = contour.reduce(SIMD2<Double>.zero) { $0 + ($1 - $1) }
        guard contour.count > 2, spoilt == .zero else { return }
        let start = outline.points.count
        outline.points.append(contentsOf: contour)
        isFinite = outline.transformPoints(from: start, transform) && isFinite
        outline.isInsideCurve.append(contentsOf: repeatElement(false, count: contour.count))
        outline.subpaths.append(FlattenedPath.Subpath(range: start..<outline.points.count, isClosed: true))
    }
}
