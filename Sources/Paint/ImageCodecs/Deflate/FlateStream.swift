/// Compresses bytes for files of other forms that hold zlib streams (RFC 1950), such as PDF.
package enum FlateStream {
    /// Returns the compressed bytes, the same for the same bytes.
    ///
    /// - Parameters:
    ///   - bytesPerPixel: the distance at which bytes tend to repeat.
    ///   - bytesPerRow: the same for rows.
    package static func compress(_ bytes: [UInt8], bytesPerPixel: Int = 1, bytesPerRow: Int = 2) -> [UInt8] {
        let pixel = max(bytesPerPixel, 1)
        let rows = PixelBytes(
            padded: bytes + [UInt8](repeating: 0, count: PixelBytes.padding), bytesPerPixel: pixel,
            bytesPerRow: max(bytesPerRow, pixel + 1))
        return Zlib.compress(rows, search: .refined)
    }
}
