extension Pixmap {
    /// The part of the picture inside a box, which may reach beyond its edges; the area outside the picture is left out.
    package func cropped(x: Int, y: Int, widthInPixels: Int, heightInPixels: Int) -> Pixmap {
        let (left, top) = (min(max(x, 0), self.widthInPixels), min(max(y, 0), self.heightInPixels))
        let right = min(max(x.saturatingSum(max(widthInPixels, 0)), left), self.widthInPixels)
        let bottom = min(max(y.saturatingSum(max(heightInPixels, 0)), top), self.heightInPixels)
        let bytes = bytes
        var result: [UInt8] = []
        result.reserveCapacity((right - left) * (bottom - top) * 4)
        for row in top..<bottom {
            let start = row * self.widthInPixels
            result.append(contentsOf: bytes[((start + left) * 4)..<((start + right) * 4)])
        }
        return Pixmap(widthInPixels: right - left, heightInPixels: bottom - top, bytes: result)
    }

    /// The bytes with alpha divided out of red, green and blue, as PNG stores them, rounded to the nearest.
    ///
    /// Multiplying it in again gives back the same picture, bit for bit. Transparent pixels become zeros.
    package func straightAlphaBytes() -> [UInt8] {
        var result = bytes
        for pixel in stride(from: 0, to: result.count, by: 4) {
            let alpha = Int(result[pixel + 3])
            if alpha == 255 { continue }
            for channel in pixel..<(pixel + 3) {
                let value = alpha == 0 ? 0 : (Int(result[channel]) * 510 + alpha) / (2 * alpha)
                result[channel] = UInt8(min(value, 255))
            }
        }
        return result
    }

    /// The picture of straight-alpha bytes, alpha multiplied in and rounded to the nearest.
    package init(widthInPixels: Int, heightInPixels: Int, straightAlphaBytes: [UInt8]) {
        var bytes = straightAlphaBytes
        for pixel in stride(from: 0, to: bytes.count - bytes.count % 4, by: 4) {
            let alpha = Int(bytes[pixel + 3])
            if alpha == 255 { continue }
            for channel in pixel..<(pixel + 3) {
                bytes[channel] = UInt8((Int(bytes[channel]) * alpha * 2 + 255) / 510)
            }
        }
        self.init(widthInPixels: widthInPixels, heightInPixels: heightInPixels, bytes: bytes)
    }

    /// The picture laid over one opaque colour.
    package func flattened(overRed red: UInt8, green: UInt8, blue: UInt8) -> Pixmap {
        let matte = [Int(red), Int(green), Int(blue)]
        let bytes = bytes
        var result = self
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let rest = 255 - Int(bytes[pixel + 3])
            if rest == 0 { continue }
            for channel in 0..<3 {
                let value = Int(bytes[pixel + channel]) + (matte[channel] * rest * 2 + 255) / 510
                result.bytes[pixel + channel] = UInt8(min(value, 255))
            }
            result.bytes[pixel + 3] = 255
        }
        return result
    }
}

extension Int {
    /// The sum, held at the largest number instead of overflowing.
    fileprivate func saturatingSum(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
