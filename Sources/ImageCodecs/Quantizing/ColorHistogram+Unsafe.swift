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

    /// Counts the opaque pixels of a list that differ from those at the same place of another.
    mutating func add(_ pixels: [UInt32], differingFrom others: [UInt32]) {
        precondition(pixels.count == others.count, "Every pixel is compared with one.")
        pixels.withUnsafeBufferPointer { pixels in
            others.withUnsafeBufferPointer { others in
                var start = 0
                while start < pixels.count {
                    let pixel = pixels[start]
                    if pixel == others[start] {
                        start += 1
                        continue
                    }
                    var end = start + 1
                    while end < pixels.count, pixels[end] == pixel, others[end] != pixel { end += 1 }
                    if pixel != 0 { add(pixel, count: end - start) }
                    start = end
                }
            }
        }
    }
}
