import Pixels

/// Writes a picture as a PNG file (ISO/IEC 15948), exactly, and always with the same bytes.
///
/// Pixels become straight alpha; grey, palette, RGB or RGBA is chosen by the colours that occur. Rows are not filtered: on pictures of
/// interfaces that is both faster and smaller than filters. Colours are marked as sRGB. Compression is this room's own, so that the bytes
/// depend on no library's version.
package struct PNGEncoder: Sendable {
    /// The pixels per point, written as the density of the picture, 72 dots an inch times this; a finite number above 0, or no density is
    /// written.
    package var pixelsPerPoint: Double

    /// The time spent on a smaller file.
    package var effort: CompressionEffort

    package init(pixelsPerPoint: Double = 1, effort: CompressionEffort = .standard) {
        self.pixelsPerPoint = pixelsPerPoint
        self.effort = effort
    }

    /// The bytes of a PNG file.
    ///
    /// Every valid premultiplied picture decodes to exactly the same pixels; a channel above its alpha is cut to it.
    /// - Throws: `ImageCodecError` when a side is 0 or above 32,767 pixels.
    package func encode(_ pixmap: Pixmap) throws(ImageCodecError) -> [UInt8] {
        try ImageLimits.writing.check(widthInPixels: pixmap.widthInPixels, heightInPixels: pixmap.heightInPixels)
        let rows = PNGRows(pixmap, as: PNGColorType(ColorStatistics(pixmap)))
        var bytes = PNGDecoder.signature
        for chunk in header(type: rows.type, width: rows.width, height: rows.height) { chunk.append(to: &bytes) }
        let data = Zlib.compress(rows.bytes, search: effort == .smallest ? .smallest : .onePass)
        PNGChunk(type: "IDAT", data: data[...]).append(to: &bytes)
        PNGChunk(type: "IEND", data: []).append(to: &bytes)
        return bytes
    }

    /// The chunks in front of the data: size and type, colour space, density, palette, transparency.
    func header(type: PNGColorType, width: Int, height: Int) -> [PNGChunk] {
        let (bits, number) = type.header
        let size = PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
        // Compression, filters and interlacing are 0: deflate, the usual five, no interlacing. Rendering intent 0 is perceptual.
        var chunks = [
            PNGChunk(type: "IHDR", data: (size + [bits, number, 0, 0, 0])[...]), PNGChunk(type: "sRGB", data: [0]),
        ]
        if pixelsPerMetre > 0 {
            let density = PNGChunk.bigEndian(pixelsPerMetre)
            chunks.append(PNGChunk(type: "pHYs", data: (density + density + [1])[...]))
        }
        var transparent: [UInt8] = []
        switch type {
        case .palette(let palette):
            chunks.append(PNGChunk(type: "PLTE", data: palette.rgbBytes[...]))
            transparent = palette.alphaBytes
        case .grey(let key?): transparent = [0, key]
        case .rgb(let key?): transparent = [0, key, 0, key, 0, key]
        case .grey, .rgb, .greyAlpha, .rgba: break
        }
        if !transparent.isEmpty { chunks.append(PNGChunk(type: "tRNS", data: transparent[...])) }
        return chunks
    }

    /// Pixels in a metre for a number of points: 72 points are an inch, which is 0.0254 metres.
    private var pixelsPerMetre: UInt32 {
        guard pixelsPerPoint.isFinite, pixelsPerPoint > 0, pixelsPerPoint < 100_000 else { return 0 }
        return UInt32((pixelsPerPoint * 72 / 0.0254).rounded())
    }
}

extension PNGEncoder {
    /// The bytes of a PNG file for each picture, in order, encoded by several threads.
    ///
    /// - Parameter jobs: How many threads, or nil for one per core. The bytes do not depend on it.
    /// - Throws: `ImageCodecError` of the first picture that cannot be encoded.
    package func encode(_ pixmaps: [Pixmap], jobs: Int?) throws(ImageCodecError) -> [[UInt8]] {
        let results = parallelMap(count: pixmaps.count, jobs: jobs) { index in
            Result { () throws(ImageCodecError) in try encode(pixmaps[index]) }
        }
        var files: [[UInt8]] = []
        for result in results { files.append(try result.get()) }
        return files
    }
}
