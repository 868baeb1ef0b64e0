/// The pixels of a row of a linear gradient, in whole numbers.
///
/// Between two stops every channel grows by the same amount from pixel to pixel. A channel is held as a 32-bit number whose upper eight
/// bits are the level, already moved by half a level so that cutting it off rounds, and the growth is added to it: no colour is looked up
/// in a table, so nothing bands. The growth is true to 2^-25 level, and every 4,096 columns a channel is computed afresh, so that a level
/// is at most 2^-13 off the exact colour before it is rounded. Sums of whole numbers are the same in every order: a pixel depends on its
/// place alone, however the row is cut.
struct LinearRow {
    /// The place on the ramp of column 0's centre, and the change from one column to the next, which is not 0.
    let first: Double
    let step: Double
    let isOpaque: Bool

    /// A channel is computed from a gradient's numbers at multiples of so many columns, and where a segment begins.
    private static let anchorDistance = 4096

    /// Halves are rounded down, as those of single colours are.
    private static let half = 0.5 - 1.0 / 1024

    /// Writes `count` pixels from column `x`.
    func paint(
        _ x: Int, _ count: Int, _ segments: UnsafeBufferPointer<ColorRamp.Segment>,
        into pixels: UnsafeMutablePointer<UInt32>
    ) {
        let end = x &+ count
        var (column, order) = (x, 0)
        while column < end {
            let segment = segments[step > 0 ? order : segments.count &- 1 &- order]
            let isLast = order == segments.count &- 1
            // The boundary that is crossed next: a segment's end, or the end of the one before it.
            let next = isLast ? end : min(end, firstColumn(at: segments[step > 0 ? order : segments.count &- 2 &- order].end))
            if next > column {
                let begin =
                    order == 0
                    ? Int.min
                    : firstColumn(
                        at: segments[step > 0 ? order &- 1 : segments.count &- 1 &- order].end)
                paint(column..<next, segment, from: begin, into: pixels + (column &- x))
                column = next
            }
            order &+= 1
        }
    }

    /// The first column beyond a place, in the direction of the row.
    @inline(__always)
    private func firstColumn(at place: Float) -> Int {
        let exact = (Double(place) - first) / step
        let whole = step > 0 ? exact.rounded(.up) : exact.rounded(.down) + 1
        return Int(min(max(whole, -1e9), 1e9))
    }

    private func paint(
        _ columns: Range<Int>, _ segment: ColorRamp.Segment, from begin: Int,
        into pixels: UnsafeMutablePointer<UInt32>
    ) {
        if segment.slope == .zero {
            let level = levels(at: columns.lowerBound, segment) &>> 24
            let pixel = level.x | level.y &<< 8 | level.z &<< 16 | level.w &<< 24
            return pixels.update(repeating: pixel, count: columns.count)
        }
        let steps = LinearRow.fraction(segment.slope, step)
        var column = columns.lowerBound
        while column < columns.upperBound {
            let multiple = column & ~(LinearRow.anchorDistance &- 1)
            let anchor = max(multiple, begin)
            let end = min(columns.upperBound, multiple &+ LinearRow.anchorDistance)
            let distance = UInt32(truncatingIfNeeded: column &- anchor)
            let base = levels(at: anchor, segment) &+ steps &* distance
            let target = pixels + (column &- columns.lowerBound)
            if isOpaque {
                LinearRow.paintOpaque(base, steps, target, end &- column)
            } else {
                LinearRow.paint(base, steps, target, end &- column)
            }
            column = end
        }
    }

    /// Returns the four channels at a column, clamped to a byte.
    private func levels(at column: Int, _ segment: ColorRamp.Segment) -> SIMD4<UInt32> {
        let distance = Double(column) * step + first - Double(segment.start)
        // A segment without slope is the same wherever it is.
        let change = segment.slope == .zero ? .zero : SIMD4<Double>(segment.slope) * distance
        let exact = SIMD4<Double>(segment.color) + change
        let held = exact.replacing(with: 0, where: .!(exact .> 0)).replacing(with: 255, where: exact .> 255)
        return LinearRow.lowBits(held + (LinearRow.half + LinearRow.fractions))
    }

    /// The growth of the channels from column to column, in parts of a level that fill 32 bits.
    @inline(__always)
    private static func fraction(_ slope: SIMD4<Float>, _ step: Double) -> SIMD4<UInt32> {
        // More than 255 levels either way take less than a pixel, and are not added.
        let growth = (SIMD4<Double>(slope) * step).clamped(
            lowerBound: SIMD4(repeating: -256), upperBound: SIMD4(repeating: 256))
        return lowBits(growth + (fractions + fractions / 2))
    }

    /// The number from which, to twice as much, a `Double` has parts of 2^-24, so that its lowest 32 bits are a number of 32 bits with a
    /// level in the upper eight.
    private static let fractions = 268_435_456.0

    @inline(__always)
    private static func lowBits(_ numbers: SIMD4<Double>) -> SIMD4<UInt32> {
        @inline(__always) func low(_ lane: Int) -> UInt32 { UInt32(truncatingIfNeeded: numbers[lane].bitPattern) }
        return SIMD4(low(0), low(1), low(2), low(3))
    }

    private static func paintOpaque(
        _ base: SIMD4<UInt32>, _ steps: SIMD4<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        var (red, green, blue) = (four(base.x, steps.x), four(base.y, steps.y), four(base.z, steps.z))
        let (redStep, greenStep, blueStep) = (4 &* steps.x, 4 &* steps.y, 4 &* steps.z)
        let raw = UnsafeMutableRawPointer(pixels)
        var index = 0
        while index &+ 4 <= count {
            let high = (blue & 0xFF00_0000) | (green & 0xFF00_0000) &>> 8
            let four = 0xFF00_0000 | high &>> 8 | red &>> 24
            raw.storeBytes(of: four, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            red = red &+ redStep
            green = green &+ greenStep
            blue = blue &+ blueStep
            index &+= 4
        }
        paintSingly(base, steps, pixels, index..<count)
    }

    private static func paint(
        _ base: SIMD4<UInt32>, _ steps: SIMD4<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        var (red, green) = (four(base.x, steps.x), four(base.y, steps.y))
        var (blue, alpha) = (four(base.z, steps.z), four(base.w, steps.w))
        let raw = UnsafeMutableRawPointer(pixels)
        var index = 0
        while index &+ 4 <= count {
            let high = (blue & 0xFF00_0000) | (green & 0xFF00_0000) &>> 8
            let four = (alpha & 0xFF00_0000) | high &>> 8 | red &>> 24
            raw.storeBytes(of: four, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            red = red &+ 4 &* steps.x
            green = green &+ 4 &* steps.y
            blue = blue &+ 4 &* steps.z
            alpha = alpha &+ 4 &* steps.w
            index &+= 4
        }
        paintSingly(base, steps, pixels, index..<count)
    }

    /// A channel of the first four pixels.
    @inline(__always)
    private static func four(_ base: UInt32, _ step: UInt32) -> SIMD4<UInt32> {
        SIMD4(base, base &+ step, base &+ 2 &* step, base &+ 3 &* step)
    }

    @inline(never)
    private static func paintSingly(
        _ base: SIMD4<UInt32>, _ steps: SIMD4<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ range: Range<Int>
    ) {
        for index in range {
            let channels = (base &+ steps &* UInt32(truncatingIfNeeded: index)) &>> 24
            pixels[index] = channels.x | channels.y &<< 8 | channels.z &<< 16 | channels.w &<< 24
        }
    }
}
