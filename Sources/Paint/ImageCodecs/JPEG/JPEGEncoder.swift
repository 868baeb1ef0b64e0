import Pixels

/// Writes a picture as a baseline JPEG file (ITU-T T.81), its colours at half resolution below a quality of 0.9.
///
/// Transparent pixels are laid over white. libjpeg-turbo's slow integer transform is used, which gives the same bytes on every processor;
/// another version of the library may give others.
package struct JPEGEncoder: Sendable {
    /// A number from 0, the smallest file, to 1, the best picture; values outside are clamped.
    package var quality: Double

    package init(quality: Double) { self.quality = quality }

    /// The scale of libjpeg: 1 to 100.
    var percentage: Int32 {
        quality.isFinite ? Int32(min(max(quality * 100, 1), 100).rounded()) : 100
    }

    /// The bytes of a JPEG file.
    ///
    /// - Throws: `ImageCodecError` when a side is 0 or above 32,767 pixels.
    package func encode(_ pixmap: Pixmap) throws(ImageCodecError) -> [UInt8] {
        try ImageLimits.writing.check(widthInPixels: pixmap.widthInPixels, heightInPixels: pixmap.heightInPixels)
        return try compressed(pixmap.flattened(overRed: 255, green: 255, blue: 255))
    }
}
