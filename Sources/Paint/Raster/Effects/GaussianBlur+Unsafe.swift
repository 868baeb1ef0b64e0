import Pixels

extension GaussianBlur {
    /// Numbers that a loop takes at a time; rows of the coarse grid are filled up to a multiple of it.
    static var block: Int { 16 }

    private var rowLength: Int {
        (columns * channels + GaussianBlur.block - 1) / GaussianBlur.block * GaussianBlur.block
    }

    /// Calls `body` for each row of `result` from the top with its bytes.
    ///
    /// `bytes` are those of the box `source`, which lies in `work`, as does `result`.
    func forEachRow(
        of result: PixelRect, _ bytes: UnsafePointer<UInt8>, _ source: PixelRect,
        _ body: (_ y: Int, _ bytes: UnsafePointer<UInt8>) -> Void
    ) {
        precondition(work.contains(source) && work.contains(result), "A blur works on all that comes in and goes out.")
        growAlongY(convolved(shrunk(bytes, source)), result, body)
    }

    /// The coarse grid, with empty rows above and below for the kernel.
    private func shrunk(_ bytes: UnsafePointer<UInt8>, _ source: PixelRect) -> BlurGrid {
        let length = source.width * channels
        let first = source.minY - work.minY
        let zeros = [UInt8](repeating: 0, count: length)
        // Rows are shrunk by up to four at once, without rounding; the rest is halved as often as needed.
        let step = min(planY.factor, 4)
        let (height, padding) = (rows * (planY.factor / step), planY.padding * (planY.factor / step))
        let margin = planY.factor == step ? planY.kernel.count - 1 : 0
        var result = BlurGrid(rows: height + 2 * margin, length: rowLength)
        // A row of the picture, widened by its padding and by a pixel at each end for the filter.
        var line = [Float](repeating: 0, count: (columns * planX.factor + 2) * channels)
        let start = (planX.padding * planX.factor + 1 + source.minX - work.minX) * channels
        zeros.withUnsafeBufferPointer { zeros in
            result.numbers.withUnsafeMutableBufferPointer { numbers in
                line.withUnsafeMutableBufferPointer { line in
                    guard let zeros = zeros.baseAddress, let target = numbers.baseAddress, let base = line.baseAddress
                    else { return }
                    func row(_ y: Int) -> UnsafePointer<UInt8> {
                        y >= first && y < first + source.height ? bytes + (y - first) * length : zeros
                    }
                    for index in 0..<height {
                        let y = (index - padding) * step
                        if y + 2 * step <= first || y - step >= first + source.height { continue }
                        line.update(repeating: 0)
                        RowShrinker.shrink(row, y, by: step, base + start, length)
                        var count = columns * planX.factor
                        while count > columns {
                            count /= 2
                            halveLine(line, count)
                        }
                        (target + (index + margin) * rowLength).update(from: base + channels, count: columns * channels)
                    }
                }
            }
        }
        var count = height
        while count > rows {
            count /= 2
            result = halvedAlongY(result, rows: count, margin: count == rows ? planY.kernel.count - 1 : 0)
        }
        return result
    }

    /// The grid with half the rows, and empty ones above and below.
    private func halvedAlongY(_ grid: BlurGrid, rows: Int, margin: Int) -> BlurGrid {
        let length = grid.length
        let zeros = [Float](repeating: 0, count: length)
        var result = BlurGrid(rows: rows + 2 * margin, length: length)
        grid.numbers.withUnsafeBufferPointer { grid in
            zeros.withUnsafeBufferPointer { zeros in
                result.numbers.withUnsafeMutableBufferPointer { result in
                    guard let base = grid.baseAddress, let zero = zeros.baseAddress, let target = result.baseAddress
                    else { return }
                    func row(_ y: Int) -> UnsafePointer<Float> {
                        y >= 0 && y < 2 * rows ? base + y * length : zero
                    }
                    for y in 0..<rows {
                        let (a, b, c, d) = (row(2 * y - 1), row(2 * y), row(2 * y + 1), row(2 * y + 2))
                        let line = target + (y + margin) * length
                        for index in 0..<length {
                            line[index] = ((a[index] + d[index]) + 3 * (b[index] + c[index])) * 0.125
                        }
                    }
                }
            }
        }
        return result
    }

