import Geometry

extension CoverageAccumulator {
    /// Adds the edges of an outline moved by (dx, dy) pixels; open subpaths count as closed.
    mutating func add(_ outline: FlattenedPath, dx: Double = 0, dy: Double = 0) {
        let bounds = self.bounds
        let (stride, wordsPerRow) = (self.stride, self.wordsPerRow)
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                guard let cellBase = cells.baseAddress, let touchedBase = touched.baseAddress else { return }
                let target = CellTarget(
                    cells: cellBase, touched: touchedBase, stride: stride, wordsPerRow: wordsPerRow,
                    width: bounds.width, height: bounds.height)
                // Whole pixels are added as whole numbers, so that a place rounds alike whatever the bounds.
                let (wholeX, wholeY) = (dx.rounded(.down), dy.rounded(.down))
                let (fractionX, fractionY) = (dx - wholeX, dy - wholeY)
                let (left, top) = ((Int(wholeX) - bounds.minX) << 8, (Int(wholeY) - bounds.minY) << 8)
                outline.points.withUnsafeBufferPointer { points in
                    func fixed(_ point: SIMD2<Double>) -> (x: Int, y: Int) {
                        let x = wholePart((point.x + fractionX) * 256 + 0.5) &+ left
                        return (x, wholePart((point.y + fractionY) * 256 + 0.5) &+ top)
                    }
                    for subpath in outline.subpaths {
                        let last = points[subpath.range.upperBound - 1]
                        var (x0, y0) = fixed(last)
                        for index in subpath.range {
                            let (x1, y1) = fixed(points[index])
                            target.addEdge(x0, y0, x1, y1)
                            (x0, y0) = (x1, y1)
                        }
                    }
                }
            }
        }
    }

    /// Reads row `row` (from the top of `bounds`) into `spans` and `rowCoverage` and clears it; gives the number of
    /// spans, which are in order and leave out what is not covered.
    mutating func readRow(_ row: Int) -> Int {
        let (stride, wordsPerRow, width) = (self.stride, self.wordsPerRow, bounds.width)
        let converter = CoverageConverter(rule: rule, isAntialiased: isAntialiased)
        var writer = SpanWriter(width: Int32(width))
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                rowCoverage.withUnsafeMutableBufferPointer { coverage in
                    spans.withUnsafeMutableBufferPointer { spans in
                        let firstCell = row * stride
                        var sum: Int32 = 0
                        var x = 0
                        for wordIndex in 0..<wordsPerRow {
                            var bits = touched[row * wordsPerRow + wordIndex]
                            if bits == 0 { continue }
                            touched[row * wordsPerRow + wordIndex] = 0
                            while bits != 0 {
                                let block = (wordIndex * 64 + bits.trailingZeroBitCount) * 4
                                bits &= bits &- 1
                                if block > x {
                                    writer.add(x, block, converter.coverage(sum), spans.baseAddress!)
                                }
                                for pixel in block..<(block + 4) {
                                    sum = sum &+ cells[firstCell + pixel]
                                    cells[firstCell + pixel] = 0
                                    coverage[pixel] = UInt8(truncatingIfNeeded: converter.coverage(sum))
                                }
                                writer.add(block, block + 4, Span.varying, spans.baseAddress!)
                                x = block + 4
                            }
                        }
                        if x < width { writer.add(x, width, converter.coverage(sum), spans.baseAddress!) }
                    }
                }
            }
        }
        return writer.count
    }
}

/// The largest whole number not above a number within 2^40 of zero (or the next one, if that is nearer than 2^-12).
///
/// Moved far enough from zero, truncation rounds down; that is an instruction, while rounding down is a call.
@inline(__always)
private func wholePart(_ value: Double) -> Int {
    let shift = 1_099_511_627_776
    return Int(value + Double(shift)) &- shift
}

/// Writes spans one after the other, joining neighbours that vary.
private struct SpanWriter {
    let width: Int32
    var count = 0

    init(width: Int32) { self.width = width }

    @inline(__always)
    mutating func add(
        _ start: Int, _ end: Int, _ coverage: Int32, _ spans: UnsafeMutablePointer<CoverageAccumulator.Span>
    ) {
        let (start, end) = (Int32(truncatingIfNeeded: start), min(Int32(truncatingIfNeeded: end), width))
        guard coverage != 0, start < end else { return }
        if count > 0, coverage == CoverageAccumulator.Span.varying, spans[count - 1].coverage == coverage,
            spans[count - 1].end == start
        {
            spans[count - 1].end = end
            return
        }
        spans[count] = CoverageAccumulator.Span(start: start, end: end, coverage: coverage)
        count += 1
    }
}

/// Makes 0...255 of summed areas.
private struct CoverageConverter {
    let isEvenOdd: Bool
    let isAntialiased: Bool

    init(rule: CoverageAccumulator.Rule, isAntialiased: Bool) {
        isEvenOdd = rule == .evenOdd
        self.isAntialiased = isAntialiased
    }

