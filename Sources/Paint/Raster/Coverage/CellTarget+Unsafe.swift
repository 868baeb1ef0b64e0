/// The cells that edges add to; coordinates are in 1/256 pixel from the top left cell.
///
/// Most edges lie inside, see `CellTarget+Inside`; the way here is the plain one, for edges that sides may cut.
struct CellTarget {
    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt8>
    let stride: Int
    let width: Int
    let height: Int
    /// See `CoverageAccumulator.inverses`.
    let inverses: UnsafePointer<UInt>

    /// Returns whether an edge's end lies inside, before the right side.
    @inline(__always)
    func contains(_ place: SIMD2<Int>) -> Bool {
        UInt(bitPattern: place.x) < UInt(bitPattern: width &<< 8)
            && UInt(bitPattern: place.y) <= UInt(bitPattern: height &<< 8)
    }

    /// Adds one edge. The same line in the other direction adds exactly the opposite.
    func addEdge(_ start: SIMD2<Int>, _ end: SIMD2<Int>) {
        if start.y < end.y {
            addLine(start.x, start.y, end.x, end.y, 0)
        } else if start.y > end.y {
            addLine(end.x, end.y, start.x, start.y, -1)
        }
    }

    /// Adds a line down from (x0, y0); `sign` is -1 where it is drawn upwards.
    private func addLine(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
        let right = width &<< 8
        if y1 <= 0 || y0 >= height &<< 8 || (x0 >= right && x1 >= right) { return }
        let firstRow = max(y0 >> 8, 0)
        let lastRow = min((y1 &- 1) >> 8, height &- 1)
        if lastRow < firstRow { return }
        // The crossing of the line with a row's edge is computed from the line's ends, never from the row before: a band of rows gets the
        // same as the whole picture.
        let slope = EdgeSlope(x0, y0, x1, y1)
        var y = max(y0, firstRow &<< 8)
        var x = y == y0 ? x0 : slope.x(at: y)
        for row in firstRow...lastRow {
            let nextY = min(y1, (row &+ 1) &<< 8)
            let nextX = nextY == y1 ? x1 : slope.x(at: nextY)
            addRowLine(row &* stride, RowLine(min(x, nextX), max(x, nextX), nextY &- y), sign)
            (y, x) = (nextY, nextX)
        }
    }

    /// Adds a line within the row that begins at cell `line`.
    private func addRowLine(_ line: Int, _ piece: RowLine, _ sign: Int) {
        if piece.left >= width &<< 8 { return }
        if piece.right <= 0 { return add(line, 0, ((piece.height &<< 9) ^ sign) &- sign) }
        if piece.isWide { return addWide(line, piece, sign) }
        let areas = piece.areas(inverses, sign)
        add(line, piece.column, areas.first)
        add(line, piece.column &+ 1, areas.second)
        add(line, piece.column &+ 2, areas.third)
    }

    /// Adds a line that reaches over more than two pixels: for each pixel the difference of the line's coverage of it and of the one
    /// before, and for the first pixel inside all of its coverage.
    private func addWide(_ line: Int, _ piece: RowLine, _ sign: Int) {
        let wide = WideRowLine(piece)
        let first = max(piece.column, 0)
        var boundary = (first &- piece.column) &<< 8
        var (covered, here) = (0, wide.area(upTo: boundary))
        for column in first...width {
            boundary &+= 256
            let next = wide.area(upTo: boundary)
            add(line, column, ((next &- here &- covered) ^ sign) &- sign)
            if boundary &- 256 >= wide.end { return }
            (covered, here) = (next &- here, next)
        }
    }

    /// Adds to a column's cell: to the first one for a line left of it, to no cell for a line right of the one behind the last.
    @inline(__always)
    private func add(_ line: Int, _ column: Int, _ area: Int) {
        if column > width { return }
        let cell = line &+ max(column, 0)
        add(cell, area)
        touched[cell &>> 2] = 1
    }

    @inline(__always)
    func add(_ cell: Int, _ area: Int) {
        cells[cell] = cells[cell] &+ Int32(truncatingIfNeeded: area)
    }
}
