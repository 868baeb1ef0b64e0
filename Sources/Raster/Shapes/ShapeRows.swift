/// The rows of a shape's coverage that may be drawn on, moved by whole pixels.
struct ShapeRows: CoverageRows {
    let bounds: PixelRect
    private let shape: ShapeCoverage
    private let dy: Int

    /// Nil where a side of the clip cuts the shape; above and below, rows are left out.
    init?(_ shape: ShapeCoverage, dx: Int = 0, dy: Int = 0, within limits: PixelRect) {
        let box = shape.bounds.offsetBy(dx: dx, dy: dy)
        guard box.minX >= limits.minX, box.maxX <= limits.maxX else { return nil }
        (self.shape, self.dy) = (shape, dy)
        bounds = box.intersection(limits)
    }

    func readRows(_ body: (_ row: CoveredRow) -> Void) {
        if !bounds.isEmpty { shape.readRows(in: bounds.offsetBy(dx: 0, dy: -dy), body) }
    }
}
