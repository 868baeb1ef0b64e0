extension GaussianBlur {
    private var rowLength: Int { columns * channels }

    /// The picture as numbers, with its padding rows, each row shrunk to the coarse grid.
    func shrunkAlongX(_ bytes: [UInt8]) -> [Float] {
        let paddedHeight = rows * planY.factor
        let top = planY.padding * planY.factor
        var result = [Float](repeating: 0, count: rowLength * paddedHeight)
        // The row, widened by its padding and by one pixel at each end for the filter.
        var line = [Float](repeating: 0, count: (columns * planX.factor + 2) * channels)
        let first = (planX.padding * planX.factor + 1) * channels
        bytes.withUnsafeBufferPointer { bytes in
            result.withUnsafeMutableBufferPointer { result in
                line.withUnsafeMutableBufferPointer { line in
                    for y in 0..<height {
                        line.update(repeating: 0)
                        let source = y * width * channels
                        for index in 0..<(width * channels) { line[first + index] = Float(bytes[source + index]) }
                        var count = columns * planX.factor
                        while count > columns {
                            count /= 2
                            halveLine(line, count)
                        }
                        let target = (top + y) * rowLength
                        for index in 0..<rowLength { result[target + index] = line[channels + index] }
                    }
                }
            }
        }
        return result
    }

    /// Halves a line in place to `count` samples; it starts one sample in, after a zero, and a zero follows it.
    ///
    /// What is written always lies before what is still to be read.
    private func halveLine(_ line: UnsafeMutableBufferPointer<Float>, _ count: Int) {
        for index in 0..<count {
            for channel in 0..<channels {
                let at = 2 * index * channels + channel
                let outer = line[at] + line[at + 3 * channels]
                let inner = line[at + channels] + line[at + 2 * channels]
                line[(index + 1) * channels + channel] = (outer + 3 * inner) * 0.125
            }
        }
        for channel in 0..<channels { line[(count + 1) * channels + channel] = 0 }
    }

    /// The grid with half the rows, `height` of them.
    func halvedAlongY(_ grid: [Float], height: Int) -> [Float] {
        let length = rowLength
        var result = [Float](repeating: 0, count: length * height)
        grid.withUnsafeBufferPointer { grid in
            result.withUnsafeMutableBufferPointer { result in
                for y in 0..<height {
                    let target = y * length
                    let middle = 2 * y * length
                    for index in 0..<length {
                        result[target + index] = (grid[middle + index] + grid[middle + length + index]) * 0.375
                    }
                    if y > 0 {
                        for index in 0..<length { result[target + index] += grid[middle - length + index] * 0.125 }
                    }
                    if y < height - 1 {
                        for index in 0..<length { result[target + index] += grid[middle + 2 * length + index] * 0.125 }
                    }
                }
            }
        }
        return result
    }

    func convolvedAlongY(_ grid: [Float]) -> [Float] {
        let (length, rows, kernel) = (rowLength, self.rows, planY.kernel)
        if kernel.count == 1 { return grid }
        var result = [Float](repeating: 0, count: grid.count)
        grid.withUnsafeBufferPointer { grid in
            result.withUnsafeMutableBufferPointer { result in
                for y in 0..<rows {
                    let row = UnsafeMutableBufferPointer(rebasing: result[(y * length)..<((y + 1) * length)])
                    for index in 0..<length { row[index] = grid[y * length + index] * kernel[0] }
                    for distance in 1..<kernel.count {
                        let (above, below) = ((y - distance) * length, (y + distance) * length)
                        let weight = kernel[distance]
                        if above >= 0, below < rows * length {
                            for index in 0..<length {
                                row[index] += (grid[above + index] + grid[below + index]) * weight
                            }
                        } else if above >= 0 {
                            for index in 0..<length { row[index] += grid[above + index] * weight }
                        } else if below < rows * length {
                            for index in 0..<length { row[index] += grid[below + index] * weight }
                        }
                    }
                }
            }
        }
        return result
    }

    func convolveAlongX(_ grid: inout [Float]) {
        let (length, kernel) = (rowLength, planX.kernel)
        if kernel.count == 1 { return }
        let margin = (kernel.count - 1) * channels
        var line = [Float](repeating: 0, count: length + 2 * margin)
        grid.withUnsafeMutableBufferPointer { grid in
            line.withUnsafeMutableBufferPointer { line in
                for y in 0..<rows {
                    let row = UnsafeMutableBufferPointer(rebasing: grid[(y * length)..<((y + 1) * length)])
                    for index in 0..<length { line[margin + index] = row[index] }
                    for index in 0..<length { row[index] *= kernel[0] }
                    for distance in 1..<kernel.count {
                        let (before, after) = (margin - distance * channels, margin + distance * channels)
                        let weight = kernel[distance]
                        for index in 0..<length {
                            row[index] += (line[before + index] + line[after + index]) * weight
                        }
                    }
                }
            }
        }
    }

    /// The coarse grid as a picture of the full size, rounded to bytes.
    func grown(_ grid: [Float]) -> [UInt8] {
        let tapsY = GaussianBlur.splineTaps(planY, count: planY.factor > 1 ? height : 0)
        let tapsX = GaussianBlur.splineTaps(planX, count: planX.factor > 1 ? width : 0)
        let length = rowLength
        var result = [UInt8](repeating: 0, count: width * height * channels)
        var line = [Float](repeating: 0, count: length)
        grid.withUnsafeBufferPointer { grid in
            result.withUnsafeMutableBufferPointer { result in
                line.withUnsafeMutableBufferPointer { line in
                    for y in 0..<height {
                        if tapsY.isEmpty {
                            for index in 0..<length { line[index] = grid[y * length + index] }
                        } else {
                            let tap = tapsY[y]
                            let (w0, w1, w2, w3) = (tap.weights.x, tap.weights.y, tap.weights.z, tap.weights.w)
                            let start = tap.start * length
                            for index in 0..<length {
                                let at = start + index
                                line[index] = grid[at] * w0 + grid[at + length] * w1 + grid[at + 2 * length] * w2
                                    + grid[at + 3 * length] * w3
                            }
                        }
                        growLine(line, tapsX, result, at: y * width * channels)
                    }
                }
            }
        }
        return result
    }

    private func growLine(
        _ line: UnsafeMutableBufferPointer<Float>, _ taps: [SplineTap], _ result: UnsafeMutableBufferPointer<UInt8>,
        at start: Int
    ) {
        if taps.isEmpty {
            for index in 0..<(width * channels) { result[start + index] = GaussianBlur.byte(line[index]) }
            return
        }
        taps.withUnsafeBufferPointer { taps in
            for x in 0..<width {
                let tap = taps[x]
                let (w0, w1, w2, w3) = (tap.weights.x, tap.weights.y, tap.weights.z, tap.weights.w)
                for channel in 0..<channels {
                    let at = tap.start * channels + channel
                    let sum = line[at] * w0 + line[at + channels] * w1 + line[at + 2 * channels] * w2
                        + line[at + 3 * channels] * w3
                    result[start + x * channels + channel] = GaussianBlur.byte(sum)
                }
            }
        }
    }

    @inline(__always)
    private static func byte(_ value: Float) -> UInt8 {
        UInt8(truncatingIfNeeded: Int32(min(max(value + 0.5, 0), 255)))
    }
}
