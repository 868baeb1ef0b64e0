import Pixels

/// The coverage of an outline, as it was read from an accumulator: spans of rows, and bytes where coverage varies.
///
/// Filled from this a shape has the bytes it has filled by its edges, and nothing is left to do but to lay it on.
final class ShapeCoverage: Sendable {
    let bounds: PixelRect
    /// The spans of each row; rows that are alike, as in the middle of a box with round corners, share them.
    private let rows: [Row]
    private let spans: [CoverageAccumulator.Span]
    private let coverage: [UInt8]

    private struct Row: Equatable {
        var first: Int32 = 0
        var count: Int32 = 0
    }

    /// The approximate memory that it takes, in bytes.
    var bytes: Int { 400 + rows.count * 8 + spans.count * 16 + coverage.count }

    /// Reads and clears an accumulator for each band of `bounds`, from the top; `fill` adds the outline to a clear one.
    convenience init(
        _ bounds: PixelRect, _ bands: [PixelRect], _ accumulator: inout CoverageAccumulator,
        fill: (_ band: PixelRect, _ accumulator: inout CoverageAccumulator) -> Void
    ) {
        self.init(bounds) { take in
            for band in bands {
                fill(band, &accumulator)
                accumulator.readRows { take(band.minY - bounds.minY + $0.index, $0) }
            }
        }
    }

    /// Takes a byte for each pixel of `bounds`, row by row from the top.
    convenience init(_ bounds: PixelRect, _ bytes: [UInt8]) {
        let width = bounds.width
        let varying = CoverageAccumulator.Span.varying
        let span = CoverageAccumulator.Span(start: 0, end: Int32(width), coverage: varying, firstByte: 0)
        self.init(bounds) { take in
            withUnsafePointer(to: span) { span in
                bytes.withUnsafeBufferPointer { bytes in
                    guard let bytes = bytes.baseAddress else { return }
                    for index in 0..<bounds.height {
                        take(index, CoveredRow(index: index, spans: span, count: 1, coverage: bytes + index * width))
                    }
                }
            }
        }
    }

    /// `read` calls its argument with the index of each row and its coverage.
    private init(_ bounds: PixelRect, _ read: ((_ index: Int, _ row: CoveredRow) -> Void) -> Void) {
        var rows = [Row](repeating: Row(), count: bounds.height)
        var (spans, coverage): ([CoverageAccumulator.Span], [UInt8]) = ([], [])
        var last = Row()
        read { index, row in
            if !ShapeCoverage.isAlike(row, spans[Int(last.first)..<Int(last.first + last.count)], coverage) {
                last = Row(first: Int32(spans.count), count: Int32(row.count))
                ShapeCoverage.append(row, to: &spans, &coverage)
            }
            rows[index] = last
        }
        let columns = ShapeCoverage.columns(of: spans, coverage)
        for index in spans.indices { spans[index].cut(to: columns) }
        self.bounds = PixelRect(
            minX: bounds.minX + Int(columns.lowerBound), minY: bounds.minY,
            maxX: bounds.minX + Int(columns.upperBound), maxY: bounds.maxY)
        (self.rows, self.spans, self.coverage) = (rows, spans, coverage)
    }

    /// The columns that are not empty: a shape that ends at the canvas's edge is not cut by it.
    private static func columns(of spans: [CoverageAccumulator.Span], _ coverage: [UInt8]) -> Range<Int32> {
        var (left, right) = (Int32.max, Int32(0))
        for span in spans where span.start < left || span.end > right {
            let bytes = span.isVarying ? coverage[Int(span.firstByte)..<(Int(span.firstByte) + span.count)] : [255]
            guard let first = bytes.firstIndex(where: { $0 != 0 }), let last = bytes.lastIndex(where: { $0 != 0 }) else {
                continue
            }
            left = min(left, span.isVarying ? span.start + Int32(first - bytes.startIndex) : span.start)
            right = max(right, span.isVarying ? span.start + Int32(last + 1 - bytes.startIndex) : span.end)
        }
        return left < right ? left..<right : 0..<0
    }

