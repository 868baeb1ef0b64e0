import Foundation

extension Path {
    /// The outline of shapes that flow into each other as drops do: where the smooth minimum of their distances is zero.
    ///
    /// Far from each other shapes keep their outlines; nearer, necks with round flanks grow between them, and tips on the way to those.
    ///
    /// The distance to a shape is negative inside it, and of two distances whose difference is less than a length the minimum is taken
    /// smoothly: it is less by `(length - difference)² / (4 · length)`, as the polynomial smooth minimum is known to those who draw
    /// distance fields. The line is followed on a grid of one point by marching squares: circles of 20 points are off by 0.01 points.
    ///
    /// - Parameters:
    ///   - shapes: filled by their winding.
    ///   - lengths: for each shape the length, in points, over which it flows together with those before it; 0: it does not.
    package static func blended(_ shapes: [Path], over lengths: [CGFloat]) -> Path {
        let fields = shapes.map { DistanceField($0) }
        guard let first = fields.first else { return Path() }
        let lengths = zip(fields, lengths).map { Double(max($1, 0)) }
        let margin = (lengths.max() ?? 0) / 4 + 2
        let bounds = fields.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }.insetBy(dx: -margin, dy: -margin)
        guard bounds.width.isFinite, bounds.height.isFinite, !bounds.isNull else { return Path() }
        return ContourGrid(bounds: bounds).contour { x, y in
            var value = Double.infinity
            for (field, length) in zip(fields, lengths) {
                let distance = field.distance(x, y, upTo: value + length)
                let difference = abs(value - distance)
                value = min(value, distance)
                if difference < length { value -= (length - difference) * (length - difference) / (4 * length) }
            }
            return value
        }
    }

    /// Returns the distance of another outline from this shape, in points; 0 where they meet.
    package func gap(to other: Path) -> CGFloat {
        let (field, points) = (DistanceField(self), FlattenedPath(other, tolerance: DistanceField.tolerance).points)
        return points.reduce(CGFloat.infinity) { min($0, CGFloat(max(field.distance(Double($1.x), Double($1.y)), 0))) }
    }
}

extension Path {
    /// Returns the distance of a point from the shape that the path fills, in points; negative inside it.
    package func distance(to point: CGPoint) -> CGFloat { CGFloat(DistanceField(self).distance(Double(point.x), Double(point.y))) }
}

/// The distances of points from a shape.
private struct DistanceField {
    private struct Side {
        var x: Double
        var y: Double
        var dx: Double
        var dy: Double
        /// One over the squared length.
        var share: Double
    }

    /// The greatest distance of flattened curves from the curves, in points.
    static let tolerance = 0.01

    let bounds: CGRect
    private let sides: [Side]

    init(_ path: Path) {
        let flattened = FlattenedPath(path, tolerance: Self.tolerance)
        var sides: [Side] = []
        for subpath in flattened.subpaths where !subpath.range.isEmpty {
            var previous = flattened.points[subpath.range.upperBound - 1]
            for point in flattened.points[subpath.range] {
                let (dx, dy) = (Double(point.x - previous.x), Double(point.y - previous.y))
                let square = dx * dx + dy * dy
                if square > 0 { sides.append(Side(x: Double(previous.x), y: Double(previous.y), dx: dx, dy: dy, share: 1 / square)) }
                previous = point
            }
        }
        self.sides = sides
        bounds = path.boundingRect
    }

    /// The distance of a point, negative inside the shape; infinite where it is more than a limit.
    func distance(_ x: Double, _ y: Double, upTo limit: Double = .infinity) -> Double {
        let beside = max(Double(bounds.minX) - x, x - Double(bounds.maxX), Double(bounds.minY) - y, y - Double(bounds.maxY))
        guard beside < limit else { return .infinity }
        var (least, winding) = (Double.infinity, 0)
        for side in sides {
            let (px, py) = (x - side.x, y - side.y)
            let share = min(max((px * side.dx + py * side.dy) * side.share, 0), 1)
            let (ox, oy) = (px - share * side.dx, py - share * side.dy)
            least = min(least, ox * ox + oy * oy)
            let isBelow = side.y <= y
            guard isBelow != (side.y + side.dy <= y) else { continue }
            let cross = side.dx * py - side.dy * px
            if isBelow, cross > 0 { winding += 1 } else if !isBelow, cross < 0 { winding -= 1 }
        }
        let distance = least.squareRoot()
        return winding == 0 ? distance : -distance
    }
}

