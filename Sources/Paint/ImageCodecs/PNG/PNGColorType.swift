/// The form in which the pixels of a PNG file are stored (ISO/IEC 15948, 11.2.2).
///
/// Samples have 8 bits, palette indices fewer where that is enough. Where pixels are opaque or fully transparent and nothing
/// between, `key` is a grey that no opaque pixel has and that stands for the transparent ones (11.3.2.1), which saves a
/// channel.
enum PNGColorType: Sendable, Equatable {
    case grey(key: UInt8?)
    case greyAlpha
    case rgb(key: UInt8?)
    case rgba
    case palette(PNGPalette)

    /// The type that holds the counted pixels exactly in the fewest bytes.
    init(_ statistics: ColorStatistics) {
        // Grey of 8 bits takes the bytes of an 8-bit palette without the palette.
        if let colors = statistics.colors, !(statistics.isGrey && statistics.isOpaque && colors.count > 16) {
            self = .palette(PNGPalette(colors))
            return
        }
        self.init(statistics, withTransparent: false)
    }

    /// The type without a palette that holds the counted pixels, and a transparent one on request where that costs nothing.
    init(_ statistics: ColorStatistics, withTransparent: Bool) {
        let key = statistics.isOpaque && !withTransparent ? nil : statistics.unusedGrey
        let isKeyed = statistics.isOpaque || (!statistics.isPartlyTransparent && key != nil)
        switch (statistics.isGrey, isKeyed) {
        case (true, true): self = .grey(key: key)
        case (true, false): self = .greyAlpha
        case (false, true): self = .rgb(key: key)
        case (false, false): self = .rgba
        }
    }

    /// True if a fully transparent pixel can be stored.
    var holdsTransparent: Bool {
        switch self {
        case .grey(let key), .rgb(let key): key != nil
        case .greyAlpha, .rgba: true
        case .palette(let palette): palette.index[0] != nil
        }
    }

    /// Bytes of a stored pixel; 1 where several pixels share a byte.
    var bytesPerPixel: Int {
        switch self {
        case .grey, .palette: 1
        case .greyAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }

    /// Bits of a sample, and the number of the type in the header.
    var header: (bits: UInt8, type: UInt8) {
        switch self {
        case .grey: (8, 0)
        case .rgb: (8, 2)
        case .palette(let palette): (UInt8(palette.bits), 3)
        case .greyAlpha: (8, 4)
        case .rgba: (8, 6)
        }
    }
}
