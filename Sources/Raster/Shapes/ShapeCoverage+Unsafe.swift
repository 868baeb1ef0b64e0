/// What an outline covers, as it was read of an accumulator: spans of rows, and bytes where coverage varies.
///
/// Filled from this a shape has the bytes it has filled by its edges, and nothing is left to do but to lay it on.
final class ShapeCoverage: Sendable {
    let bounds: PixelRect
    /// For each row the index of its first span, and behind the last row the number of all spans.
    private let firstSpans: [Int32]
    private let spans: [CoverageAccumulator.Span]
    private let coverage: [UInt8]

    /// About what it takes in memory.
    var bytes: Int { 400 + firstSpans.count * 4 + spans.count * 16 + coverage.count }

    /// Reads and clears an accumulator for each band of `bounds`, from the top; `fill` adds the outline to a clear one.
    init(
        _ bounds: PixelRect, _ bands: [PixelRect], _ accumulator: inout CoverageAccumulator,
        fill: (_ band: PixelRect, _ accumulator: inout CoverageAccumulator) -> Void
    ) {
        var firstSpans: [Int32] = []
        firstSpans.reserveCapacity(bounds.height + 1)
        var (spans, coverage): ([CoverageAccumulator.Span], [UInt8]) = ([], [])
        for band in bands {
            fill(band, &accumulator)
            accumulator.readRows { row in
                let index = band.minY - bounds.minY + row.index
                while firstSpans.count <= index { firstSpans.append(Int32(spans.count)) }
                for var span in UnsafeBufferPointer(start: row.spans, count: row.count) {
                    if span.coverage == CoverageAccumulator.Span.varying {
                        let bytes = UnsafeBufferPointer(
                            start: row.coverage + Int(span.firstByte), count: Int(span.end - span.start))
                        span.firstByte = Int32(coverage.count)
                        coverage.append(contentsOf: bytes)
                    }
                    spans.append(span)
                }
            }
        }
        while firstSpans.count <= bounds.height { firstSpans.append(Int32(spans.count)) }
        (self.bounds, self.firstSpans, self.spans, self.coverage) = (bounds, firstSpans, spans, coverage)
    }

    /// Calls `body` with the rows that lie in a box as wide as the shape, counted from the box's top.
    fileprivate func readRows(in box: PixelRect, _ body: (_ row: CoveredRow) -> Void) {
        let first = box.minY - bounds.minY
        firstSpans.withUnsafeBufferPointer { firstSpans in
            spans.withUnsafeBufferPointer { spans in
                coverage.withUnsafeBufferPointer { coverage in
                    // A shape with spans of one coverage only has no bytes, and none are read.
                    guard let base = spans.baseAddress else { return }
                    let bytes = coverage.baseAddress ?? UnsafeRawPointer(base).assumingMemoryBound(to: UInt8.self)
                    for row in 0..<box.height {
                        let (start, end) = (Int(firstSpans[first + row]), Int(firstSpans[first + row + 1]))
                        if start < end {
                            body(CoveredRow(index: row, spans: base + start, count: end - start, coverage: bytes))
                        }
                    }
                }
            }
        }
    }
}

/// The rows of a shape's coverage that may be drawn on.
struct ShapeRows: CoverageRows {
    let bounds: PixelRect
    private let shape: ShapeCoverage

    /// Nil where a side of the clip cuts the shape; above and below, rows are left out.
    init?(_ shape: ShapeCoverage, within limits: PixelRect) {
        guard shape.bounds.minX >= limits.minX, shape.bounds.maxX <= limits.maxX else { return nil }
        self.shape = shape
        bounds = shape.bounds.intersection(limits)
    }

    func readRows(_ body: (_ row: CoveredRow) -> Void) {
        if !bounds.isEmpty { shape.readRows(in: bounds, body) }
    }
}

/// A box of whole pixels.
struct BoxRows: CoverageRows {
    let bounds: PixelRect

    func readRows(_ body: (_ row: CoveredRow) -> Void) {
        let span = CoverageAccumulator.Span(
            start: 0, end: Int32(truncatingIfNeeded: bounds.width), coverage: 255, firstByte: 0)
        withUnsafePointer(to: span) { span in
            let unread = UnsafeRawPointer(span).assumingMemoryBound(to: UInt8.self)
            for row in 0..<bounds.height { body(CoveredRow(index: row, spans: span, count: 1, coverage: unread)) }
        }
    }
}
