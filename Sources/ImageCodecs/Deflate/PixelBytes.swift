/// Bytes to compress, with what is known of them: rows of pixels, each behind one byte that names its filter.
struct PixelBytes: Sendable {
    /// Bytes behind the last one, which may be read and are never stored.
    static let padding = 16

    /// The rows and `padding` zeros.
    let padded: [UInt8]
    /// Bytes of a pixel; 1 for rows that hold several pixels in a byte.
    let bytesPerPixel: Int
    /// Bytes of a row with its filter.
    let bytesPerRow: Int

    init(padded: [UInt8], bytesPerPixel: Int, bytesPerRow: Int) {
        precondition(padded.count >= Self.padding && bytesPerPixel > 0 && bytesPerRow > bytesPerPixel, "Rows hold pixels.")
        self.padded = padded
        self.bytesPerPixel = bytesPerPixel
        self.bytesPerRow = bytesPerRow
    }

    var count: Int { padded.count - Self.padding }
}
