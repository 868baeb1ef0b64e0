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
            case .elliptical(let plane, let factor, let start):
                let row = EllipticalRow(
                    line: plane.line(row: y), axis: plane.axes?.x, factor: Float(factor), start: Float(start),
                    isOpaque: isOpaque)
                row.paint(x, count, segments, into: pixels)
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