    @inline(__always)
    func coverage(_ sum: Int32) -> Int32 {
        let full = CoverageAccumulator.fullCoverage
        var area: Int32
        if isEvenOdd {
            area = sum & (2 * full - 1)
            if area > full { area = 2 * full - area }
        } else {
            area = sum < 0 ? 0 &- sum : sum
            if area > full || area < 0 { area = full }
        }
        if !isAntialiased { return area >= full / 2 ? 255 : 0 }
        // Rounded to the nearest of 256 levels.
        return (area * 255 + full / 2) >> 17
    }
}

/// The cells that edges add to; coordinates are in 1/256 pixel from the top left cell.
private struct CellTarget {
    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt64>
    let stride: Int
    let wordsPerRow: Int
    let width: Int
    let height: Int

    /// Adds one edge. The same line in the other direction adds exactly the opposite.
    @inline(__always)
    func addEdge(_ startX: Int, _ startY: Int, _ endX: Int, _ endY: Int) {
        if startY == endY { return }
        let isDown = startY < endY
        let (x0, y0) = isDown ? (startX, startY) : (endX, endY)
        let (x1, y1) = isDown ? (endX, endY) : (startX, startY)
        let sign: Int = isDown ? 1 : -1
        let right = width << 8
        if y1 <= 0 || y0 >= height << 8 || (x0 >= right && x1 >= right) { return }
        let firstRow = max(y0 >> 8, 0)
        let lastRow = min((y1 - 1) >> 8, height - 1)
        if x0 == x1 || (x0 <= 0 && x1 <= 0) {
            return addVertical(max(x0, x1, 0), y0, y1, firstRow, lastRow, sign)
        }
        if firstRow == lastRow, y0 >> 8 == firstRow, y1 <= (firstRow + 1) << 8 {
            // Most edges of a flattened curve lie in one row, and need no slope.
            return addRowPiece(firstRow, x0, y0 & 255, x1, y1 - (firstRow << 8), sign)
        }
        // Where the line crosses a row's edge is computed from its ends, never from the row before: a band of rows
        // gets what the whole picture would.
        let slope = Double(x1 - x0) / Double(y1 - y0)
        func crossing(_ y: Int) -> Int { x0 + wholePart(Double(y - y0) * slope) }
        var top = max(y0, firstRow << 8)
        var topX = top == y0 ? x0 : crossing(top)
        for row in firstRow...lastRow {
            let bottom = min(y1, (row + 1) << 8)
            let bottomX = bottom == y1 ? x1 : crossing(bottom)
            addRowPiece(row, topX, top & 255, bottomX, bottom - (row << 8), sign)
            (top, topX) = (bottom, bottomX)
        }
    }

    @inline(__always)
    private func addVertical(_ x: Int, _ y0: Int, _ y1: Int, _ firstRow: Int, _ lastRow: Int, _ sign: Int) {
        let column = x >> 8
        if column >= width { return }
        for row in firstRow...lastRow {
            let height = min(y1, (row + 1) << 8) - max(y0, row << 8)
            addCell(row, column, height * sign, 2 * (x & 255))
            mark(row, column, column + 1)
        }
    }

    /// Adds a line within one row, from (x0, y0) down to (x1, y1), y in 0...256.
    @inline(__always)
    private func addRowPiece(_ row: Int, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
        let height = y1 - y0
        if height <= 0 { return }
        let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        if left >> 8 == right >> 8, left >= 0, right < width << 8 {
            addCell(row, left >> 8, height * sign, (left & 255) + (right & 255))
            mark(row, left >> 8, (left >> 8) + 1)
            return
        }
        if right <= 0 {
            addCell(row, 0, height * sign, 0)
            mark(row, 0, 1)
            return
        }
        if left >= width << 8 { return }
        // From left to right, column by column; the heights of the parts add up to the whole whatever the rounding.
        let slope = Double(height) / Double(right - left)
        var used = 0
        var x = left
        if left < 0 {
            used = wholePart(Double(0 - left) * slope)
            addCell(row, 0, used * sign, 0)
            x = 0
        }
        let firstColumn = x >> 8
        let lastColumn = min(right >> 8, width - 1)
        for column in firstColumn...lastColumn {
            let end = min(right, (column + 1) << 8)
            let reached = end == right ? height : wholePart(Double(end - left) * slope)
            addCell(row, column, (reached - used) * sign, (x - (column << 8)) + (end - (column << 8)))
            used = reached
            x = end
        }
        mark(row, firstColumn, lastColumn + 1)
    }

    /// Adds an edge of `height` at twice the mean distance `position` (0...512) from the left of a pixel.
    @inline(__always)
    private func addCell(_ row: Int, _ column: Int, _ height: Int, _ position: Int) {
        let cell = cells + (row * stride + column)
        let area = height * position
        cell[0] = cell[0] &+ Int32(truncatingIfNeeded: (height << 9) - area)
        cell[1] = cell[1] &+ Int32(truncatingIfNeeded: area)
    }

    @inline(__always)
    private func mark(_ row: Int, _ first: Int, _ last: Int) {
        let words = touched + row * wordsPerRow
        for block in (first >> 2)...(last >> 2) {
            words[block >> 6] |= 1 << UInt64(block & 63)
        }
    }
}