    /// Halves a line in place to `count` samples; it starts one sample in, after a zero, and a zero follows it.
    ///
    /// Writing always stays behind reading.
    private func halveLine(_ line: UnsafeMutableBufferPointer<Float>, _ count: Int) {
        if channels == 4 {
            return UnsafeMutableRawBufferPointer(line).withMemoryRebound(to: SIMD4<Float>.self) { samples in
                for index in 0..<count {
                    let at = 2 * index
                    let (outer, inner) = (samples[at] + samples[at + 3], samples[at + 1] + samples[at + 2])
                    samples[index + 1] = (outer + 3 * inner) * 0.125
                }
                samples[count + 1] = .zero
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

    /// The coarse grid blurred along both axes, without the empty rows.
    private func convolved(_ grid: BlurGrid) -> BlurGrid {
        let length = grid.length
        let (marginY, marginX) = (planY.kernel.count - 1, (planX.kernel.count - 1) * channels)
        var result = BlurGrid(rows: rows, length: length)
        // A row with zeros beyond its ends.
        var line = [Float](repeating: 0, count: length + 2 * marginX)
        grid.numbers.withUnsafeBufferPointer { grid in
            line.withUnsafeMutableBufferPointer { line in
                result.numbers.withUnsafeMutableBufferPointer { result in
                    guard let grid = grid.baseAddress, let target = result.baseAddress,
                        let middle = line.baseAddress.map({ $0 + marginX })
                    else { return }
                    for y in 0..<rows {
                        GaussianBlur.convolve(grid + (y + marginY) * length, length, planY.kernel, middle, length)
                        GaussianBlur.convolve(
                            UnsafePointer(middle), channels, planX.kernel, target + y * length, length)
                    }
                }
            }
        }
        return result
    }

    /// Writes `count` sums, a multiple of `block`, of numbers and of those at multiples of `step` before and behind
    /// them, each pair times its weight.
    private static func convolve(
        _ source: UnsafePointer<Float>, _ step: Int, _ kernel: [Float], _ target: UnsafeMutablePointer<Float>,
        _ count: Int
    ) {
        kernel.withUnsafeBufferPointer { kernel in
            var index = 0
            while index < count {
                let center = source + index
                @inline(__always) func numbers(_ distance: Int) -> SIMD16<Float> {
                    UnsafeRawPointer(center + distance).loadUnaligned(as: SIMD16<Float>.self)
                }
                var sum = numbers(0) * kernel[0]
                var distance = step
                for weight in 1..<max(kernel.count, 1) {
                    sum += (numbers(0 &- distance) + numbers(distance)) * kernel[weight]
                    distance &+= step
                }
                UnsafeMutableRawPointer(target + index).storeBytes(of: sum, as: SIMD16<Float>.self)
                index &+= block
            }
        }
    }

    /// Writes a row of the coarse grid with all columns of the result, in 1/256 of a level.
    private func growAlongX(
        _ line: UnsafePointer<Float>, _ columns: Range<Int>, _ taps: UnsafeBufferPointer<SplineTap>,
        _ target: UnsafeMutablePointer<UInt16>
    ) {
        if taps.isEmpty {
            let start = line + columns.lowerBound * channels
            for index in 0..<(columns.count * channels) { target[index] = GaussianBlur.level(start[index]) }
        } else if channels == 4 {
            GaussianBlur.growPixels(UnsafeRawPointer(line), taps, UnsafeMutableRawPointer(target))
        } else {
            growChannels(line, taps, target)
        }
    }

    private static func growPixels(
        _ line: UnsafeRawPointer, _ taps: UnsafeBufferPointer<SplineTap>, _ target: UnsafeMutableRawPointer
    ) {
        for x in 0..<taps.count {
            let tap = taps[x]
            let samples = line + tap.start &* 16
            @inline(__always) func sample(_ index: Int) -> SIMD4<Float> {
                samples.loadUnaligned(fromByteOffset: index &* 16, as: SIMD4<Float>.self)
            }
            let near = sample(0) * tap.weights.x + sample(1) * tap.weights.y
            let sum = near + sample(2) * tap.weights.z + sample(3) * tap.weights.w
            let bits = unsafeBitCast(sum * 256 + wholeNumbers, to: SIMD4<UInt32>.self)
            target.storeBytes(of: SIMD4<UInt16>(truncatingIfNeeded: bits), toByteOffset: x &* 8, as: SIMD4<UInt16>.self)
        }
    }

    private func growChannels(
        _ line: UnsafePointer<Float>, _ taps: UnsafeBufferPointer<SplineTap>, _ target: UnsafeMutablePointer<UInt16>
    ) {
        for x in 0..<taps.count {
            let tap = taps[x]
            for channel in 0..<channels {
                let samples = line + (tap.start * channels + channel)
                let near = samples[0] * tap.weights.x + samples[channels] * tap.weights.y
                let sum = near + samples[2 * channels] * tap.weights.z + samples[3 * channels] * tap.weights.w
                target[x * channels + channel] = GaussianBlur.level(sum)
            }
        }
    }

    /// The number from which a `Float` has no fraction: added to this, a number is rounded, and its whole part lies in the lowest bits.
    private static var wholeNumbers: Float { 8_388_608 }

    /// A number from 0 to 255 in 1/256.
    @inline(__always)
    private static func level(_ value: Float) -> UInt16 {
        UInt16(truncatingIfNeeded: (value * 256 + wholeNumbers).bitPattern)
    }

    /// Makes the result's rows of four rows of the coarse grid each; these are kept while they are needed.
    private func growAlongY(
        _ grid: BlurGrid, _ result: PixelRect, _ body: (_ y: Int, _ bytes: UnsafePointer<UInt8>) -> Void
    ) {
        let range = (result.minY - work.minY)..<(result.maxY - work.minY)
        let columns = (result.minX - work.minX)..<(result.maxX - work.minX)
        let tapsY = GaussianBlur.splineTaps(planY, planY.factor > 1 ? range : 0..<0)
        let tapsX = GaussianBlur.splineTaps(planX, planX.factor > 1 ? columns : 0..<0)
        let length = (columns.count * channels + 7) / 8 * 8
        var line = [UInt8](repeating: 0, count: length)
        var kept = [UInt16](repeating: 0, count: 4 * length)
        var reached = (tapsY.first?.start ?? range.lowerBound) - 1
        grid.numbers.withUnsafeBufferPointer { numbers in
            tapsX.withUnsafeBufferPointer { tapsX in
                line.withUnsafeMutableBufferPointer { line in
                    kept.withUnsafeMutableBufferPointer { kept in
                        guard let numbers = numbers.baseAddress, let line = line.baseAddress,
                            let kept = kept.baseAddress
                        else { return }
                        /// A row of the coarse grid; at most three rows back after one has been asked for.
                        func levels(_ row: Int) -> UnsafePointer<UInt16> {
                            let target = kept + (row & 3) * length
                            if row > reached {
                                growAlongX(numbers + row * grid.length, columns, tapsX, target)
                                reached = row
                            }
                            return UnsafePointer(target)
                        }
                        for row in range {
                            if tapsY.isEmpty {
                                RowShrinker.round(levels(row), line, length)
                            } else {
                                let tap = tapsY[row - range.lowerBound]
                                let (a, b) = (levels(tap.start), levels(tap.start + 1))
                                let (c, d) = (levels(tap.start + 2), levels(tap.start + 3))
                                RowShrinker.grow((a, b, c, d), tap.weights, line, length)
                            }
                            body(result.minY + row - range.lowerBound, UnsafePointer(line))
                        }
                    }
                }
            }
        }
    }
}
