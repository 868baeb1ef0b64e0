extension CoverageAccumulator {
    /// Reads all rows of `bounds` from the top and clears them: calls `body` with each row that has any coverage.
    mutating func readRows(_ body: (_ row: CoveredRow) -> Void) { readRows(from: 0, body) }

    /// Reads the rows from the one of index `first` on; those above must be clear.
    mutating func readRows(from first: Int, _ body: (_ row: CoveredRow) -> Void) {
        let (stride, width, height) = (self.stride, bounds.width, bounds.height)
        let (rule, isAntialiased) = (self.rule, self.isAntialiased)
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                rowCoverage.withUnsafeMutableBufferPointer { coverage in
                    spans.withUnsafeMutableBufferPointer { spans in
                        guard let cells = cells.baseAddress, let touched = touched.baseAddress,
                            let coverage = coverage.baseAddress, let spans = spans.baseAddress
                        else { return }
                        for row in first..<height {
                            let reader = RowReader(
                                cells: cells + row * stride, touched: touched + row * stride / 4, stride: stride,
                                width: width, coverage: coverage, spans: spans)
                            let count = reader.read(rule, isAntialiased)
                            if count > 0 {
                                body(
                                    CoveredRow(
                                        index: row, spans: UnsafePointer(spans), count: count,
                                        coverage: UnsafePointer(coverage)))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The covered part of a row: pieces in order, gaps left out.
struct CoveredRow {
    /// The row's number from the top of the rows that are read.
    let index: Int
    /// The number of rows, this one and those below that are the same, which are not read again.
    var height = 1
    let spans: UnsafePointer<CoverageAccumulator.Span>
    let count: Int
    /// The bytes of spans that vary.
    let coverage: UnsafePointer<UInt8>
}

/// Makes spans of the cells of one row.
private struct RowReader {
    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt8>
    let stride: Int
    let width: Int
    let coverage: UnsafeMutablePointer<UInt8>
    let spans: UnsafeMutablePointer<CoverageAccumulator.Span>

    /// Writes the row's spans and clears its cells; gives the number of spans.
    @inline(__always)
    func read(_ rule: CoverageAccumulator.Rule, _ isAntialiased: Bool) -> Int {
        switch (rule, isAntialiased) {
        case (.nonZero, true): read { Levels.rounded(Levels.nonZero($0)) }
        case (.evenOdd, true): read { Levels.rounded(Levels.evenOdd($0)) }
        case (.nonZero, false): read { Levels.hard(Levels.nonZero($0)) }
        case (.evenOdd, false): read { Levels.hard(Levels.evenOdd($0)) }
        }
    }

    @inline(__always)
    private func read(_ levels: (SIMD4<Int32>) -> SIMD4<Int32>) -> Int {
        var sum = SIMD4<Int32>.zero
        var (count, x) = (0, 0)
        let groups = stride / CoverageAccumulator.cellsPerGroup
        var group = 0
        while group < groups {
            let firstBlock = group &* 8
            var bits = takeTouched(group, groups)
            group &+= 8
            while bits != 0 {
                // A run of neighbouring blocks.
                let first = bits.trailingZeroBitCount
                let length = (~(bits &>> UInt64(first))).trailingZeroBitCount
                bits = length == 64 ? 0 : bits & ~(((1 &<< UInt64(length)) &- 1) &<< UInt64(first))
                let start = (firstBlock &+ first) &* 4
                let end = start &+ length &* 4
                if start > x { add(x, start, levels(sum)[0], &count) }
                convert(start, end, &sum, levels)
                addVarying(start, end, &count)
                x = end
            }
        }
        if x < width { add(x, width, levels(sum)[0], &count) }
        return count
    }

    /// The bits of the touched blocks of up to eight groups from `first`; clears them.
    @inline(__always)
    private func takeTouched(_ first: Int, _ groups: Int) -> UInt64 {
        var bits: UInt64 = 0
        for index in 0..<min(8, groups &- first) {
            let bytes = UnsafeMutableRawPointer(touched + (first &+ index) &* 8)
            let flags = bytes.loadUnaligned(as: UInt64.self)
            if flags == 0 { continue }
            bytes.storeBytes(of: 0, as: UInt64.self)
            // The product gathers the lowest bit of each byte in the highest byte.
            let gathered = (UInt64(littleEndian: flags) &* 0x0102_0408_1020_4080) &>> 56
            bits |= gathered &<< UInt64(index &* 8)
        }
        return bits
    }

    /// Turns the cells of a run of blocks into coverage, and clears them.
    @inline(__always)
    private func convert(
        _ start: Int, _ end: Int, _ sum: inout SIMD4<Int32>, _ levels: (SIMD4<Int32>) -> SIMD4<Int32>
    ) {
        var pixel = start
        while pixel < end {
            let bytes = SIMD4<UInt8>(truncatingIfNeeded: levels(CellBlock.take(cells + pixel, &sum)))
            UnsafeMutableRawPointer(coverage + pixel).storeBytes(of: bytes, as: SIMD4<UInt8>.self)
            pixel &+= 4
        }
    }

    @inline(__always)
    private func add(_ start: Int, _ end: Int, _ level: Int32, _ count: inout Int) {
        if level == 0 { return }
        spans[count] = CoverageAccumulator.Span(
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), coverage: level,
            firstByte: 0)
        count &+= 1
    }

    /// Adds a span that varies, or lengthens the last one up to it; the last block may reach over the row's end.
    @inline(__always)
    private func addVarying(_ start: Int, _ end: Int, _ count: inout Int) {
        let (start, end) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: min(end, width)))
        if start >= end { return }
        let varying = CoverageAccumulator.Span.varying
        if count > 0, spans[count &- 1].coverage == varying, spans[count &- 1].end == start {
            spans[count &- 1].end = end
        } else {
            spans[count] = CoverageAccumulator.Span(start: start, end: end, coverage: varying, firstByte: start)
            count &+= 1
        }
    }
}
