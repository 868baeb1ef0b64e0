/// A picture in memory: premultiplied RGBA, 8 bits a channel, rows from the top, no padding between rows.
///
/// Colours are sRGB; the alpha is already multiplied into red, green and blue.
package struct Pixmap: Sendable, Equatable {
    package let widthInPixels: Int
    package let heightInPixels: Int

    /// `widthInPixels * heightInPixels * 4` bytes: red, green, blue, alpha of each pixel in turn.
    package var bytes: [UInt8]

    /// A transparent picture.
    package init(widthInPixels: Int, heightInPixels: Int) {
        precondition(widthInPixels >= 0 && heightInPixels >= 0, "A picture has no negative side.")
        self.widthInPixels = widthInPixels
        self.heightInPixels = heightInPixels
        bytes = [UInt8](repeating: 0, count: widthInPixels * heightInPixels * 4)
    }

    /// A picture of the given premultiplied bytes.
    package init(widthInPixels: Int, heightInPixels: Int, bytes: [UInt8]) {
        precondition(bytes.count == widthInPixels * heightInPixels * 4, "A picture has four bytes a pixel.")
        self.widthInPixels = widthInPixels
        self.heightInPixels = heightInPixels
        self.bytes = bytes
    }

    /// The premultiplied red, green, blue and alpha at a pixel inside the picture.
    package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let index = (y * widthInPixels + x) * 4
        return (bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
    }
}