/// Follows the line at which a field is zero, on a grid of one point.
///
/// The field changes by no more than a point's way: where it is far from zero in the middle of a block, no line goes through that.
private struct ContourGrid {
    private static let block = 8
    private let origin: (x: Double, y: Double)
    private let columns: Int
    private let rows: Int

    init(bounds: CGRect) {
        func blocks(_ length: CGFloat) -> Int { Int((Double(length) / Double(Self.block)).rounded(.up)) + 1 }
        origin = (Double(bounds.minX), Double(bounds.minY))
        // Outlines larger than any screen are not followed.
        (columns, rows) = (min(blocks(bounds.width), 1000) * Self.block, min(blocks(bounds.height), 1000) * Self.block)
    }

    func contour(of field: (Double, Double) -> Double) -> Path {
        var values = [Double](repeating: .nan, count: (columns + 1) * (rows + 1))
        // From each place at which the line crosses a side of a cell to the next one; inside is to its right.
        var next: [Int: Int] = [:]
        var starts: [Int] = []
        func value(_ column: Int, _ row: Int) -> Double {
            let index = row * (columns + 1) + column
            if values[index].isNaN { values[index] = field(origin.x + Double(column), origin.y + Double(row)) }
            return values[index]
        }
        let half = Double(Self.block) / 2
        for top in stride(from: 0, to: rows, by: Self.block) {
            for left in stride(from: 0, to: columns, by: Self.block) {
                guard abs(field(origin.x + Double(left) + half, origin.y + Double(top) + half)) <= half * 1.4143 else { continue }
                for row in top..<top + Self.block {
                    for column in left..<left + Self.block {
                        let corners = [value(column, row), value(column + 1, row), value(column + 1, row + 1), value(column, row + 1)]
                        for (from, to) in Self.lines(through: corners) {
                            let start = crossing(from, column, row)
                            next[start] = crossing(to, column, row)
                            starts.append(start)
                        }
                    }
                }
            }
        }
        var path = Path()
        for start in starts {
            guard var place = next.removeValue(forKey: start) else { continue }
            path.move(to: point(start, values))
            while place != start, let following = next.removeValue(forKey: place) {
                path.addLine(to: point(place, values))
                place = following
            }
            path.closeSubpath()
        }
        return path
    }

    /// The lines through a cell, from one of its sides to another: 0 above, 1 at the right, 2 below, 3 at the left.
    ///
    /// - Parameter corners: the field at the top left and on clockwise.
    private static func lines(through corners: [Double]) -> [(Int, Int)] {
        let isInside = corners.map { $0 < 0 }
        guard isInside.contains(true), isInside.contains(false) else { return [] }
        // Where the line comes in and goes out, clockwise; inside follows the one, outside the other.
        var entries: [Int] = []
        var exits: [Int] = []
        for side in 0..<4 where isInside[side] != isInside[(side + 1) % 4] {
            if isInside[side] { exits.append(side) } else { entries.append(side) }
        }
        guard entries.count == 2 else { return [(exits[0], entries[0])] }
        // Two opposite corners are inside: the value in the middle decides whether they are joined.
        let isJoined = corners.reduce(0, +) < 0
        return exits.map { exit in
            let entry = isJoined ? entries.first { $0 == (exit + 1) % 4 } : entries.first { $0 == (exit + 3) % 4 }
            return (exit, entry ?? entries[0])
        }
    }

    /// The number of a side of a cell, the same for both cells beside it.
    private func crossing(_ side: Int, _ column: Int, _ row: Int) -> Int {
        switch side {
        case 0: 2 * (row * (columns + 1) + column)
        case 1: 2 * (row * (columns + 1) + column + 1) + 1
        case 2: 2 * ((row + 1) * (columns + 1) + column)
        default: 2 * (row * (columns + 1) + column) + 1
        }
    }

    /// Returns the point on a side at which the field is zero.
    private func point(_ crossing: Int, _ values: [Double]) -> CGPoint {
        let (index, goesDown) = (crossing / 2, crossing % 2 == 1)
        let (a, b) = (values[index], values[goesDown ? index + columns + 1 : index + 1])
        let share = a == b ? 0.5 : a / (a - b)
        let (row, column) = index.quotientAndRemainder(dividingBy: columns + 1)
        return CGPoint(
            x: origin.x + Double(column) + (goesDown ? 0 : share), y: origin.y + Double(row) + (goesDown ? share : 0))
    }
}
