import Pixels

/// Writes a picture as a PNG file (ISO/IEC 15948), exactly, and always with the same bytes.
///
/// Pixels become straight alpha; grey, palette, RGB or RGBA is chosen by what occurs. Rows are not filtered: on pictures of
/// interfaces that is both faster and smaller than libpng's adaptive choice. Colours are marked as sRGB.
package struct PNGEncoder: Sendable {
    /// Written as the density of the picture, 72 dots an inch times this; a finite number above 0, or no density is written.
    package var pixelsPerPoint: Double

    /// zlib's effort, from 0 (store) to 9; values outside are brought inside.
    package var compressionLevel: Int

    package init(pixelsPerPoint: Double = 1, compressionLevel: Int = 6) {
        self.pixelsPerPoint = pixelsPerPoint
        self.compressionLevel = compressionLevel
    }

    /// The bytes of a PNG file.
    ///
    /// Every valid premultiplied picture decodes to exactly the same pixels; a channel above its alpha is cut to it.
    /// - Throws: `ImageCodecError` when a side is 0 or above 32,767 pixels, or memory runs out.
    package func encode(_ pixmap: Pixmap) throws(ImageCodecError) -> [UInt8] {
        try PictureLimits.writing.check(widthInPixels: pixmap.widthInPixels, heightInPixels: pixmap.heightInPixels)
        let plane = PixelPlane(straight: pixmap)
        return try encode(PNGRows(plane, as: PNGColorType(ColorCensus(straight: plane.pixels))))
    }

    /// Pixels in a metre for a number of points: 72 points are an inch, which is 0.0254 metres.
    var pixelsPerMetre: UInt32 {
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
