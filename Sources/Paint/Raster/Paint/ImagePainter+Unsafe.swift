import Pixels

extension ImagePainter {
    /// Writes the pixels of a piece of a row to the start of a buffer.
    func paint(x: Int, y: Int, count: Int, into buffer: inout [UInt32]) {
        precondition(buffer.count >= count, "The buffer holds the whole piece.")
        if copy(x: x, y: y, count: count, into: &buffer) { return }
        let line = PixelLine(toImage, row: y)
        pixmap.bytes.withUnsafeBufferPointer { bytes in
            let reader = PixelReader(
                bytes: bytes, width: pixmap.widthInPixels, height: pixmap.heightInPixels, repeats: repeats)
            buffer.withUnsafeMutableBufferPointer { buffer in
                for index in 0..<count {
                    let (u, v) = line.point(x + index)
                    switch sampling {
                    case .nearest: buffer[index] = reader.nearest(u, v)
                    case .linear, .smooth: buffer[index] = reader.smooth(u, v)
                    case .cubic: buffer[index] = reader.cubic(u, v)
                    }
                }
            }
        }
    }
}

extension ImagePainter {
    /// Copies a piece of a row where the picture's pixels lie on the canvas's, one on one; false where they do not.
    private func copy(x: Int, y: Int, count: Int, into buffer: inout [UInt32]) -> Bool {
        let (left, top) = (toImage.tx.rounded(), toImage.ty.rounded())
        guard toImage.a == 1, toImage.b == 0, toImage.c == 0, toImage.d == 1, toImage.tx == left, toImage.ty == top,
            abs(left) < PixelRect.limit, abs(top) < PixelRect.limit
        else { return false }
        let (first, row) = (x + Int(left), y + Int(top))
        guard first >= 0, first + count <= pixmap.widthInPixels, row >= 0, row < pixmap.heightInPixels else {
            return false
        }
        let start = (row * pixmap.widthInPixels + first) * 4
        pixmap.bytes.withUnsafeBytes { bytes in
            buffer.withUnsafeMutableBytes { buffer in
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + count * 4)]))
            }
        }
        #if _endian(big)
            for index in 0..<count { buffer[index] = buffer[index].littleEndian }
        #endif
        return true
    }
}

/// Reads a picture at and between its pixels.
private struct PixelReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let width: Int
    let height: Int
    let repeats: Bool

    @inline(__always)
    func nearest(_ u: Double, _ v: Double) -> UInt32 {
        pixel(whole(u), whole(v))
    }

    /// Bilinear, with weights in 1/256.
    @inline(__always)
    func smooth(_ u: Double, _ v: Double) -> UInt32 {
        let (left, top) = (whole(u - 0.5), whole(v - 0.5))
        let weightX = UInt32(min(256, max(0, (u - 0.5 - Double(left)) * 256 + 0.5)))
        let weightY = UInt32(min(256, max(0, (v - 0.5 - Double(top)) * 256 + 0.5)))
        if weightX == 0, weightY == 0 { return pixel(left, top) }
        let (p00, p10) = (pixel(left, top), pixel(left + 1, top))
        let (p01, p11) = (pixel(left, top + 1), pixel(left + 1, top + 1))
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let upper = (p00 >> shift & 255) * (256 - weightX) + (p10 >> shift & 255) * weightX
            let lower = (p01 >> shift & 255) * (256 - weightX) + (p11 >> shift & 255) * weightX
            let value = (upper * (256 - weightY) + lower * weightY + 32_768) >> 16
            result |= value << shift
        }
        return result
    }

    /// Returns the pixel of Catmull-Rom curves through four pixels each way.
    func cubic(_ u: Double, _ v: Double) -> UInt32 {
        let (left, top) = (whole(u - 0.5), whole(v - 0.5))
        let (partX, partY) = (Float(u - 0.5 - Double(left)), Float(v - 0.5 - Double(top)))
        if partX == 0, partY == 0 { return pixel(left, top) }
        let (columns, rows) = (curve(partX), curve(partY))
        var sum = SIMD4<Float>(repeating: 0)
        for row in 0..<4 {
            var line = SIMD4<Float>(repeating: 0)
            for column in 0..<4 {
                let value = pixel(left + column - 1, top + row - 1)
                line +=
                    columns[column]
                    * SIMD4<Float>(
                        Float(value & 255), Float(value >> 8 & 255), Float(value >> 16 & 255), Float(value >> 24))
            }
            sum += rows[row] * line
        }
        let bytes = Pixmap.held(sum)
        return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
    }

    /// The weights of the four pixels around a place `t` after the second of them.
    @inline(__always)
    private func curve(_ t: Float) -> SIMD4<Float> {
        let (t2, t3) = (t * t, t * t * t)
        return SIMD4(-t3 + 2 * t2 - t, 3 * t3 - 5 * t2 + 2, -3 * t3 + 4 * t2 + t, t3 - t2) / 2
    }

    @inline(__always)
    private func whole(_ value: Double) -> Int {
        // NaN counts as the lower bound.
        Int(min(1e9, max(-1e9, value.rounded(.down))))
    }

    @inline(__always)
    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let column = repeats ? wrapped(x, width) : min(max(x, 0), width - 1)
        let row = repeats ? wrapped(y, height) : min(max(y, 0), height - 1)
        let index = (row * width + column) * 4
        return UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
            | UInt32(bytes[index + 3]) << 24
    }

    @inline(__always)
    private func wrapped(_ value: Int, _ size: Int) -> Int {
        let rest = value % size
        return rest < 0 ? rest + size : rest
    }
}
