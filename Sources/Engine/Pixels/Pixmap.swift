/// A picture in memory: premultiplied RGBA, 8 bits a channel, rows from the top, no padding between rows.
///
/// Colours are sRGB; the alpha is already multiplied into red, green and blue.
package struct Pixmap: Sendable, Equatable {
    package let widthInPixels: Int
    package let heightInPixels: Int

    /// All bytes; empty where the picture is in bands.
    @usableFromInline var whole: [UInt8]

    /// The bytes of each band of `rowsOfBand` rows, the last one of the remaining rows; empty where the picture is in one piece.
    @usableFromInline var bands: [PixelBand]

    /// `widthInPixels * heightInPixels * 4` bytes: red, green, blue, alpha of each pixel in turn.
    ///
    /// Those of a picture in bands are a copy, made at each access: code that walks through pixels should read them once, or row by row
    /// (`withRow`).
    package var bytes: [UInt8] {
        @inlinable get { bands.isEmpty ? whole : joined() }
        @inlinable _modify {
            if !bands.isEmpty { join() }
            yield &whole
        }
    }

    /// A transparent picture.
    package init(widthInPixels: Int, heightInPixels: Int) {
        precondition(widthInPixels >= 0 && heightInPixels >= 0, "A picture has no negative side.")
        self.widthInPixels = widthInPixels
        self.heightInPixels = heightInPixels
        (whole, bands) = ([UInt8](repeating: 0, count: widthInPixels * heightInPixels * 4), [])
    }

    /// A picture of the given premultiplied bytes.
    package init(widthInPixels: Int, heightInPixels: Int, bytes: [UInt8]) {
        precondition(bytes.count == widthInPixels * heightInPixels * 4, "A picture has four bytes a pixel.")
        self.widthInPixels = widthInPixels
        self.heightInPixels = heightInPixels
        (whole, bands) = (bytes, [])
    }

    /// A picture of bands.
    init(widthInPixels: Int, heightInPixels: Int, bands: [[UInt8]]) {
        self.widthInPixels = widthInPixels
        self.heightInPixels = heightInPixels
        (whole, self.bands) = ([], bands.map(PixelBand.init))
    }

    /// The premultiplied red, green, blue and alpha at a pixel inside the picture.
    package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        withRow(y) { row in (row[x * 4], row[x * 4 + 1], row[x * 4 + 2], row[x * 4 + 3]) }
    }
}
