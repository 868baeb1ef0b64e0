import CPNG
import Pixels

/// Reads a PNG file of any colour type, depth and interlacing into premultiplied 8-bit pixels.
///
/// Sixteen-bit samples are rounded to eight. Samples are taken as sRGB; gamma and colour profiles are not applied.
/// Of an animated PNG this gives the still picture; see `APNGDecoder`.
package struct PNGDecoder: Sendable {
    package var limits: ImageLimits

    package init(limits: ImageLimits = .standard) {
        self.limits = limits
    }

    /// The eight bytes at the start of every PNG file (ISO/IEC 15948, 5.2).
    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    /// The picture in a PNG file.
    ///
    /// - Throws: `ImageCodecError` when the bytes are not a PNG, end early, fail a checksum or pass a limit.
    package func decode(_ bytes: [UInt8]) throws(ImageCodecError) -> DecodedImage {
        let start = Array(bytes.prefix(Self.signature.count))
        guard start == Self.signature else {
            if !bytes.isEmpty, Self.signature.starts(with: bytes) {
                throw .truncated(.png, byteCount: bytes.count)
            }
            throw .notThisFormat(.png, firstBytes: start)
        }
        var (straight, reader) = try straightPixels(bytes)
        AlphaConversion.premultiply(&straight)
        let pixmap = Pixmap(widthInPixels: Int(reader.width), heightInPixels: Int(reader.height), bytes: straight)
        return DecodedImage(pixmap: pixmap, pixelsPerPoint: Self.pixelsPerPoint(reader.pixels_per_metre))
    }

    /// Undoes `PNGEncoder.pixelsPerMetre`, whose rounding is taken back to the nearest thousandth.
    private static func pixelsPerPoint(_ pixelsPerMetre: UInt32) -> Double? {
        guard pixelsPerMetre > 0 else { return nil }
        let exact = Double(pixelsPerMetre) * 0.0254 / 72
        return (exact * 1000).rounded() / 1000
    }
}
