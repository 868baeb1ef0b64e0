/// Makes levels 0...255 of four summed areas.
enum Levels {
    @inline(__always)
    static func nonZero(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
        // The least number stays below zero, and counts as full as well.
        let sign = sum &>> 31
        let area = (sum ^ sign) &- sign
        let full = SIMD4(repeating: CoverageAccumulator.fullCoverage)
        return area.replacing(with: full, where: (area .> full) .| (area .< 0))
    }

    @inline(__always)
    static func evenOdd(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
        let full = CoverageAccumulator.fullCoverage
        let area = sum & (2 &* full &- 1)
        return area.replacing(with: 2 &* full &- area, where: area .> full)
    }

    /// Rounded to the nearest of 256 levels.
    @inline(__always)
    static func rounded(_ area: SIMD4<Int32>) -> SIMD4<Int32> {
        ((area &<< 8) &- area &+ CoverageAccumulator.fullCoverage / 2) &>> 17
    }

    /// All or nothing.
    @inline(__always)
    static func hard(_ area: SIMD4<Int32>) -> SIMD4<Int32> {
        SIMD4<Int32>.zero.replacing(with: 255, where: area .>= CoverageAccumulator.fullCoverage / 2)
    }
}

/// Four cells in a row.
enum CellBlock {
    /// Returns the areas of four pixels: the sum of the cells before them and of each cell up to theirs; clears the cells.
    @inline(__always)
    static func take(_ cells: UnsafeMutablePointer<Int32>, _ sum: inout SIMD4<Int32>) -> SIMD4<Int32> {
        let raw = UnsafeMutableRawPointer(cells)
        var block = raw.loadUnaligned(as: SIMD4<Int32>.self)
        raw.storeBytes(of: .zero, as: SIMD4<Int32>.self)
        block = block &+ SIMD4(0, block[0], block[1], block[2])
        block = block &+ SIMD4(0, 0, block[0], block[1]) &+ sum
        sum = SIMD4(repeating: block[3])
        return block
    }
}
