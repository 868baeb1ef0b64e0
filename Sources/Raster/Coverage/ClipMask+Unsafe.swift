extension ClipMask {
    /// Writes the product of a coverage and the mask for the `count` pixels from (x, y) to the start of `result`.
    func multiply(_ other: RowCoverage, x: Int, y: Int, count: Int, into result: inout [UInt8]) {
        if result.count < count { result = [UInt8](repeating: 0, count: count) }
        let start = (y - bounds.minY) * bounds.width + x - bounds.minX
        precondition(start >= 0 && start + count <= coverage.count, "A row piece lies inside its clip.")
        coverage.withUnsafeBufferPointer { mask in
            result.withUnsafeMutableBufferPointer { result in
                switch other {
                case .constant(let level):
                    for index in 0..<count {
                        let product = PackedPixel.product(UInt32(mask[start + index]), level)
                        result[index] = UInt8(truncatingIfNeeded: product)
                    }
                case .bytes(let bytes, let offset):
                    bytes.withUnsafeBufferPointer { bytes in
                        for index in 0..<count {
                            let level = UInt32(bytes[offset + index])
                            let product = PackedPixel.product(UInt32(mask[start + index]), level)
                            result[index] = UInt8(truncatingIfNeeded: product)
                        }
                    }
                }
            }
        }
    }

    /// Whether the mask is full on all of these pixels.
    func isSolid(x: Int, y: Int, count: Int) -> Bool {
        let run = solidRuns[y - bounds.minY]
        return x - bounds.minX >= run.lowerBound && x - bounds.minX + count <= run.upperBound
    }
}
