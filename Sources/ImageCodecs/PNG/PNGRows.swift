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
}
