/// The pixels of a row of an elliptical gradient.
struct EllipticalRow {
    let line: EllipseLine
    /// The sum of two columns with the same pixel; nil where there are no such columns.
    let axis: Int?
    /// A distance in the plane, times `factor`, plus `start`, is a place on the ramp.
    let factor: Float
    let start: Float
    let isOpaque: Bool

    /// The fewest pixels that are worth being mirrored.
    private static let fewestMirrored = 32

    /// Writes `count` pixels from column `x`. Of columns that mirror each other one is computed and one is copied.
    func paint(
        _ x: Int, _ count: Int, _ segments: UnsafeBufferPointer<ColorRamp.Segment>,
        into pixels: UnsafeMutablePointer<UInt32>
    ) {
        let end = x &+ count
        guard let axis else { return compute(x, count, segments, into: pixels) }
        // Behind the last column left of the middle, and the first one right of it: a middle one has no other.
        let (left, right) = ((axis &+ 1) &>> 1, (axis &>> 1) &+ 1)
        guard left &- x >= EllipticalRow.fewestMirrored, end &- right >= EllipticalRow.fewestMirrored else {
            return compute(x, count, segments, into: pixels)
        }
        if axis &- x < end {
            compute(left, end &- left, segments, into: pixels + (left &- x))
            EllipticalRow.mirror(pixels + (axis &- 2 &* x), into: pixels, left &- x)
        } else {
            compute(x, right &- x, segments, into: pixels)
            EllipticalRow.mirror(pixels + (axis &- right &- x), into: pixels + (right &- x), end &- right)
        }
    }

    /// Writes `count` pixels that are those up to `last`, the last first.
    private static func mirror(
        _ last: UnsafeMutablePointer<UInt32>, into pixels: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        let (source, target) = (UnsafeRawPointer(last), UnsafeMutableRawPointer(pixels))
        var index = 0
        while index &+ 4 <= count {
            let four = source.loadUnaligned(fromByteOffset: -4 &* index &- 12, as: SIMD4<UInt32>.self)
            target.storeBytes(
                of: SIMD4(four[3], four[2], four[1], four[0]), toByteOffset: 4 &* index, as: SIMD4<UInt32>.self)
            index &+= 4
        }
        while index < count {
            pixels[index] = last[0 &- index]
            index &+= 1
        }
    }

    /// Writes `count` pixels from column `x`, eight at a time; each depends on its own column alone.
    private func compute(
        _ x: Int, _ count: Int, _ segments: UnsafeBufferPointer<ColorRamp.Segment>,
        into pixels: UnsafeMutablePointer<UInt32>
    ) {
        var distances = SIMD8<Double>(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5) + (Double(x) - line.offsetX)
        let raw = UnsafeMutableRawPointer(pixels)
        var (hint, index) = (0, 0)
        while index < count {
            let eight = ColorRamp.pixels(at: places(distances), segments, hint: &hint, isOpaque: isOpaque)
            if index &+ 8 <= count {
                raw.storeBytes(of: eight, toByteOffset: index &* 4, as: SIMD8<UInt32>.self)
            } else {
                for offset in 0..<(count &- index) { pixels[index &+ offset] = eight[offset] }
            }
            distances += 8
            index &+= 8
        }
    }

    /// Places on the ramp at eight distances in columns. The root is taken of single numbers: four at a time cost as much as two of
    /// double length.
    @inline(__always)
    private func places(_ distances: SIMD8<Double>) -> SIMD8<Float> {
        let (u, v) = (distances * line.stepX + line.startX, distances * line.stepY + line.startY)
        return SIMD8<Float>(u * u + v * v).squareRoot() * factor + start
    }
}
