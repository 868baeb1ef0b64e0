import Foundation

extension Path {
    /// The outline of the stroked path, to be filled by the non-zero rule: straight lines within a hundredth of a
    /// point of the exact outline.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let outline = strokeOutline(style, tolerance: 0.01)
        var path = Path()
        for subpath in outline.subpaths {
            path.addLines(outline.points[subpath.range].map { CGPoint(x: $0.x, y: $0.y) })
            path.closeSubpath()
        }
        return path
    }

    /// Returns the outline of the stroked path as closed lines, then transformed. Before the transform, the exact outline's bends are
    /// within `tolerance` (points) of them, and `fit` determines how the lines lie to these.
    ///
    /// Empty where the width is not above zero or a number is not finite, before the transform or after it.
    package func strokeOutline(
        _ style: StrokeStyle, tolerance: Double, fit: CurveFit = .inscribed, transform: CGAffineTransform = .identity
    ) -> FlattenedPath {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return FlattenedPath() }
        var center = FlattenedPath(self, tolerance: tolerance, fit: fit)
        if let pattern = DashPattern(style) { center = pattern.dashes(of: center) }
        var stroker = Stroker(StrokePen(style: style, tolerance: tolerance, fit), transform)
        for subpath in center.subpaths { stroker.add(center, subpath) }
        return stroker.isFinite ? stroker.outline : FlattenedPath()
    }
}
