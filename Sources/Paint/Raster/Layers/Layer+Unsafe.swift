/// The source that is composited over a piece of a row.
enum RowSource {
    /// The same pixel everywhere.
    case solid(UInt32)
    /// The pixels of a buffer from index `offset`.
    case pixels([UInt32], offset: Int)
    /// The pixels of another layer from index `offset`.
    case layer(Layer, offset: Int)
}

/// The coverage of each pixel of the piece.
enum RowCoverage {
    /// 1...255 everywhere.
    case constant(UInt32)
    /// A byte a pixel, from index `offset` of a buffer.
    case bytes([UInt8], offset: Int)
}

extension Layer {
    /// Composites `source` over the `count` pixels from (x, y), which must lie in the layer, by source-over.
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
}
