/// Edges with both ends inside: no side has to be looked at, and the amounts that an edge adds to the pixels of a row are found in one
/// go, whether it lies in one of them or in two. Whether it reaches over is as good as chance, and a processor that guesses wrong loses
/// more time than the second pixel takes.
///
/// They add the same amounts as `addEdge`.
extension CellTarget {
    /// Adds an edge whose ends lie inside.
    @inline(__always)
    func addInside(_ start: SIMD2<Int>, _ end: SIMD2<Int>) {
        addInside(start.x, start.y, end.x, end.y)
    }

    /// Adds an edge whose ends lie inside, from (x0, y0) to (x1, y1).
    @inline(__always)
    func addInside(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
        let isDown = y0 < y1
        let (top, topX, bottom, bottomX) = (min(y0, y1), isDown ? x0 : x1, max(y0, y1), isDown ? x1 : x0)
        if top == bottom { return }
        let sign = isDown ? 0 : -1
        var row = top >> 8
        let lastRow = (bottom &- 1) >> 8
        var (y, x) = (top, topX)
        var line = row &* stride
        if row < lastRow {
            let slope = EdgeSlope(topX, top, bottomX, bottom)
            repeat {
                row &+= 1
                let nextY = row &<< 8
                let nextX = slope.x(at: nextY)
                addPiece(line, x, nextX, nextY &- y, sign)
                (y, x) = (nextY, nextX)
                line &+= stride
            } while row < lastRow
        }
        addPiece(line, x, bottomX, bottom &- y, sign)
    }

    /// Adds a line within one row, `height` high; `sign` is 0 downwards, -1 upwards.
    @inline(__always)
    private func addPiece(_ line: Int, _ x0: Int, _ x1: Int, _ height: Int, _ sign: Int) {
        let piece = RowLine(min(x0, x1), max(x0, x1), height)
        let cell = line &+ piece.column
        if piece.isWide { return addWide(piece, cell, sign) }
        let areas = piece.areas(inverses, sign)
        add(cell, areas.first)
        add(cell &+ 1, areas.second)
        add(cell &+ 2, areas.third)
        touched[cell &>> 2] = 1
        touched[(cell &+ (piece.beyond > 0 ? 2 : 1)) &>> 2] = 1
    }

    /// Adds a line within one row that reaches over more than two pixels.
    @inline(never)
    private func addWide(_ piece: RowLine, _ first: Int, _ sign: Int) {
        let wide = WideRowLine(piece)
        var (cell, boundary) = (first, 0)
        var (before, here) = (0, 0)
        repeat {
            boundary &+= 256
            let next = wide.area(upTo: boundary)
            add(cell, ((next &- 2 &* here &+ before) ^ sign) &- sign)
            touched[cell &>> 2] = 1
            (before, here) = (here, next)
            cell &+= 1
        } while boundary < wide.end
        add(cell, ((wide.area(upTo: boundary &+ 256) &- 2 &* here &+ before) ^ sign) &- sign)
        touched[cell &>> 2] = 1
    }
}
