import Foundation
import Geometry

extension GradientPainter {
    /// Writes the pixels of a piece of a row to the start of a buffer; a pixel's colour is that of its centre.
    func paint(x: Int, y: Int, count: Int, into buffer: inout [UInt32]) {
        precondition(buffer.count >= count, "The buffer holds the whole piece.")
        ramp.segments.withUnsafeBufferPointer { segments in
            buffer.withUnsafeMutableBufferPointer { buffer in
                var hint = 0
                let (centerX, centerY) = (Double(x) + 0.5, Double(y) + 0.5)
                switch shape {
                case .linear(let stepX, let stepY, let start):
                    let first = centerY * stepY + start
                    GradientPainter.paint(count, segments, into: buffer) { steps in
                        SIMD8<Float>((centerX + steps) * stepX + first)
                    }
                case .elliptical(let unit, let factor, let start):
                    let line = PixelLine(unit, centerX, centerY)
                    GradientPainter.paint(count, segments, into: buffer) { steps in
                        let (u, v) = line.points(steps)
                        return SIMD8<Float>((u * u + v * v).squareRoot() * factor + start)
                    }
                case .angular(let unit, let sweep):
                    let line = PixelLine(unit, centerX, centerY)
                    for index in 0..<count {
                        let (u, v) = line.point(index)
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
        _ count: Int, _ segments: UnsafeBufferPointer<ColorRamp.Segment>, into buffer: UnsafeMutableBufferPointer<UInt32>,
        place: (SIMD8<Double>) -> SIMD8<Float>
    ) {
        guard let pixels = buffer.baseAddress else { return }
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

/// The pixels of a row in another plane.
struct PixelLine {
    private let startX: Double
    private let startY: Double
    private let stepX: Double
    private let stepY: Double

    /// The line through the mapped (x, y) and (x + 1, y).
    init(_ transform: CGAffineTransform, _ x: Double, _ y: Double) {
        startX = Double(transform.a) * x + Double(transform.c) * y + Double(transform.tx)
        startY = Double(transform.b) * x + Double(transform.d) * y + Double(transform.ty)
        stepX = Double(transform.a)
        stepY = Double(transform.b)
    }

    @inline(__always)
    func point(_ index: Int) -> (x: Double, y: Double) {
        (startX + stepX * Double(index), startY + stepY * Double(index))
    }

    /// Eight points at once, at steps along the row.
    @inline(__always)
    func points(_ steps: SIMD8<Double>) -> (x: SIMD8<Double>, y: SIMD8<Double>) {
        (steps * stepX + startX, steps * stepY + startY)
    }
}
