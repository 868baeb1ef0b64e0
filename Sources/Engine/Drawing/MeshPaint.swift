import Foundation

/// Colours at the knots of a grid whose places are free, in the coordinates of the item it paints (points).
///
/// Between four knots, the colour changes evenly in gamma-encoded sRGB, premultiplied. Later cells lie over earlier ones
/// where the grid folds.
package struct MeshPaint: Sendable, Equatable {
    package struct Knot: Sendable, Equatable {
        package var position: CGPoint
        package var color: RGBA

        package init(position: CGPoint, color: RGBA) {
            self.position = position
            self.color = color
        }
    }

    /// Knots along a row.
    package let columns: Int
    /// Knots down a column.
    package let rows: Int
    /// `columns * rows` knots, row by row from the top.
    package private(set) var knots: [Knot]
    /// The colour outside the grid.
    package private(set) var background: RGBA

    /// Nil where the grid has no cell or the number of knots is another.
    package init?(columns: Int, rows: Int, knots: [Knot], background: RGBA) {
        guard columns > 1, rows > 1, knots.count == columns * rows else { return nil }
        self.columns = columns
        self.rows = rows
        self.knots = knots
        self.background = background
    }

    /// The knots at the grid's corners: top left, top right, bottom left, bottom right.
    package var corners: [Knot] {
        [knots[0], knots[columns - 1], knots[columns * (rows - 1)], knots[columns * rows - 1]]
    }

    /// Sums of all places and colours with weights that differ from knot to knot: where a knot moves, they are others.
    package var weights: [Double] {
        var (places, colors) = (SIMD2<Double>(), SIMD4<Double>())
        for (index, knot) in knots.enumerated() {
            let weight = 0.5 + Double(UInt32(truncatingIfNeeded: index) &* 2_654_435_761 >> 16) / 65536
            places += SIMD2(Double(knot.position.x), Double(knot.position.y)) * weight
            let color = knot.color
            colors += SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)) * weight
        }
        return [places.x, places.y, colors.x, colors.y, colors.z, colors.w]
    }

    package mutating func multiplyAlpha(by factor: Double) {
        background = background.multiplyingAlpha(by: factor)
        for index in knots.indices { knots[index].color = knots[index].color.multiplyingAlpha(by: factor) }
    }
}
