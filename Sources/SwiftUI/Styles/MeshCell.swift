/// One cell of a mesh: a bicubic Bézier patch between four vertices.
struct MeshCell {
    let topLeading: ResolvedMesh.Vertex
    let topTrailing: ResolvedMesh.Vertex
    let bottomLeading: ResolvedMesh.Vertex
    let bottomTrailing: ResolvedMesh.Vertex

    /// Where the patch's point at (u, v), each 0...1, lies.
    ///
    /// The edges are the cubic curves of the vertices' control points; the inside is the Coons patch between them (S. A.
    /// Coons, 1967): the two ruled surfaces of opposite edges, less the bilinear one of the corners.
    func position(_ u: Double, _ v: Double) -> SIMD2<Double> {
        let (a, b, c, d) = (topLeading, topTrailing, bottomLeading, bottomTrailing)
        let top = Self.curve(a.position, a.trailing, b.leading, b.position, u)
        let bottom = Self.curve(c.position, c.trailing, d.leading, d.position, u)
        let leading = Self.curve(a.position, a.bottom, c.top, c.position, v)
        let trailing = Self.curve(b.position, b.bottom, d.top, d.position, v)
        let acrossTop = a.position * (1 - u) + b.position * u
        let acrossBottom = c.position * (1 - u) + d.position * u
        let bilinear = acrossTop * (1 - v) + acrossBottom * v
        let down = top * (1 - v) + bottom * v
        let across = leading * (1 - u) + trailing * u
        return down + across - bilinear
    }

    private static func curve(
        _ start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, _ end: SIMD2<Double>, _ t: Double
    ) -> SIMD2<Double> {
        let s = 1 - t
        let first = start * (s * s * s) + control1 * (3 * s * s * t)
        return first + control2 * (3 * s * t * t) + end * (t * t * t)
    }

    /// The colour at (u, v), each 0...1.
    func color(_ u: Double, _ v: Double, _ space: Gradient.ColorSpace) -> Color.Resolved {
        let top = topLeading.color.blended(with: topTrailing.color, by: u, in: space)
        let bottom = bottomLeading.color.blended(with: bottomTrailing.color, by: u, in: space)
        return top.blended(with: bottom, by: v, in: space)
    }
}

/// The control points of a mesh's edges.
enum MeshTangents {
    struct Vertex {
        var position: SIMD2<Double>
        var leading: SIMD2<Double>
        var top: SIMD2<Double>
        var trailing: SIMD2<Double>
        var bottom: SIMD2<Double>
    }

    /// The vertices of a mesh, row by row; none where their number is not the grid's.
    ///
    /// Where a mesh has points alone, edges run through them as Catmull-Rom curves do (E. Catmull and R. Rom, 1974): the
    /// slope at a vertex is that from its neighbour before to its neighbour after, at the border that to the only one.
    static func vertices(of mesh: MeshGradient) -> [Vertex] {
        switch mesh.locations {
        case .bezierPoints(let points):
            return points.map { point in
                Vertex(
                    position: SIMD2(point.position), leading: SIMD2(point.leadingControlPoint),
                    top: SIMD2(point.topControlPoint), trailing: SIMD2(point.trailingControlPoint),
                    bottom: SIMD2(point.bottomControlPoint))
            }
        case .points(let points):
            guard mesh.width > 0, mesh.height > 0, mesh.width < 1 << 20, mesh.height < 1 << 20,
                points.count == mesh.width * mesh.height
            else { return [] }
            let places = points.map { SIMD2<Double>($0) }
            return places.indices.map { index in
                let (column, row) = (index % mesh.width, index / mesh.width)
                let across = slope(
                    places[index], before: column > 0 ? places[index - 1] : nil,
                    after: column < mesh.width - 1 ? places[index + 1] : nil)
                let down = slope(
                    places[index], before: row > 0 ? places[index - mesh.width] : nil,
                    after: row < mesh.height - 1 ? places[index + mesh.width] : nil)
                return Vertex(
                    position: places[index], leading: places[index] - across / 3, top: places[index] - down / 3,
                    trailing: places[index] + across / 3, bottom: places[index] + down / 3)
            }
        }
    }

    private static func slope(
        _ place: SIMD2<Double>, before: SIMD2<Double>?, after: SIMD2<Double>?
    ) -> SIMD2<Double> {
        switch (before, after) {
        case (let before?, let after?): (after - before) / 2
        case (let before?, nil): place - before
        case (nil, let after?): after - place
        case (nil, nil): SIMD2(repeating: 0)
        }
    }
}
