/// Straight pixels as the bytes of a PNG colour type, row after row, before compression.
struct PNGRows: Sendable {
    let type: PNGColorType
    let width: Int
    let height: Int
    let bytes: [UInt8]

    /// Rows of a plane of straight pixels, all of which the type must be able to hold.
    init(_ plane: PixelPlane, as type: PNGColorType) {
        self.type = type
        width = plane.width
        height = plane.height
        switch type {
        case .grey: bytes = Self.samples(of: plane.pixels, shifts: [0])
        case .greyAlpha: bytes = Self.samples(of: plane.pixels, shifts: [0, 24])
        case .rgb: bytes = Self.samples(of: plane.pixels, shifts: [0, 8, 16])
        case .rgba: bytes = Self.samples(of: plane.pixels, shifts: [0, 8, 16, 24])
        case .palette(let palette): bytes = Self.indices(of: plane.pixels, in: palette.index)
        }
    }

    var bytesPerRow: Int { height == 0 ? 0 : bytes.count / height }

    private static func samples(of pixels: [UInt32], shifts: [UInt32]) -> [UInt8] {
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

    private static func indices(of pixels: [UInt32], in index: ColorIndex) -> [UInt8] {
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
