import Foundation
import Geometry

/// The colours of a radial gradient by distance from its centre, in the plane where its ellipse is a circle.
///
/// What `ColorRamp` says of places, said of half the distances, so that a pixel needs one root and no division.
struct RadialRamp {
    /// The line between two stops, as channels from 0 to 255.
    struct Segment {
        /// The half distances it holds for, from `near` to below `far`.
        var near: Float
        var far: Float
        /// The line's colour at the centre, from which it may be far off.
        var color: SIMD4<Float>
        /// Change of colour for a change of half the distance by 1.
        var slope: SIMD4<Float>
    }

    /// From the centre outwards, without gaps.
    let segments: [Segment]
    let isOpaque: Bool

    /// A distance is true to 2^-20 of itself; times this much change of colour from the centre to where a segment ends,
    /// that is 1/256 level.
    private static let steepest = 4096.0

    /// Nil where a segment is so steep that its distances would have to be known better.
    init?(_ ramp: ColorRamp, factor: Double, start: Double) {
        var segments: [Segment] = []
        func half(_ place: Float) -> Double { (Double(place) - start) / (2 * factor) }
        var begin = -Float.infinity
        for segment in ramp.segments {
            let (near, far) = factor > 0 ? (half(begin), half(segment.end)) : (half(segment.end), half(begin))
            begin = segment.end
            if !(far > 0) { continue }
            var (color, slope) = (SIMD4<Double>(segment.color), SIMD4<Double>.zero)
            if segment.slope != .zero {
                slope = SIMD4<Double>(segment.slope) * (2 * factor)
                guard max(abs(slope.x), abs(slope.y), abs(slope.z), abs(slope.w)) * far < RadialRamp.steepest else {
                    return nil
                }
                color -= slope * half(segment.start)
            }
            segments.append(
                Segment(near: Float(near), far: Float(far), color: SIMD4<Float>(color), slope: SIMD4<Float>(slope)))
        }
        if factor < 0 { segments.reverse() }
        guard !segments.isEmpty else { return nil }
        self.segments = segments
        isOpaque = ramp.isOpaque
    }
}

/// The pixels of a row of a radial gradient, eight at a time.
struct RadialRow {
    private let line: PixelLine

    /// Row `y` of a gradient whose circle `unit` makes; in the plane used here half a square of a distance is a square.
    init(_ unit: CGAffineTransform, row y: Int) {
        let shrunk = CGFloat(0.5.squareRoot())
        line = PixelLine(unit.concatenating(CGAffineTransform(scaleX: shrunk, y: shrunk)), row: y)
    }

    /// Added to this, a channel from 0 to 255 has its level in bits 8 to 15 of the sum and fractions of 1/256 below them;
    /// half a level more rounds it. Halves are rounded down, as those of single colours are.
    private static let levels: Float = 32_768 + 0.5 - 1 / 256

    /// Writes `count` pixels from column `x`.
    ///
    /// Eights begin at multiples of eight columns of the canvas wherever the piece begins, so that a pixel is the same
    /// however the row is cut.
    func paint(_ x: Int, _ count: Int, _ ramp: RadialRamp, into pixels: UnsafeMutablePointer<UInt32>) {
        ramp.segments.withUnsafeBufferPointer { segments in
            if line.isLevel {
                paint(LevelDistances(line), x, count, segments, ramp.isOpaque, into: pixels)
            } else {
                paint(SlantingDistances(line), x, count, segments, ramp.isOpaque, into: pixels)
            }
        }
    }

    @inline(__always)
    private func paint<Distances: RowDistances>(
        _ distances: Distances, _ x: Int, _ count: Int, _ segments: UnsafeBufferPointer<RadialRamp.Segment>,
        _ isOpaque: Bool, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        let end = x &+ count
        var column = x & ~7
        while column < end {
            let eight = distances.eight(column)
            if column >= x, column &+ 8 <= end {
                let segment = segments[RadialRow.index(of: eight[0], segments)]
                let target = pixels + (column &- x)
                let run = isOpaque
                    ? RadialRow.paintOpaque(distances, column, end, segment, target)
                    : RadialRow.paint(distances, column, end, segment, target)
                column &+= run
                if run > 0 { continue }
            }
            // At a piece's ends, and where a stop lies between the eight.
            let lanes = max(0, x &- column)..<min(8, end &- column)
            RadialRow.paintSingly(eight, lanes, segments, pixels + (column &- x))
            column &+= 8
        }
    }

    /// Paints eights up to the first that is not wholly in a segment; gives how many pixels that makes.
    @inline(__always)
    private static func paintOpaque<Distances: RowDistances>(
        _ distances: Distances, _ first: Int, _ end: Int, _ segment: RadialRamp.Segment,
        _ pixels: UnsafeMutablePointer<UInt32>
    ) -> Int {
        let (near, far) = (segment.near, segment.far)
        let (slope, color) = (segment.slope, segment.color + levels)
        let raw = UnsafeMutableRawPointer(pixels)
        var index = 0
        while first &+ index &+ 8 <= end {
            let eight = distances.eight(first &+ index)
            if !all((eight .>= near) .& (eight .< far)) { break }
            let red = bits(eight, slope.x, color.x) &>> 8 & 0xFF
            let green = bits(eight, slope.y, color.y) & 0xFF00
            let blue = bits(eight, slope.z, color.z) &<< 8 & 0xFF_0000
            raw.storeBytes(of: (red | green) | (blue | 0xFF00_0000), toByteOffset: index &* 4, as: SIMD8<UInt32>.self)
            index &+= 8
        }
        return index
    }

