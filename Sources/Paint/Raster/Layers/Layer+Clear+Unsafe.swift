import Pixels

extension Layer {
    /// Makes all of the layer transparent except where rows cover it wholly; their bounds must lie in the layer.
    func clear<Rows: CoverageRows>(around rows: inout Rows) {
        let box = rows.bounds
        precondition(bounds.contains(box), "An outline lies inside its layer.")
        let width = bounds.width
        let first = rowStart(box.minY) + box.minX - bounds.minX
        withPixels { pixels in
            // From one covered piece to the next one, often in another row.
            var next = 0
            rows.readRows { row in
                for span in UnsafeBufferPointer(start: row.spans, count: row.count) where span.coverage == 255 {
                    let start = first + row.index * width + Int(span.start)
                    UnsafeMutableBufferPointer(rebasing: pixels[next..<start]).update(repeating: 0)
                    next = start + span.count
                }
            }
            UnsafeMutableBufferPointer(rebasing: pixels[next...]).update(repeating: 0)
        }
    }

    /// Makes a box of the layer transparent.
    func clear(_ box: PixelRect) {
        let box = box.intersection(bounds)
        guard !box.isEmpty else { return }
        withPixels { pixels in
            for y in box.minY..<box.maxY {
                let start = rowStart(y) + box.minX - bounds.minX
                UnsafeMutableBufferPointer(rebasing: pixels[start..<(start + box.width)]).update(repeating: 0)
            }
        }
    }
}
