import Foundation

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
                AngularRow(line: PixelLine(unit, row: y), sweep: sweep, isOpaque: isOpaque).paint(x, count, segments, into: pixels)
            }
        }
    }
}
