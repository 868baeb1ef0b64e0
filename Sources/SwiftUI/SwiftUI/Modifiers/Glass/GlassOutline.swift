import Foundation

/// The outline of shapes of glass that flow together.
enum GlassOutline {
    /// What shapes are together that flow into each other as drops do: apart by the distance they are as they are, from two thirds of
    /// it on there is a neck between them, which gets wider as they come nearer, and its flanks are round.
    ///
    /// How Apple's glass flows is not published: the smooth minimum of distances is the usual form of such drops, and over how long a
    /// way is a choice, such that a neck is never wider than what it joins.
    ///
    /// - Parameter distance: in points; farther from each other shapes stay apart.
    static func joined(_ shapes: [Path], within distance: CGFloat) -> Path {
        guard distance > 0, shapes.count > 1 else { return shapes.dropFirst().reduce(shapes.first ?? Path()) { $0.union($1) } }
        return Path.blended(shapes, over: shapes.indices.map { length(of: $0, among: shapes, within: distance) })
    }

    /// Over how long a way a shape flows together with those before it, in points.
    private static func length(of index: Int, among shapes: [Path], within distance: CGFloat) -> CGFloat {
        shapes[..<index].map { other in
            let gap = gap(between: other, and: shapes[index])
            // In the middle between two discs of a radius, a length of four times this makes the neck as wide as they are.
            let radius = min(width(of: other), width(of: shapes[index])) / 2
            let reach = max(radius + gap / 2, 0)
            let widest = (radius * radius + reach * reach).squareRoot() - radius
            return max(min(4 * (distance - gap), 1.5 * distance, 3 * widest), 0)
        }.max() ?? 0
    }

    /// How far shapes are from each other, in points; negative where the middle of one is nearer to the other than it is to its own sides.
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
