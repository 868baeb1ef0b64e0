/// The cells that edges add to; coordinates are in 1/256 pixel from the top left cell.
///
/// Most edges lie inside, see `CellTarget+Inside`; of others, what lies in one cell is gathered first.
struct CellTarget {
    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt8>
    let stride: Int
    let width: Int
    let height: Int
    /// See `CoverageAccumulator.inverses`.
    let inverses: UnsafePointer<UInt>
    /// Ends of edges that lie left of and above these lie inside.
    private let limits: SIMD2<UInt>

    /// The cell that is gathered for, and what is to be added to it and to the next one.
    private var gathered = 0
    private var own = 0
    private var next = 0

    init(
        cells: UnsafeMutablePointer<Int32>, touched: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int,
        inverses: UnsafePointer<UInt>
    ) {
        self.inverses = inverses
        (self.cells, self.touched) = (cells, touched)
        (self.stride, self.width, self.height) = (stride, width, height)
        limits = SIMD2(UInt(bitPattern: width &<< 8), UInt(bitPattern: height &<< 8 &+ 1))
    }

    /// Whether an edge's end lies inside, before the right side.
    @inline(__always)
    func contains(_ place: SIMD2<Int>) -> Bool {
        UInt(bitPattern: place.x) < limits.x && UInt(bitPattern: place.y) < limits.y
    }

    /// Adds one edge. The same line in the other direction adds exactly the opposite.
    @inline(__always)
    mutating func addEdge(_ start: SIMD2<Int>, _ end: SIMD2<Int>) {
        if start.y == end.y { return }
        let (column, row) = (start.x >> 8, start.y >> 8)
        if column == end.x >> 8, row == end.y >> 8 {
            // Most edges of a flattened curve lie within a pixel.
            if UInt(bitPattern: column) < UInt(bitPattern: width), UInt(bitPattern: row) < UInt(bitPattern: height) {
                return addCell(row &* stride &+ column, end.y &- start.y, (start.x & 255) &+ (end.x & 255))
            }
        }
        if start.y < end.y {
            addLine(start.x, start.y, end.x, end.y, 1)
        } else {
            addLine(end.x, end.y, start.x, start.y, -1)
        }
    }

    /// Adds what has been gathered.
    @inline(__always)
    mutating func flush() {
        if own | next == 0 { return }
        add(gathered, own, next)
        (own, next) = (0, 0)
    }

    /// Adds a line down from (x0, y0).
    private mutating func addLine(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
        let right = width &<< 8
        if y1 <= 0 || y0 >= height &<< 8 || (x0 >= right && x1 >= right) { return }
        let firstRow = max(y0 >> 8, 0)
        let lastRow = min((y1 &- 1) >> 8, height &- 1)
        if x0 == x1 || (x0 <= 0 && x1 <= 0) {
            return addVertical(max(x0, x1, 0), y0, y1, firstRow, lastRow, sign)
        }
        if firstRow == lastRow, y0 >> 8 == firstRow, y1 <= (firstRow &+ 1) &<< 8 {
            return addRowPiece(firstRow, x0, y0 & 255, x1, y1 &- (firstRow &<< 8), sign)
        }
        // Where the line crosses a row's edge is computed from its ends, never from the row before: a band of rows
        // gets what the whole picture would.
        let slope = Double(x1 &- x0) / Double(y1 &- y0)
        var top = max(y0, firstRow &<< 8)
        var topX = top == y0 ? x0 : x0 &+ wholePart(Double(top &- y0) * slope)
        var row = firstRow
        while row <= lastRow {
            let bottom = min(y1, (row &+ 1) &<< 8)
            let bottomX = bottom == y1 ? x1 : x0 &+ wholePart(Double(bottom &- y0) * slope)
            addRowPiece(row, topX, top & 255, bottomX, bottom &- (row &<< 8), sign)
            (top, topX) = (bottom, bottomX)
            row &+= 1
        }
    }

    @inline(__always)
    private func addVertical(_ x: Int, _ y0: Int, _ y1: Int, _ firstRow: Int, _ lastRow: Int, _ sign: Int) {
        let column = x >> 8
        if column >= width { return }
        let position = 2 &* (x & 255)
        var row = firstRow
        while row <= lastRow {
            let height = (min(y1, (row &+ 1) &<< 8) &- max(y0, row &<< 8)) &* sign
            add(row &* stride &+ column, (height &<< 9) &- height &* position, height &* position)
            row &+= 1
        }
    }

    /// Adds a line within one row, from (x0, y0) down to (x1, y1), y in 0...256.
    @inline(__always)
    private mutating func addRowPiece(_ row: Int, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
        let height = y1 &- y0
        if height <= 0 { return }
        let start = row &* stride
        let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        if left >> 8 == right >> 8, left >= 0, right < width &<< 8 {
            return addCell(start &+ left >> 8, height &* sign, (left & 255) &+ (right & 255))
        }
        if right <= 0 { return addCell(start, height &* sign, 0) }
        if left >= width &<< 8 { return }
        // From left to right, column by column; the heights of the parts add up to the whole whatever the rounding.
        let slope = Double(height) / Double(right &- left)
        var used = 0
        var x = left
        if left < 0 {
            used = wholePart(Double(0 &- left) * slope)
            addCell(start, used &* sign, 0)
            x = 0
        }
        var column = x >> 8
        let lastColumn = min(right >> 8, width &- 1)
        while column <= lastColumn {
            let end = min(right, (column &+ 1) &<< 8)
            let reached = end == right ? height : wholePart(Double(end &- left) * slope)
            addCell(start &+ column, (reached &- used) &* sign, x &+ end &- (column &<< 9))
            used = reached
            x = end
            column &+= 1
        }
    }

    /// Adds an edge of `height` at twice the mean distance `position` (0...512) from the left of a pixel.
    @inline(__always)
    private mutating func addCell(_ cell: Int, _ height: Int, _ position: Int) {
        if cell != gathered {
            flush()
            gathered = cell
        }
        let area = height &* position
        own = own &+ (height &<< 9) &- area
        next = next &+ area
    }

    @inline(__always)
    private func add(_ cell: Int, _ own: Int, _ next: Int) {
        cells[cell] = cells[cell] &+ Int32(truncatingIfNeeded: own)
        cells[cell &+ 1] = cells[cell &+ 1] &+ Int32(truncatingIfNeeded: next)
        touched[cell &>> 2] = 1
        touched[(cell &+ 1) &>> 2] = 1
    }
}
