/// Edges with both ends inside: no side has to be looked at, and what an edge adds to two neighbouring pixels of a row is
/// found in one go, whether it reaches into the second or not. Whether it does is as good as chance, and a processor
/// that guesses wrong loses more time than the second pixel takes.
///
/// They add what `addEdge` adds.
extension CellTarget {
    /// Adds an edge whose ends lie inside.
    @inline(__always)
    func addInside(_ start: SIMD2<Int>, _ end: SIMD2<Int>) {
        if start.y < end.y {
            addDown(start.x, start.y, end.x, end.y, 1)
        } else if start.y > end.y {
            addDown(end.x, end.y, start.x, start.y, -1)
        }
    }

    /// Adds a line down from (x0, y0).
    private func addDown(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
        var row = y0 >> 8
        let lastRow = (y1 &- 1) >> 8
        var (top, topX, line) = (y0, x0, row &* stride)
        if row < lastRow {
            let slope = Double(x1 &- x0) / Double(y1 &- y0)
            repeat {
                row &+= 1
                let bottom = row &<< 8
                let bottomX = x0 &+ wholePart(Double(bottom &- y0) * slope)
                addPiece(line, topX, bottomX, bottom &- top, sign)
                (top, topX) = (bottom, bottomX)
                line &+= stride
            } while row < lastRow
        }
        addPiece(line, topX, x1, y1 &- top, sign)
    }

    /// Adds a line within one row, `height` high.
    @inline(__always)
    private func addPiece(_ line: Int, _ x0: Int, _ x1: Int, _ height: Int, _ sign: Int) {
        let (left, right) = (min(x0, x1), max(x0, x1))
        let column = left >> 8
        let edge = (column &+ 1) &<< 8
        let beyond = right &- edge
        if beyond > 256 { return addWide(line, left, right, height, sign) }
        let crosses = beyond > 0
        let product = UInt(bitPattern: (edge &- left) &* height) &* inverses[right &- left]
        let part = Int(bitPattern: product &>> 32)
        let own = crosses ? part : height
        let rest = height &- own
        let area = own &* (left &+ (crosses ? edge : right) &- column &<< 9)
        let restArea = rest &* beyond
        let cell = line &+ column
        add(cell, (own &<< 9 &- area) &* sign)
        add(cell &+ 1, (area &+ rest &<< 9 &- restArea) &* sign)
        add(cell &+ 2, restArea &* sign)
        touched[cell &>> 2] = 1
        touched[(cell &+ (crosses ? 2 : 1)) &>> 2] = 1
    }

    /// Adds a line within one row that reaches over more than two pixels.
    private func addWide(_ line: Int, _ left: Int, _ right: Int, _ height: Int, _ sign: Int) {
        let slope = Double(height) / Double(right &- left)
        var (column, x, used) = (left >> 8, left, 0)
        let lastColumn = right >> 8
        while column <= lastColumn {
            let end = min(right, (column &+ 1) &<< 8)
            let reached = end == right ? height : wholePart(Double(end &- left) * slope)
            let part = (reached &- used) &* sign
            let area = part &* (x &+ end &- column &<< 9)
            add(line &+ column, part &<< 9 &- area)
            add(line &+ column &+ 1, area)
            touched[(line &+ column) &>> 2] = 1
            (x, used) = (end, reached)
            column &+= 1
        }
        touched[(line &+ column) &>> 2] = 1
    }

    @inline(__always)
    private func add(_ cell: Int, _ area: Int) {
        cells[cell] = cells[cell] &+ Int32(truncatingIfNeeded: area)
    }
}
