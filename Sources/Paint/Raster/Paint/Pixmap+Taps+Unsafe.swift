import Pixels

extension Pixmap {
    /// Returns a picture whose pixels are made of this one's, by `columns` along each row and by `rows` down each column.
    ///
    /// Channels that overshoot are held between nothing and alpha.
    func resampled(columns: [PixelTaps], rows: [PixelTaps]) -> Pixmap {
        precondition(
            columns.allSatisfy { $0.first >= 0 && $0.first + $0.weights.count <= widthInPixels }
                && rows.allSatisfy { $0.first >= 0 && $0.first + $0.weights.count <= heightInPixels },
            "Taps lie inside the picture.")
        var result = Pixmap(widthInPixels: columns.count, heightInPixels: rows.count)
        let width = widthInPixels
        var line = [SIMD4<Float>](repeating: SIMD4(repeating: 0), count: width)
        bytes.withUnsafeBufferPointer { source in
            result.bytes.withUnsafeMutableBufferPointer { target in
                line.withUnsafeMutableBufferPointer { line in
                    for (y, row) in rows.enumerated() {
                        line.update(repeating: SIMD4(repeating: 0))
                        for (offset, weight) in row.weights.enumerated() {
                            let start = (row.first + offset) * width * 4
                            for x in 0..<width {
                                let index = start + x * 4
                                line[x] +=
                                    weight
                                    * SIMD4<Float>(
                                        Float(source[index]), Float(source[index + 1]), Float(source[index + 2]),
                                        Float(source[index + 3]))
                            }
                        }
                        for (x, column) in columns.enumerated() {
                            var sum = SIMD4<Float>(repeating: 0)
                            for (offset, weight) in column.weights.enumerated() { sum += line[column.first + offset] * weight }
                            let pixel = Self.held(sum)
                            for channel in 0..<4 { target[(y * columns.count + x) * 4 + channel] = pixel[channel] }
                        }
                    }
                }
            }
        }
        return result
    }

    /// A premultiplied pixel of sums that may overshoot.
    @inline(__always)
    static func held(_ sum: SIMD4<Float>) -> SIMD4<UInt8> {
        let alpha = min(max(sum.w, 0), 255)
        let limited = sum.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: alpha))
        return SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(limited + 0.5))
    }
}
