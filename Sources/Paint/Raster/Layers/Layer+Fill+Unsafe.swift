import Pixels

extension Layer {
    /// Composites one pixel over the coverage of rows; their bounds must lie in the layer.
    func fill<Rows: CoverageRows>(_ pixel: UInt32, _ rows: inout Rows) {
        let box = rows.bounds
        precondition(box.intersection(bounds) == box, "An outline lies inside its layer.")
        let width = bounds.width
        let first = rowStart(box.minY) + box.minX - bounds.minX
        withPixels { buffer in
            guard let base = buffer.baseAddress.map({ $0 + first }), pixel >> 24 > 0 else { return }
            let end = UnsafePointer(base - first + buffer.count)
            withUnsafePointer(to: BlendBlock(SIMD4(repeating: pixel))) { block in
                rows.readRows { row in
                    let piece = UniformRows(line: base + row.index * width, width: width, height: row.height, end: end)
                    piece.composite(pixel, block, row)
                }
            }
        }
    }

    /// Composites one pixel over the coverage of an accumulator's rows; their bounds must lie in the layer.
    func fill(_ pixel: UInt32, _ rows: inout RepeatedRows) {
        let box = rows.bounds
        precondition(box.intersection(bounds) == box, "An outline lies inside its layer.")
        let width = bounds.width
        let first = rowStart(box.minY) + box.minX - bounds.minX
        withPixels { buffer in
            guard let base = buffer.baseAddress.map({ $0 + first }) else { return }
            let end = UnsafePointer(base - first + buffer.count)
            // The row that comes several times is composited by itself.
            let count = rows.accumulator.bounds.height - (rows.repeats > 0 ? 1 : 0)
            let done = rows.accumulator.composite(pixel, over: CoveredPixels(base: base, width: width), rows: count)
            if done == rows.accumulator.bounds.height { return }
            withUnsafePointer(to: BlendBlock(SIMD4(repeating: pixel))) { block in
                rows.readRows(from: done) { row in
                    let piece = UniformRows(line: base + row.index * width, width: width, height: row.height, end: end)
                    piece.composite(pixel, block, row)
                }
            }
        }
    }

    /// Composites a paint over the coverage of rows within a mask; their bounds must lie in the layer and in the mask.
    func fill<Rows: CoverageRows>(
        _ painter: Painter, _ rows: inout Rows, _ mask: ClipMask?, _ buffers: inout RowBuffers
    ) {
        let box = rows.bounds
        precondition(box.intersection(bounds) == box, "An outline lies inside its layer.")
        precondition(mask?.bounds.contains(box) ?? true, "An outline lies inside its clip.")
        let first = rowStart(box.minY) + box.minX - bounds.minX
        buffers.reserve(box.width)
        // Rows that are all the same are painted once.
        let common = painter.gradient.flatMap { $0.isSameInAllRows ? $0 : nil }
        common?.paint(x: box.minX, y: box.minY, count: box.width, into: &buffers.pixels)
        withPixels { buffer in
            guard let base = buffer.baseAddress.map({ $0 + first }) else { return }
            let target = PaintTarget(
                base: base, width: bounds.width, box: box, painter: painter, mask: mask, hasCommonRow: common != nil)
            rows.readRows { row in
                for index in row.index..<(row.index + row.height) {
                    target.composite(row, at: index, like: target.mirror(of: index, among: row), &buffers)
                }
            }
        }
    }
}

/// The pixels of a layer that a paint is composited over.
private struct PaintTarget {
    /// The first pixel of the box.
    let base: UnsafeMutablePointer<UInt32>
    /// Pixels from a row to the next.
    let width: Int
    let box: PixelRect
    let painter: Painter
    let mask: ClipMask?
    /// True if the buffer holds the paint's pixels for all rows.
    let hasCommonRow: Bool

    /// Returns the row above that has been painted alike where all of a paint is composited.
    func mirror(of index: Int, among row: CoveredRow) -> Int? {
        guard mask == nil, let mirror = painter.gradient?.mirror(ofRow: box.minY + index).map({ $0 - box.minY }),
            mirror >= row.index, mirror < index
        else { return nil }
        return mirror
    }

