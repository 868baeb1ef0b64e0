/// Edges with both ends inside: no side has to be looked at, and what an edge adds to two neighbouring pixels of a row is
/// found in one go, whether it reaches into the second or not. Whether it does is as good as chance, and a processor
/// that guesses wrong loses more time than the second pixel takes.
///
/// They add what `addEdge` adds.
extension CellTarget {
    /// Adds an edge whose ends lie inside.
    @inline(__always)
    func addInside(_ start: SIMD2<Int>, _ end: SIMD2<Int>) {
        let rows = RowCells(cells: cells, touched: touched, inverses: inverses)
        if start.y < end.y {
            rows.addDown(start, end, 1, stride)
        } else if start.y > end.y {
            rows.addDown(end, start, -1, stride)
        }
    }
}

/// The cells as lines within a row see them, passed by value so that they stay in registers.
private struct RowCells {
    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt8>
    let inverses: UnsafePointer<UInt>

    /// Adds a line downwards.
    @inline(__always)
    func addDown(_ start: SIMD2<Int>, _ end: SIMD2<Int>, _ sign: Int, _ stride: Int) {
        var row = start.y >> 8
        let lastRow = (end.y &- 1) >> 8
        var (top, topX, line) = (start.y, start.x, row &* stride)
        if row < lastRow {
            let slope = Double(end.x &- start.x) / Double(end.y &- start.y)
            repeat {
                row &+= 1
                let bottom = row &<< 8
                let bottomX = start.x &+ wholePart(Double(bottom &- start.y) * slope)
                addPiece(line, topX, bottomX, bottom &- top, sign)
                (top, topX) = (bottom, bottomX)
                line &+= stride
            } while row < lastRow
        }
        addPiece(line, topX, end.x, end.y &- top, sign)
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
        let own = crosses ? Int(bitPattern: product &>> 32) : height
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
    @inline(never)
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
