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
        if channels == 4 {
            return UnsafeMutableRawBufferPointer(line).withMemoryRebound(to: SIMD4<Float>.self) {
                GaussianBlur.halve($0, count)
            }
        }
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
        // Rows of zeros stand in for those beyond the ends.
        let zeros = [Float](repeating: 0, count: length)
        var result = [Float](repeating: 0, count: grid.count)
        grid.withUnsafeBufferPointer { grid in
            zeros.withUnsafeBufferPointer { zeros in
                result.withUnsafeMutableBufferPointer { result in
                    guard let base = grid.baseAddress, let zero = zeros.baseAddress,
                        let target = result.baseAddress
                    else { return }
                    func row(_ y: Int) -> UnsafePointer<Float> { y >= 0 && y < rows ? base + y * length : zero }
                    for y in 0..<rows {
                        let output = target + y * length
                        for index in 0..<length { output[index] = base[y * length + index] * kernel[0] }
                        var distance = 1
                        while distance + 1 < kernel.count {
                            let far = distance + 1
                            GaussianBlur.add(
                                (row(y - distance), row(y + distance), kernel[distance]),
                                (row(y - far), row(y + far), kernel[far]), to: output, length)
                            distance += 2
                        }
                        if distance < kernel.count {
                            GaussianBlur.add(
                                (row(y - distance), row(y + distance), kernel[distance]), (zero, zero, 0), to: output,
                                length)
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
        // The row with zeros beyond its ends, and one more weight of zero so that weights pair up.
        var line = [Float](repeating: 0, count: length + 2 * margin + 2 * channels)
        let weights = kernel + [0]
        grid.withUnsafeMutableBufferPointer { grid in
            line.withUnsafeMutableBufferPointer { line in
                guard let base = grid.baseAddress, let middle = line.baseAddress.map({ $0 + margin + channels }) else {
                    return
                }
                for y in 0..<rows {
                    let row = base + y * length
                    for index in 0..<length { middle[index] = row[index] }
                    for index in 0..<length { row[index] = middle[index] * weights[0] }
                    for distance in stride(from: 1, to: kernel.count, by: 2) {
                        let (near, far) = (distance * channels, (distance + 1) * channels)
                        GaussianBlur.add(
                            (UnsafePointer(middle) - near, UnsafePointer(middle) + near, weights[distance]),
                            (UnsafePointer(middle) - far, UnsafePointer(middle) + far, weights[distance + 1]), to: row,
                            length)
                    }
                }
            }
        }
    }

    /// Two samples on either side and their common weight.
    private typealias Pair = (before: UnsafePointer<Float>, after: UnsafePointer<Float>, weight: Float)

    /// Adds two weighted pairs to a row; a plain loop, which the compiler turns into vector code.
    @inline(__always)
    private static func add(_ near: Pair, _ far: Pair, to row: UnsafeMutablePointer<Float>, _ length: Int) {
        let (a, b, u) = near
        let (c, d, v) = far
        for index in 0..<length {
            row[index] += (a[index] + b[index]) * u + (c[index] + d[index]) * v
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
            if channels == 4 {
                return UnsafeMutableRawBufferPointer(line).withMemoryRebound(to: SIMD4<Float>.self) {
                    GaussianBlur.grow($0, taps, to: result, at: start)
                }
            }
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
    static func byte(_ value: Float) -> UInt8 {
        UInt8(truncatingIfNeeded: Int32(min(max(value + 0.5, 0), 255)))
    }
}