    /// Composites the paint over the spans of a row, at the row `index` of the box; pixels of paint alone are the same at the row
    /// `mirror`.
    func composite(_ row: CoveredRow, at index: Int, like mirror: Int?, _ buffers: inout RowBuffers) {
        let (line, y) = (base + index * width, box.minY + index)
        for index in 0..<row.count {
            let span = row.spans[index]
            let (start, x) = (Int(span.start), box.minX + Int(span.start))
            let count = Int(span.end &- span.start)
            let piece = RowPiece(
                row: line + start, x: x, y: y, count: count, painted: hasCommonRow ? start : nil,
                mirror: mirror.map { UnsafePointer(base + $0 * width + start) })
            let varying = span.coverage == CoverageAccumulator.Span.varying ? row.coverage + Int(span.firstByte) : nil
            guard let mask, !mask.isSolid(x: x, y: y, count: count) else {
                if let varying {
                    piece.composite(painter, varying, &buffers.pixels)
                } else {
                    piece.composite(painter, UInt32(bitPattern: span.coverage), &buffers.pixels)
                }
                continue
            }
            buffers.coverage.withUnsafeMutableBufferPointer { clipped in
                guard let clipped = clipped.baseAddress else { return }
                if let varying {
                    mask.multiply(varying, x: x, y: y, count: count, into: clipped)
                } else {
                    mask.multiply(UInt32(bitPattern: span.coverage), x: x, y: y, count: count, into: clipped)
                }
                piece.composite(painter, UnsafePointer(clipped), &buffers.pixels)
            }
        }
    }
}

/// The `count` pixels of a row from (x, y).
private struct RowPiece {
    let row: UnsafeMutablePointer<UInt32>
    let x: Int
    let y: Int
    let count: Int
    /// The index of the piece in the buffer, if it is painted already.
    let painted: Int?
    /// The same pixels in another row, where all of an opaque gradient is composited.
    let mirror: UnsafePointer<UInt32>?

    /// Composites a paint over the piece, all of it `level` of 255.
    func composite(_ painter: Painter, _ level: UInt32, _ buffer: inout [UInt32]) {
        if let gradient = painter.gradient {
            if let pixel = gradient.pixel(ofRow: y) { return RowComposer.solid(pixel, level, row, count) }
            // An opaque gradient needs no copy.
            if level == 255, gradient.ramp.isOpaque {
                if let mirror { return row.update(from: mirror, count: count) }
                guard let painted else { return gradient.paint(x: x, y: y, count: count, into: row) }
                return buffer.withUnsafeBufferPointer { row.update(from: $0.baseAddress! + painted, count: count) }
            }
        }
        withPixels(of: painter, &buffer) { pixel, pixels in
            if let pixels {
                RowComposer.pixels(pixels, level, row, count)
            } else {
                RowComposer.solid(pixel, level, row, count)
            }
        }
    }

    /// Composites a paint over the piece, each pixel weighted by its coverage.
    func composite(_ painter: Painter, _ coverage: UnsafePointer<UInt8>, _ buffer: inout [UInt32]) {
        withPixels(of: painter, &buffer) { pixel, pixels in
            if let pixels {
                RowComposer.pixels(pixels, coverage, row, count)
            } else {
                RowComposer.solid(pixel, coverage, row, count)
            }
        }
    }

    /// Calls a closure with the paint's one pixel, or with its pixels.
    @inline(__always)
    private func withPixels(
        of painter: Painter, _ buffer: inout [UInt32], _ body: (UInt32, UnsafePointer<UInt32>?) -> Void
    ) {
        if let painted { return buffer.withUnsafeBufferPointer { body(0, $0.baseAddress! + painted) } }
        switch painter.row(x: x, y: y, count: count, buffer: &buffer) {
        case .solid(let pixel): body(pixel, nil)
        case .pixels(let pixels, let offset): pixels.withUnsafeBufferPointer { body(0, $0.baseAddress! + offset) }
        case .layer(let layer, let offset): layer.withPixels { body(0, UnsafePointer($0.baseAddress!) + offset) }
        }
    }
}
