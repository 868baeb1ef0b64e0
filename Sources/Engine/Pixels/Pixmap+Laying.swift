extension Pixmap {
    /// Makes every pixel of one opaque grey.
    ///
    /// - Parameter level: of red, green and blue, 0 to 255.
    package mutating func fill(grey level: UInt8) {
        for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : level }
    }

    /// Lays a picture over this one, shrunk by a whole number: each pixel is the mean of a square, over the pixel below. Parts beyond the
    /// edges of this picture are left out.
    ///
    /// - Parameters:
    ///   - origin: where its upper left corner comes to lie, in pixels.
    ///   - factor: pixels of the picture, each way, that one pixel here stands for; at least 1.
    package mutating func lay(_ picture: Pixmap, at origin: (x: Int, y: Int), shrunkBy factor: Int) {
        precondition(factor >= 1, "A picture is shrunk by a whole number.")
        let columns = max(0, -origin.x)..<max(0, -origin.x, min(picture.widthInPixels / factor, widthInPixels - origin.x))
        let rows = max(0, -origin.y)..<max(0, -origin.y, min(picture.heightInPixels / factor, heightInPixels - origin.y))
        let area = factor * factor
        let source = picture.bytes
        for y in rows {
            for x in columns {
                var sums: SIMD4<Int> = .zero
                for row in 0..<factor {
                    var place = ((y * factor + row) * picture.widthInPixels + x * factor) * 4
                    for _ in 0..<factor {
                        for channel in 0..<4 { sums[channel] += Int(source[place + channel]) }
                        place += 4
                    }
                }
                let rest = 255 - sums[3] / area
                let target = ((origin.y + y) * widthInPixels + origin.x + x) * 4
                for channel in 0..<4 {
                    let below = Int(bytes[target + channel]) * rest / 255
                    bytes[target + channel] = UInt8(min(sums[channel] / area + below, 255))
                }
            }
        }
    }
}
