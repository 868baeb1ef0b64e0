import Pixels

/// Reads a JPEG file (ITU-T T.81): sequential or progressive, of one, three or four colour components with 8 bits.
///
/// The picture is turned as its Exif data asks. Samples are taken as sRGB, and inks as their complements in it; colour profiles are not
/// applied. libjpeg-turbo's slow integer transform and smooth enlargement of colour are used, which give the same pixels on every
/// processor.
package struct JPEGDecoder: Sendable {
    package var limits: ImageLimits

    package init(limits: ImageLimits = .standard) {
        self.limits = limits
    }

    /// The start of image and the beginning of any marker (T.81, B.1.1.3).
    static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

    /// The opaque picture in a JPEG file.
    ///
    /// - Throws: `ImageCodecError` when the bytes are not a JPEG, end early, break a rule or pass a limit.
    package func decode(_ bytes: [UInt8]) throws(ImageCodecError) -> DecodedImage {
        guard bytes.starts(with: Self.signature) else {
            if !bytes.isEmpty, Self.signature.starts(with: bytes) { throw .truncated(.jpeg, byteCount: bytes.count) }
            throw .notThisFormat(.jpeg, firstBytes: Array(bytes.prefix(8)))
        }
        let markers = JPEGMarkers(bytes)
        let picture = try pixels(bytes, hasInvertedInks: markers.isFromAdobe)
        return DecodedImage(pixmap: markers.orientation.applied(to: picture), pixelsPerPoint: nil)
    }
}
