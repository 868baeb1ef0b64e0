/// What is laid over a piece of a row.
enum RowSource {
    /// The same pixel everywhere.
    case solid(UInt32)
    /// The pixels of a buffer from index `offset`.
    case pixels([UInt32], offset: Int)
    /// The pixels of another layer from index `offset`.
    case layer(Layer, offset: Int)
}

/// How much of it, for each pixel of the piece.
enum RowCoverage {
    /// 1...255 everywhere.
    case constant(UInt32)
    /// A byte a pixel, from index `offset` of a buffer.
    case bytes([UInt8], offset: Int)
}

extension Layer {
    /// Lays `source` over the `count` pixels from (x, y), which must lie in the layer, by source-over.
    func compose(_ source: RowSource, _ coverage: RowCoverage, x: Int, y: Int, count: Int) {
        let start = rowStart(y) + x - bounds.minX
        withPixels { buffer in
            precondition(start >= 0 && start + count <= buffer.count, "A row piece lies inside its layer.")
            guard let row = buffer.baseAddress.map({ $0 + start }) else { return }
            switch (source, coverage) {
            case (.solid(let pixel), .constant(let level)):
                RowComposer.solid(pixel, level, row, count)
            case (.solid(let pixel), .bytes(let bytes, let offset)):
                bytes.withUnsafeBufferPointer { RowComposer.solid(pixel, $0.baseAddress! + offset, row, count) }
            case (.pixels(let pixels, let first), .constant(let level)):
                pixels.withUnsafeBufferPointer { RowComposer.pixels($0.baseAddress! + first, level, row, count) }
            case (.pixels(let pixels, let first), .bytes(let bytes, let offset)):
                pixels.withUnsafeBufferPointer { pixels in
                    bytes.withUnsafeBufferPointer {
                        RowComposer.pixels(pixels.baseAddress! + first, $0.baseAddress! + offset, row, count)
                    }
                }
            case (.layer(let layer, let first), .constant(let level)):
                layer.withPixels { RowComposer.pixels($0.baseAddress! + first, level, row, count) }
            case (.layer(let layer, let first), .bytes(let bytes, let offset)):
                layer.withPixels { pixels in
                    bytes.withUnsafeBufferPointer {
                        RowComposer.pixels(pixels.baseAddress! + first, $0.baseAddress! + offset, row, count)
                    }
                }
            }
        }
    }

    /// Lays one pixel over all that the accumulator's outline covers, and clears the accumulator; its bounds must lie in
    /// the layer.
    func fill(_ pixel: UInt32, _ accumulator: inout CoverageAccumulator) {
        let box = accumulator.bounds
        precondition(box.intersection(bounds) == box, "An outline lies inside its layer.")
        let width = bounds.width
        let first = rowStart(box.minY) + box.minX - bounds.minX
        withPixels { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in 0..<box.height {
                let count = accumulator.readRow(row)
                let line = base + (first + row * width)
                accumulator.spans.withUnsafeBufferPointer { spans in
                    accumulator.rowCoverage.withUnsafeBufferPointer { coverage in
                        for index in 0..<count {
                            let span = spans[index]
                            let (start, length) = (Int(span.start), Int(span.end - span.start))
                            if span.coverage == CoverageAccumulator.Span.varying {
                                RowComposer.solid(pixel, coverage.baseAddress! + start, line + start, length)
                            } else {
                                RowComposer.solid(pixel, UInt32(span.coverage), line + start, length)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The loops of source-over.
private enum RowComposer {
    static func solid(_ pixel: UInt32, _ level: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        let source = level == 255 ? pixel : PackedPixel.scale(pixel, by: level)
        let alpha = source >> 24
        if alpha == 255 {
            row.update(repeating: source, count: count)
        } else if alpha > 0 {
            // Two plain loops, which the compiler turns into vector code: the row times what the source lets
            // through, channel by channel, then the source added to it, which never overflows a channel.
            let rest = UInt16(255 - alpha)
            let bytes = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self)
            for index in 0..<(count * 4) {
                let product = UInt16(bytes[index]) &* rest &+ 128
                bytes[index] = UInt8(truncatingIfNeeded: (product &+ (product >> 8)) >> 8)
            }
            for index in 0..<count { row[index] = row[index] &+ source }
        }
    }

    static func solid(
        _ pixel: UInt32, _ coverage: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        let isOpaque = pixel >> 24 == 255
        let lanes = PackedPixel.spread(pixel)
        func compose(_ range: Range<Int>) {
            for index in range {
                let level = coverage[index]
                if level == 0 { continue }
                if level == 255, isOpaque {
                    row[index] = pixel
                    continue
                }
                row[index] = PackedPixel.over(PackedPixel.pack(PackedPixel.scale(lanes, UInt64(level))), row[index])
            }
        }
        var index = 0
        while index + 4 <= count {
            // Most blocks of four are empty or full: between strokes of a letter, and inside them.
            let block = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
            if block == .max, isOpaque {
                (row + index).update(repeating: pixel, count: 4)
            } else if block != 0 {
                compose(index..<(index + 4))
            }
            index += 4
        }
        compose(index..<count)
    }

    static func pixels(
        _ source: UnsafePointer<UInt32>, _ level: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        if level == 255 {
            // One plain loop finds whether all is opaque, and then copying is all there is to do.
            var common = UInt32.max
            for index in 0..<count { common &= source[index] }
            if common >> 24 == 255 { return row.update(from: source, count: count) }
        }
        for index in 0..<count {
            let pixel = level == 255 ? source[index] : PackedPixel.scale(source[index], by: level)
            let alpha = pixel >> 24
            if alpha == 255 {
                row[index] = pixel
            } else if pixel != 0 {
                row[index] = PackedPixel.over(pixel, row[index])
            }
        }
    }

    static func pixels(
        _ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        for index in 0..<count {
            let level = UInt32(coverage[index])
            if level == 0 { continue }
            let pixel = level == 255 ? source[index] : PackedPixel.scale(source[index], by: level)
            if pixel >> 24 == 255 {
                row[index] = pixel
            } else if pixel != 0 {
                row[index] = PackedPixel.over(pixel, row[index])
            }
        }
    }
}
