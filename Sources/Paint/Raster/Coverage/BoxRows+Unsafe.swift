import Pixels

/// A box of whole pixels.
struct BoxRows: CoverageRows {
    let bounds: PixelRect

    func readRows(_ body: (_ row: CoveredRow) -> Void) {
        let span = CoverageAccumulator.Span(
            start: 0, end: Int32(truncatingIfNeeded: bounds.width), coverage: 255, firstByte: 0)
        withUnsafePointer(to: span) { span in
            let unread = UnsafeRawPointer(span).assumingMemoryBound(to: UInt8.self)
            body(CoveredRow(index: 0, height: bounds.height, spans: span, count: 1, coverage: unread))
        }
    }
}
