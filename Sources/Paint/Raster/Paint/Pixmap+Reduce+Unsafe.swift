import Pixels

extension Pixmap {
    /// The picture made smaller: each new pixel is the exact mean of the area it covers, so nothing aliases.
    ///
    /// Sizes are from 1 to the picture's own.
    func reduced(toWidth width: Int, height: Int) -> Pixmap {
        if width == widthInPixels, height == heightInPixels { return self }
        let columns = AreaWeights(from: widthInPixels, to: width)
        let rows = AreaWeights(from: heightInPixels, to: height)
        var result = Pixmap(widthInPixels: width, heightInPixels: height)
        var line = [Float](repeating: 0, count: widthInPixels * 4)
        bytes.withUnsafeBufferPointer { source in
            result.bytes.withUnsafeMutableBufferPointer { target in
                line.withUnsafeMutableBufferPointer { line in
                    for y in 0..<height {
                        line.update(repeating: 0)
                        for (row, weight) in rows.parts(y) {
                            let start = row * widthInPixels * 4
                            for index in line.indices { line[index] += Float(source[start + index]) * weight }
                        }
                        for x in 0..<width {
                            var sum = SIMD4<Float>(repeating: 0)
                            for (column, weight) in columns.parts(x) {
                                let index = column * 4
                                sum += SIMD4(line[index], line[index + 1], line[index + 2], line[index + 3]) * weight
                            }
                            for channel in 0..<4 {
                                target[(y * width + x) * 4 + channel] = UInt8(min(max(sum[channel] + 0.5, 0), 255))
                            }
                        }
                    }
                }
            }
        }
        return result
    }
}

/// The cells of `from` that lie under each of `to` larger ones, and the share of the larger one that they fill.
private struct AreaWeights {
    private let ratio: Double
    private let last: Int

    init(from: Int, to: Int) {
        ratio = Double(from) / Double(to)
        last = from - 1
    }

    func parts(_ index: Int) -> [(cell: Int, weight: Float)] {
        let (start, end) = (Double(index) * ratio, Double(index + 1) * ratio)
        let cells = min(Int(start), last)...max(min(Int(start), last), min(Int(end.rounded(.up)) - 1, last))
        return cells.map { cell in
            let part = min(end, Double(cell + 1)) - max(start, Double(cell))
            return (cell, Float(max(part, 0) / ratio))
        }
    }
}
