import Pixels

/// A picture's rows in the PNG colour type that holds them exactly in the fewest bytes.
struct PNGRows {
    /// The colour types of PNG (ISO/IEC 15948, 11.2.2), 8 bits a sample except for small palettes.
    enum ColorType: Sendable, Equatable {
        case grey
        case greyAlpha
        case rgb
        case rgba
        /// One index a byte, written with `bits` of them (1, 2, 4 or 8).
        case palette(Palette, bits: Int)
    }

    /// Up to 256 colours; those with alpha come first, so that the transparency chunk is short.
    struct Palette: Sendable, Equatable {
        var colors: [UInt8]
        var alphas: [UInt8]
        var count: Int { colors.count / 3 }
    }

    let type: ColorType
    let bytes: [UInt8]
    let bytesPerRow: Int

    /// Rows of straight RGBA bytes, four a pixel, in the given type, or in the best one when `type` is nil.
    init(straight bytes: [UInt8], widthInPixels width: Int) {
        let census = ColorCensus(straight: bytes)
        if let colors = census.colors, !(census.isGrey && census.isOpaque && colors.count > 16) {
            self.init(straight: bytes, widthInPixels: width, colors: colors)
        } else {
            let type: ColorType =
                switch (census.isGrey, census.isOpaque) {
                case (true, true): .grey
                case (true, false): .greyAlpha
                case (false, true): .rgb
                case (false, false): .rgba
                }
            self.init(straight: bytes, widthInPixels: width, type: type)
        }
    }

    /// Rows in a direct colour type, which must hold all the pixels.
    init(straight bytes: [UInt8], widthInPixels width: Int, type: ColorType) {
        self.type = type
        let keep: [Int] =
            switch type {
            case .grey: [0]
            case .greyAlpha: [0, 3]
            case .rgb: [0, 1, 2]
            case .rgba, .palette: [0, 1, 2, 3]
            }
        bytesPerRow = width * keep.count
        if keep.count == 4 {
            self.bytes = bytes
        } else {
            let pixelCount = bytes.count / 4
            self.bytes = [UInt8](unsafeUninitializedCapacity: pixelCount * keep.count) { rows, count in
                bytes.withUnsafeBufferPointer { pixels in
                    var out = 0
                    for pixel in 0..<pixelCount {
                        for channel in keep {
                            rows[out] = pixels[pixel * 4 + channel]
                            out += 1
                        }
                    }
                    count = out
                }
            }
        }
    }

    /// Rows of indices into the given colours, which must be all that occur.
    private init(straight bytes: [UInt8], widthInPixels width: Int, colors: [UInt32]) {
        let ordered = colors.filter { $0 >> 24 != 255 } + colors.filter { $0 >> 24 == 255 }
        var palette = Palette(colors: [], alphas: [])
        for color in ordered {
            palette.colors += [UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color >> 16 & 255)]
            if color >> 24 != 255 { palette.alphas.append(UInt8(color >> 24)) }
        }
        let bits = ordered.count <= 2 ? 1 : ordered.count <= 4 ? 2 : ordered.count <= 16 ? 4 : 8
        type = .palette(palette, bits: bits)
        bytesPerRow = width

        let index = ColorIndex(ordered)
        let pixelCount = bytes.count / 4
        self.bytes = [UInt8](unsafeUninitializedCapacity: pixelCount) { rows, count in
            bytes.withUnsafeBufferPointer { pixels in
                var last = ordered[0]
                var lastIndex = UInt8(0)
                for pixel in 0..<pixelCount {
                    let color = ColorCensus.color(in: pixels, at: pixel * 4)
                    if color != last {
                        last = color
                        lastIndex = UInt8(index[color] ?? 0)
                    }
                    rows[pixel] = lastIndex
                }
            }
            count = pixelCount
        }
    }
}
