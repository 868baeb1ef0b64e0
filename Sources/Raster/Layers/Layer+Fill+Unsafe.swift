extension Layer {
    /// Lays one pixel over all that rows cover; their bounds must lie in the layer.
    func fill<Rows: CoverageRows>(_ pixel: UInt32, _ rows: inout Rows) {
        let box = rows.bounds
        precondition(box.intersection(bounds) == box, "An outline lies inside its layer.")
        let width = bounds.width
        let first = rowStart(box.minY) + box.minX - bounds.minX
        withPixels { buffer in
            guard let base = buffer.baseAddress.map({ $0 + first }) else { return }
            rows.readRows { row in
                let line = base + row.index * width
                for index in 0..<row.count {
                    let span = row.spans[index]
                    let (start, length) = (Int(span.start), Int(span.end &- span.start))
                    if span.coverage == CoverageAccumulator.Span.varying {
                        RowComposer.solid(pixel, row.coverage + Int(span.firstByte), line + start, length)
                    } else {
                        RowComposer.solid(pixel, UInt32(bitPattern: span.coverage), line + start, length)
                    }
                }
            }
        }
    }

    /// Lays a paint over all that rows cover and a mask lets through; their bounds must lie in the layer and in the mask.
    func fill<Rows: CoverageRows>(
        _ painter: Painter, _ rows: inout Rows, _ mask: ClipMask?, _ buffers: inout RowBuffers
    ) {
        let box = rows.bounds
        precondition(box.intersection(bounds) == box, "An outline lies inside its layer.")
        precondition(mask?.bounds.contains(box) ?? true, "An outline lies inside its clip.")
        let width = bounds.width
        let first = rowStart(box.minY) + box.minX - bounds.minX
        buffers.reserve(box.width)
        // Rows that are all the same are painted once.
        let common = painter.gradient.flatMap { $0.isSameInAllRows ? $0 : nil }
        common?.paint(x: box.minX, y: box.minY, count: box.width, into: &buffers.pixels)
        let hasCommonRow = common != nil
        withPixels { buffer in
            guard let base = buffer.baseAddress.map({ $0 + first }) else { return }
            rows.readRows { row in
                let (line, y) = (base + row.index * width, box.minY + row.index)
                for index in 0..<row.count {
                    let span = row.spans[index]
                    let (start, x) = (Int(span.start), box.minX + Int(span.start))
                    let count = Int(span.end &- span.start)
                    let piece = RowPiece(
                        row: line + start, x: x, y: y, count: count, painted: hasCommonRow ? start : nil)
                    let varying = span.coverage == CoverageAccumulator.Span.varying ? row.coverage + Int(span.firstByte) : nil
                    guard let mask, !mask.isSolid(x: x, y: y, count: count) else {
                        if let varying {
                            piece.lay(painter, varying, &buffers.pixels)
                        } else {
                            piece.lay(painter, UInt32(bitPattern: span.coverage), &buffers.pixels)
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
                        piece.lay(painter, UnsafePointer(clipped), &buffers.pixels)
                    }
                }
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
    /// Where the piece lies in the buffer, if it is painted already.
    let painted: Int?

    /// Lays a paint over the piece, all of it `level` of 255.
    func lay(_ painter: Painter, _ level: UInt32, _ buffer: inout [UInt32]) {
        if let gradient = painter.gradient {
            if let pixel = gradient.pixel(ofRow: y) { return RowComposer.solid(pixel, level, row, count) }
            // An opaque gradient needs no copy.
            if level == 255, gradient.ramp.isOpaque {
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

    /// Lays a paint over the piece, each pixel as much as its coverage says.
    func lay(_ painter: Painter, _ coverage: UnsafePointer<UInt8>, _ buffer: inout [UInt32]) {
        withPixels(of: painter, &buffer) { pixel, pixels in
            if let pixels {
                RowComposer.pixels(pixels, coverage, row, count)
            } else {
                RowComposer.solid(pixel, coverage, row, count)
            }
        }
    }

    /// Gives the paint's one pixel, or its pixels.
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
