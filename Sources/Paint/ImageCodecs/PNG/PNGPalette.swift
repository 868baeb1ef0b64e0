/// A palette of up to 256 straight colours; those with alpha come first, so that the transparency chunk is short.
struct PNGPalette: Sendable, Equatable {
    let index: ColorIndex

    /// A palette of distinct colours, with a transparent one among them on request where there is room.
    init(_ colors: [UInt32], withTransparent: Bool = false) {
        precondition(colors.count <= 256, "A palette has at most 256 colours.")
        var clear = colors.filter { $0 >> 24 != 255 }
        if withTransparent, colors.count < 256, !clear.contains(0) { clear.append(0) }
        index = ColorIndex(clear + colors.filter { $0 >> 24 == 255 })
    }

    static func == (left: PNGPalette, right: PNGPalette) -> Bool {
        left.index.colors == right.index.colors
    }

    var count: Int { index.colors.count }

    /// Bits that an index takes: 1, 2, 4 or 8.
    var bits: Int {
        count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
    }

    /// Red, green and blue of each colour.
    var rgbBytes: [UInt8] {
        index.colors.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
    }

    /// The alphas of the colours that have one; all after them are opaque.
    var alphaBytes: [UInt8] {
        index.colors.prefix { $0 >> 24 != 255 }.map { UInt8($0 >> 24) }
    }
}
