extension PNGRows {
    /// The bytes at the given bit positions of each pixel.
    static func samples(of pixels: [UInt32], shifts: [UInt32]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * shifts.count) { samples, count in
            shifts.withUnsafeBufferPointer { shifts in
                for pixel in pixels {
                    for shift in shifts {
                        samples[count] = UInt8(truncatingIfNeeded: pixel >> shift)
                        count += 1
                    }
                }
            }
        }
    }

    /// The place of each pixel's colour.
    static func indices(of pixels: [UInt32], in index: ColorIndex) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count) { indices, count in
            var last: (color: UInt32, place: UInt8)?
            for pixel in pixels {
                if last?.color != pixel {
                    guard let place = index[pixel] else { preconditionFailure("The palette holds every pixel.") }
                    last = (pixel, UInt8(place))
                }
                indices[count] = last?.place ?? 0
                count += 1
            }
        }
    }
}
