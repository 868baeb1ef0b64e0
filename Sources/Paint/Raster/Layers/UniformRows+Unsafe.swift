/// A run of rows with identical coverage, composited with one prepared row.
struct UniformRows {
    /// The first pixel that spans count from, in the first row.
    let line: UnsafeMutablePointer<UInt32>
    /// Pixels from a row to the next.
    let width: Int
    let height: Int
    /// The end of the layer's pixels.
    let end: UnsafePointer<UInt32>

    /// The fewest rows for which a row is prepared; in shorter runs each row is computed by itself.
    private static let fewestRows = 4

    /// Composites a pixel over the spans of a row in all rows; `block` is four of the pixel.
    @inline(__always)
    func composite(_ pixel: UInt32, _ block: UnsafePointer<BlendBlock>, _ row: CoveredRow) {
        if height >= UniformRows.fewestRows, let blocks = blocksOfVaryingSpans(row), blocks > 0 {
            return withUnsafeTemporaryAllocation(of: BlendBlock.self, capacity: blocks) { buffer in
                if let buffer = buffer.baseAddress { layPrepared(pixel, block, row, buffer) }
            }
        }
        for index in 0..<height { UniformRows.composite(pixel, block, row, line + index &* width) }
    }

    /// Composites a pixel over the spans of one row.
    @inline(__always)
    private static func composite(
        _ pixel: UInt32, _ block: UnsafePointer<BlendBlock>, _ row: CoveredRow, _ line: UnsafeMutablePointer<UInt32>
    ) {
        for index in 0..<row.count {
            let span = row.spans[index]
            let (target, length) = (line + Int(span.start), Int(span.end &- span.start))
            if span.coverage == CoverageAccumulator.Span.varying {
                RowComposer.solid(pixel, row.coverage + Int(span.firstByte), target, length)
            } else {
                composite(pixel, block, UInt32(bitPattern: span.coverage), target, length)
            }
        }
    }

    /// Composites a pixel over pixels that are covered alike.
    @inline(__always)
    static func composite(
        _ pixel: UInt32, _ block: UnsafePointer<BlendBlock>, _ level: UInt32, _ target: UnsafeMutablePointer<UInt32>,
        _ length: Int
    ) {
        if level < 255 {
            RowComposer.solid(pixel, level, target, length)
        } else if pixel >> 24 == 255 {
            target.update(repeating: pixel, count: length)
        } else {
            BlendBlock.composite(block, pixel, target, length)
        }
    }

    /// The blocks of four that the varying spans take; nil where the last would reach beyond the layer.
    private func blocksOfVaryingSpans(_ row: CoveredRow) -> Int? {
        var blocks = 0
        for index in 0..<row.count where row.spans[index].isVarying {
            let span = row.spans[index]
            let count = (span.count &+ 3) / 4
            let last = line + ((height &- 1) &* width &+ Int(span.start) &+ 4 &* count)
            if UnsafePointer(last) > end { return nil }
            blocks &+= count
        }
        return blocks
    }

    /// Computes the pixels of the varying spans once, then composites all rows. The last block of a span may go on beyond it, where it
    /// leaves every pixel as it is.
    private func layPrepared(
        _ pixel: UInt32, _ block: UnsafePointer<BlendBlock>, _ row: CoveredRow, _ blocks: UnsafeMutablePointer<BlendBlock>
    ) {
        var count = 0
        for index in 0..<row.count where row.spans[index].isVarying {
            let span = row.spans[index]
            let bytes = row.coverage + Int(span.firstByte)
            for first in Swift.stride(from: 0, to: span.count, by: 4) {
                var four = SIMD4<UInt32>.zero
                for place in 0..<min(4, span.count &- first) {
                    four[place] = PackedPixel.scale(pixel, by: UInt32(bytes[first &+ place]))
                }
                (blocks + count).initialize(to: BlendBlock(four))
                count &+= 1
            }
        }
        for y in 0..<height {
            let line = line + y &* width
            var next = UnsafePointer(blocks)
            for index in 0..<row.count {
                let span = row.spans[index]
                let (target, length) = (line + Int(span.start), Int(span.end &- span.start))
                guard span.coverage == CoverageAccumulator.Span.varying else {
                    UniformRows.composite(pixel, block, UInt32(bitPattern: span.coverage), target, length)
                    continue
                }
                let blocks = (length &+ 3) / 4
                BlendBlock.composite(next, over: target, blocks)
                next += blocks
            }
        }
    }
}
