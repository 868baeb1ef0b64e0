/// How the pixels of a PNG file are stored (ISO/IEC 15948, 11.2.2).
///
/// Samples have 8 bits, palette indices fewer where that is enough.
enum PNGColorType: Sendable, Equatable {
    case grey
    case greyAlpha
    case rgb
    case rgba
    case palette(PNGPalette)

    /// The type that holds the counted pixels exactly in the fewest bytes.
    init(_ census: ColorCensus) {
        // Grey of 8 bits takes the bytes of an 8-bit palette without the palette.
        if let colors = census.colors, !(census.isGrey && census.isOpaque && colors.count > 16) {
            self = .palette(PNGPalette(colors))
            return
        }
        switch (census.isGrey, census.isOpaque) {
        case (true, true): self = .grey
        case (true, false): self = .greyAlpha
        case (false, true): self = .rgb
        case (false, false): self = .rgba
        }
    }

    /// Whether a fully transparent pixel can be stored.
    var holdsTransparent: Bool {
        switch self {
        case .grey, .rgb: false
        case .greyAlpha, .rgba: true
        case .palette(let palette): palette.index[0] != nil
        }
    }
}