    private static func append(
        _ row: CoveredRow, to spans: inout [CoverageAccumulator.Span], _ coverage: inout [UInt8]
    ) {
        for var span in UnsafeBufferPointer(start: row.spans, count: row.count) {
            if span.isVarying {
                let bytes = UnsafeBufferPointer(start: row.coverage + Int(span.firstByte), count: span.count)
                span.firstByte = Int32(coverage.count)
                coverage.append(contentsOf: bytes)
            }
            spans.append(span)
        }
    }

    /// Returns whether a row has the same coverage as these spans.
    private static func isAlike(
        _ row: CoveredRow, _ spans: ArraySlice<CoverageAccumulator.Span>, _ coverage: [UInt8]
    ) -> Bool {
        guard row.count == spans.count else { return false }
        return zip(UnsafeBufferPointer(start: row.spans, count: row.count), spans).allSatisfy { own, other in
            guard own.start == other.start, own.end == other.end, own.coverage == other.coverage else { return false }
            if !own.isVarying { return true }
            let bytes = UnsafeBufferPointer(start: row.coverage + Int(own.firstByte), count: own.count)
            return bytes.elementsEqual(coverage[Int(other.firstByte)..<(Int(other.firstByte) + other.count)])
        }
    }

    /// Calls `body` with the rows that lie in a box inside the shape's, counted from the box's top left pixel.
    func readRows(in box: PixelRect, _ body: (_ row: CoveredRow) -> Void) {
        let isWide = box.minX == bounds.minX && box.maxX == bounds.maxX
        let columns = Int32(box.minX - bounds.minX)..<Int32(box.maxX - bounds.minX)
        var cut: [CoverageAccumulator.Span] = []
        readRuns(from: box.minY - bounds.minY, count: box.height) { row in
            guard !isWide else { return body(row) }
            cut.removeAll(keepingCapacity: true)
            for var span in UnsafeBufferPointer(start: row.spans, count: row.count)
            where span.end > columns.lowerBound && span.start < columns.upperBound {
                span.cut(to: columns)
                cut.append(span)
            }
            cut.withUnsafeBufferPointer { cut in
                guard let spans = cut.baseAddress, !cut.isEmpty else { return }
                body(
                    CoveredRow(
                        index: row.index, height: row.height, spans: spans, count: cut.count, coverage: row.coverage))
            }
        }
    }

    /// Calls `body` with rows that cover something, those that are alike together, counted from the first.
    private func readRuns(from first: Int, count: Int, _ body: (_ row: CoveredRow) -> Void) {
        rows.withUnsafeBufferPointer { rows in
            spans.withUnsafeBufferPointer { spans in
                coverage.withUnsafeBufferPointer { coverage in
                    // A shape with spans of one coverage only has no bytes, so nothing is read.
                    guard let base = spans.baseAddress else { return }
                    let bytes = coverage.baseAddress ?? UnsafeRawPointer(base).assumingMemoryBound(to: UInt8.self)
                    var index = 0
                    while index < count {
                        let row = rows[first + index]
                        let top = index
                        index += 1
                        if row.count == 0 { continue }
                        while index < count, rows[first + index] == row { index += 1 }
                        body(
                            CoveredRow(
                                index: top, height: index - top, spans: base + Int(row.first), count: Int(row.count),
                                coverage: bytes))
                    }
                }
            }
        }
    }
}

extension CoverageAccumulator.Span {
    /// Leaves out the parts beside some columns, and counts from the first of them.
    fileprivate mutating func cut(to columns: Range<Int32>) {
        if isVarying { firstByte += max(columns.lowerBound - start, 0) }
        start = max(start, columns.lowerBound) - columns.lowerBound
        end = max(min(end, columns.upperBound) - columns.lowerBound, start)
    }
}
