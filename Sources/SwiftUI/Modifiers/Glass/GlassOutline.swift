/// The outline of shapes of glass that flow together.
enum GlassOutline {
    /// What shapes are together when everything is filled that no disc as wide as a distance fits into, and all else stays as it is:
    /// convex corners keep their form, and between neighbours there are bridges with round flanks.
    ///
    /// It is the closing of mathematical morphology: the shapes grow by a radius and shrink by it.
    ///
    /// - Parameter distance: in points; farther from each other shapes stay apart.
    static func joined(_ shapes: [Path], within distance: CGFloat) -> Path {
        let union = shapes.dropFirst().reduce(shapes.first ?? Path()) { $0.union($1) }
        guard distance > 0, !union.isEmpty else { return union }
        let pen = StrokeStyle(lineWidth: distance, lineCap: .round, lineJoin: .round)
        let grown = union.union(union.strokedPath(pen))
        return grown.subtracting(grown.strokedPath(pen))
    }
}
