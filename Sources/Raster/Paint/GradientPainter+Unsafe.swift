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
                    for index in 0..<count {
                        let place = Float((centerX + Double(index)) * stepX + first)
                        buffer[index] = ColorRamp.pixel(at: place, segments, hint: &hint)
                    }
                case .elliptical(let unit, let factor, let start):
                    let line = PixelLine(unit, centerX, centerY)
                    for index in 0..<count {
                        let (u, v) = line.point(index)
                        let place = Float((u * u + v * v).squareRoot() * factor + start)
                        buffer[index] = ColorRamp.pixel(at: place, segments, hint: &hint)
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
}
