import Foundation
import Geometry

extension GradientPainter {
    /// Writes the pixels of a piece of a row to the start of a buffer; a pixel's colour is that of its centre.
    func paint(x: Int, y: Int, count: Int, into buffer: inout [UInt32]) {
        precondition(buffer.count >= count, "The buffer holds the whole piece.")
        buffer.withUnsafeMutableBufferPointer { buffer in
            if let buffer = buffer.baseAddress { paint(x: x, y: y, count: count, into: buffer) }
        }
    }

    /// Writes the pixels of a piece of a row.
    func paint(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let isOpaque = ramp.isOpaque
        ramp.segments.withUnsafeBufferPointer { segments in
            switch shape {
            case .linear(0, let stepY, let start):
                var hint = 0
                let place = Float((Double(y) + 0.5) * stepY + start)
                pixels.update(repeating: ColorRamp.pixel(at: place, segments, hint: &hint), count: count)
            case .linear(let stepX, let stepY, let start):
                let first = (Double(y) + 0.5) * stepY + start + 0.5 * stepX
                LinearRow(first: first, step: stepX, isOpaque: isOpaque).paint(x, count, segments, into: pixels)
            case .elliptical(let unit, let factor, let start):
                let line = PixelLine(unit, row: y)
                let places = EllipticalPlaces(line: line, factor: Float(factor), start: Float(start))
                GradientPainter.paint(x, count, segments, isOpaque, into: pixels, places)
            case .angular(let unit, let sweep):
                let line = PixelLine(unit, row: y)
                var hint = 0
                for index in 0..<count {
                    let (u, v) = line.point(x + index)
                    let place = GradientPainter.angularPlace(u, v, sweep: sweep)
                    pixels[index] = ColorRamp.pixel(at: place, segments, hint: &hint)
                }
            }
        }
    }

    /// Writes `count` pixels from column `x`, eight at a time.
    private static func paint(
        _ x: Int, _ count: Int, _ segments: UnsafeBufferPointer<ColorRamp.Segment>, _ isOpaque: Bool,
        into pixels: UnsafeMutablePointer<UInt32>, _ places: EllipticalPlaces
    ) {
        var centers = SIMD8<Double>(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5) + Double(x)
        let raw = UnsafeMutableRawPointer(pixels)
        var (hint, index) = (0, 0)
        while index < count {
            let eight = ColorRamp.pixels(at: places.eight(centers), segments, hint: &hint, isOpaque: isOpaque)
            if index &+ 8 <= count {
                raw.storeBytes(of: eight, toByteOffset: index &* 4, as: SIMD8<UInt32>.self)
            } else {
                for offset in 0..<(count &- index) { pixels[index &+ offset] = eight[offset] }
            }
            centers += 8
            index &+= 8
        }
    }

    /// The place of a direction; outside the sweep, the end that is nearer by angle; of more than a turn, in the last.
    ///
    /// Source: Apple, SwiftUI `AngularGradient`.
    @inline(__always)
    private static func angularPlace(_ u: Double, _ v: Double, sweep: Double) -> Float {
        var turns = Transcendental.angle(x: u, y: v) / (2 * Double.pi)
        if turns < 0 { turns += 1 }
        if sweep > 1 { turns += (sweep - turns).rounded(.down) }
        if turns <= sweep { return Float(turns / max(sweep, 1e-12)) }
        return turns - sweep < 1 - turns ? 1 : 0
    }
}

/// Places on a ramp for the pixels of a row of an ellipse.
private struct EllipticalPlaces {
    let line: PixelLine
    let factor: Float
    let start: Float

    /// At eight columns plus a half. The root is taken of single numbers: four at a time cost what two of double length do.
    @inline(__always)
    func eight(_ centers: SIMD8<Double>) -> SIMD8<Float> {
        let (u, v) = line.points(centers)
        return SIMD8<Float>(u * u + v * v).squareRoot() * factor + start
    }
}
