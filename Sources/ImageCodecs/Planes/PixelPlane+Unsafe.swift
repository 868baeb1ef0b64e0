import Pixels

extension PixelPlane {
    /// The premultiplied pixels of a picture, as they are.
    init(_ pixmap: Pixmap) {
        let count = pixmap.widthInPixels * pixmap.heightInPixels
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { numbers, initialized in
            pixmap.bytes.withUnsafeBytes { bytes in
                for pixel in 0..<count {
                    numbers[pixel] = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self))
                }
            }
            initialized = count
        }
        self.init(width: pixmap.widthInPixels, height: pixmap.heightInPixels, pixels: pixels)
    }

    /// The pixels of a rectangle inside the plane.
    func cut(_ area: PixelRectangle) -> PixelPlane {
        precondition(area.maxX <= width && area.maxY <= height, "The rectangle lies inside.")
        let part = [UInt32](unsafeUninitializedCapacity: area.area) { part, count in
            pixels.withUnsafeBufferPointer { own in
                for row in area.y..<area.maxY {
                    let start = row * width + area.x
                    for index in start..<start + area.width {
                        part[count] = own[index]
                        count += 1
                    }
                }
            }
        }
        return PixelPlane(width: area.width, height: area.height, pixels: part)
    }

    /// The smallest rectangle around the pixels for which a test of (own, other) holds, in a plane of the same size.
    @inline(__always)
    func bounds(comparedWith other: PixelPlane, where test: (UInt32, UInt32) -> Bool) -> PixelRectangle {
        precondition(width == other.width && height == other.height, "Planes of one size are compared.")
        var bounds = PixelBounds()
        pixels.withUnsafeBufferPointer { own in
            other.pixels.withUnsafeBufferPointer { theirs in
                var row = 0
                while row < height {
                    var first = row * width
                    let end = first + width
                    while first < end, !test(own[first], theirs[first]) { first += 1 }
                    if first < end {
                        var last = end - 1
                        while !test(own[last], theirs[last]) { last -= 1 }
                        bounds.include(first: first - row * width, last: last - row * width, row: row)
                    }
                    row += 1
                }
            }
        }
        return bounds.rectangle
    }
}
