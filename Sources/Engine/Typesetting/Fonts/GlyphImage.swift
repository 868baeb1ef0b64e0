import Foundation

/// A glyph that is a coloured picture, as emoji are: premultiplied RGBA, rows from the top.
package final class GlyphImage: Sendable, Equatable {
    package let widthInPixels: Int
    package let heightInPixels: Int
    package let bytes: [UInt8]
    /// The distance from the pen to the picture's left edge, and from the baseline up to its top, in ems.
    let left: CGFloat
    let top: CGFloat
    let pixelsPerEm: CGFloat

    init(widthInPixels: Int, heightInPixels: Int, bytes: [UInt8], left: CGFloat, top: CGFloat, pixelsPerEm: CGFloat) {
        self.widthInPixels = widthInPixels
        self.heightInPixels = heightInPixels
        self.bytes = bytes
        self.left = left
        self.top = top
        self.pixelsPerEm = pixelsPerEm
    }

    /// Returns the picture's rectangle at an em size in points, seen from the pen on the baseline, y down.
    func rect(emSize: CGFloat) -> CGRect {
        let pixel = emSize / pixelsPerEm
        return CGRect(
            x: left * emSize, y: -top * emSize, width: CGFloat(widthInPixels) * pixel,
            height: CGFloat(heightInPixels) * pixel)
    }

    /// A font hands out one object for one glyph.
    package static func == (a: GlyphImage, b: GlyphImage) -> Bool { a === b }
}