    /// As `paintOpaque`, with alpha.
    @inline(__always)
    private static func paint<Distances: RowDistances>(
        _ distances: Distances, _ first: Int, _ end: Int, _ segment: RadialRamp.Segment,
        _ pixels: UnsafeMutablePointer<UInt32>
    ) -> Int {
        let (near, far) = (segment.near, segment.far)
        let (slope, color) = (segment.slope, segment.color + levels)
        let raw = UnsafeMutableRawPointer(pixels)
        var index = 0
        while first &+ index &+ 8 <= end {
            let eight = distances.eight(first &+ index)
            if !all((eight .>= near) .& (eight .< far)) { break }
            let red = bits(eight, slope.x, color.x) &>> 8 & 0xFF
            let green = bits(eight, slope.y, color.y) & 0xFF00
            let blue = bits(eight, slope.z, color.z) &<< 8 & 0xFF_0000
            let alpha = bits(eight, slope.w, color.w) &<< 16 & 0xFF00_0000
            raw.storeBytes(of: (red | green) | (blue | alpha), toByteOffset: index &* 4, as: SIMD8<UInt32>.self)
            index &+= 8
        }
        return index
    }

    @inline(__always)
    private static func bits(_ distances: SIMD8<Float>, _ slope: Float, _ color: Float) -> SIMD8<UInt32> {
        unsafeBitCast(distances * slope + color, to: SIMD8<UInt32>.self)
    }

    /// The segment of a distance; the last one for what is no number.
    private static func index(of distance: Float, _ segments: UnsafeBufferPointer<RadialRamp.Segment>) -> Int {
        var index = 0
        while index < segments.count &- 1, !(distance < segments[index].far) { index &+= 1 }
        return index
    }

    @inline(never)
    private static func paintSingly(
        _ distances: SIMD8<Float>, _ lanes: Range<Int>, _ segments: UnsafeBufferPointer<RadialRamp.Segment>,
        _ pixels: UnsafeMutablePointer<UInt32>
    ) {
        for lane in lanes {
            let segment = segments[index(of: distances[lane], segments)]
            // What is no number, and what lies beyond the last stop's distance, is the segment's own colour.
            let change = segment.slope == .zero ? .zero : segment.slope * distances[lane]
            let bits = unsafeBitCast(change + (segment.color + levels), to: SIMD4<UInt32>.self)
            let (low, high) = ((bits.x &>> 8 & 0xFF) | (bits.y & 0xFF00), bits.z &<< 8 & 0xFF_0000)
            pixels[lane] = low | high | (bits.w &<< 16 & 0xFF00_0000)
        }
    }
}

/// Half the distances from the centre along a row.
private protocol RowDistances {
    /// From column `column` on.
    func eight(_ column: Int) -> SIMD8<Float>
}

/// Along a row that is level in the plane of the circle.
private struct LevelDistances: RowDistances {
    private let line: PixelLine
    private let lanes: SIMD8<Float>
    private let squaredHeight: Float

    init(_ line: PixelLine) {
        self.line = line
        lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) * line.steps.x
        let height = Float(line.point(0).y)
        // Never 0, which has no inverse.
        squaredHeight = height * height + 1e-30
    }

    @inline(__always)
    func eight(_ column: Int) -> SIMD8<Float> {
        let u = lanes + Float(line.point(column).x)
        return Root.half(ofTwice: u * u + squaredHeight)
    }
}

private struct SlantingDistances: RowDistances {
    private let line: PixelLine
    private let lanesX: SIMD8<Float>
    private let lanesY: SIMD8<Float>

    init(_ line: PixelLine) {
        self.line = line
        lanesX = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) * line.steps.x
        lanesY = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) * line.steps.y
    }

    @inline(__always)
    func eight(_ column: Int) -> SIMD8<Float> {
        let point = line.point(column)
        let (u, v) = (lanesX + Float(point.x), lanesY + Float(point.y))
        return Root.half(ofTwice: u * u + v * v + 1e-30)
    }
}

/// Halves of square roots: the library's roots of vectors are taken one by one.
private enum Root {
    /// Half the root of twice a number above zero, true to 2^-20 of itself.
    ///
    /// Half the exponent, negated, of a number's bits is a first guess of one over its root, and two of Newton's steps
    /// make it exact enough; the constants are those that make the largest error of the two smallest (Walczyk, Moroz,
    /// Cieśliński, "A modification of the fast inverse square root algorithm", 2019). The second step gives the number
    /// times the inverse at once.
    @inline(__always)
    static func half(ofTwice halves: SIMD8<Float>) -> SIMD8<Float> {
        let bits = (0x5F37_6908 - 0x0040_0000) &- (unsafeBitCast(halves, to: SIMD8<UInt32>.self) &>> 1)
        let guess = unsafeBitCast(bits, to: SIMD8<Float>.self)
        let inverse = guess * (1.50087896 - halves * guess * guess)
        let near = halves * inverse
        return near * (1.50000057 - near * inverse)
    }
}
