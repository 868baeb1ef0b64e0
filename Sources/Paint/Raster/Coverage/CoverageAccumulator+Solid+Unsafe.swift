/// The place of an accumulator's rows in a layer's pixels.
struct CoveredPixels {
    /// The first pixel of the accumulator's first row.
    let base: UnsafeMutablePointer<UInt32>
    /// Pixels from a row to the next.
    let width: Int
}

/// One pixel composited over the covered area, straight from the cells: no spans are written down, and varying coverage is composited
/// four pixels at a time as soon as it is known.
///
/// The bytes are those that `readRows` and `RowComposer` give.
extension CoverageAccumulator {
    /// Composites a pixel over the first `count` rows and clears them, where that can be done so; gives how many rows it was
    /// done for.
    mutating func composite(_ pixel: UInt32, over pixels: CoveredPixels, rows count: Int) -> Int {
        guard isAntialiased else { return 0 }
        let (stride, width, rule) = (self.stride, bounds.width, self.rule)
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                withUnsafePointer(to: BlendBlock(SIMD4(repeating: pixel))) { block in
                    guard let cells = cells.baseAddress, let touched = touched.baseAddress else { return }
                    var row = SolidRow(
                        composer: PixelComposer(pixel), pixel: pixel, block: block, cells: cells, touched: touched,
                        line: pixels.base, width: width, groups: stride / CoverageAccumulator.cellsPerGroup)
                    for _ in 0..<count {
                        switch rule {
                        case .nonZero: row.composite { Levels.rounded(Levels.nonZero($0)) }
                        case .evenOdd: row.composite { Levels.rounded(Levels.evenOdd($0)) }
                        }
                        row.cells += stride
                        row.touched += stride / 4
                        row.line += pixels.width
                    }
                }
            }
        }
        return count
    }
}

/// A row of cells, and the pixels that one pixel is composited over.
private struct SolidRow {
    let composer: PixelComposer
    let pixel: UInt32
    /// Four of the pixel.
    let block: UnsafePointer<BlendBlock>
    var cells: UnsafeMutablePointer<Int32>
    var touched: UnsafeMutablePointer<UInt8>
    var line: UnsafeMutablePointer<UInt32>
    let width: Int
    let groups: Int

    /// Composites the pixel over the row's coverage, and clears its cells; `levels` turns summed areas into coverage.
    @inline(__always)
    func composite(_ levels: (SIMD4<Int32>) -> SIMD4<Int32>) {
        var sum = SIMD4<Int32>.zero
        var x = 0
        var group = -1
        while let bytes = takeFlags(after: &group) {
            // A byte for each block, its lowest bit set where the block has been touched.
            var bits = bytes
            while bits != 0 {
                let start = group &* CoverageAccumulator.cellsPerGroup &+ bits.trailingZeroBitCount &>> 1
                bits &= bits &- 1
                if start > x { layEven(x, min(start, width), levels(sum)[0]) }
                if start < width { layBlock(levels(CellBlock.take(cells + start, &sum)), start) } else { clear(start) }
                x = start &+ 4
            }
        }
        if x < width { layEven(x, width, levels(sum)[0]) }
    }

    /// The flags of the next group of which any is set, and clears them.
    @inline(__always)
    private func takeFlags(after group: inout Int) -> UInt64? {
        let flags = UnsafeMutableRawPointer(touched)
        var next = group &+ 1
        while next < groups {
            let bytes = flags.loadUnaligned(fromByteOffset: next &* 8, as: UInt64.self)
            if bytes != 0 {
                flags.storeBytes(of: 0, toByteOffset: next &* 8, as: UInt64.self)
                group = next
                return UInt64(littleEndian: bytes)
            }
            next &+= 1
        }
        return nil
    }

    @inline(__always)
    private func clear(_ start: Int) {
        UnsafeMutableRawPointer(cells + start).storeBytes(of: .zero, as: SIMD4<Int32>.self)
    }

    /// Composites the pixel over four pixels, weighted by `levels`.
    @inline(__always)
    private func layBlock(_ levels: SIMD4<Int32>, _ start: Int) {
        if start &+ 4 <= width { composer.layBlock(levels, line + start) } else { layRest(levels, start) }
    }

    /// Composites the pixel over the last pixels of the row.
    @inline(never)
    private func layRest(_ levels: SIMD4<Int32>, _ start: Int) {
        for place in 0..<(width &- start) {
            line[start &+ place] = PackedPixel.over(
                PackedPixel.scale(pixel, by: UInt32(truncatingIfNeeded: levels[place])), line[start &+ place])
        }
    }

    /// Composites the pixel over pixels that are covered alike.
    @inline(__always)
    private func layEven(_ start: Int, _ end: Int, _ level: Int32) {
        if level != 0 { SolidRow.layEven(pixel, block, UInt32(bitPattern: level), line + start, end &- start) }
    }

    @inline(never)
    private static func layEven(
        _ pixel: UInt32, _ block: UnsafePointer<BlendBlock>, _ level: UInt32, _ target: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        UniformRows.composite(pixel, block, level, target, count)
    }
}
