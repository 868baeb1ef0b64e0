extension ColorHistogram {
    /// Counts the opaque pixels of a list; all others are 0. Neighbouring pixels are mostly equal, so runs are counted at once.
    mutating func add(_ pixels: [UInt32]) {
        pixels.withUnsafeBufferPointer { pixels in
            var start = 0
            while start < pixels.count {
                let pixel = pixels[start]
                var end = start + 1
                while end < pixels.count, pixels[end] == pixel { end += 1 }
                if pixel != 0 { add(pixel, count: end - start) }
                start = end
            }
        }
    }

    /// Counts the opaque pixels of a plane that differ from those of another one of the same size.
    init(of plane: PixelPlane, differingFrom other: PixelPlane) {
        self.init()
        let count = plane.pixels.count
        precondition(count == other.pixels.count, "Every pixel is compared with one.")
        plane.pixels.withUnsafeBufferPointer { pixels in
            other.pixels.withUnsafeBufferPointer { others in
                guard let own = pixels.baseAddress, let theirs = others.baseAddress else { return }
                var start = 0
                while start < count {
                    start += equalPixels(own + start, theirs + start, limit: count - start)
                    if start == count { break }
                    let pixel = own[start]
                    var end = start + 1
                    while end < count, own[end] == pixel, theirs[end] != pixel { end += 1 }
                    if pixel != 0 { add(pixel, count: end - start) }
                    start = end
                }
            }
        }
    }
}
