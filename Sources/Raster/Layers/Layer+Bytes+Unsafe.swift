extension Layer {
    /// The pixels as bytes: red, green, blue, alpha of each in turn.
    func bytes() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, count in
            pixels.withUnsafeBufferPointer { pixels in
                for index in pixels.indices {
                    let pixel = pixels[index]
                    buffer[index * 4] = UInt8(truncatingIfNeeded: pixel)
                    buffer[index * 4 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                    buffer[index * 4 + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
                    buffer[index * 4 + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
                }
            }
            count = pixels.count * 4
        }
    }
}
