import Pixels

/// The rows of a shape's coverage that may be drawn on, moved by whole pixels.
struct ShapeRows: CoverageRows {
    let bounds: PixelRect
    private let shape: ShapeCoverage
    private let dx: Int
    private let dy: Int

    /// Creates the rows of the part of the shape inside the limits.
    init(_ shape: ShapeCoverage, dx: Int = 0, dy: Int = 0, within limits: PixelRect) {
        (self.shape, self.dx, self.dy) = (shape, dx, dy)
        bounds = shape.bounds.offsetBy(dx: dx, dy: dy).intersection(limits)
    }

    func readRows(_ body: (_ row: CoveredRow) -> Void) {
        if !bounds.isEmpty { shape.readRows(in: bounds.offsetBy(dx: -dx, dy: -dy), body) }
    }
}
