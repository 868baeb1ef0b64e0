import Pixels

extension PixelPlane {
    /// The premultiplied pixels of a picture, as they are.
    init(_ pixmap: Pixmap) {
        let (width, height) = (pixmap.widthInPixels, pixmap.heightInPixels)
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { numbers, initialized in
            for y in 0..<height {
                pixmap.withRow(y) { bytes in
                    for x in 0..<width {
                        numbers[y * width + x] = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
                    }
                }
            }
            initialized = width * height
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The pixels of a rectangle inside the plane.
    func cut(_ area: PixelRect) -> PixelPlane {
        precondition(area.maxX <= width && area.maxY <= height, "The rectangle lies inside.")
        let part = [UInt32](unsafeUninitializedCapacity: area.area) { part, count in
            pixels.withUnsafeBufferPointer { own in
                for row in area.minY..<area.maxY {
                    let start = row * width + area.minX
                    for index in start..<start + area.width {
                        part[count] = own[index]
                        count += 1
                    }
                }
            }
        }
        return PixelPlane(width: area.width, height: area.height, pixels: part)
    }

    /// Returns whether the plane contains a pixel of this value; eight are compared at once.
    func contains(_ pixel: UInt32) -> Bool {
        pixels.withUnsafeBytes { bytes in
            let group = SIMD8<UInt32>(repeating: pixel)
            var place = 0
            while bytes.count - place >= 32 {
                if any(bytes.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt32>.self) .== group) { return true }
                place += 32
            }
            return pixels[(place / 4)...].contains(pixel)
        }
    }

    /// The smallest rectangle around the pixels for which a test of (own, other) holds, in a plane of the same size.
    @inline(__always)
    func bounds(comparedWith other: PixelPlane, where test: (UInt32, UInt32) -> Bool) -> PixelRect {
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

/// Returns the number of pixels from two places on, at most `limit`, that are the same: two are compared at once, then eight.
@inline(__always)
func equalPixels(_ some: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>, limit: Int) -> Int {
    let (first, second) = (UnsafeRawPointer(some), UnsafeRawPointer(others))
    var place = 0
    while place &+ 2 <= limit {
        let pair = UInt64(littleEndian: first.loadUnaligned(fromByteOffset: place &* 4, as: UInt64.self))
        let difference = pair ^ UInt64(littleEndian: second.loadUnaligned(fromByteOffset: place &* 4, as: UInt64.self))
        if difference != 0 { return difference & 0xFFFF_FFFF == 0 ? place &+ 1 : place }
        place &+= 2
        if place >= 8 {
            while place &+ 8 <= limit,
                first.loadUnaligned(fromByteOffset: place &* 4, as: SIMD4<UInt64>.self)
                    == second.loadUnaligned(fromByteOffset: place &* 4, as: SIMD4<UInt64>.self)
            { place &+= 8 }
        }
    }
    if place < limit, some[place] == others[place] { place &+= 1 }
    return place
}
