import Geometry
import Pixels

extension PlacedOutline {
    /// Outlines of more points have no rows that are worth looking for.
    private static let mostPoints = 1024

    /// The whole rows of pixels that all have the same coverage: the edges in them are upright and cross them all.
    ///
    /// The middle of a rounded rectangle or of a bar. Not the longest such rows of every outline, but those of the longest
    /// upright edge, as far as no other edge ends in them.
    var alikeRows: Range<Int> {
        let points = outline.points
        guard points.count >= 4, points.count <= PlacedOutline.mostPoints else { return 0..<0 }
        var (top, bottom) = (0.0, 0.0)
        forEachEdge { start, end in
            if start.x == end.x, abs(end.y - start.y) > bottom - top {
                (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
            }
        }
        guard bottom - top > Double(RepeatedRows.fewestRows) else { return 0..<0 }
        forEachEdge { start, end in
            let (low, high) = (min(start.y, end.y), max(start.y, end.y))
            if high <= top || low >= bottom || (start.x == end.x && low <= top && high >= bottom) { return }
            // The rest above the edge, or below it.
            if low - top > bottom - high { bottom = max(low, top) } else { top = min(high, bottom) }
        }
        // Points are rounded to 1/256 pixel before they are drawn.
        let first = (top + dy + 1 / 256).rounded(.up)
        let last = (bottom + dy - 1 / 256).rounded(.down)
        guard last - first > Double(RepeatedRows.fewestRows), abs(first) < PixelRect.limit, abs(last) < PixelRect.limit
        else { return 0..<0 }
        return Int(first)..<Int(last)
    }

    /// Calls `body` with the ends of every edge; open subpaths count as closed, and an upright line in pieces is one edge.
    @inline(__always)
    private func forEachEdge(_ body: (_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Void) {
        let points = outline.points
        for subpath in outline.subpaths where !subpath.range.isEmpty {
            let (first, last) = (subpath.range.lowerBound, subpath.range.upperBound - 1)
            func isInUprightLine(_ index: Int) -> Bool {
                let (before, point) = (points[index == first ? last : index - 1], points[index])
                let after = points[index == last ? first : index + 1]
                return before.x == point.x && point.x == after.x && (before.y < point.y) == (point.y < after.y) && before.y != point.y
                    && point.y != after.y
            }
            var start = points[last > first && isInUprightLine(last) ? last - 1 : last]
            for index in subpath.range where !isInUprightLine(index) {
                body(start, points[index])
                start = points[index]
            }
        }
    }
}
