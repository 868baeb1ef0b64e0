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
    func paint(x: Int, y: Int, count: Int, into buffer: UnsafeMutablePointer<UInt32>) {
        ramp.segments.withUnsafeBufferPointer { segments in
            do {
                var hint = 0
                let centerX = Double(x) + 0.5
                switch shape {
                case .linear(let stepX, let stepY, let start):
                    let first = (Double(y) + 0.5) * stepY + start
                    GradientPainter.paint(count, segments, into: buffer) { steps in
                        SIMD8<Float>((centerX + steps) * stepX + first)
                    }
                case .elliptical(let unit, let factor, let start):
                    let line = PixelLine(unit, row: y)
                    GradientPainter.paint(count, segments, into: buffer) { steps in
                        let (u, v) = line.points(centerX + steps)
                        return SIMD8<Float>((u * u + v * v).squareRoot() * factor + start)
                    }
                case .angular(let unit, let sweep):
                    let line = PixelLine(unit, row: y)
                    for index in 0..<count {
                        let (u, v) = line.point(x + index)
                        let place = GradientPainter.angularPlace(u, v, sweep: sweep)
                        buffer[index] = ColorRamp.pixel(at: place, segments, hint: &hint)
                    }
                }
            }
        }
    }

    /// Writes `count` pixels, eight at a time and the rest one by one; `place` maps steps along the row to places.
    @inline(__always)
    private static func paint(
        _ count: Int, _ segments: UnsafeBufferPointer<ColorRamp.Segment>, into pixels: UnsafeMutablePointer<UInt32>,
        place: (SIMD8<Double>) -> SIMD8<Float>
    ) {
        let steps = SIMD8<Double>(0, 1, 2, 3, 4, 5, 6, 7)
        var (hint, index) = (0, 0)
        while index + 8 <= count {
            ColorRamp.write(at: place(steps + Double(index)), segments, hint: &hint, to: pixels + index)
            index += 8
        }
        let places = place(steps + Double(index))
        for rest in 0..<(count - index) {
            pixels[index + rest] = ColorRamp.pixel(at: places[rest], segments, hint: &hint)
        }
    }

    /// The place of a direction; outside the sweep, the end that is nearer by angle.
    @inline(__always)
    private static func angularPlace(_ u: Double, _ v: Double, sweep: Double) -> Float {
        var turns = Transcendental.angle(x: u, y: v) / (2 * Double.pi)
        if turns < 0 { turns += 1 }
        if turns <= sweep { return Float(turns / max(sweep, 1e-12)) }
        return turns - sweep < 1 - turns ? 1 : 0
    }
}
