import Foundation

/// The outline of glass shapes that flow together.
enum GlassOutline {
    /// Returns the combined outline of shapes that flow into each other as drops do. Shapes at the given distance are unchanged. From two
    /// thirds of it on, a neck with round flanks joins them, which gets wider as they come nearer.
    ///
    /// The flow of Apple's glass is not documented. The smooth minimum of distances is the usual form of such drops. The length over
    /// which shapes blend is a choice that never makes a neck wider than the shapes it joins.
    ///
    /// - Parameter distance: the distance in points from which on shapes stay separate.
    static func joined(_ shapes: [Path], within distance: CGFloat) -> Path {
        guard distance > 0, shapes.count > 1 else { return shapes.dropFirst().reduce(shapes.first ?? Path()) { $0.union($1) } }
        return Path.blended(shapes, over: shapes.indices.map { length(of: $0, among: shapes, within: distance) })
    }

    /// Returns the length over which a shape blends with those before it, in points.
    private static func length(of index: Int, among shapes: [Path], within distance: CGFloat) -> CGFloat {
        shapes[..<index].map { other in
            let gap = gap(between: other, and: shapes[index])
            // In the middle between two discs of equal radius, a length of four times this makes the neck as wide as the discs.
            let radius = min(width(of: other), width(of: shapes[index])) / 2
            let reach = max(radius + gap / 2, 0)
            let widest = (radius * radius + reach * reach).squareRoot() - radius
            return max(min(4 * (distance - gap), 1.5 * distance, 3 * widest), 0)
        }.max() ?? 0
    }

    /// Returns the distance between shapes, in points; negative if the middle of one is nearer to the other shape than to its own sides.
    private static func gap(between first: Path, and second: Path) -> CGFloat {
        let gap = first.gap(to: second)
        guard gap <= 0 else { return gap }
        let depth = { (shape: Path, other: Path) in
            let bounds = other.boundingRect
            return shape.distance(to: CGPoint(x: bounds.midX, y: bounds.midY)) - width(of: other) / 2
        }
        return min(0, depth(first, second), depth(second, first))
    }

    private static func width(of shape: Path) -> CGFloat { min(shape.boundingRect.width, shape.boundingRect.height) }
}
