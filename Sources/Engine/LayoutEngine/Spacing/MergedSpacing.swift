import Geometry

/// The preferences of a container's edges, gathered from those of the views that lie at them.
struct MergedSpacing {
    private var edges: [Edge: EdgeSpacing] = [:]

    /// Counts a view's preferences on the edges it lies at.
    mutating func add(_ spacing: ViewSpacing, edges set: Edge.Set) {
        for edge in Edge.allCases where set.contains(Edge.Set(edge)) {
            edges[edge] = edges[edge].map { $0.union(spacing[edge]) } ?? spacing[edge]
        }
    }

    /// The result: an edge without views has no preference, and neither has one whose views all ask for a fixed distance,
    /// as spacers do.
    var withoutZeros: ViewSpacing {
        var result = ViewSpacing()
        for (edge, spacing) in edges {
            result[edge] = spacing.plain == nil ? spacing : spacing.union(result[edge])
        }
        return result
    }
}
