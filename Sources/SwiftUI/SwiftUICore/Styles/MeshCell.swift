/// One cell of a mesh: a bicubic Bézier patch between four vertices.
struct MeshCell {
    let topLeading: ResolvedMesh.Vertex
    let topTrailing: ResolvedMesh.Vertex
    let bottomLeading: ResolvedMesh.Vertex
    let bottomTrailing: ResolvedMesh.Vertex

    /// The values shared by all points of a column of the patch: the points of the upper and the lower edge at u, and those of the
    /// straight lines between the corners.
    struct Column {
        let u: Double
        let top: SIMD2<Double>
        let bottom: SIMD2<Double>
        let straightTop: SIMD2<Double>
        let straightBottom: SIMD2<Double>
    }

    /// The values shared by all points of a row of the patch: the points of the leading and the trailing edge at v.
    struct Row {
        let v: Double
        let leading: SIMD2<Double>
        let trailing: SIMD2<Double>
    }

    func column(at u: Double) -> Column {
        let (a, b, c, d) = (topLeading, topTrailing, bottomLeading, bottomTrailing)
        return Column(
            u: u, top: Self.curve(a.position, a.trailing, b.leading, b.position, u),
            bottom: Self.curve(c.position, c.trailing, d.leading, d.position, u),
            straightTop: a.position * (1 - u) + b.position * u, straightBottom: c.position * (1 - u) + d.position * u)
    }

    func row(at v: Double) -> Row {
        let (a, b, c, d) = (topLeading, topTrailing, bottomLeading, bottomTrailing)
        return Row(
            v: v, leading: Self.curve(a.position, a.bottom, c.top, c.position, v),
            trailing: Self.curve(b.position, b.bottom, d.top, d.position, v))
    }

    /// Returns the patch's point at a column and a row.
    ///
    /// The edges are the cubic curves of the vertices' control points. The inside is the Coons patch between them (S. A. Coons, 1967):
    /// the sum of the two ruled surfaces of opposite edges, minus the bilinear surface of the corners.
    static func position(_ column: Column, _ row: Row) -> SIMD2<Double> {
        let (u, v) = (column.u, row.v)
        let bilinear = column.straightTop * (1 - v) + column.straightBottom * v
        let down = column.top * (1 - v) + column.bottom * v
        let across = row.leading * (1 - u) + row.trailing * u
        return down + across - bilinear
    }

    private static func curve(
        _ start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, _ end: SIMD2<Double>, _ t: Double
    ) -> SIMD2<Double> {
        let s = 1 - t
        let first = start * (s * s * s) + control1 * (3 * s * s * t)
        return first + control2 * (3 * s * t * t) + end * (t * t * t)
    }

    /// Returns the colours at u, 0...1, of the upper and of the lower edge.
    func colors(at u: Double, _ space: Gradient.ColorSpace) -> (top: Color.Resolved, bottom: Color.Resolved) {
        (
            topLeading.color.mixed(with: topTrailing.color, by: u, in: space),
            bottomLeading.color.mixed(with: bottomTrailing.color, by: u, in: space)
        )
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

    /// Returns the vertices of a mesh, row by row; empty if their number does not match the grid.
    ///
    /// In a mesh of points alone, edges run through them as Catmull-Rom curves (E. Catmull and R. Rom, 1974): the slope at a vertex is
    /// that from the neighbour before to the neighbour after; at the border, that to the only neighbour.
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
