extension ClipMask {
    /// Writes the product of a coverage and the mask for the `count` pixels from (x, y) to the start of `result`.
    func multiply(_ other: RowCoverage, x: Int, y: Int, count: Int, into result: inout [UInt8]) {
        if result.count < count { result = [UInt8](repeating: 0, count: count) }
        result.withUnsafeMutableBufferPointer { result in
            guard let result = result.baseAddress else { return }
            switch other {
            case .constant(let level):
                multiply(level, x: x, y: y, count: count, into: result)
            case .bytes(let bytes, let offset):
                bytes.withUnsafeBufferPointer {
                    multiply($0.baseAddress! + offset, x: x, y: y, count: count, into: result)
                }
            }
        }
    }

    /// Writes the mask times `level` / 255. Plain loops, which the compiler turns into vector code.
    func multiply(_ level: UInt32, x: Int, y: Int, count: Int, into result: UnsafeMutablePointer<UInt8>) {
        withRow(x: x, y: y, count: count) { mask in
            if level == 255 { return result.update(from: mask, count: count) }
            let factor = UInt16(truncatingIfNeeded: level)
            for index in 0..<count { result[index] = ClipMask.product(UInt16(mask[index]), factor) }
        }
    }

    /// Writes the mask times a coverage.
    func multiply(
        _ coverage: UnsafePointer<UInt8>, x: Int, y: Int, count: Int, into result: UnsafeMutablePointer<UInt8>
    ) {
        withRow(x: x, y: y, count: count) { mask in
            for index in 0..<count {
                result[index] = ClipMask.product(UInt16(mask[index]), UInt16(coverage[index]))
            }
        }
    }

    @inline(__always)
    private func withRow(x: Int, y: Int, count: Int, _ body: (UnsafePointer<UInt8>) -> Void) {
        let start = (y - bounds.minY) * bounds.width + x - bounds.minX
        precondition(start >= 0 && start + count <= coverage.count, "A row piece lies inside its clip.")
        coverage.withUnsafeBufferPointer { body($0.baseAddress! + start) }
    }

    /// `PackedPixel.product` in 16 bits.
    @inline(__always)
    private static func product(_ a: UInt16, _ b: UInt16) -> UInt8 {
        let product = a &* b &+ 128
        return UInt8(truncatingIfNeeded: (product &+ (product >> 8)) >> 8)
    }

    /// Writes a row of coverage, times the mask of the clip around it, to a mask's bytes from index `start`, where
    /// column `x` lies; gives the longest run of full coverage in columns from there.
    static func write(
        _ row: CoveredRow, x: Int, y: Int, under outer: ClipMask?, to bytes: inout [UInt8], at start: Int
    ) -> Range<Int> {
        var longest = 0..<0
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let line = bytes.baseAddress.map({ $0 + start }) else { return }
            for index in 0..<row.count {
                let span = row.spans[index]
                let (first, count) = (Int(span.start), Int(span.end - span.start))
                let varying = span.coverage == CoverageAccumulator.Span.varying ? row.coverage + Int(span.firstByte) : nil
                let level = UInt32(bitPattern: span.coverage)
                if let outer, !outer.isSolid(x: x + first, y: y, count: count) {
                    if let varying {
                        outer.multiply(varying, x: x + first, y: y, count: count, into: line + first)
                    } else {
                        outer.multiply(level, x: x + first, y: y, count: count, into: line + first)
                    }
                } else if let varying {
                    (line + first).update(from: varying, count: count)
                } else {
                    (line + first).update(repeating: UInt8(truncatingIfNeeded: level), count: count)
                    if level == 255, count > longest.count { longest = first..<(first + count) }
                }
            }
        }
        return longest
    }

    /// Returns whether the mask is full on all of these pixels.
    func isSolid(x: Int, y: Int, count: Int) -> Bool {
        let run = solidRuns[y - bounds.minY]
        return x - bounds.minX >= run.lowerBound && x - bounds.minX + count <= run.upperBound
    }
}
