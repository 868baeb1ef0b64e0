import Drawing

/// A mesh gradient in an environment, in unit coordinates of the filled area.
package struct ResolvedMesh: Sendable, Equatable {
    /// A vertex, the control points of its four edges, and its colour.
    struct Vertex: Sendable, Equatable {
        var position: SIMD2<Double>
        var leading: SIMD2<Double>
        var top: SIMD2<Double>
        var trailing: SIMD2<Double>
        var bottom: SIMD2<Double>
        var color: Color.Resolved
    }

    let columns: Int
    let rows: Int
    private(set) var vertices: [Vertex]
    private(set) var background: Color.Resolved
    let smoothsColors: Bool
    let colorSpace: Gradient.ColorSpace

    /// Creates the resolved mesh; nil if the grid has no cell or its size does not match the points or colours.
    init?(_ mesh: MeshGradient, in environment: EnvironmentValues) {
        let colors: [Color.Resolved] =
            switch mesh.colors {
            case .colors(let colors): colors.map { $0.resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        let points = MeshTangents.vertices(of: mesh)
        guard mesh.width > 1, mesh.height > 1, mesh.width <= 1024, mesh.height <= 1024,
            colors.count == mesh.width * mesh.height, points.count == colors.count
        else { return nil }
        (columns, rows) = (mesh.width, mesh.height)
        vertices = zip(points, colors).map { point, color in
            Vertex(
                position: point.position, leading: point.leading, top: point.top, trailing: point.trailing,
                bottom: point.bottom, color: color)
        }
        background = mesh.background.resolve(in: environment)
        smoothsColors = mesh.smoothsColors
        colorSpace = mesh.colorSpace
    }

    mutating func multiplyOpacity(by factor: Double) {
        background = background.multiplyingOpacity(by: factor)
        for index in vertices.indices { vertices[index].color = vertices[index].color.multiplyingOpacity(by: factor) }
    }

    // MARK: Painting

    /// The number of pieces along each side of a cell. At this number, a colour that rises smoothly by all 255 levels is nowhere a
    /// quarter of a level off.
    private static let pieces = 32

    /// The largest number of knots along a side of the grid. Larger grids have fewer pieces per cell.
    private static let mostKnots = 257

    /// Returns the mesh over bounds, with its curved cells divided into straight ones.
    func paint(in bounds: CGRect) -> Paint {
        let pieces = max(min(Self.pieces, (Self.mostKnots - 1) / (max(columns, rows) - 1)), 2)
        let (width, height) = ((columns - 1) * pieces + 1, (rows - 1) * pieces + 1)
        let colors = MeshColors.colors(of: self, pieces: pieces)
        var knots: [MeshPaint.Knot] = []
        knots.reserveCapacity(width * height)
        var ends: [MeshCell.Column] = []
        var shown: Int?
        for y in 0..<height {
            let (row, v) = Self.place(y, pieces, cells: rows - 1)
            if row != shown {
                ends = (0..<width).map { x in
                    let (column, u) = Self.place(x, pieces, cells: columns - 1)
                    return cell(column, row).column(at: u)
                }
                shown = row
            }
            let sides = (0..<(columns - 1)).map { cell($0, row).row(at: v) }
            for x in 0..<width {
                let point = MeshCell.position(ends[x], sides[min(x / pieces, columns - 2)])
                let place = CGPoint(
                    x: bounds.minX + CGFloat(point.x) * bounds.width, y: bounds.minY + CGFloat(point.y) * bounds.height)
                knots.append(MeshPaint.Knot(position: place, color: colors[y * width + x]))
            }
        }
        let paint = MeshPaint(columns: width, rows: height, knots: knots, background: background.rgba)
        return paint.map { .mesh($0) } ?? .color(background.rgba)
    }

    /// Returns the cell of a knot, and the position in it. The last knot is the end of the last cell.
    static func place(_ knot: Int, _ pieces: Int, cells: Int) -> (cell: Int, fraction: Double) {
        let cell = min(knot / pieces, cells - 1)
        return (cell, Double(knot - cell * pieces) / Double(pieces))
    }

    func cell(_ column: Int, _ row: Int) -> MeshCell {
        let first = row * columns + column
        return MeshCell(
            topLeading: vertices[first], topTrailing: vertices[first + 1], bottomLeading: vertices[first + columns],
            bottomTrailing: vertices[first + columns + 1])
    }

    // MARK: Animation

    /// The components: five points and a colour for every vertex, and the background's colour.
    var components: [Double] {
        vertices.flatMap { vertex -> [Double] in
            let points = [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
            return points.flatMap { [$0.x * 128, $0.y * 128] } + vertex.color.perceptualVector
        } + background.perceptualVector
    }

    func isInterpolable(with other: ResolvedMesh) -> Bool {
        columns == other.columns && rows == other.rows && smoothsColors == other.smoothsColors
            && colorSpace == other.colorSpace
    }

    func replacing(_ components: [Double]) -> ResolvedMesh {
        let perVertex = 14
        guard components.count == vertices.count * perVertex + 4 else { return self }
        var result = self
        for index in vertices.indices {
            let start = index * perVertex
            func point(_ number: Int) -> SIMD2<Double> {
                SIMD2(components[start + number * 2], components[start + number * 2 + 1]) / 128
            }
            result.vertices[index] = Vertex(
                position: point(0), leading: point(1), top: point(2), trailing: point(3), bottom: point(4),
                color: Color.Resolved(perceptualVector: components[(start + 10)..<(start + 14)]))
        }
        result.background = Color.Resolved(perceptualVector: components.suffix(4))
        return result
    }
}
